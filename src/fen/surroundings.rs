//! What stands around the record: wrappers, other text, other records.

use super::diagnostic::Severity;
use super::fields;
use super::glyph::Encoding;
use super::parse::read;
use super::paste::Located;
use super::problem::{Problem, Wrapper};
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::runs::placements;
use super::spaces;
use super::span::Span;

/// Of several records in a text, how many get a fix of their own.
const RECORDS_OFFERED: usize = 8;

/// Reports the wrapper and what else is in the text.
pub(super) fn report(reader: &mut Reader<'_>, located: Located, tail: Option<Token>, epd: bool) {
    let text = reader.text;
    let record = reader.layout.record;
    let cleaned = if reader.fixes { plain_record(reader) } else { String::new() };
    let everything = Span::new(0, text.len());
    let starts = records(reader, record);
    if starts.len() > 1 {
        several(reader, &starts);
    }
    match located.wrapper {
        Some(wrapper) => {
            let before = Span::new(0, record.start);
            let span = if before.of(text).trim().is_empty() {
                match wrapper {
                    Wrapper::Html | Wrapper::Json => record,
                    _ => Span::new(record.end, text.len()),
                }
            } else {
                before
            };
            reader.report(Severity::Warning, Problem::Wrapper(wrapper), span).replace(
                Repair::KeepFenOnly,
                everything,
                cleaned,
            );
        }
        None => {
            if located.encoding != Encoding::default() {
                reader.report(Severity::Warning, Problem::PercentEncoded, record).replace(
                    Repair::Decode,
                    everything,
                    cleaned,
                );
            }
            let end = Span::new(record.end, text.len());
            match tail {
                Some(tail) if starts.len() < 2 => left_over(reader, tail, end),
                None if !epd => spaces::report_edges(reader, record),
                _ => {
                    let start = Span::new(record.start, text.len());
                    spaces::report_edges(reader, start);
                }
            }
        }
    }
}

/// Text after the record: a word or two are fields too many, more is other text.
fn left_over(reader: &mut Reader<'_>, tail: Token, end: Span) {
    let span = reader.span(tail);
    let chars = reader.chars(tail);
    let words = chars.split(' ').filter(|word| !word.is_empty()).count();
    let line = reader.raw(Token { start: tail.start.saturating_sub(1), end: tail.end });
    let problem = if fields::is_checks(&chars) {
        Problem::VariantChecks
    } else if words <= 2 && !line.contains('\n') && chars.starts_with(is_letter_or_digit) {
        Problem::FieldExtra
    } else {
        Problem::TrailingText
    };
    reader.report(Severity::Warning, problem, span).replace(Repair::RemoveTail, end, "");
    if reader.layout.record.start > 0 {
        let start = Span::new(reader.layout.record.start, reader.text.len());
        spaces::report_edges(reader, start);
    }
}

/// Whether a character is a letter or a digit, roughly: of the others than Latin ones, those
/// outside the blocks of punctuation and symbols.
fn is_letter_or_digit(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '\u{c0}'..='\u{1fff}' | '\u{2c00}'..='\u{d7ff}')
}

/// The record with its fields one space apart and nothing around it.
fn plain_record(reader: &Reader<'_>) -> String {
    let record = reader.layout.record;
    let mut text = String::new();
    for glyph in &reader.glyphs {
        if glyph.span.start < record.start || glyph.span.end > record.end {
            continue;
        }
        let blank = glyph.ch == ' ' || matches!(glyph.ch, '_' | '+') && !text.ends_with(' ');
        if !blank {
            text.push(if glyph.is_look_alike() { glyph.raw } else { glyph.ch });
        } else if !text.ends_with(' ') {
            text.push(' ');
        }
    }
    text
}

/// The bytes at which the records of the text begin, the one that was read first.
fn records(reader: &Reader<'_>, record: Span) -> Vec<usize> {
    let mut starts = vec![record.start];
    starts.extend(placements(reader.text).filter(|&at| at >= record.end));
    starts
}

fn several(reader: &mut Reader<'_>, starts: &[usize]) {
    let text = reader.text;
    let everything = Span::new(0, text.len());
    let mut offers: Vec<(usize, String)> = Vec::new();
    if reader.fixes {
        offers.push((1, plain_record(reader)));
        for (i, &start) in starts.iter().enumerate().take(RECORDS_OFFERED).skip(1) {
            let mut end = starts.get(i + 1).copied().unwrap_or(text.len()).min(start + 400);
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            let part = text.get(start..end).unwrap_or("");
            let line = part.split(['\n', '"', '\t']).next().unwrap_or(part);
            let record = read(line, false).layout.record;
            offers.push((i + 1, record.of(line).to_string()));
        }
    }
    let second = Span::new(starts[1], starts[1]);
    let line =
        text.get(starts[1]..).unwrap_or("").find(['\n', '"']).map_or(text.len(), |i| starts[1] + i);
    let span = Span::new(second.start, line);
    let problem = Problem::Multiple { count: starts.len() };
    let mut report = reader.report(Severity::Warning, problem, span);
    for (number, record) in offers {
        report = report.replace(Repair::UseRecord(number), everything, record);
    }
    let _ = report;
}
