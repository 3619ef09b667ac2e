//! The spaces between the fields, and what can't be seen.

use super::diagnostic::Severity;
use super::glyph::{Glyph, is_space};
use super::problem::Problem;
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::span::{Edit, Span};

/// Reports what is odd about the gaps between the tokens of the record: each kind once, with a
/// fix for all of them. A `silent` separator is what the wrapper calls for.
pub(super) fn report_gaps(reader: &mut Reader<'_>, tokens: &[Token], silent: Option<char>) {
    let gaps: Vec<(Span, String)> = tokens
        .windows(2)
        .filter(|pair| pair[0].end < pair[1].start)
        .map(|pair| {
            let gap = Token { start: pair[0].end, end: pair[1].start };
            (reader.span(gap), reader.raw(gap))
        })
        .collect();
    let edits: Vec<Edit> =
        gaps.iter().filter(|(_, raw)| raw != " ").map(|(span, _)| Edit::new(*span, " ")).collect();
    let mut reported: Vec<Problem> = Vec::new();
    for (span, raw) in &gaps {
        let Some((severity, problem)) = gap_problem(raw, silent) else { continue };
        if reported.contains(&problem) {
            continue;
        }
        reported.push(problem);
        reader.report(severity, problem, *span).fix(Repair::NormaliseSpaces, edits.clone());
    }
}

fn gap_problem(raw: &str, silent: Option<char>) -> Option<(Severity, Problem)> {
    let problem = match raw {
        " " => return None,
        _ if silent.is_some_and(|c| raw.chars().eq([c])) => return None,
        _ if raw.contains('_') => Problem::SpaceUnderscore,
        _ if raw.contains(['\n', '\r']) => Problem::SpaceNewline,
        _ if raw.contains('\t') => Problem::SpaceTab,
        _ if raw.chars().all(|c| c == ' ') => Problem::SpaceRun,
        _ if raw.chars().all(is_space) => Problem::SpaceUnicode,
        _ => {
            let separator = raw.chars().find(|&c| !is_space(c))?;
            return Some((Severity::Error, Problem::Separator(separator)));
        }
    };
    Some((Severity::Warning, problem))
}

/// Reports invisible characters, all in one.
pub(super) fn report_invisible(reader: &mut Reader<'_>, invisible: &[Glyph]) {
    let Some(first) = invisible.first() else { return };
    let edits = invisible.iter().map(|glyph| Edit::new(glyph.span, "")).collect();
    reader
        .report(Severity::Warning, Problem::InvisibleChar(first.raw), first.span)
        .fix(Repair::RemoveInvisible, edits);
}

/// Reports white space before and after the record.
pub(super) fn report_edges(reader: &mut Reader<'_>, record: Span) {
    let text = reader.text;
    let before = Span::new(0, record.start);
    let after = Span::new(record.end, text.len());
    for (problem, span) in [(Problem::SpaceLeading, before), (Problem::SpaceTrailing, after)] {
        let part = span.of(text);
        if part.chars().any(is_space) {
            let edits = [before, after]
                .into_iter()
                .filter(|span| !span.is_empty())
                .map(|span| Edit::new(span, ""))
                .collect();
            reader.report(Severity::Warning, problem, span).fix(Repair::TrimSpaces, edits);
        }
    }
}
