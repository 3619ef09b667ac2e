//! What is chosen in the panel that exports, and what comes of it.
//!
//! It is kept in storage as the settings are, a line `key=value` for each choice, and read with
//! the same patience.

mod product;
#[cfg(test)]
mod tests;

pub use product::{Choice, Look, PRODUCTS, Product};

use super::{OpenGame, Setting, Settings, State};
use crate::chess::{Color, Piece};
use crate::diagram::{BOARDS, PieceSet, SQUARES, Shapes};
use crate::fen::{Dialect, Field};
use crate::formats::{
    Align, Embed, Format, Options, Outcome, Part, View, data_url, epd, frame_address, losses,
    snippet,
};
use crate::words::{Lang, Words};

/// The most characters of a caption.
pub const CAPTION_LIMIT: usize = 200;

/// How many units of a drawing the board and its two margins are wide.
const WIDTHS: [u32; 2] = [480, 48];

/// The product that is chosen, and all choices, also those of other products.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exports {
    product: usize,
    chosen: [u8; Choice::ALL.len()],
    caption: String,
}

/// What an export is made of, beside the choices.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    /// The position, and how the board lies.
    pub state: &'a State,
    /// The colours and the pieces of the board.
    pub settings: &'a Settings,
    /// The words of the language that is chosen; see [`Exports::language`].
    pub words: &'static Words,
    /// The address of the page, before the `#`.
    pub home: &'a str,
    /// The drawings of the set that is chosen; see [`Exports::pieces`].
    pub pieces: &'a dyn Fn(Piece) -> String,
}

