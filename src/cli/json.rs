//! A judged line as a JSON object.

use serde::Serialize;

use crate::fen::{Dialect, Parsed, Severity, write};
use crate::rules::{has_board, worst};
use crate::words::Words;

/// The object of one line.
#[derive(Serialize)]
pub(super) struct Line<'t> {
    line: u64,
    input: &'t str,
    severity: &'static str,
    diagnostics: Vec<Diagnostic>,
    fen: Option<String>,
}

#[derive(Serialize)]
struct Diagnostic {
    code: &'static str,
    severity: &'static str,
    start: usize,
    end: usize,
    squares: Vec<String>,
    message: String,
    fixes: Vec<Fix>,
}

#[derive(Serialize)]
struct Fix {
    label: String,
    result: String,
}

impl<'t> Line<'t> {
    pub fn new(line: u64, input: &'t str, parsed: &Parsed, words: &Words) -> Line<'t> {
        let diagnostics = parsed.diagnostics.iter().map(|d| Diagnostic {
            code: d.code(),
            severity: d.severity.name(),
            start: d.span.start,
            end: d.span.end,
            squares: d.squares.map(|square| square.to_string()).collect(),
            message: words.problem(&d.problem),
            fixes: d
                .fixes
                .iter()
                .map(|fix| Fix { label: words.repair(&fix.repair), result: fix.apply(input) })
                .collect(),
        });
        Line {
            line,
            input,
            severity: worst(&parsed.diagnostics).map_or("ok", Severity::name),
            diagnostics: diagnostics.collect(),
            fen: has_board(parsed).then(|| write(&parsed.setup, Dialect::AsGiven)),
        }
    }
}
