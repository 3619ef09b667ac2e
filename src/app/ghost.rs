//! The piece under the pointer during a drag, and the mark of the square below it.

use std::cell::Cell;

use gloo::utils::{body, document, document_element};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};

use super::dom::square_element;
use super::settings::piece_href;
use super::square::{place, square_at};
use crate::chess::{Color, Piece, Square};

const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");

/// Where the board is in the window: left, top and the side of a square, in CSS pixels.
type Bounds = (f64, f64, f64);

/// What a drag adds to the page. Dropping it takes all of that away again.
pub struct Ghost {
    image: SvgElement,
    target: Option<SvgElement>,
    source: Option<Element>,
    board: Element,
    orientation: Color,
    size: i32,
    bounds: Cell<Option<Bounds>>,
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
        let image: SvgElement = document().create_element_ns(SVG, "svg").ok()?.dyn_into().ok()?;
        let piece_use = document().create_element_ns(SVG, "use").ok()?;
        let _ = piece_use.set_attribute("href", &piece_href(piece));
        let _ = image.append_child(&piece_use);
        let _ = image.set_attribute("class", "ghost");
        let _ = image.set_attribute("aria-hidden", "true");
        let source = from.and_then(|square| square_element(&board, square));
        if let Some(source) = &source {
            let _ = source.class_list().add_1("dragged");
        }
        let target = board.query_selector(".drop-target").ok().flatten();
        let target = target.and_then(|target| target.dyn_into().ok());
        let (bounds, over) = (Cell::new(None), Cell::new(None));
        let mut ghost = Ghost { image, target, source, board, orientation, size: 0, bounds, over };
        let side = ghost.bounds().2 * if by_touch { 1.6 } else { 1.0 };
        ghost.size = side as i32;
        for side in ["width", "height"] {
            let _ = ghost.image.set_attribute(side, &ghost.size.to_string());
            let _ = piece_use.set_attribute(side, "100%");
        }
        let _ = body().append_child(&ghost.image);
        let _ = document_element().class_list().add_1("dragging");
        Some(ghost)
    }

    /// Shows the piece at a point of the window.
    pub fn show_at(&self, point: (i32, i32)) {
        move_to(&self.image, point.0 - self.size / 2, point.1 - self.size / 2);
        let over = self.square_at(point);
        if over != self.over.replace(over)
            && let Some(target) = &self.target
        {
            let _ = target.class_list().toggle_with_force("shown", over.is_some());
            if let Some(square) = over {
                let (column, row) = place(square, self.orientation);
                move_to(target, column as i32, row as i32);
            }
        }
    }

    /// The square at a point of the window.
    pub fn square_at(&self, point: (i32, i32)) -> Option<Square> {
        let (left, top, side) = self.bounds();
        let index = |distance: f64| (distance >= 0.0).then_some((distance / side) as usize);
        let (column, row) = (f64::from(point.0) - left, f64::from(point.1) - top);
        square_at(index(column)?, index(row)?, self.orientation)
    }

    /// Forgets where the board is, since it may have moved.
    pub fn forget_bounds(&self) {
        self.bounds.set(None);
    }

    fn bounds(&self) -> Bounds {
        self.bounds.get().unwrap_or_else(|| {
            let rect = self.board.get_bounding_client_rect();
            let bounds = (rect.left(), rect.top(), rect.width() / 8.0);
            self.bounds.set(Some(bounds));
            bounds
        })
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

fn move_to(element: &SvgElement, x: i32, y: i32) {
    let _ = element.style().set_property("transform", &format!("translate({x}px,{y}px)"));
}
