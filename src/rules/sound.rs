//! The quick answer for nearly every position: it is in order.

use crate::chess::{Bitboard, Board, Color, Role, Setup};

use super::castling::are_standard;
use super::material::{no_surplus, promoted};
use super::orientation::passed_files;

/// Whether nothing can be said against the board and the castling rights: none of the checks but
/// those of the en passant square and the clocks would report anything. Where it says no, they
/// may still find nothing.
pub fn is_sound(setup: &Setup) -> bool {
    let board = &setup.board;
    let pawns = board.role(Role::Pawn);
    let kings = board.role(Role::King);
    let [white, black] = [Color::White, Color::Black].map(|color| kings & board.color(color));
    let (Some(_), Some(_)) = (white.single(), black.single()) else { return false };
    // The kings next to each other would give check as well.
    let checkers = board.checkers(setup.side_to_move);
    let swapped = (white & Bitboard::home_rank(Color::Black)).not_empty()
        && (black & Bitboard::home_rank(Color::White)).not_empty();
    board.checkers(!setup.side_to_move).is_empty()
        && !checkers.more_than_one()
        && (checkers & pawns).is_empty()
        && (pawns & Bitboard::EDGE_RANKS).is_empty()
        && enough_pawns(board, Color::White)
        && enough_pawns(board, Color::Black)
        && are_standard(setup.castling, board)
        && passed_files(board) + board.occupied().count() <= 32
        && !swapped
}

/// Whether a side has at most eight pawns, and lacks as many as it must have promoted.
fn enough_pawns(board: &Board, color: Color) -> bool {
    let pawns = board.pieces(color, Role::Pawn).count();
    pawns <= 8
        && (no_surplus(board, color)
            || board.color(color).count() <= 16 && pawns + promoted(board, color) <= 8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Square;
    use crate::fen::{Dialect, parse, write};
    use crate::rules::judge::Judge;
    use crate::rules::look_closely;

    /// Positions of games, each with one to four squares exchanged.
    #[test]
    fn a_close_look_finds_nothing_in_what_is_sound() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut square = || {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            Square::from_index((state >> 58) as usize).unwrap()
        };
        let (mut quickly, mut sound, mut faulty) = (0, 0, 0);
        for (i, fen) in include_str!("../../tests/data/valid_positions.txt").lines().enumerate() {
            let mut setup = parse(fen).setup;
            quickly += usize::from(is_sound(&setup));
            for _ in 0..=i % 4 {
                let (a, b) = (square(), square());
                let (at_a, at_b) = (setup.board.piece_at(a), setup.board.piece_at(b));
                setup.board.set(a, at_b);
                setup.board.set(b, at_a);
            }
            let text = write(&setup, Dialect::AsGiven);
            let mut parsed = parse(&text);
            look_closely(&mut Judge::new(&text, &mut parsed, false));
            let is_fine = parsed.diagnostics.is_empty();
            if is_sound(&setup) {
                assert!(is_fine, "{text} {:?}", parsed.diagnostics);
                sound += 1;
            }
            faulty += usize::from(!is_fine);
        }
        assert!(sound > 1000 && faulty > 1000, "{sound} {faulty}");
        assert!(quickly > 9900, "{quickly}");
    }
}
