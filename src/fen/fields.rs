//! The fields after the placement: what fits each, and what is missing or out of order.

use crate::order::sort_by_key;

use super::align::Aligned;
use super::diagnostic::Severity;
use super::field::Field;
use super::problem::Problem;
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::span::{Edit, Span};

/// The five fields after the placement, in order.
pub(super) const TAIL: [Field; 5] = [
    Field::SideToMove,
    Field::Castling,
    Field::EnPassant,
    Field::HalfmoveClock,
    Field::FullmoveNumber,
];

/// What a field is taken to be where it is missing.
pub(super) const fn default_text(field: Field) -> &'static str {
    match field {
        Field::Placement => "8/8/8/8/8/8/8/8",
        Field::SideToMove => "w",
        Field::Castling | Field::EnPassant => "-",
        Field::HalfmoveClock => "0",
        Field::FullmoveNumber => "1",
    }
}

/// Whether the characters of a token are of the kind that a field holds.
pub(super) fn fits(field: Field, chars: &str) -> bool {
    let dash = chars.chars().all(|c| c == '-') && !chars.is_empty();
    match field {
        Field::Placement => chars.contains('/'),
        Field::SideToMove => side_word(chars),
        Field::Castling => {
            dash || chars.len() <= 8 && chars.chars().all(|c| "KQkq".contains(c))
                || chars.len() <= 4
                    && chars
                        .chars()
                        .all(|c| matches!(c.to_ascii_lowercase(), 'a'..='h' | 'k' | 'q'))
        }
        Field::EnPassant => {
            dash || chars.len() == 2
                && matches!(chars.as_bytes(), [file, b'1'..=b'8'] if matches!(file.to_ascii_lowercase(), b'a'..=b'h'))
        }
        Field::HalfmoveClock | Field::FullmoveNumber => {
            let digits = chars.strip_prefix(['+', '-']).unwrap_or(chars);
            dash || !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())
        }
    }
}

/// Whether a token can be meant as the side to move.
fn side_word(chars: &str) -> bool {
    super::side::read(chars).is_some()
}

/// Reports fields out of order.
pub(super) fn report_order(reader: &mut Reader<'_>, aligned: &Aligned) {
    let present: Vec<Token> = aligned.tokens.iter().flatten().copied().collect();
    let mut places = present.clone();
    sort_by_key(&mut places, |token| token.start);
    let edits: Vec<Edit> = places
        .iter()
        .zip(&present)
        .filter(|(place, token)| place != token)
        .map(|(&place, &token)| Edit::new(reader.span(place), reader.raw(token)))
        .collect();
    let Some(span) = edits.iter().map(|edit| edit.span).reduce(Span::to) else { return };
    reader.report(Severity::Error, Problem::FieldOrder, span).fix(Repair::SortFields, edits);
}

/// Reports the fields that are missing: a warning where the record just ends early, an error
/// where a later field is there.
pub(super) fn report_missing(reader: &mut Reader<'_>, aligned: &Aligned) {
    let last = aligned.tokens.iter().rposition(Option::is_some);
    let inner = last.unwrap_or(0);
    for (i, &field) in TAIL.iter().enumerate().take(inner) {
        if aligned.tokens[i].is_some() || aligned.shuffled {
            continue;
        }
        let Some(next) = aligned.tokens[i..].iter().flatten().next() else { continue };
        let at = Span::at(reader.span(*next).start);
        let text = default_text(field).to_string();
        let insert = format!("{text} ");
        reader
            .report(Severity::Error, Problem::FieldMissing { first: field, count: 1 }, at)
            .replace(Repair::InsertField { field, text }, at, insert);
    }
    let first = last.map_or(0, |i| i + 1);
    if first >= TAIL.len() {
        return;
    }
    let rest: String =
        TAIL[first..].iter().map(|&field| format!(" {}", default_text(field))).collect();
    let count = TAIL.len() - first;
    let at = Span::at(reader.layout.record.end);
    let problem = Problem::FieldMissing { first: TAIL[first], count };
    reader.report(Severity::Warning, problem, at).replace(Repair::InsertDefaults, at, rest);
}

/// Reports a token too many among the fields: the checks of three-check chess, or anything.
pub(super) fn report_extra(reader: &mut Reader<'_>, token: Token, next: Option<Token>) {
    let span = reader.span(token);
    let chars = reader.chars(token);
    let end = next.map_or(span.end, |next| reader.span(next).start);
    let (severity, problem) = match is_checks(&chars) {
        true => (Severity::Warning, Problem::VariantChecks),
        false => (Severity::Error, Problem::FieldExtra),
    };
    let repair = Repair::Remove(reader.raw(token));
    reader.report(severity, problem, span).replace(repair, Span::new(span.start, end), "");
}

/// Whether a token counts checks, as `3+3` or `+0+0`.
pub(super) fn is_checks(chars: &str) -> bool {
    chars.contains('+')
        && chars.bytes().all(|b| b == b'+' || b.is_ascii_digit())
        && chars.bytes().filter(u8::is_ascii_digit).count() >= 2
}

/// `01` or `0,1` at the end is the two counters without a space between: reports it and makes
/// two tokens of it.
pub(super) fn split_counters(reader: &mut Reader<'_>, aligned: &mut Aligned) -> bool {
    let (Some(token), None) = (aligned.tokens[3], aligned.tokens[4]) else { return false };
    let chars = reader.chars(token);
    let digits = chars.bytes().take_while(u8::is_ascii_digit).count();
    let (halfmove, rest) = chars.split_at(digits);
    let separator = rest.chars().next().filter(|c| "/,;:|_".contains(*c));
    let (from, number) = match (halfmove, separator) {
        (_, Some(_)) => (digits + 1, &rest[1..]),
        (_, None) => (1, chars.strip_prefix('0').unwrap_or("")),
    };
    let counts = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    if halfmove.is_empty() || !counts || separator.is_none() && number.starts_with('0') {
        return false;
    }
    let span = reader.span(token);
    let first = Token {
        start: token.start,
        end: token.start + if separator.is_some() { digits } else { 1 },
    };
    let second = Token { start: token.start + from, end: token.end };
    let between = Span::new(reader.span(first).end, reader.span(second).start);
    match separator {
        Some(sign) => {
            let repair = Repair::Replace { from: sign.to_string(), to: " ".into() };
            reader
                .report(Severity::Error, Problem::Separator(sign), between)
                .replace(repair, between, " ");
        }
        None => {
            let problem = Problem::FieldMissing { first: Field::FullmoveNumber, count: 1 };
            let repair = Repair::Replace { from: chars.clone(), to: format!("0 {number}") };
            reader.report(Severity::Warning, problem, span).replace(repair, between, " ");
        }
    }
    aligned.tokens[3] = Some(first);
    aligned.tokens[4] = Some(second);
    true
}
