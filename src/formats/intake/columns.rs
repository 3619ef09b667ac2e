//! Tables with a column of positions, such as those of puzzles.

use super::{Layout, is_blank};
use crate::fen::{Span, looks_like_board};

/// How many rows are looked at.
const ROWS: usize = 50;

/// The column of a table that holds positions: that which the first row names so, or that where
/// they are. A semicolon is a border only where a name or the file's says that it is a table,
/// since EPD has it as well.
pub(super) fn find(text: &str, is_table: bool) -> Option<Layout> {
    let text = text.trim_start_matches(is_blank);
    let header = text.lines().next()?;
    for delimiter in [b',', b'\t', b';', b'|'] {
        let named = named(header, delimiter);
        if delimiter == b';' && named.is_none() && !is_table {
            continue;
        }
        let (mut rows, mut counts) = (0, Vec::new());
        for row in text.lines().filter(|row| !row.trim().is_empty()).take(ROWS) {
            rows += 1;
            for (column, span) in cells(row, Span::new(0, row.len()), delimiter).enumerate() {
                if counts.len() <= column {
                    counts.push(0);
                }
                counts[column] += usize::from(is_position(row, span, delimiter));
            }
        }
        let has = |column: &usize| counts.get(*column).is_some_and(|count| *count > 0);
        if let Some(column) = named.filter(has) {
            return Some(Layout::Column { delimiter, column, has_header: true });
        }
        let best = counts.iter().enumerate().max_by_key(|(column, count)| (**count, !*column));
        if let Some((column, &count)) = best
            && (counts.len() > 1 || is_table)
            && count > 0
            && (count > 1 || is_table)
            && 5 * count + 5 >= 4 * rows
        {
            let first = cell(header, Span::new(0, header.len()), delimiter, column);
            let has_header = !first.of(header).contains('/');
            return Some(Layout::Column { delimiter, column, has_header });
        }
    }
    None
}

/// The column that a row names after FEN.
fn named(row: &str, delimiter: u8) -> Option<usize> {
    let names = || {
        cells(row, Span::new(0, row.len()), delimiter)
            .map(|span| span.of(row).trim().to_ascii_lowercase())
    };
    // A row of positions names nothing.
    if names().count() < 2 || row.contains('/') {
        return None;
    }
    names()
        .position(|name| name == "fen" || name == "epd")
        .or_else(|| names().position(|name| name.contains("fen")))
}

/// Whether a cell holds a position and nothing else. One whose other fields are in the cells
/// behind it is no row of a table, but a FEN with other borders.
fn is_position(row: &str, span: Span, delimiter: u8) -> bool {
    let text = span.of(row).trim();
    let mut words = text.split_ascii_whitespace();
    let Some(board) = words.next() else { return false };
    let rest = row.get(span.end..).unwrap_or_default().trim_start_matches(['"', delimiter.into()]);
    let goes_on = rest.starts_with(['w', 'b'])
        && rest[1..].trim_start().starts_with(char::from(delimiter))
        && !text.contains(' ');
    let counters = words.skip(3).all(|word| word.bytes().all(|b| b.is_ascii_digit() || b == b'-'));
    looks_like_board(board) && counters && !goes_on
}

/// The cell of a row in a column, without its quotation marks; empty where there is none.
pub(super) fn cell(text: &str, row: Span, delimiter: u8, column: usize) -> Span {
    cells(text, row, delimiter).nth(column).unwrap_or(Span::at(row.end))
}

/// The cells of a row, without their quotation marks.
fn cells(text: &str, row: Span, delimiter: u8) -> impl Iterator<Item = Span> {
    let bytes = text.as_bytes();
    let mut at = Some(row.start);
    std::iter::from_fn(move || {
        let start = at?;
        let find = |from: usize, byte: u8| {
            bytes.get(from..row.end)?.iter().position(|b| *b == byte).map(|i| from + i)
        };
        let quoted = bytes.get(start) == Some(&b'"') && start < row.end;
        let inner = start + usize::from(quoted);
        let close = if quoted { find(inner, b'"') } else { None };
        let border = find(close.unwrap_or(start), delimiter);
        at = border.map(|border| border + 1);
        Some(Span::new(inner, close.or(border).unwrap_or(row.end)))
    })
}
