//! The settings that a person keeps, and their form in storage: a line `key=value` each.
//!
//! Whatever the storage holds can be read: a line that is not understood is passed over, and a
//! key without a line that is has its default.

use crate::diagram::PieceSet;
use crate::fen::Dialect;
use crate::words::Lang;

/// The colours of the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardColors {
    /// Green and cream.
    #[default]
    Green,
    /// Blue and white.
    Blue,
    /// Two browns, as of wood.
    Brown,
    /// Two greys.
    Grey,
    /// As far apart as the pieces allow.
    Contrast,
    /// For paper: white, and hatched or pale grey.
    Print,
}

impl BoardColors {
    /// All of them, the default first.
    pub const ALL: [BoardColors; 6] = [
        BoardColors::Green,
        BoardColors::Blue,
        BoardColors::Brown,
        BoardColors::Grey,
        BoardColors::Contrast,
        BoardColors::Print,
    ];

    /// The name in storage, fit for an attribute or a class.
    pub const fn name(self) -> &'static str {
        match self {
            BoardColors::Green => "green",
            BoardColors::Blue => "blue",
            BoardColors::Brown => "brown",
            BoardColors::Grey => "grey",
            BoardColors::Contrast => "contrast",
            BoardColors::Print => "print",
        }
    }
}

/// Where the names of files and ranks stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// In the corners of the squares at the edge.
    #[default]
    Inside,
    /// Beside the board.
    Outside,
    /// Nowhere.
    Off,
}

impl Coordinates {
    /// All of them, the default first.
    pub const ALL: [Coordinates; 3] = [Coordinates::Inside, Coordinates::Outside, Coordinates::Off];

    /// The name in storage, fit for an attribute or a class.
    pub const fn name(self) -> &'static str {
        match self {
            Coordinates::Inside => "inside",
            Coordinates::Outside => "outside",
            Coordinates::Off => "off",
        }
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All of them, the default first.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// The name in storage, fit for an attribute or a class.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// The names of the dialects in storage.
const DIALECTS: [(Dialect, &str); 5] = [
    (Dialect::AsGiven, "as-given"),
    (Dialect::XFen, "x-fen"),
    (Dialect::Shredder, "shredder"),
    (Dialect::Strict, "strict"),
    (Dialect::EpIfLegal, "ep-if-legal"),
];

/// All settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The colours of the squares.
    pub board: BoardColors,
    /// The drawings of the pieces.
    pub pieces: PieceSet,
    /// Where the names of files and ranks stand.
    pub coordinates: Coordinates,
    /// How large the board is, in hundredths of the room that there is for it; within
    /// [`Settings::SIZES`].
    pub size: u8,
    /// Light or dark.
    pub theme: Theme,
    /// The language; `None` for the one that the browser's user likes best.
    pub language: Option<Lang>,
    /// How the FEN that is copied is written.
    pub dialect: Dialect,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            board: BoardColors::default(),
            pieces: PieceSet::default(),
            coordinates: Coordinates::default(),
            size: 100,
            theme: Theme::default(),
            language: None,
            dialect: Dialect::default(),
        }
    }
}

impl Settings {
    /// The smallest and the largest size.
    pub const SIZES: (u8, u8) = (40, 100);

    /// The form to store.
    pub fn to_stored(&self) -> String {
        let size = self.size.to_string();
        let dialect = DIALECTS.iter().find(|(dialect, _)| *dialect == self.dialect);
        let mut stored = String::new();
        for (key, value) in [
            ("board", self.board.name()),
            ("pieces", self.pieces.name()),
            ("coordinates", self.coordinates.name()),
            ("size", &size),
            ("theme", self.theme.name()),
            ("language", self.language.map_or("browser", Lang::tag)),
            ("dialect", dialect.map_or("", |(_, name)| name)),
        ] {
            stored.push_str(key);
            stored.push('=');
            stored.push_str(value);
            stored.push('\n');
        }
        stored
    }

    /// The settings that were stored, with the default of each that is not understood.
    pub fn from_stored(stored: &str) -> Settings {
        let mut settings = Settings::default();
        for line in stored.lines() {
            if let Some((key, value)) = line.split_once('=') {
                settings.set(key.trim(), value.trim());
            }
        }
        settings
    }

