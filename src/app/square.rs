//! One square of the board.

use std::cell::RefCell;

use yew::prelude::*;

use super::page::App;
use super::settings::{piece_href, piece_set};
use super::shapes::spoken;
use super::words;
use crate::chess::{Color, Piece, Square};
use crate::diagram::PieceSet;
use crate::words::Lang;

/// How a square looks, apart from its piece.
pub struct View {
    /// Which one.
    pub square: Square,
    /// Its column on the screen.
    pub column: usize,
    /// What stands on it.
    pub piece: Option<Piece>,
    /// Whether the keyboard's cursor is on it.
    pub is_cursor: bool,
    /// Whether its piece is picked up.
    pub is_selected: bool,
    /// How bad a problem lights it.
    pub lit: Option<&'static str>,
    /// Whether it or its part of the FEN is pointed at.
    pub is_pointed: bool,
    /// Whether it is the en passant square.
    pub is_ep: bool,
    /// Whether something is drawn on it, or from it.
    pub is_drawn_on: bool,
}

/// The column and row of a square on the screen, 0 0 at the top left.
pub const fn place(square: Square, orientation: Color) -> (usize, usize) {
    let (file, rank) = (square.file().index(), square.rank().index());
    match orientation {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    }
}

/// The square at a column and row of the screen; none outside the board.
pub fn square_at(column: usize, row: usize, orientation: Color) -> Option<Square> {
    if column > 7 || row > 7 {
        return None;
    }
    let square = Square::from_index((7 - row) * 8 + column)?;
    Some(match orientation {
        Color::White => square,
        Color::Black => square.flip_file().flip_rank(),
    })
}

/// What is said and shown of a square with a piece, kept from one rendering to the next.
#[derive(Clone)]
struct Kept {
    piece: Option<Piece>,
    label: AttrValue,
    /// What draws the piece.
    link: Option<AttrValue>,
}

/// What is kept of all squares, in one language and one set of pieces.
pub struct Labels {
    lang: Lang,
    set: PieceSet,
    squares: [Option<Kept>; 64],
}

impl Labels {
    /// Nothing yet.
    pub fn new() -> RefCell<Labels> {
        RefCell::new(Labels {
            lang: Lang::En,
            set: PieceSet::Standard,
            squares: [const { None }; 64],
        })
    }

    fn of(&mut self, square: Square, piece: Option<Piece>) -> Kept {
        let words = words();
        let (lang, set) = (words.lang(), piece_set());
        if (self.lang, self.set) != (lang, set) {
            *self = Labels { lang, set, squares: [const { None }; 64] };
        }
        let kept = &mut self.squares[square.index()];
        match kept {
            Some(kept) if kept.piece == piece => kept.clone(),
            _ => {
                let label = words.on_square(square, piece).into();
                let link = piece.map(|piece| piece_href(piece).into());
                kept.insert(Kept { piece, label, link }).clone()
            }
        }
    }
}

/// The names of all squares.
const NAMES: &str = "a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
                     a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";

/// Where a column begins; the row moves its squares down.
const COLUMNS: [&str; 8] = [
    "translate(0 0)",
    "translate(1 0)",
    "translate(2 0)",
    "translate(3 0)",
    "translate(4 0)",
    "translate(5 0)",
    "translate(6 0)",
    "translate(7 0)",
];

/// Where a row begins.
pub const ROWS: [&str; 8] = [
    "translate(0 0)",
    "translate(0 1)",
    "translate(0 2)",
    "translate(0 3)",
    "translate(0 4)",
    "translate(0 5)",
    "translate(0 6)",
    "translate(0 7)",
];

/// The drawing.
pub fn draw(app: &App, view: &View) -> Html {
    let View { square, column, piece, is_cursor, is_selected, is_pointed, lit, is_ep, is_drawn_on } =
        *view;
    let name = NAMES.get(square.index() * 2..square.index() * 2 + 2).unwrap_or_default();
    let mut class = AttrValue::Static(match (square.is_light(), piece) {
        (true, Some(_)) => "square light occupied",
        (true, None) => "square light",
        (false, Some(_)) => "square dark occupied",
        (false, None) => "square dark",
    });
    if is_selected || is_pointed || lit.is_some() {
        let mut classes = class.to_string();
        let states = [is_selected.then_some("selected"), is_pointed.then_some("pointed"), lit];
        for more in states.into_iter().flatten() {
            classes.push(' ');
            classes.push_str(more);
        }
        class = classes.into();
    }
    let Kept { mut label, link, .. } = app.labels.borrow_mut().of(square, piece);
    if is_drawn_on {
        label = (label.to_string() + &spoken(app, square)).into();
    }
    html! {
        <g
            role="gridcell"
            data-square={name}
            {class}
            tabindex={if is_cursor { "0" } else { "-1" }}
            aria-label={label}
            aria-selected={if is_selected { "true" } else { "false" }}
            transform={COLUMNS[column & 7]}
        >
            <rect class="ground" width="1" height="1" />
            if lit.is_some() || is_selected || is_pointed {
                <rect class="glow" x=".03" y=".03" width=".94" height=".94" />
            }
            if let Some(link) = link {
                <use href={link} width="1" height="1" />
            }
            if is_ep {
                <circle class="passed" cx=".5" cy=".5" r=".15" />
            }
            if is_cursor {
                <rect class="ring" x=".04" y=".04" width=".92" height=".92" />
            }
        </g>
    }
}

/// The names of the ranks and files in the corners of the edge squares. Each square says its own
/// name, so these are only to be seen.
pub fn coordinates(orientation: Color) -> Html {
    let text = |column: usize, row: usize, rank: bool| {
        let square = square_at(column, row, orientation)?;
        Some(if rank {
            html! { <text x=".035" y={format!("{row}.165")}>{ square.rank().number() }</text> }
        } else {
            html! { <text class="file" x={format!("{column}.97")} y="7.965">{ square.file().letter() }</text> }
        })
    };
    let ranks = (0..8).filter_map(|row| text(0, row, true));
    let files = (0..8).filter_map(|column| text(column, 7, false));
    html! { <g class="coordinates" aria-hidden="true">{ for ranks.chain(files) }</g> }
}
