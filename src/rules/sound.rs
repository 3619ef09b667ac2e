//! The quick answer for nearly every position: it is in order.

use crate::chess::{Bitboard, Board, Color, Role, Setup};

use super::castling::are_standard;
use super::material::{no_surplus, promoted};
use super::orientation::passed_files;

/// Whether nothing can be said against the board and the castling rights: none of the checks but
/// those of the en passant square and the clocks would report anything. Where it says no, they
/// may still find nothing; the other way round `tests/properties.rs` compares the two.
pub(super) fn is_sound(setup: &Setup) -> bool {
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
