//! What is in someone's hand, beside the brush of the [`editor`](crate::editor).

use super::page::App;
use crate::chess::Square;
use crate::editor::{Action, Brush, ShapeColor};

/// A pen, an arrow that is begun by keyboard, and where the last click was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The pen, if it is in use, and what it draws in.
    pub pen: Option<ShapeColor>,
    /// Where an arrow begins whose end is still to be told.
    pub arrow: Option<Square>,
    /// The square that was clicked last, unless a piece was put down there: a second click soon
    /// after changes the piece.
    clicked: Option<Square>,
}

impl Hand {
    /// The colour that is drawn in.
    pub fn color(&self) -> ShapeColor {
        self.pen.unwrap_or_default()
    }

    /// The pen as it is after its button was pressed once more: in each colour in turn, then laid
    /// down.
    pub fn next_pen(&self) -> Option<ShapeColor> {
        match self.pen {
            None => ShapeColor::ALL.first().copied(),
            Some(color) => ShapeColor::ALL.get(color as usize + 1).copied(),
        }
    }
}

impl App {
    /// Takes the pen up, or lays it down. It and a brush are not in the hand at once.
    pub(super) fn take_pen(&mut self, pen: Option<ShapeColor>) {
        self.act(Action::PickBrush(Brush::Hand));
        self.hand.pen = pen;
        self.selected = None;
    }

    /// Lays down whatever is in the hand.
    pub(super) fn let_go(&mut self) {
        self.take_pen(None);
        self.hand.arrow = None;
    }

    /// Uses a square by keyboard: by pen or brush, or picking a piece up and putting it down.
    pub(super) fn use_square(&mut self, square: Square) {
        if let Some(color) = self.hand.pen {
            return self.act(Action::ToggleSquare { square, color });
        }
        if self.state.brush() != Brush::Hand {
            return self.act(Action::Paint(square));
        }
        match self.selected.take() {
            None => {
                let occupied = self.state.setup().board.piece_at(square).is_some();
                self.selected = occupied.then_some(square);
            }
            Some(from) => self.act(Action::Move { from, to: square, copy: false }),
        }
    }

    /// Takes a click, the `count`th in quick succession. What is no click of a pointer counts 0.
    pub(super) fn click(&mut self, square: Square, count: i32) {
        if count > 0 && (self.hand.pen.is_some() || self.state.brush() != Brush::Hand) {
            // The press that led to it has done all.
            return;
        }
        if count > 1 && self.hand.clicked == Some(square) {
            self.selected = None;
            return self.act(Action::Cycle(square));
        }
        let puts_down = self.selected.is_some_and(|from| from != square);
        self.hand.clicked = (!puts_down).then_some(square);
        self.use_square(square);
    }

    /// Begins an arrow on a square, or ends there the one that is begun.
    pub(super) fn draw_arrow(&mut self, square: Square) {
        match self.hand.arrow.take() {
            None => self.hand.arrow = Some(square),
            Some(from) => {
                let color = self.hand.color();
                self.act(Action::ToggleArrow { from, to: square, color });
            }
        }
    }
}
