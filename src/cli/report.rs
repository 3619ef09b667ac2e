//! A judged line as a report for people: each problem with the line and carets under its span.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::fen::{Diagnostic, Parsed, Span};
use crate::words::Words;

/// The widest part of a line that is shown around a span, in columns.
const WIDTH: usize = 100;

/// Writes the report of one line; nothing where there is nothing to say.
pub(super) fn report(place: &str, input: &str, parsed: &Parsed, words: &Words) -> String {
    let mut out = String::new();
    for diagnostic in &parsed.diagnostics {
        one(&mut out, place, input, diagnostic, words);
    }
    out
}

fn one(out: &mut String, place: &str, input: &str, diagnostic: &Diagnostic, words: &Words) {
    let column = input.get(..diagnostic.span.start).unwrap_or("").chars().count() + 1;
    let severity = diagnostic.severity.name();
    let code = diagnostic.code();
    let message = words.problem(&diagnostic.problem);
    let (shown, before, marked) = excerpt(input, diagnostic.span);
    let carets = "^".repeat(marked.max(1));
    out.push_str(&format!(
        "{severity}[{code}]: {message}\n  at {place}:{column}\n  | {shown}\n  | {}{carets}\n",
        " ".repeat(before)
    ));
    for fix in &diagnostic.fixes {
        let result = visible(&fix.apply(input));
        let label = words.repair(&fix.repair);
        out.push_str(&format!("  fix: {label}\n       {}\n", cut(&result)));
    }
    out.push('\n');
}

/// The part of a line around a span, and in columns how much of it lies before the span and in
/// it. Characters that would not show, or would move the carets, show as dots.
fn excerpt(input: &str, span: Span) -> (String, usize, usize) {
    let before = visible(input.get(..span.start).unwrap_or(""));
    let marked = visible(span.of(input));
    let after = visible(input.get(span.end..).unwrap_or(""));
    let skipped = before.width().saturating_sub(WIDTH / 2);
    let mut start = String::new();
    if skipped > 0 && before.width() + marked.width() + after.width() > WIDTH {
        start.push('\u{2026}');
        start.extend(last_columns(&before, WIDTH / 2));
    } else {
        start = before;
    }
    let marked = cut(&marked);
    let columns = (start.width(), marked.width());
    let line = cut(&format!("{start}{marked}{after}"));
    let room = line.width().saturating_sub(columns.0);
    (line, columns.0, columns.1.min(room))
}

fn last_columns(text: &str, columns: usize) -> Vec<char> {
    let mut width = 0;
    let mut chars: Vec<char> = text
        .chars()
        .rev()
        .take_while(|c| {
            width += c.width().unwrap_or(0);
            width <= columns
        })
        .collect();
    chars.reverse();
    chars
}

/// At most [`WIDTH`] columns of a text.
fn cut(text: &str) -> String {
    let mut width = 0;
    let mut end = text.len();
    for (at, c) in text.char_indices() {
        width += c.width().unwrap_or(0);
        if width > WIDTH {
            end = at;
            break;
        }
    }
    let kept = &text[..end];
    if end < text.len() { format!("{kept}\u{2026}") } else { kept.to_string() }
}

fn visible(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '\t' => ' ',
            _ if c.is_control() || c.width().unwrap_or(0) == 0 => '\u{b7}',
            _ => c,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diagnose;

    #[test]
    fn carets_stand_under_the_span() {
        let input = "rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
        let report = report("openings.fen:3", input, &diagnose(input), Words::english());
        let lines: Vec<&str> = report.lines().collect();
        assert_eq!(lines[0], "error[rank-short]: Rank 7 has 7 squares; it needs 8");
        assert_eq!(lines[1], "  at openings.fen:3:10");
        assert_eq!(lines[2], format!("  | {input}"));
        assert_eq!(lines[3], format!("  | {}{}", " ".repeat(9), "^".repeat(7)));
        assert!(lines[4].starts_with("  fix: "));
    }

    #[test]
    fn long_and_odd_lines_stay_readable() {
        let rubbish = format!("FEN: {}\u{202e}\tw 漢字", "rnbqkbnr/".repeat(60));
        let report = report("-:1", &rubbish, &diagnose(&rubbish), Words::english());
        assert!(!report.is_empty());
        for line in report.lines() {
            assert!(line.width() < 160, "{line}");
            assert!(!line.contains(['\t', '\u{202e}']), "{line:?}");
        }
    }
}
