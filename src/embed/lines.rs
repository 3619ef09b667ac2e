//! What goes between the programs and their page.

use std::str::Split;

use crate::chess::Square;

/// The items of a question, a line each. Those that are missing are empty.
#[derive(Clone, Debug)]
pub struct Lines<'a>(Split<'a, char>);

impl<'a> Lines<'a> {
    /// Reads a question.
    pub fn new(text: &'a str) -> Lines<'a> {
        Lines(text.split('\n'))
    }

    /// The next item.
    pub fn text(&mut self) -> &'a str {
        self.0.next().unwrap_or_default()
    }

    /// The next item as a square.
    pub fn square(&mut self) -> Option<Square> {
        Square::from_bytes(self.text().as_bytes())
    }
}

/// Adds an item to an answer.
pub(super) fn push_line(out: &mut String, item: &str) {
    if !out.is_empty() {
        out.push('\n');
    }
    out.push_str(item);
}
