//! What the keys do on the board.

use yew::prelude::*;

use super::square::{place, square_at};
use crate::chess::{Color, Piece, Square};

/// What a key asks for while the cursor is on a square.
pub enum Key {
    /// To go to another square.
    Go(Square),
    /// To put a piece, and go on as in a FEN.
    Put(Piece),
    /// To clear the square.
    Clear,
    /// To clear so many squares and go on behind them, as in a FEN.
    Skip(u8),
    /// To do what a click would do.
    Use,
    /// To mark the square.
    Mark,
    /// To begin an arrow, or to end it.
    Arrow,
}

impl Key {
    /// Reads a key; none of ours is `None`.
    pub fn of(event: &KeyboardEvent, cursor: Square, orientation: Color) -> Option<Key> {
        let key = event.key();
        if event.alt_key() || event.meta_key() {
            return None;
        }
        if let Some(square) = destination(&key, event.ctrl_key(), cursor, orientation) {
            return Some(Key::Go(square));
        }
        if event.ctrl_key() {
            return None;
        }
        match key.as_str() {
            "Delete" | "Backspace" | " " => return Some(Key::Clear),
            "Enter" => return Some(Key::Use),
            _ => {}
        }
        let mut letters = key.chars();
        match (letters.next()?, letters.next()) {
            ('/', None) => Some(Key::Go(next_rank(cursor))),
            ('m' | 'M', None) => Some(Key::Mark),
            ('a' | 'A', None) => Some(Key::Arrow),
            (digit @ '1'..='8', None) => Some(Key::Skip(digit as u8 - b'0')),
            (letter, None) => Piece::from_letter(letter).map(Key::Put),
            _ => None,
        }
    }
}

/// Where a key moves the cursor to, on the board as it is seen.
fn destination(key: &str, far: bool, from: Square, orientation: Color) -> Option<Square> {
    let (column, row) = place(from, orientation);
    let (column, row) = match key {
        "ArrowLeft" => (column.saturating_sub(1), row),
        "ArrowRight" => (column + 1, row),
        "ArrowUp" => (column, row.saturating_sub(1)),
        "ArrowDown" => (column, row + 1),
        "Home" => (0, if far { 0 } else { row }),
        "End" => (7, if far { 7 } else { row }),
        _ => return None,
    };
    square_at(column.min(7), row.min(7), orientation)
}

/// So many squares on in the rank as a FEN has it, but no further than to its end.
pub fn onward(from: Square, count: u8) -> Square {
    let left = 7 - from.file().index();
    Square::from_index(from.index() + left.min(count.into())).unwrap_or(from)
}

/// The first square of the rank that follows in a FEN; the last rank has none.
fn next_rank(from: Square) -> Square {
    let start = from.rank().index() * 8;
    start.checked_sub(8).and_then(Square::from_index).unwrap_or(from)
}
