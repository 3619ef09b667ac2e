//! What stands between two slashes: the cells of a rank.

use crate::chess::Piece;

use super::alphabet::letter_of;
use super::cells::{Cell, write_cells};
use super::diagnostic::Severity;
use super::problem::{Alphabet, Problem};
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::span::{Edit, Span};

/// What stands between two slashes.
pub(super) struct Segment {
    pub token: Token,
    pub span: Span,
    pub cells: Vec<Cell>,
    /// It has characters that were reported already; its length tells nothing more.
    pub doubtful: bool,
}

/// Reads the cells between two slashes, reporting what is no piece and no digit.
pub(super) fn segment(
    reader: &mut Reader<'_>,
    token: Token,
    alphabet: Option<Alphabet>,
) -> Segment {
    let mut cells: Vec<Cell> = Vec::new();
    let mut doubtful = false;
    let mut unknown: Vec<(usize, usize)> = Vec::new();
    let mut i = token.start;
    while i < token.end && cells.len() < 100 {
        let glyph = reader.glyphs[i];
        if glyph.ch.is_ascii_digit() {
            let end = (i..token.end).find(|&j| !reader.glyphs[j].ch.is_ascii_digit());
            let run = Token { start: i, end: end.unwrap_or(token.end) };
            cells.extend(std::iter::repeat_n(None, digits(reader, run, cells.len())));
            i = run.end;
            continue;
        }
        if glyph.ch == '~' {
            promoted(reader, token, i);
        } else if let Some(piece) = letter_of(glyph.ch, alphabet) {
            cells.push(Some(piece));
        } else {
            if !is_empty_mark(glyph.ch) {
                unknown.push((i, cells.len()));
            }
            doubtful |= !glyph.raw.is_ascii();
            cells.push(None);
        }
        i += 1;
    }
    for (i, cell) in unknown {
        unknown_char(reader, token, i, cell, &cells);
    }
    Segment { token, span: reader.span(token), cells, doubtful }
}

/// A run of digits: how many squares it stands for.
fn digits(reader: &mut Reader<'_>, run: Token, before: usize) -> usize {
    let mut sum = 0;
    for i in run.range() {
        let glyph = reader.glyphs[i];
        match glyph.ch {
            '0' => {
                reader.report(Severity::Warning, Problem::DigitZero, glyph.span).replace(
                    Repair::Remove("0".into()),
                    glyph.span,
                    "",
                );
            }
            '9' => {
                let fits = 8usize.saturating_sub(before + sum).max(1);
                reader.report(Severity::Error, Problem::DigitRange('9'), glyph.span).replace(
                    Repair::Replace { from: "9".into(), to: fits.to_string() },
                    glyph.span,
                    fits.to_string(),
                );
                sum += fits;
            }
            digit => sum += digit.to_digit(10).unwrap_or(0) as usize,
        }
    }
    let counted = reader.glyphs[run.range()].iter().filter(|glyph| glyph.ch != '0').count();
    if counted > 1 && before + sum <= 8 {
        let span = reader.span(run);
        let from = reader.chars(run);
        reader.report(Severity::Warning, Problem::DigitsAdjacent { sum }, span).replace(
            Repair::Replace { from, to: sum.to_string() },
            span,
            sum.to_string(),
        );
    }
    sum
}

/// Crazyhouse's mark of a promoted piece: tolerated after a piece, wrong elsewhere.
fn promoted(reader: &mut Reader<'_>, token: Token, i: usize) {
    let proper = i > token.start && Piece::from_letter(reader.glyphs[i - 1].ch).is_some();
    let severity = if proper { Severity::Warning } else { Severity::Error };
    let span = reader.glyphs[i].span;
    let known = reader
        .diagnostics
        .iter()
        .any(|d| d.problem == Problem::VariantPromoted && d.severity == severity);
    if known {
        return;
    }
    let edits = reader
        .glyphs
        .iter()
        .filter(|glyph| glyph.ch == '~')
        .map(|glyph| Edit::new(glyph.span, ""))
        .collect();
    reader.report(severity, Problem::VariantPromoted, span).fix(Repair::Remove("~".into()), edits);
}

/// A character that stands for no square.
fn unknown_char(reader: &mut Reader<'_>, token: Token, i: usize, cell: usize, cells: &[Cell]) {
    let glyph = reader.glyphs[i];
    let problem = if glyph.ch.is_ascii() {
        Problem::PieceChar { found: glyph.raw, means: None }
    } else {
        Problem::Homoglyph { found: glyph.raw, means: None }
    };
    let span = reader.span(token);
    let neighbours: Vec<Cell> = [cell.wrapping_sub(1), cell + 1]
        .into_iter()
        .filter_map(|i| cells.get(i).copied())
        .collect();
    let mut report = reader.report(Severity::Error, problem, glyph.span);
    let mut offered: Vec<Cell> = Vec::new();
    for neighbour in neighbours.into_iter().chain([None]) {
        if offered.contains(&neighbour) {
            continue;
        }
        offered.push(neighbour);
        let mut fixed = cells.to_vec();
        fixed[cell] = neighbour;
        let to = neighbour.map_or("1".to_string(), |piece| piece.letter().to_string());
        let repair = Repair::Replace { from: glyph.raw.to_string(), to };
        report = report.replace(repair, span, write_cells(&fixed));
    }
    let mut without = cells.to_vec();
    without.remove(cell);
    if without.len() < 7 {
        let run = 8 - without.len();
        let mut filled = without.clone();
        (0..run).for_each(|_| filled.insert(cell, None));
        let repair = Repair::Replace { from: glyph.raw.to_string(), to: run.to_string() };
        report = report.replace(repair, span, write_cells(&filled));
    }
    report.replace(Repair::Remove(glyph.raw.to_string()), span, write_cells(&without));
}

fn is_empty_mark(c: char) -> bool {
    matches!(
        c,
        '.' | '*' | '\u{b7}' | '\u{2022}' | '\u{25a1}' | '\u{25a0}' | '\u{2b1c}' | '\u{2b1b}'
    )
}

/// Dots and the like for empty squares: one report, one fix for all ranks.
pub(super) fn report_empty_chars(reader: &mut Reader<'_>, segments: &[Segment], span: Span) {
    let Some(first) = segments
        .iter()
        .flat_map(|segment| segment.token.range())
        .find(|&i| is_empty_mark(reader.glyphs[i].ch))
    else {
        return;
    };
    let ranks: Vec<String> = segments.iter().map(|segment| write_cells(&segment.cells)).collect();
    let glyph = reader.glyphs[first];
    let repair = Repair::Replace { from: glyph.raw.to_string(), to: "1".into() };
    reader.report(Severity::Error, Problem::EmptyChar(glyph.raw), glyph.span).replace(
        repair,
        span,
        ranks.join("/"),
    );
}
