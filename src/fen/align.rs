//! Which token is which field: missing, swapped, doubled and left-over ones.

use super::field::Field;
use super::fields::{TAIL, fits};
use super::reader::{Reader, Token};
use super::tokens::is_rank;

/// Which token each of the five fields is; the tokens left over come after `used`.
#[derive(Clone, Copy, Default)]
pub(super) struct Aligned {
    pub tokens: [Option<Token>; 5],
    pub used: usize,
    /// The fields are all there, in another order.
    pub shuffled: bool,
    /// A token among the fields that is none of them.
    pub extra: Option<Token>,
}

/// Words by number, one for each field that has one.
type Choice = [Option<usize>; 5];

/// How well words fit the fields: `table[word][field]`.
type Fit = Vec<[bool; 5]>;

/// Finds which tokens are which fields: the assignment in order that fits best, or, where that
/// fits badly, one that leaves a token out, or one in another order.
pub(super) fn align(reader: &Reader<'_>, tokens: &[Token]) -> Aligned {
    let words: Vec<String> = tokens.iter().take(6).map(|&token| reader.chars(token)).collect();
    let mut fit: Fit = words.iter().map(|word| TAIL.map(|field| fits(field, word))).collect();
    if let [_, castling, file, ..] = &words[..]
        && file.len() == 1
        && fits(Field::Castling, castling)
        && matches!(file.as_bytes(), [b'a'..=b'h'])
        && fit[0][0]
    {
        // After the castling rights it is half an en passant square, not a right.
        fit[2] = [false, false, true, false, false];
    }
    let first = fit.len().min(5);
    let mut best = in_order(&fit[..first]);
    // A number after the fields: likely one of them is too many.
    best.0 += if fit.get(5).is_some_and(|fit| fit[4]) { 3 } else { 0 };
    let assigned = |choice: Choice| choice.map(|i| i.map(|i| tokens[i]));
    if best.0 >= 4
        && let Some(order) = shuffled(&words[..first], &fit[..first])
    {
        return Aligned { tokens: assigned(order), used: first, shuffled: true, extra: None };
    }
    let mut extra = None;
    let spare = if fit.len() > 5 { fit.len() } else { 0 };
    for left_out in (0..spare).rev() {
        let mut rest = fit.clone();
        rest.remove(left_out);
        rest.truncate(5);
        let (cost, choice) = in_order(&rest);
        if cost + 3 < best.0 {
            let skip = |word| if word >= left_out { word + 1 } else { word };
            best = (cost + 3, choice.map(|i| i.map(skip)));
            extra = Some(tokens[left_out]);
        }
    }
    let used = best.1.iter().flatten().max().map_or(0, |&last| last + 1);
    let extra = extra.filter(|extra| tokens[..used].contains(extra));
    Aligned { tokens: assigned(best.1), used, shuffled: false, extra }
}

/// The assignment in order that fits best, and what it costs.
fn in_order(fit: &[[bool; 5]]) -> (u32, Choice) {
    let mut best = (u32::MAX, [None; 5]);
    choose(fit, 0, 0, 0, [None; 5], &mut best);
    best
}

/// Tries all assignments of words to fields in order; a field may be missing, no word before
/// the last used one may be left out.
fn choose(
    fit: &[[bool; 5]],
    field: usize,
    word: usize,
    cost: u32,
    so_far: Choice,
    best: &mut (u32, Choice),
) {
    if cost >= best.0 {
        return;
    }
    if field == TAIL.len() {
        let left = (fit.len() - word) as u32;
        if cost + 3 * left < best.0 {
            *best = (cost + 3 * left, so_far);
        }
        return;
    }
    if let Some(fits) = fit.get(word) {
        let mut next = so_far;
        next[field] = Some(word);
        let misfit = match fits[field] {
            // A dash is more likely another field than a counter.
            true if field >= 3 && fits[1] => 1,
            true => 0,
            // What fits another field is more likely that field.
            false if fits.contains(&true) => 5,
            false => 3,
        };
        choose(fit, field + 1, word + 1, cost + misfit, next, best);
    }
    let missing = if word < fit.len() { 3 } else { 1 };
    choose(fit, field + 1, word, cost + missing, so_far, best);
}

/// Another order in which every word fits its field; of several the one that moves the fewest.
fn shuffled(words: &[String], fit: &[[bool; 5]]) -> Option<Choice> {
    let mut best: Option<(usize, Choice)> = None;
    permute(words, fit, [None; 5], 0, &mut best);
    let (moved, order) = best?;
    (moved > 0 && order[0].is_some()).then_some(order)
}

fn permute(
    words: &[String],
    fit: &[[bool; 5]],
    order: Choice,
    word: usize,
    best: &mut Option<(usize, Choice)>,
) {
    if word == words.len() {
        let placed: Vec<usize> = order.iter().flatten().copied().collect();
        let moved = placed.windows(2).filter(|pair| pair[0] > pair[1]).count();
        if best.is_none_or(|(least, _)| moved < least) {
            *best = Some((moved, order));
        }
        return;
    }
    for field in 0..TAIL.len() {
        // A dash out of its place is no counter.
        let number = field < 3 || words[word].bytes().any(|b| b.is_ascii_digit());
        if order[field].is_none() && fit[word][field] && number {
            let mut next = order;
            next[field] = Some(word);
            permute(words, fit, next, word + 1, best);
        }
    }
}

/// Joins the tokens of castling rights with spaces between, as `KQ kq`.
pub(super) fn join_castling(reader: &Reader<'_>, tokens: &[Token]) -> Vec<Token> {
    let mut joined: Vec<Token> = Vec::new();
    for &token in tokens {
        if let Some(last) = joined.last_mut() {
            let letters = |c: char| "KQkq".contains(c);
            let (before, after) = (reader.chars(*last), reader.chars(token));
            let both = !after.is_empty()
                && after.chars().all(letters)
                && before.chars().all(|c| letters(c) || c == ' ');
            if both && !after.chars().any(|c| before.contains(c)) {
                last.end = token.end;
                continue;
            }
        }
        joined.push(token);
    }
    joined
}

/// How many of the tokens after the placement can be fields: those before prose, the moves of a
/// UCI command, or another record.
pub(super) fn before_prose(reader: &Reader<'_>, tokens: &[Token]) -> usize {
    let is_word = |token: &Token| {
        let word = reader.chars(*token);
        word.len() >= 2
            && word.bytes().all(|b| b.is_ascii_alphabetic())
            && !fits(Field::Castling, &word)
            && !NO_VALUE.iter().any(|none| none.eq_ignore_ascii_case(&word))
    };
    let ends = |(i, token): (usize, &Token)| {
        let prose =
            matches!(i, 1 | 2) && tokens[i..].len() > 1 && tokens[i..i + 2].iter().all(is_word);
        prose || is_placement(&reader.chars(*token)) || i > 0 && reader.chars(*token) == "moves"
    };
    tokens.iter().enumerate().position(ends).unwrap_or(tokens.len())
}

/// Whether a token is the placement of another record.
fn is_placement(chars: &str) -> bool {
    let mut ranks = chars.split('/');
    ranks.next().is_some_and(is_rank) && ranks.count() >= 7
}

/// What programs write for no value.
pub(super) const NO_VALUE: [&str; 9] =
    ["none", "no", "nil", "null", "false", "na", "n/a", "nan", "undefined"];
