//! The piece under the pointer during a drag, and the mark of the square below it.

use std::cell::Cell;

use gloo::utils::{body, document_element};
use web_sys::{Element, HtmlElement, SvgElement};

use super::bounds::{Bounds, Point};
use super::dom::{beside, create_svg, move_to, square_element};
use super::settings::piece_href;
use super::square::place;
use crate::chess::{Color, Piece, Square};

/// What a drag adds to the page. Dropping it takes all of that away again.
pub struct Ghost {
    image: SvgElement,
    target: Option<HtmlElement>,
    source: Option<Element>,
    board: Element,
    orientation: Color,
    size: i32,
    over: Cell<Option<Square>>,
}

impl Ghost {
    /// Begins to show a piece, which leaves the square `from`. Under a finger it is larger.
    pub fn new(
        board: Element,
        orientation: Color,
        piece: Piece,
        from: Option<Square>,
        by_touch: bool,
    ) -> Option<Ghost> {
        let image = create_svg("svg")?;
        let piece_use = create_svg("use")?;
        let _ = piece_use.set_attribute("href", &piece_href(piece));
        let _ = image.append_child(&piece_use);
        let _ = image.set_attribute("class", "ghost");
        let _ = image.set_attribute("aria-hidden", "true");
        let source = from.and_then(|square| square_element(&board, square));
        if let Some(source) = &source {
            let _ = source.class_list().add_1("dragged");
        }
        let target = beside(&board, ".drop-target");
        let size = (Bounds::of(&board).side * if by_touch { 1.6 } else { 1.0 }) as i32;
        for side in ["width", "height"] {
            let _ = image.set_attribute(side, &size.to_string());
            let _ = piece_use.set_attribute(side, "100%");
        }
        let _ = body().append_child(&image);
        let _ = document_element().class_list().add_1("dragging");
        Some(Ghost { image, target, source, board, orientation, size, over: Cell::new(None) })
    }

    /// Shows the piece at a point of the window.
    pub fn show_at(&self, point: Point) {
        // Read before anything is written, this costs no layout.
        let over = Bounds::of(&self.board).square_at(point, self.orientation);
        let (x, y) = (point.0 - self.size / 2, point.1 - self.size / 2);
        move_to(&self.image.style(), (x, y), "px");
        if over != self.over.replace(over)
            && let Some(target) = &self.target
        {
            let _ = target.class_list().toggle_with_force("shown", over.is_some());
            if let Some(square) = over {
                let (column, row) = place(square, self.orientation);
                // Its own width is that of a square.
                move_to(&target.style(), (column as i32 * 100, row as i32 * 100), "%");
            }
        }
    }
}

impl Drop for Ghost {
    fn drop(&mut self) {
        self.image.remove();
        if let Some(target) = &self.target {
            let _ = target.class_list().remove_1("shown");
        }
        if let Some(source) = &self.source {
            let _ = source.class_list().remove_1("dragged");
        }
        let _ = document_element().class_list().remove_1("dragging");
    }
}
