//! Which token is which field: missing, swapped and left-over fields.

use crate::order::sort_by_key;

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

/// Which token each of the five fields is; the tokens left over come after `used`.
pub(super) struct Aligned {
    pub tokens: [Option<Token>; 5],
    pub used: usize,
    /// The fields are all there, in another order.
    pub shuffled: bool,
}

/// Finds which tokens are which fields: the assignment in order that fits best, or, where that
/// fits badly and another order fits well, that one.
pub(super) fn align(reader: &Reader<'_>, tokens: &[Token]) -> Aligned {
    let words: Vec<String> = tokens.iter().take(5).map(|&token| reader.chars(token)).collect();
    let mut best = (u32::MAX, [None; 5]);
    choose(&words, 0, 0, 0, [None; 5], &mut best);
    if best.0 >= 4
        && let Some(order) = shuffled(&words)
    {
        return Aligned {
            tokens: order.map(|i| i.map(|i| tokens[i])),
            used: words.len(),
            shuffled: true,
        };
    }
    let used = best.1.iter().flatten().max().map_or(0, |&last| last + 1);
    Aligned { tokens: best.1.map(|i| i.map(|i| tokens[i])), used, shuffled: false }
}

/// Tries all assignments of words to fields in order; a field may be missing, no word before
/// the last used one may be left out.
fn choose(
    words: &[String],
    field: usize,
    word: usize,
    cost: u32,
    so_far: [Option<usize>; 5],
    best: &mut (u32, [Option<usize>; 5]),
) {
    if cost >= best.0 {
        return;
    }
    if field == TAIL.len() {
        let left = (words.len() - word) as u32;
        if cost + 3 * left < best.0 {
            *best = (cost + 3 * left, so_far);
        }
        return;
    }
    if let Some(chars) = words.get(word) {
        let mut next = so_far;
        next[field] = Some(word);
        let misfit = match TAIL[field] {
            _ if fits(TAIL[field], chars) => 0,
            // A number or a dash in the place of another field is more likely that field.
            other if TAIL.iter().any(|&f| f != other && fits(f, chars)) => 5,
            _ => 3,
        };
        choose(words, field + 1, word + 1, cost + misfit, next, best);
    }
    let missing = if word < words.len() { 3 } else { 1 };
    choose(words, field + 1, word, cost + missing, so_far, best);
}

/// An order in which every word fits its field, each field taking the first word that does.
fn shuffled(words: &[String]) -> Option<[Option<usize>; 5]> {
    let mut order = [None; 5];
    let mut taken = [false; 5];
    for (slot, field) in order.iter_mut().zip(TAIL) {
        let first = words.iter().enumerate().position(|(i, word)| {
            let strict = !(field == Field::HalfmoveClock || field == Field::FullmoveNumber)
                || word.chars().any(|c| c.is_ascii_digit());
            !taken[i] && strict && fits(field, word)
        });
        if let Some(i) = first {
            taken[i] = true;
            *slot = Some(i);
        }
    }
    let all = taken.iter().take(words.len()).all(|&t| t);
    (all && words.len() >= 2 && order[0].is_some()).then_some(order)
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

/// `01` at the end is the two counters without their space: reports it and makes two tokens
/// of it.
pub(super) fn split_counters(reader: &mut Reader<'_>, aligned: &mut Aligned) -> bool {
    let (Some(token), None) = (aligned.tokens[3], aligned.tokens[4]) else { return false };
    let chars = reader.chars(token);
    let Some(number) = chars.strip_prefix('0') else { return false };
    if number.is_empty() || number.starts_with('0') || !number.bytes().all(|b| b.is_ascii_digit()) {
        return false;
    }
    let span = reader.span(token);
    let second = Token { start: token.start + 1, end: token.end };
    let between = Span::at(reader.span(second).start);
    let problem = Problem::FieldMissing { first: Field::FullmoveNumber, count: 1 };
    let repair = Repair::Replace { from: chars.clone(), to: format!("0 {number}") };
    reader.report(Severity::Warning, problem, span).replace(repair, between, " ");
    aligned.tokens[3] = Some(Token { start: token.start, end: token.start + 1 });
    aligned.tokens[4] = Some(second);
    true
}
