//! From a setup to a drawing.

mod pieces;

pub use pieces::{SIZE, piece_id, piece_markup, symbols};
