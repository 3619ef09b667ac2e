//! What the page exports, and what can be chosen for each.

use crate::formats::{Format, Rung};

/// How an export looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// A text.
    Text,
    /// An address to be followed.
    Link,
    /// A picture made of lines, which is a text as well.
    Drawing,
    /// A picture made of pixels.
    Pixels,
    /// What a blog shows a board with.
    Board(Rung),
}

/// Something that can be chosen for an export.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// How castling rights and the en passant square are written. It is the page's own setting
    /// and not kept with the others.
    Dialect,
    /// The side at the bottom of the board.
    Bottom,
    /// A text with the position.
    Caption,
    /// On which side a diagram floats.
    Align,
    /// What the GBR code says of the outcome.
    Stipulation,
    /// Whether the GBR code has the squares of the kings.
    KingSquares,
    /// Whether files and ranks are named.
    Coordinates,
    /// Whether there is a border, or a margin around a picture.
    Border,
    /// Whether what is drawn on the board is exported.
    Marks,
    /// The colours of the squares.
    Colours,
    /// The drawings of the pieces.
    Pieces,
    /// The language of what is said.
    Language,
    /// How many pixels of a picture there are for each of the board's own.
    Scale,
    /// Whether what lies below a picture is seen through its light squares.
    Transparent,
    /// How many pixels a board in a blog is wide.
    Width,
    /// Whether the side to move is told beside the board.
    Side,
    /// Whether the pieces on a board in a blog can be moved.
    Interactive,
}

impl Choice {
    /// All of them.
    pub const ALL: [Choice; 17] = [
        Choice::Dialect,
        Choice::Bottom,
        Choice::Caption,
        Choice::Align,
        Choice::Stipulation,
        Choice::KingSquares,
        Choice::Coordinates,
        Choice::Border,
        Choice::Marks,
        Choice::Colours,
        Choice::Pieces,
        Choice::Language,
        Choice::Scale,
        Choice::Transparent,
        Choice::Width,
        Choice::Side,
        Choice::Interactive,
    ];

    /// The name in storage, fit for an attribute.
    pub const fn key(self) -> &'static str {
        match self {
            Choice::Dialect => "dialect",
            Choice::Bottom => "bottom",
            Choice::Caption => "caption",
            Choice::Align => "align",
            Choice::Stipulation => "stipulation",
            Choice::KingSquares => "king-squares",
            Choice::Coordinates => "coordinates",
            Choice::Border => "border",
            Choice::Marks => "marks",
            Choice::Colours => "colours",
            Choice::Pieces => "pieces",
            Choice::Language => "language",
            Choice::Scale => "scale",
            Choice::Transparent => "transparent",
            Choice::Width => "width",
            Choice::Side => "side",
            Choice::Interactive => "interactive",
        }
    }

    /// The names of its values in storage, the default first; `on` and `off` for what is
    /// ticked, none for what is typed. `page`: as the page shows it.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Choice::Dialect | Choice::Caption => &[],
            Choice::Bottom => &["page", "white", "black"],
            Choice::Align => &["right", "left", "none"],
            Choice::Stipulation => &["none", "win", "draw"],
            Choice::KingSquares | Choice::Coordinates | Choice::Marks => &["on", "off"],
            Choice::Border | Choice::Transparent | Choice::Side | Choice::Interactive => {
                &["off", "on"]
            }
            Choice::Width => &["400", "240", "320", "480", "640"],
            Choice::Colours => &["page", "green", "blue", "brown", "grey", "contrast", "print"],
            Choice::Pieces => &["page", "standard", "figurine", "letter"],
            Choice::Language => &["page", "en", "fi", "tr", "ml"],
            Choice::Scale => &["1", "2", "3", "4"],
        }
    }

    /// Whether it is ticked or not.
    pub fn is_tick(self) -> bool {
        self.values().contains(&"on")
    }
}

/// Something that the page exports.
#[derive(Clone, Copy, Debug)]
pub struct Product {
    /// What is written.
    pub format: Format,
    /// How it looks.
    pub look: Look,
    /// The number of its group in [`ExportGroups`](crate::words::Key::ExportGroups).
    pub group: usize,
    /// What can be chosen.
    pub choices: &'static [Choice],
}

const fn row(group: usize, format: Format, look: Look, choices: &'static [Choice]) -> Product {
    Product { format, look, group, choices }
}