    /// Sets one of them by its key and the name of its value in storage; `None`, and nothing is
    /// set, where they are not understood.
    pub fn set(&mut self, key: &str, value: &str) -> Option<()> {
        match key {
            "board" => self.board = find(&BoardColors::ALL, BoardColors::name, value)?,
            "pieces" => self.pieces = find(&PieceSet::ALL, PieceSet::name, value)?,
            "coordinates" => self.coordinates = find(&Coordinates::ALL, Coordinates::name, value)?,
            "size" => {
                let (smallest, largest) = Settings::SIZES;
                let size = value.parse().ok()?;
                self.size = (smallest..=largest).contains(&size).then_some(size)?;
            }
            "theme" => self.theme = find(&Theme::ALL, Theme::name, value)?,
            "language" if value == "browser" => self.language = None,
            "language" => self.language = Some(find(&Lang::ALL, Lang::tag, value)?),
            "dialect" => self.dialect = find(&DIALECTS, |(_, name)| name, value)?.0,
            _ => return None,
        }
        Some(())
    }
}

/// The one of a list that has this name.
fn find<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, value: &str) -> Option<T> {
    all.iter().copied().find(|&item| name(item) == value)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OTHERS: Settings = Settings {
        board: BoardColors::Print,
        pieces: PieceSet::Letter,
        coordinates: Coordinates::Outside,
        size: 75,
        theme: Theme::Dark,
        language: Some(Lang::Ml),
        dialect: Dialect::Shredder,
    };

    #[test]
    fn every_setting_comes_back() {
        let mut all = vec![Settings::default(), OTHERS];
        all.extend(BoardColors::ALL.map(|board| Settings { board, ..OTHERS }));
        all.extend(PieceSet::ALL.map(|pieces| Settings { pieces, ..OTHERS }));
        all.extend(Coordinates::ALL.map(|coordinates| Settings { coordinates, ..OTHERS }));
        all.extend([40, 41, 100].map(|size| Settings { size, ..OTHERS }));
        all.extend(Theme::ALL.map(|theme| Settings { theme, ..OTHERS }));
        let languages = Lang::ALL.map(|lang| Settings { language: Some(lang), ..OTHERS });
        all.extend(languages);
        all.extend(DIALECTS.map(|(dialect, _)| Settings { dialect, ..OTHERS }));
        for settings in all {
            assert_eq!(Settings::from_stored(&settings.to_stored()), settings);
        }
    }

    #[test]
    fn what_is_stored_can_be_read_by_people() {
        assert_eq!(
            OTHERS.to_stored(),
            "board=print\npieces=letter\ncoordinates=outside\nsize=75\ntheme=dark\n\
             language=ml\ndialect=shredder\n"
        );
    }

    #[test]
    fn what_is_corrupt_gives_the_default_of_its_key() {
        let default = Settings::default();
        let dark = Settings { theme: Theme::Dark, ..default };
        let table = [
            ("", default),
            ("theme=dark", dark),
            // Among rubbish, spaces and the line ends of another system.
            ("{\"theme\":1}\n=\n==\ntheme = dark\r\n\u{0}\nnull", dark),
            ("theme=dark\ntheme=purple", dark),
            ("theme=light\ntheme=dark", dark),
            ("theme=Dark", default),
            ("theme=dark;", default),
            ("theme", default),
            ("Theme=dark", default),
            ("board=\npieces=standard2\ncoordinates=0\ntheme=dark", dark),
            ("size=39", default),
            ("size=101", default),
            ("size=-5", default),
            ("size=75.5", default),
            ("size=99999999999999999999", default),
            ("size=NaN", default),
            ("size=75", Settings { size: 75, ..default }),
            ("language=de", default),
            ("language=fi\nlanguage=browser", default),
            ("language=tr", Settings { language: Some(Lang::Tr), ..default }),
            ("dialect=", default),
            ("dialect=x-fen", Settings { dialect: Dialect::XFen, ..default }),
        ];
        for (stored, expected) in table {
            assert_eq!(Settings::from_stored(stored), expected, "{stored}");
        }
        // Whatever single byte of it is damaged, the other lines are read.
        let stored = OTHERS.to_stored();
        for i in 0..stored.len() {
            let mut damaged = stored.clone();
            damaged.replace_range(i..=i, "?");
            let read = Settings::from_stored(&damaged).to_stored();
            let same = read.lines().zip(stored.lines()).filter(|(a, b)| a == b).count();
            assert!(same >= 5, "{damaged}");
        }
    }
}
