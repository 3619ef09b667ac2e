//! The positions of a text, one after the other.

use std::borrow::Cow;

use super::Layout;
use super::columns::cell;
use crate::fen::{Span, record_spans};

/// A position among others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<'t> {
    /// Its FEN or EPD: as it stands in the text, but for spaces and slashes that were written
    /// as in a link.
    pub text: Cow<'t, str>,
    /// Where it stands.
    pub span: Span,
    /// On which line, from 1.
    pub line: usize,
}

/// Goes through the positions of a text; see [`records`].
#[derive(Clone, Debug)]
pub struct Records<'t> {
    text: &'t str,
    layout: Layout,
    /// Where the next line begins.
    at: usize,
    /// The lines so far.
    line: usize,
    /// Whether the first line names columns.
    skips_header: bool,
    /// Those of a line of prose that are still to come, the next one last.
    found: Vec<Span>,
}

/// The positions of a text. It takes no memory beyond that of one line.
pub fn records(text: &str, layout: Layout) -> Records<'_> {
    let skips_header = matches!(layout, Layout::Column { has_header: true, .. });
    Records { text, layout, at: 0, line: 0, skips_header, found: Vec::new() }
}

impl<'t> Records<'t> {
    /// Goes through a block of a text that is not its first one: no line of it names columns,
    /// and so many lines come before it.
    #[must_use]
    pub fn behind(mut self, lines: usize) -> Records<'t> {
        (self.line, self.skips_header) = (lines, false);
        self
    }

    /// How many lines there have been so far.
    pub fn lines(&self) -> usize {
        self.line
    }

    fn record(&self, span: Span) -> Record<'t> {
        Record { text: Cow::Borrowed(span.of(self.text)), span, line: self.line }
    }

    /// The next line without its end.
    fn next_line(&mut self) -> Option<Span> {
        let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let end = rest.find('\n').unwrap_or(rest.len());
        let line = Span::new(self.at, self.at + end);
        self.at += end + 1;
        self.line += 1;
        Some(line)
    }
}

impl<'t> Iterator for Records<'t> {
    type Item = Record<'t>;

    fn next(&mut self) -> Option<Record<'t>> {
        loop {
            if let Some(span) = self.found.pop() {
                let mut record = self.record(span);
                record.text = plain(record.text);
                return Some(record);
            }
            let line = self.next_line()?;
            let span = match self.layout {
                Layout::Lines => trimmed(self.text, line),
                Layout::Column { delimiter, column, .. } => {
                    if std::mem::take(&mut self.skips_header) {
                        continue;
                    }
                    trimmed(self.text, cell(self.text, line, delimiter, column))
                }
                Layout::Prose => {
                    let found = record_spans(line.of(self.text));
                    let moved = |s: Span| Span::new(line.start + s.start, line.start + s.end);
                    self.found.extend(found.map(moved));
                    self.found.reverse();
                    continue;
                }
            };
            if !span.is_empty() && !span.of(self.text).starts_with('#') {
                return Some(self.record(span));
            }
        }
    }
}

/// A span without the space at its ends.
fn trimmed(text: &str, span: Span) -> Span {
    let is_blank = |c: char| c.is_whitespace() || c == '\u{feff}';
    let part = span.of(text);
    let start = span.start + part.len() - part.trim_start_matches(is_blank).len();
    let end = start + part.trim_matches(is_blank).len();
    Span::new(start, end)
}

/// A record with spaces and slashes for what stands for them in links and in JSON.
fn plain(text: Cow<'_, str>) -> Cow<'_, str> {
    if !text.contains(['_', '%', '\\', '+']) {
        return text;
    }
    let mut plain = text.into_owned();
    for (code, c) in
        [("%2F", "/"), ("%2f", "/"), ("%20", " "), ("\\/", "/"), ("_", " "), ("+", " ")]
    {
        plain = plain.replace(code, c);
    }
    Cow::Owned(plain)
}
