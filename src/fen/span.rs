//! Places in a text and changes to it.

use std::ops::Range;

use crate::order::sort_by_key;

/// A range of bytes in the original text; both ends lie on character borders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last; equal to `start` where the span marks a gap.
    pub end: usize,
}

impl Span {
    /// The span from byte `start` up to, not including, byte `end`.
    pub const fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// The empty span at a byte.
    pub const fn at(byte: usize) -> Span {
        Span { start: byte, end: byte }
    }

    /// Whether it marks a gap between two characters.
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// How many bytes it covers.
    pub const fn len(self) -> usize {
        self.end - self.start
    }

    /// The range of bytes.
    pub const fn range(self) -> Range<usize> {
        self.start..self.end
    }

    /// The smallest span that covers both.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// Whether the byte lies in it.
    pub const fn contains(self, byte: usize) -> bool {
        self.start <= byte && byte < self.end
    }

    /// The part of the text that it covers; empty where the text is another one and the span
    /// does not fit it.
    pub fn of(self, text: &str) -> &str {
        text.get(self.range()).unwrap_or("")
    }
}

/// A change to a text: the bytes of `span` give way to `replacement`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Edit {
    /// What goes.
    pub span: Span,
    /// What comes.
    pub replacement: String,
}

impl Edit {
    /// The edit that puts `replacement` in place of `span`.
    pub fn new(span: Span, replacement: impl Into<String>) -> Edit {
        Edit { span, replacement: replacement.into() }
    }
}

/// The text after the edits. Edits must not overlap and may come in any order; one that does
/// not fit the text is left out.
pub fn apply_edits(text: &str, edits: &[Edit]) -> String {
    let mut edits: Vec<&Edit> = edits.iter().collect();
    sort_by_key(&mut edits, |edit| (edit.span.start, edit.span.end));
    let mut result = String::with_capacity(text.len());
    let mut done = 0;
    for edit in edits {
        let Some(kept) = text.get(done..edit.span.start) else { continue };
        if text.get(edit.span.range()).is_none() {
            continue;
        }
        result.push_str(kept);
        result.push_str(&edit.replacement);
        done = edit.span.end;
    }
    result.push_str(text.get(done..).unwrap_or(""));
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_apply_in_order_of_place() {
        let edits = [Edit::new(Span::new(4, 5), "-"), Edit::new(Span::at(0), "> ")];
        assert_eq!(apply_edits("w KQ 0", &edits), "> w KQ-0");
    }

    #[test]
    fn an_edit_that_does_not_fit_is_left_out() {
        let edits = [Edit::new(Span::new(0, 1), "x"), Edit::new(Span::new(0, 99), "y")];
        assert_eq!(apply_edits("é", &edits), "é");
    }
}
