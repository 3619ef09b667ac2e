//! Several records in a text.

use super::parse::read;
use super::runs::{first_token, is_placement_byte, looks_like_placement, placements};
use super::span::Span;

/// No record is longer.
const LONGEST: usize = 400;

/// Where the records of a text lie whose piece placements are complete. None goes over the end
/// of a line.
pub fn record_spans(text: &str) -> impl Iterator<Item = Span> + '_ {
    let mut starts = placements(text).peekable();
    std::iter::from_fn(move || {
        let start = starts.next()?;
        let end = starts.peek().copied().unwrap_or(text.len()).min(start + LONGEST);
        let part = text.get(start..text.floor_char_boundary(end)).unwrap_or_default();
        let line = part.split(['\n', '\r', '"', '\t']).next().unwrap_or(part);
        let record = read(line, false).layout.record;
        Some(Span::new(start + record.start, start + record.end))
    })
}

/// Whether the first word of a text is a piece placement, or most of one.
pub fn looks_like_board(text: &str) -> bool {
    let token = first_token(text);
    // The first word of an address is none of pieces.
    let first = token.split('/').next().unwrap_or_default();
    let pieces = first.bytes().filter(|b| is_placement_byte(*b) || *b == b'.').count();
    token.bytes().filter(|b| *b == b'/').count() >= 5
        && 2 * pieces >= first.len()
        && looks_like_placement(token)
}
