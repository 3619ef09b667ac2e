//! What is being drawn with the pointer: one node that shows it before it is there.

use std::cell::Cell;

use web_sys::{Element, SvgElement};

use super::dom::beside;
use super::shapes::{class_of, outline};
use crate::chess::{Color, Square};
use crate::editor::ShapeColor;

/// A mark or an arrow on its way. Dropping it takes it away again.
pub struct Preview {
    node: SvgElement,
    orientation: Color,
    from: Square,
    to: Cell<Option<Square>>,
}

impl Preview {
    /// Begins to draw on a square.
    pub fn new(
        board: &Element,
        orientation: Color,
        from: Square,
        color: ShapeColor,
    ) -> Option<Preview> {
        let node: SvgElement = beside(board, ".line")?;
        let _ = node.set_attribute("class", &class_of(color, "line shape faint"));
        Some(Preview { node, orientation, from, to: Cell::new(None) })
    }

    /// Shows it up to a square, or nothing off the board.
    pub fn show_to(&self, to: Option<Square>) {
        if to != self.to.replace(to) {
            let path = to.map_or_else(String::new, |to| outline(self.from, to, self.orientation));
            let _ = self.node.set_attribute("d", &path);
        }
    }
}

impl Drop for Preview {
    fn drop(&mut self) {
        let _ = self.node.set_attribute("d", "");
    }
}
