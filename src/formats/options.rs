//! What is written, and how.

use super::gbr::Outcome;
use crate::chess::{Color, File, Piece, Rank, Setup, Square};
use crate::diagram::{self, Shapes};
use crate::fen::Dialect;

/// A position as it is looked at.
#[derive(Clone, Debug)]
pub struct View<'a> {
    /// The position.
    pub setup: &'a Setup,
    /// What is drawn on the board.
    pub shapes: Shapes,
    /// The side at the bottom of the board.
    pub orientation: Color,
}

impl<'a> View<'a> {
    /// A position with nothing drawn on it, from White's side.
    pub fn new(setup: &'a Setup) -> View<'a> {
        View { setup, shapes: Shapes::default(), orientation: Color::White }
    }

    /// The files from left to right.
    pub(super) fn files(&self) -> [File; 8] {
        let mut files = File::ALL;
        if self.orientation == Color::Black {
            files.reverse();
        }
        files
    }

    /// The ranks from top to bottom.
    pub(super) fn ranks(&self) -> [Rank; 8] {
        let mut ranks = Rank::ALL;
        if self.orientation == Color::White {
            ranks.reverse();
        }
        ranks
    }

    /// What stands where a file and a rank meet.
    pub(super) fn piece(&self, file: File, rank: Rank) -> Option<Piece> {
        self.setup.board.piece_at(Square::new(file, rank))
    }
}

/// What is said of a position, in a person's language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spoken<'a> {
    /// The title of a picture that has no caption.
    pub title: &'a str,
    /// The whole position.
    pub description: &'a str,
    /// The tag of the language.
    pub language: &'a str,
}

/// On which side of the page a diagram floats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Align {
    /// On the right.
    #[default]
    Right,
    /// On the left.
    Left,
    /// On neither: the text goes on below.
    None,
}

impl Align {
    /// All of them, the default first.
    pub const ALL: [Align; 3] = [Align::Right, Align::Left, Align::None];

    /// The name on the command line and in storage.
    pub const fn name(self) -> &'static str {
        match self {
            Align::Right => "right",
            Align::Left => "left",
            Align::None => "none",
        }
    }
}

/// How a position is written. Each format looks at those that concern it.
#[derive(Clone, Copy)]
pub struct Options<'a> {
    /// How castling rights and the en passant square are written, in every format that has them.
    pub dialect: Dialect,
    /// What stands below or above a diagram; the title of a picture, the event of a game. It is
    /// plain text: whatever would be markup in the format is escaped.
    pub caption: &'a str,
    /// Where a diagram in Wikipedia floats.
    pub align: Align,
    /// What the GBR code says of the outcome.
    pub outcome: Option<Outcome>,
    /// Whether the GBR code ends with the squares of the kings.
    pub king_squares: bool,
    /// Whether files and ranks are named beside a board of text, or on a picture.
    pub coordinates: bool,
    /// Whether there is a border around a board of text; on a picture, a margin in which the
    /// coordinates stand.
    pub border: bool,
    /// Whether what lies below a picture is seen in place of its light squares and its margin.
    pub transparent: bool,
    /// The colours of the light and of the dark squares of a picture, as in CSS.
    pub squares: [&'a str; 2],
    /// The width of a picture in pixels.
    pub width: u32,
    /// The drawing of each piece of a picture; see [`diagram::piece_markup`].
    pub pieces: &'a dyn Fn(Piece) -> String,
    /// The address of Forsyth's page, before the `#`.
    pub home: &'a str,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options {
            dialect: Dialect::AsGiven,
            caption: "",
            align: Align::Right,
            outcome: None,
            king_squares: true,
            coordinates: true,
            border: false,
            transparent: false,
            squares: diagram::SQUARES,
            width: 480,
            pieces: &diagram::standard_markup,
            home: "",
        }
    }
}
