//! Where in a long text something is, for who has to find it.

use super::super::library::lines_in;
use crate::fen::Span;

/// How many characters are shown on each side.
const AROUND: usize = 30;

/// A place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// What stands before it on its line, or the end of that behind three dots.
    pub before: String,
    /// What stands there, as far as its line goes.
    pub here: String,
    /// What comes after it on its line, or the beginning of that.
    pub after: String,
}

/// The place of a span.
pub fn place(text: &str, span: Span) -> Place {
    let start = text.floor_char_boundary(span.start);
    let (head, tail) = text.split_at(start);
    let line = lines_in(head) + 1;
    let before = head.rsplit(['\n', '\r']).next().unwrap_or_default();
    let cut = before.char_indices().rev().nth(AROUND).map_or(0, |(at, _)| at);
    let line_tail = tail.split(['\n', '\r']).next().unwrap_or_default();
    let here_end = line_tail.floor_char_boundary(span.end.saturating_sub(start));
    let (here, after) = line_tail.split_at(here_end);
    let mut shown = String::from(if cut > 0 { "\u{2026}" } else { "" });
    shown.push_str(before.get(cut..).unwrap_or_default());
    Place {
        line,
        before: shown,
        here: here.chars().take(2 * AROUND).collect(),
        after: after.chars().take(AROUND).collect(),
    }
}
