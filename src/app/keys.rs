//! What the keys do on the board.

use yew::prelude::*;

use super::square::{place, square_at};
use crate::chess::{Color, Piece, Square};

/// What a key asks for while the cursor is on a square.
pub enum Key {
    /// To go to another square.
    Go(Square),
    /// To put a piece, or to clear the square.
    Put(Option<Piece>),
    /// To do what a click would do.
    Use,
    /// To let go of what is picked up.
    LetGo,
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
            "Delete" | "Backspace" | " " => Some(Key::Put(None)),
            "Enter" => Some(Key::Use),
            "Escape" => Some(Key::LetGo),
            key => piece(key).map(|piece| Key::Put(Some(piece))),
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

/// The piece that a key of one letter names, as in FEN.
fn piece(key: &str) -> Option<Piece> {
    let mut letters = key.chars();
    let piece = Piece::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(piece)
}