impl Exports {
    /// The product.
    pub fn product(&self) -> &'static Product {
        &PRODUCTS[self.product]
    }

    /// The game that is written, where the product is one and a game is open: then there is
    /// nothing to choose. Where the position has been edited it is no part of the game any more,
    /// and is written alone.
    pub fn game<'a>(&self, state: &'a State) -> Option<&'a OpenGame> {
        let is_game = self.product().format == Format::Pgn && state.is_on_game();
        state.game().filter(|_| is_game)
    }

    /// What can be chosen for the product.
    pub fn choices(&self, state: &State) -> &'static [Choice] {
        self.game(state).map_or(self.product().choices, |_| &[])
    }

    /// The number of a choice's value.
    pub fn index(&self, choice: Choice) -> usize {
        usize::from(self.chosen[choice as usize])
    }

    /// Whether something is ticked.
    pub fn is_on(&self, choice: Choice) -> bool {
        choice.values().get(self.index(choice)) == Some(&"on")
    }

    /// The text with the position.
    pub fn caption(&self) -> &str {
        &self.caption
    }

    /// Chooses a value by name; `format` chooses the product. Nothing changes where the key or
    /// the value is not understood.
    pub fn set(&mut self, key: &str, value: &str) {
        if key == "format" {
            if let Some(index) = PRODUCTS.iter().position(|product| product.name() == value) {
                self.product = index;
            }
        } else if key == Choice::Caption.key() {
            let plain = |c: char| if c.is_control() { ' ' } else { c };
            self.caption = value.chars().take(CAPTION_LIMIT).map(plain).collect();
        } else if let Some(choice) = Choice::ALL.into_iter().find(|choice| choice.key() == key)
            && let Some(index) = choice.values().iter().position(|&name| name == value)
        {
            self.chosen[choice as usize] = index as u8;
        }
    }

    /// The form to store.
    pub fn to_stored(&self) -> String {
        let mut stored = String::new();
        let mut push = |key: &str, value: &str| {
            for part in [key, "=", value, "\n"] {
                stored.push_str(part);
            }
        };
        push("format", self.product().name());
        for choice in Choice::ALL {
            if let Some(value) = choice.values().get(self.index(choice)) {
                push(choice.key(), value);
            }
        }
        push(Choice::Caption.key(), &self.caption);
        stored
    }

    /// What was stored, with the default of each that is not understood.
    pub fn from_stored(stored: &str) -> Exports {
        let mut exports = Exports::default();
        for line in stored.lines() {
            if let Some((key, value)) = line.split_once('=') {
                exports.set(key, value);
            }
        }
        exports
    }

    /// The language that is chosen; `None` for that of the page.
    pub fn language(&self) -> Option<Lang> {
        Lang::ALL.get(self.index(Choice::Language).wrapping_sub(1)).copied()
    }

    /// The pieces that are drawn.
    pub fn pieces(&self, settings: &Settings) -> PieceSet {
        let chosen = self.index(Choice::Pieces).wrapping_sub(1);
        PieceSet::ALL.get(chosen).copied().unwrap_or_else(|| settings.pieces())
    }

    /// The side of a picture in pixels; at a scale of 1 unless it is made of them.
    pub fn side(&self) -> u32 {
        let [board, margins] = WIDTHS;
        let once = if self.is_on(Choice::Border) { board + margins } else { board };
        match self.product().look {
            Look::Pixels => once * (self.index(Choice::Scale) as u32 + 1),
            Look::Board(_) => {
                let width = Choice::Width.values().get(self.index(Choice::Width));
                width.and_then(|width| width.parse().ok()).unwrap_or(once)
            }
            _ => once,
        }
    }

    /// What is shown of a state.
    fn view<'a>(&self, state: &'a State) -> View<'a> {
        let choices = self.product().choices;
        let has_marks = !choices.contains(&Choice::Marks) || self.is_on(Choice::Marks);
        let orientation = match (choices.contains(&Choice::Bottom), self.index(Choice::Bottom)) {
            (true, 1) => Color::White,
            (true, 2) => Color::Black,
            _ => state.orientation(),
        };
        let shapes = if has_marks { state.shapes().clone() } else { Shapes::default() };
        View { setup: state.setup(), shapes, orientation }
    }

    /// The number of the board's colours.
    fn board(&self, page: &Page<'_>) -> usize {
        match self.index(Choice::Colours) {
            0 => page.settings.index(Setting::Board),
            chosen => chosen - 1,
        }
    }

    fn options<'a>(&'a self, page: &Page<'a>) -> Options<'a> {
        let board = self.board(page);
        Options {
            dialect: page.state.dialect(),
            caption: &self.caption,
            align: Align::ALL.get(self.index(Choice::Align)).copied().unwrap_or_default(),
            outcome: Outcome::ALL.get(self.index(Choice::Stipulation).wrapping_sub(1)).copied(),
            king_squares: self.is_on(Choice::KingSquares),
            coordinates: self.is_on(Choice::Coordinates),
            border: self.is_on(Choice::Border),
            transparent: self.is_on(Choice::Transparent),
            squares: BOARDS.get(board).copied().unwrap_or(SQUARES),
            width: self.side(),
            pieces: page.pieces,
            home: page.home,
        }
    }

    /// Writes the product; a picture made of pixels as the drawing that it is made from.
    pub fn write(&self, page: &Page<'_>) -> String {
        let (state, format) = (page.state, self.product().format);
        if let Some(game) = self.game(state) {
            return game.write(state.shapes());
        }
        if let Look::Board(rung) = self.product().look {
            return self.with_embed(page, |embed| snippet(rung, embed));
        }
        let mut text = match format {
            Format::Fen if state.dialect() == Dialect::AsGiven => state.text().to_string(),
            // With the operations that are there already.
            Format::Epd => {
                epd::of_line(state.text(), state.parsed(), &self.caption).write(state.dialect())
            }
            _ => return page.words.written(format, &self.view(state), &self.options(page)),
        };
        text.push('\n');
        text
    }

    /// The address of the page with the board as a blog shows it in a frame.
    pub fn frame(&self, page: &Page<'_>) -> String {
        self.with_embed(page, frame_address)
    }

    /// The address that is the picture itself.
    pub fn image(&self, page: &Page<'_>) -> String {
        self.with_embed(page, |embed| embed.image.to_string())
    }

    fn with_embed(&self, page: &Page<'_>, write: impl FnOnce(&Embed<'_>) -> String) -> String {
        let view = self.view(page.state);
        let image = match self.product().look {
            Look::Board(rung) if rung.is_image() => {
                data_url(&page.words.written(Format::Svg, &view, &self.options(page)))
            }
            _ => String::new(),
        };
        let board = self.board(page);
        let lang = page.words.lang();
        write(&Embed {
            description: &page.words.description(view.setup),
            view,
            home: page.home.rfind('/').map_or("", |slash| &page.home[..=slash]),
            image: &image,
            caption: &self.caption,
            width: self.side(),
            coordinates: match (self.is_on(Choice::Coordinates), self.is_on(Choice::Border)) {
                (false, _) => "off",
                (true, false) => "inside",
                (true, true) => "outside",
            },
            // The first is the usual one, after that of the page.
            theme: match board {
                0 => "",
                _ => Choice::Colours.values().get(board + 1).copied().unwrap_or_default(),
            },
            pieces: self.pieces(page.settings),
            side: self.is_on(Choice::Side),
            interactive: self.is_on(Choice::Interactive),
            solution: "",
            language: if lang == Lang::En { "" } else { lang.tag() },
        })
    }

    /// What of the page the product can't carry.
    pub fn losses(&self, page: &Page<'_>) -> Vec<Part> {
        let product = self.product();
        if let Some(game) = self.game(page.state) {
            let is_as_read = !game.game().is_whole() && *page.state.shapes() != game.shapes();
            let is_turned = page.state.orientation() == Color::Black;
            let parts = [(is_as_read, Part::Shapes), (is_turned, Part::Orientation)];
            return parts.into_iter().filter_map(|(lost, part)| lost.then_some(part)).collect();
        }
        if matches!(product.look, Look::Board(rung) if !rung.is_image()) {
            // It has the FEN and the marks.
            return Vec::new();
        }
        let mut lost = losses(product.format, &self.view(page.state), &self.options(page));
        if product.look == Look::Pixels {
            // It has no title and no description.
            lost.insert(0, Part::Field(Field::SideToMove));
        }
        lost
    }
}