/// All of them, the groups one after the other. What is added here is in the panel.
pub static PRODUCTS: &[Product] = {
    use Choice as C;
    use Format as F;
    use Look as L;
    const PICTURE: &[Choice] = &[
        C::Bottom,
        C::Caption,
        C::Language,
        C::Colours,
        C::Pieces,
        C::Coordinates,
        C::Border,
        C::Marks,
        C::Transparent,
    ];
    const PIXELS: &[Choice] = &[
        C::Scale,
        C::Bottom,
        C::Colours,
        C::Pieces,
        C::Coordinates,
        C::Border,
        C::Marks,
        C::Transparent,
    ];
    const LATEX: &[Choice] = &[C::Dialect, C::Bottom, C::Coordinates, C::Marks];
    const BOARD: &[Choice] = &[C::Bottom, C::Coordinates, C::Border];
    const FRAME: &[Choice] = &[
        C::Width,
        C::Bottom,
        C::Caption,
        C::Language,
        C::Colours,
        C::Pieces,
        C::Coordinates,
        C::Border,
        C::Marks,
        C::Side,
        C::Interactive,
    ];
    // The element is as wide as what it is in; nothing moves in an image.
    const PLAYED: &[Choice] = FRAME.split_at(1).1;
    const IMAGE: &[Choice] = FRAME.split_at(FRAME.len() - 2).0;
    const LINK: &[Choice] = &[C::Dialect, C::Bottom];
    &[
        row(0, F::Fen, L::Text, &[C::Dialect]),
        row(0, F::Epd, L::Text, &[C::Dialect, C::Caption]),
        row(0, F::Pgn, L::Text, &[C::Dialect, C::Caption, C::Marks]),
        row(0, F::Gbr, L::Text, &[C::Stipulation, C::KingSquares]),
        row(1, F::Svg, L::Drawing, PICTURE),
        row(1, F::Svg, L::Pixels, PIXELS),
        row(2, F::Wikipedia, L::Text, &[C::Bottom, C::Caption, C::Align]),
        row(2, F::WikipediaPortable, L::Text, &[C::Caption, C::Align]),
        row(2, F::WikipediaSpanish, L::Text, &[C::Caption, C::Align]),
        row(2, F::WikibooksFinnish, L::Text, &[C::Caption, C::Align]),
        row(3, F::Chessboard, L::Text, LATEX),
        row(3, F::Xskak, L::Text, LATEX),
        row(3, F::Skak, L::Text, &[C::Dialect, C::Bottom, C::Coordinates]),
        row(4, F::Markdown, L::Text, &[C::Bottom]),
        row(4, F::Ascii, L::Text, BOARD),
        row(4, F::Figurines, L::Text, BOARD),
        row(4, F::Description, L::Text, &[C::Language]),
        row(5, F::LichessAnalysis, L::Link, LINK),
        row(5, F::LichessEditor, L::Link, LINK),
        row(5, F::ChessCom, L::Link, LINK),
        row(5, F::Forsyth, L::Link, &[C::Dialect, C::Bottom, C::Marks]),
        row(6, F::Svg, L::Board(Rung::Element), PLAYED),
        row(6, F::Svg, L::Board(Rung::Iframe), FRAME),
        row(6, F::Svg, L::Board(Rung::Image), IMAGE),
        row(6, F::Svg, L::Board(Rung::Markdown), IMAGE),
        row(6, F::Svg, L::Board(Rung::WordPress), IMAGE),
    ]
};

impl Product {
    /// The name in storage.
    pub fn name(&self) -> &'static str {
        match self.look {
            Look::Pixels => "png",
            Look::Board(rung) => rung.name(),
            _ => self.format.name(),
        }
    }

    /// The extension of its files, without the full stop.
    pub fn extension(&self) -> &'static str {
        match self.look {
            Look::Pixels => "png",
            Look::Board(rung) => rung.extension(),
            _ => self.format.extension(),
        }
    }

    /// The media type of its files, if they are texts.
    pub fn media_type(&self) -> &'static str {
        match (self.look, self.extension()) {
            (Look::Board(_), "html") => "text/html;charset=utf-8",
            (Look::Board(_), _) => "text/markdown;charset=utf-8",
            _ => self.format.media_type(),
        }
    }
}
