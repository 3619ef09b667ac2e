//! From a setup to a drawing.

mod flat;
mod parts;
mod pieces;
mod shapes;
mod standard;
mod svg;

pub use flat::{Coordinates, Flat, flat};
pub use pieces::{PieceSet, SIZE, piece_href, piece_id, piece_markup, symbols, symbols_of};
pub use shapes::{Shape, ShapeColor, Shapes};
pub use svg::{Picture, SQUARES, svg};
