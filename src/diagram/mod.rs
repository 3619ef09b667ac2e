//! From a setup to a drawing.

mod pieces;
mod standard;

pub use pieces::{PieceSet, SIZE, piece_href, piece_id, piece_markup, symbols, symbols_of};
