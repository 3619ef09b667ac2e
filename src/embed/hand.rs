//! Pieces moved by hand.

use super::lines::{Lines, push_line};
use super::quick::quick;
use crate::chess::{CastlingSide, Role, Setup, Square};
use crate::fen::{Dialect, write};
use crate::rules::moves::{Move, castling, is_legal, is_promotion, play};
use crate::words::{Lang, Words};

/// Moves a piece. The question, a line each: a FEN in the standard form, the square that it is
/// taken from, the square where it is put, the tag of a language, and `legal` where only legal
/// moves may be made.
///
/// A legal move is made as in a game, a pawn on the last rank becoming a queen; any other only
/// puts the piece somewhere else, and nothing on its square but what stood there is lost. The
/// answer, a line each: the FEN after it and what was moved in words. Empty where nothing was.
pub fn go(question: &str) -> String {
    let mut lines = Lines::new(question);
    let Some(read) = quick(lines.text()) else { return String::new() };
    let (Some(from), Some(to)) = (lines.square(), lines.square()) else { return String::new() };
    let words = Words::of_board(Lang::of_tag(lines.text()).unwrap_or_default());
    let setup = &read.setup;
    let Some(piece) = setup.board.piece_at(from).filter(|_| from != to) else {
        return String::new();
    };
    let after = match game_move(setup, from, to) {
        Some(mv) => play(setup, &mv),
        None if lines.text() == "legal" => return String::new(),
        None => put(setup, from, to),
    };
    let mut out = write(&after, Dialect::AsGiven);
    push_line(&mut out, &words.moved(piece, from, to));
    out
}

/// The legal move between two squares. A king that goes two squares, or to its own rook, castles.
fn game_move(setup: &Setup, from: Square, to: Square) -> Option<Move> {
    let piece = setup.board.piece_at(from).filter(|piece| piece.color == setup.side_to_move)?;
    if piece.role == Role::King {
        let castles = CastlingSide::ALL.into_iter().filter_map(|side| castling(setup, side).ok());
        let is_it = |mv: &Move| mv.from == from && (mv.rook == Some(to) || mv.to == to);
        if let Some(mv) = castles.filter(is_it).find(|_| from.distance(to) > 1) {
            return Some(mv);
        }
    }
    let promotion = is_promotion(piece.role, to).then_some(Role::Queen);
    let mv = Move { from, to, promotion, rook: None };
    is_legal(setup, &mv).then_some(mv)
}

/// A piece on another square, with the castling rights and the en passant square that are still
/// possible.
fn put(setup: &Setup, from: Square, to: Square) -> Setup {
    let mut after = *setup;
    let piece = after.board.piece_at(from);
    after.board.set(from, None);
    after.board.set(to, piece);
    after.castling = after.castling.without(from).without(to);
    if let Some(king) = piece.filter(|piece| piece.role == Role::King) {
        for rook in setup.castling.of(king.color) {
            after.castling = after.castling.without(rook);
        }
    }
    after.ep_square = after.ep_square.filter(|&square| after.can_be_ep_square(square));
    after
}

/// What a square is called, with what stands on it. The question, a line each: a FEN, a square,
/// the tag of a language.
pub fn say(question: &str) -> String {
    let mut lines = Lines::new(question);
    let (read, square) = (quick(lines.text()), lines.square());
    let words = Words::of_board(Lang::of_tag(lines.text()).unwrap_or_default());
    match (read, square) {
        (Some(read), Some(square)) => words.on_square(square, read.setup.board.piece_at(square)),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn moves() {
        for (fen, from, to, free, legal) in [
            (
                START,
                "e2",
                "e4",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                true,
            ),
            (
                START,
                "e2",
                "e5",
                "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1",
                false,
            ),
            // Out of turn.
            (START, "a8", "a3", "1nbqkbnr/pppppppp/8/8/8/r7/PPPPPPPP/RNBQKBNR w KQk - 0 1", false),
            (
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "e1",
                "g1",
                "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
                true,
            ),
            (
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "e1",
                "a1",
                "4k3/8/8/8/8/8/8/2KR3R b - - 1 1",
                true,
            ),
            (
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "e1",
                "e5",
                "4k3/8/8/4K3/8/8/8/R6R w - - 0 1",
                false,
            ),
            ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7", "a8", "Q3k3/8/8/8/8/8/8/4K3 b - - 0 1", true),
            ("8/8/3pp3/8/8/8/8/8 b - - 0 1", "d6", "d5", "8/8/4p3/3p4/8/8/8/8 w - - 0 2", true),
        ] {
            let ask = |mode| go(&[fen, from, to, "en", mode].join("\n"));
            assert_eq!(ask("").split('\n').next(), Some(free), "{fen} {from}{to}");
            assert_eq!(ask("legal"), if legal { ask("") } else { String::new() }, "{fen} {from}");
        }
        assert!(
            go(&[START, "g1", "f3", "en"].join("\n")).ends_with("\nWhite knight from g1 to f3")
        );
    }

    #[test]
    fn what_means_nothing_moves_nothing() {
        for [fen, from, to] in [
            [START, "e4", "e5"],
            [START, "e2", "e2"],
            [START, "e2", "i9"],
            [START, "", ""],
            ["<b>", "e2", "e4"],
            ["", "__proto__", "constructor"],
        ] {
            assert_eq!(go(&[fen, from, to].join("\n")), "");
        }
    }

    #[test]
    fn squares_have_names() {
        assert_eq!(say(&[START, "e2", "en"].join("\n")), "e2, white pawn");
        assert_eq!(say(&[START, "e4", "fi"].join("\n")), "e4, tyhjä");
        assert_eq!(say(&[START, "é", "fi"].join("\n")), "");
    }
}
