//! Field 4: the en passant square.

use crate::chess::{Bitboard, Color, File, Rank, Square};

use super::diagnostic::Severity;
use super::field::Field;
use super::problem::Problem;
use super::reader::{Reader, Token};
use super::repair::Repair;

/// Reads the en passant square in `token`; the side to move is known.
pub(super) fn read_field(reader: &mut Reader<'_>, token: Token) {
    let span = reader.span(token);
    reader.layout.fields[Field::EnPassant.index()] = Some(span);
    reader.report_look_alikes(token);
    let word = reader.chars(token);
    if word == "-" {
        return;
    }
    let lower = word.to_ascii_lowercase();
    if let Ok(square) = lower.parse::<Square>() {
        reader.setup.ep_square = Some(square);
        if lower != word {
            let repair = Repair::Replace { from: word, to: lower.clone() };
            reader.report(Severity::Warning, Problem::EpCase, span).replace(repair, span, lower);
        }
        return;
    }
    let setup = reader.setup;
    let guess = guess(&lower, setup.side_to_move);
    // Where the board leaves only one square it is meant, unless the guess is possible as well.
    let possible: Bitboard = Square::all().filter(|&s| setup.can_be_ep_square(s)).collect();
    let only = possible.single().filter(|_| guess.is_none_or(|guess| !possible.contains(guess)));
    let mut report = reader.report(Severity::Error, Problem::EpSyntax, span);
    for square in only.into_iter().chain(guess) {
        report = report.replace(Repair::SetEp(square), span, square.to_string());
    }
    report.replace(Repair::NoEp, span, "-");
}

/// The square that a slip such as `f`, `f6f6` or `exf6` is likely to mean.
fn guess(word: &str, side_to_move: Color) -> Option<Square> {
    let bytes = word.as_bytes();
    if let Some(name) = bytes.windows(2).rev().find_map(Square::from_bytes) {
        return Some(name);
    }
    let &[file @ b'a'..=b'h'] = bytes else { return None };
    let rank = if side_to_move == Color::White { Rank::ALL[5] } else { Rank::ALL[2] };
    Some(Square::new(File::from_letter(file as char)?, rank))
}
