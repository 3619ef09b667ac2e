//! Pieces that slide to where they have been moved.
//!
//! A piece on its way is drawn over all squares, and the square that it goes to hides its own
//! meanwhile; `static/overlay.css` has how long that takes.

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use web_sys::{Element, SvgElement};

use super::dom::{create_svg, square_element};
use super::page::App;
use super::settings::piece_href;
use super::square::place;
use crate::chess::{Board, Square};
use crate::editor::{Setting, slides};

/// As long as the styles have it take, and a little more.
const DONE_MS: u32 = 200;

/// A piece on its way. Dropping it leaves the piece where it goes.
struct Slide {
    image: SvgElement,
    target: Element,
}

impl Drop for Slide {
    fn drop(&mut self) {
        self.image.remove();
        let _ = self.target.class_list().remove_1("arriving");
    }
}

impl App {
    /// Has the pieces slide that have been moved since the board was this one, unless they are
    /// not to.
    #[inline(never)]
    pub(super) fn slide_from(&mut self, before: &Board) {
        self.sliding = None;
        let wanted = match self.preferences.settings.value(Setting::Animation) {
            "system" => {
                let less = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
                less.is_none_or(|query| !query.matches())
            }
            value => value == "on",
        };
        let Some(board) = self.board.cast::<Element>().filter(|_| wanted) else { return };
        let at = |square: Square| {
            let (column, row) = place(square, self.state.orientation());
            format!("{column}px, {row}px")
        };
        let mut moving = Vec::new();
        for (piece, from, to) in slides(before, &self.state.setup().board) {
            let (image, target) = (create_svg("use"), square_element(&board, to));
            let (Some(image), Some(target)) = (image, target) else { continue };
            for (name, value) in [
                ("class", "slide"),
                ("aria-hidden", "true"),
                ("width", "1"),
                ("height", "1"),
                ("href", &piece_href(piece)),
            ] {
                let _ = image.set_attribute(name, value);
            }
            let _ = image.style().set_property("--from", &at(from));
            let _ = image.style().set_property("--to", &at(to));
            let _ = target.class_list().add_1("arriving");
            let _ = board.append_child(&image);
            moving.push(Slide { image, target });
        }
        if !moving.is_empty() {
            self.sliding = Some(Timeout::new(DONE_MS, move || drop(moving)));
        }
    }
}
