//! What the keys do on the board.

use yew::prelude::*;

use super::dom;
use super::page::App;
use super::square::{place, square_at};
use crate::chess::{Color, Piece, Square};
use crate::editor::Action;

/// What a key asks for, wherever the cursor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// To go so many squares to the right and down.
    Step(i8, i8),
    /// To go to the left or right end of the rank.
    End(bool),
    /// To go to the first or last square of the board.
    Corner(bool),
    /// To go to the start of the next rank, as in a FEN.
    NextRank,
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
    pub fn of(event: &KeyboardEvent) -> Option<Key> {
        if event.alt_key() || event.meta_key() {
            return None;
        }
        let key = event.key();
        if event.ctrl_key() {
            return match key.as_str() {
                "Home" => Some(Key::Corner(false)),
                "End" => Some(Key::Corner(true)),
                _ => None,
            };
        }
        match key.as_str() {
            "ArrowLeft" => return Some(Key::Step(-1, 0)),
            "ArrowRight" => return Some(Key::Step(1, 0)),
            "ArrowUp" => return Some(Key::Step(0, -1)),
            "ArrowDown" => return Some(Key::Step(0, 1)),
            "Home" => return Some(Key::End(false)),
            "End" => return Some(Key::End(true)),
            "Delete" | "Backspace" => return Some(Key::Clear),
            "Enter" => return Some(Key::Use),
            _ => {}
        }
        let mut letters = key.chars();
        match (letters.next()?, letters.next()) {
            (' ', None) => Some(Key::Clear),
            ('/', None) => Some(Key::NextRank),
            ('m' | 'M', None) => Some(Key::Mark),
            ('a' | 'A', None) => Some(Key::Arrow),
            (digit @ '1'..='8', None) => Some(Key::Skip(digit as u8 - b'0')),
            (letter, None) => Piece::from_letter(letter).map(Key::Put),
            _ => None,
        }
    }

    /// Where a key moves the cursor to, on the board as it is seen.
    fn destination(self, from: Square, orientation: Color) -> Square {
        let (column, row) = place(from, orientation);
        let by = |place: usize, step: i8| place.saturating_add_signed(step.into()).min(7);
        let end = |last| if last { 7 } else { 0 };
        let (column, row) = match self {
            Key::Step(right, down) => (by(column, right), by(row, down)),
            Key::End(last) => (end(last), row),
            Key::Corner(last) => (end(last), end(last)),
            Key::NextRank => return next_rank(from),
            Key::Put(_) => return onward(from, 1),
            Key::Skip(count) => return onward(from, count),
            _ => return from,
        };
        square_at(column, row, orientation).unwrap_or(from)
    }
}

impl App {
    /// Does what a key asks for, on the square where the cursor is.
    pub(super) fn press(&mut self, key: Key) {
        let (square, color) = (self.cursor, self.hand.color());
        match key {
            Key::Put(piece) => self.act(Action::Put { square, piece: Some(piece) }),
            Key::Clear => self.act(Action::Put { square, piece: None }),
            Key::Skip(count) => self.act(Action::ClearRun { from: square, count }),
            Key::Use => self.use_square(square),
            Key::Mark => self.act(Action::ToggleSquare { square, color }),
            Key::Arrow => self.draw_arrow(square),
            _ => {}
        }
        self.cursor = key.destination(square, self.state.orientation());
        if self.cursor != square {
            dom::focus_square(&self.board, self.cursor);
        }
    }
}

/// So many squares on in the rank as a FEN has it, but no further than to its end.
fn onward(from: Square, count: u8) -> Square {
    let left = 7 - from.file().index();
    Square::from_index(from.index() + left.min(count.into())).unwrap_or(from)
}

/// The first square of the rank that follows in a FEN; the last rank has none.
fn next_rank(from: Square) -> Square {
    let start = from.rank().index() * 8;
    start.checked_sub(8).and_then(Square::from_index).unwrap_or(from)
}
