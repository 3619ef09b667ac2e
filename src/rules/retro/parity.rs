//! Whose turn it can be while nothing but knights and rooks has moved.
//!
//! With all 32 units on the board and all pawns at home, bishops, queens and kings never moved:
//! they are shut in. A rook has only its corner and the square beside it. So each move so far
//! took a knight or a rook to a square of the other colour, and the number of them on light
//! squares, even at the start, is even again whenever it is White's turn.

use crate::chess::{Bitboard, Board, Color, Role, Setup};

/// Whether it can be the turn of the side to move, as far as this rule can tell.
pub(super) fn fits(setup: &Setup) -> bool {
    let board = &setup.board;
    let pawns = Color::ALL.map(|color| board.pieces(color, Role::Pawn));
    let home = Color::ALL.map(|color| Board::START.pieces(color, Role::Pawn));
    if pawns != home || board.occupied().count() != 32 {
        return true;
    }
    let movable = board.role(Role::Knight) | board.role(Role::Rook);
    let odd = (movable & Bitboard::LIGHT).count() % 2 == 1;
    odd == (setup.side_to_move == Color::Black)
}
