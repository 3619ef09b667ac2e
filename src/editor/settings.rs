//! The settings that a person keeps, and their form in storage: a line `key=value` each.
//!
//! Whatever the storage holds can be read: a line that is not understood is passed over, and a
//! key without a line that is has its default.

use crate::diagram::PieceSet;
use crate::fen::Dialect;
use crate::words::Lang;

/// Something that can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// The colours of the squares.
    Board,
    /// The drawings of the pieces.
    Pieces,
    /// Where the names of files and ranks stand.
    Coordinates,
    /// Light or dark.
    Theme,
    /// Whether pieces slide to where they are moved.
    Animation,
    /// How large the board is, in hundredths of the room that there is for it.
    Size,
    /// The language of the page.
    Language,
    /// How the FEN that is copied is written.
    Dialect,
}

impl Setting {
    /// All of them.
    pub const ALL: [Setting; 8] = [
        Setting::Board,
        Setting::Pieces,
        Setting::Coordinates,
        Setting::Theme,
        Setting::Animation,
        Setting::Size,
        Setting::Language,
        Setting::Dialect,
    ];

    /// The name in storage, fit for an attribute.
    pub const fn key(self) -> &'static str {
        match self {
            Setting::Board => "board",
            Setting::Pieces => "pieces",
            Setting::Coordinates => "coordinates",
            Setting::Theme => "theme",
            Setting::Animation => "animation",
            Setting::Size => "size",
            Setting::Language => "language",
            Setting::Dialect => "dialect",
        }
    }

    /// The names of its values in storage, the default first.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Setting::Board => &["green", "blue", "brown", "grey", "contrast", "print"],
            Setting::Pieces => &["standard", "figurine", "letter"],
            Setting::Coordinates => &["inside", "outside", "off"],
            Setting::Theme => &["system", "light", "dark"],
            Setting::Animation => &["system", "on", "off"],
            Setting::Size => {
                &["100", "95", "90", "85", "80", "75", "70", "65", "60", "55", "50", "45", "40"]
            }
            Setting::Language => &["browser", "en", "fi", "tr", "ml"],
            Setting::Dialect => &["as-given", "x-fen", "shredder", "strict", "ep-if-legal"],
        }
    }
}

/// The dialects in the order of their names.
const DIALECTS: [Dialect; 5] =
    [Dialect::AsGiven, Dialect::XFen, Dialect::Shredder, Dialect::Strict, Dialect::EpIfLegal];

/// What everything is set to: the number of the value of each setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings([u8; Setting::ALL.len()]);

impl Settings {
    /// The number of a setting's value.
    pub fn index(&self, setting: Setting) -> usize {
        usize::from(self.0[setting as usize])
    }

    /// The name of a setting's value.
    pub fn value(&self, setting: Setting) -> &'static str {
        setting.values().get(self.index(setting)).copied().unwrap_or_default()
    }

    /// The drawings of the pieces.
    pub fn pieces(&self) -> PieceSet {
        PieceSet::ALL.get(self.index(Setting::Pieces)).copied().unwrap_or_default()
    }

    /// The language; `None` for the one that the browser's user likes best.
    pub fn language(&self) -> Option<Lang> {
        Lang::ALL.get(self.index(Setting::Language).wrapping_sub(1)).copied()
    }

    /// Sets the language.
    pub fn set_language(&mut self, language: Option<Lang>) {
        self.0[Setting::Language as usize] = language.map_or(0, |lang| lang as u8 + 1);
    }

    /// How the FEN that is copied is written.
    pub fn dialect(&self) -> Dialect {
        DIALECTS.get(self.index(Setting::Dialect)).copied().unwrap_or_default()
    }

    /// Sets how the FEN that is copied is written.
    pub fn set_dialect(&mut self, dialect: Dialect) {
        let index = DIALECTS.iter().position(|&other| other == dialect);
        self.0[Setting::Dialect as usize] = index.unwrap_or_default() as u8;
    }

    /// Sets what has this key to the value of this name; nothing is set where either is not
    /// understood.
    pub fn set(&mut self, key: &str, value: &str) {
        if let Some(setting) = Setting::ALL.into_iter().find(|setting| setting.key() == key)
            && let Some(index) = setting.values().iter().position(|&name| name == value)
        {
            self.0[setting as usize] = index as u8;
        }
    }

    /// The form to store.
    pub fn to_stored(&self) -> String {
        let mut stored = String::new();
        for setting in Setting::ALL {
            for part in [setting.key(), "=", self.value(setting), "\n"] {
                stored.push_str(part);
            }
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
}

#[cfg(test)]
mod tests {
    use super::*;

    const OTHERS: &str = "board=print\npieces=letter\ncoordinates=outside\ntheme=dark\nanimation=off\nsize=75\n\
                          language=ml\ndialect=shredder\n";

    fn with(key: &str, value: &str) -> Settings {
        let mut settings = Settings::default();
        settings.set(key, value);
        settings
    }

    #[test]
    fn every_value_of_every_setting_comes_back() {
        for setting in Setting::ALL {
            for (i, value) in setting.values().iter().enumerate() {
                let mut settings = Settings::from_stored(OTHERS);
                settings.set(setting.key(), value);
                assert_eq!((settings.index(setting), settings.value(setting)), (i, *value));
                assert_eq!(Settings::from_stored(&settings.to_stored()), settings);
            }
        }
    }

    #[test]
    fn what_is_stored_can_be_read_by_people() {
        assert_eq!(Settings::from_stored(OTHERS).to_stored(), OTHERS);
    }

    #[test]
    fn names_are_those_of_what_is_set() {
        for (set, name) in PieceSet::ALL.into_iter().zip(Setting::Pieces.values()) {
            assert_eq!(set.name(), *name);
            assert_eq!(with("pieces", name).pieces(), set);
        }
        assert_eq!(Setting::Language.values().len(), Lang::ALL.len() + 1);
        assert_eq!(Settings::default().language(), None);
        for lang in Lang::ALL {
            let mut settings = with("language", lang.tag());
            assert_eq!(settings.language(), Some(lang));
            settings.set_language(None);
            assert_eq!(settings, Settings::default());
            settings.set_language(Some(lang));
            assert_eq!(settings, with("language", lang.tag()));
        }
        assert_eq!(Setting::Dialect.values().len(), DIALECTS.len());
        for dialect in DIALECTS {
            let mut settings = Settings::default();
            settings.set_dialect(dialect);
            assert_eq!(settings.dialect(), dialect);
        }
        assert_eq!(with("dialect", "x-fen").dialect(), Dialect::XFen);
    }

    #[test]
    fn what_is_corrupt_gives_the_default_of_its_key() {
        let default = Settings::default();
        let dark = with("theme", "dark");
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
            ("size=105", default),
            ("size=-5", default),
            ("size=75.5", default),
            ("size=99999999999999999999", default),
            ("size=NaN", default),
            ("size=75", with("size", "75")),
            ("sound=on", default),
            ("language=de", default),
            ("language=fi\nlanguage=browser", default),
            ("dialect=", default),
        ];
        for (stored, expected) in table {
            assert_eq!(Settings::from_stored(stored), expected, "{stored}");
        }
        // Whatever single byte of it is damaged, the other lines are read.
        for i in 0..OTHERS.len() {
            let mut damaged = OTHERS.to_string();
            damaged.replace_range(i..=i, "?");
            let read = Settings::from_stored(&damaged).to_stored();
            let same = read.lines().zip(OTHERS.lines()).filter(|(a, b)| a == b).count();
            assert!(same >= 5, "{damaged}");
        }
    }
}
