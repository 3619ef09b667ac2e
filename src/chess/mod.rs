//! The nouns of chess: squares, pieces, bitboards, the board, castling rights, and [`Setup`],
//! which is everything that a FEN record holds.
//!
//! Nothing here knows of text formats or judges whether a position is legal.

mod attacks;
mod bitboard;
mod board;
mod castling;
mod chess960;
mod double_step;
mod piece;
mod setup;
mod square;
mod transform;

pub use attacks::{
    between, bishop_attacks, king_attacks, knight_attacks, line, pawn_attacks, queen_attacks,
    rook_attacks,
};
pub use bitboard::Bitboard;
pub use board::Board;
pub use castling::{CastlingRights, CastlingSide};
pub use double_step::DoubleStep;
pub use piece::{Color, Piece, Role};
pub use setup::Setup;
pub use square::{File, Rank, Square};
pub use transform::Transform;
