//! One square of the board.

use yew::prelude::*;

use super::settings::piece_href;
use super::words;
use crate::chess::{Color, Piece, Square};
use crate::fen::Severity;

/// How a square looks.
pub struct View {
    /// Which one.
    pub square: Square,
    /// What stands on it.
    pub piece: Option<Piece>,
    /// The side at the bottom of the board.
    pub orientation: Color,
    /// Whether the keyboard's cursor is on it.
    pub is_cursor: bool,
    /// Whether its piece is picked up.
    pub is_selected: bool,
    /// Whether it or its part of the FEN is pointed at.
    pub is_pointed: bool,
    /// How bad a problem lights it.
    pub lit: Option<Severity>,
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

/// The drawing.
pub fn draw(view: &View) -> Html {
    let View { square, piece, orientation, is_cursor, is_selected, is_pointed, lit } = *view;
    let (column, row) = place(square, orientation);
    let class = classes!(
        "square",
        if square.is_light() { "light" } else { "dark" },
        piece.map(|_| "occupied"),
        is_selected.then_some("selected"),
        is_pointed.then_some("pointed"),
        lit.map(Severity::name),
    );
    html! {
        <g
            key={square.index()}
            role="gridcell"
            data-square={square.to_string()}
            {class}
            tabindex={if is_cursor { "0" } else { "-1" }}
            aria-label={words().on_square(square, piece)}
            aria-selected={is_selected.to_string()}
            transform={format!("translate({column} {row})")}
        >
            <rect class="ground" width="1" height="1" />
            if lit.is_some() || is_selected || is_pointed {
                <rect class="glow" x=".03" y=".03" width=".94" height=".94" />
            }
            if let Some(piece) = piece {
                <use href={piece_href(piece)} width="1" height="1" />
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
