//! Where the board is in the window.

use web_sys::Element;

use super::square::square_at;
use crate::chess::{Color, Square};

/// A point of the window, in CSS pixels.
pub type Point = (i32, i32);

/// Where the board is in the window, in CSS pixels. It is read anew whenever it is needed, since
/// the page may have moved without a word; as long as nothing has changed that costs no layout.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    left: f64,
    top: f64,
    /// The side of a square.
    pub side: f64,
}

impl Bounds {
    /// Those of a board as it is now.
    pub fn of(board: &Element) -> Bounds {
        let rect = board.get_bounding_client_rect();
        Bounds { left: rect.left(), top: rect.top(), side: rect.width() / 8.0 }
    }

    /// The square at a point; none outside the board.
    pub fn square_at(&self, (x, y): Point, orientation: Color) -> Option<Square> {
        let index = |distance: f64| (distance >= 0.0).then_some((distance / self.side) as usize);
        let (column, row) = (f64::from(x) - self.left, f64::from(y) - self.top);
        square_at(index(column)?, index(row)?, orientation)
    }

    /// The squares on the straight way from one point to another, the last one's included.
    pub fn way(self, from: Point, to: Point, orientation: Color) -> impl Iterator<Item = Square> {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        // Four steps a square cut no corner that is worth it.
        let steps = (f64::from(dx.abs().max(dy.abs())) * 4.0 / self.side) as i32 + 1;
        let at = move |step| (from.0 + dx * step / steps, from.1 + dy * step / steps);
        (1..=steps).filter_map(move |step| self.square_at(at(step), orientation))
    }
}
