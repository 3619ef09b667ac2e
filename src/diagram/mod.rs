//! From a setup to a drawing.

mod flat;
mod parts;
mod pieces;
mod shapes;
mod standard;
mod svg;

pub use flat::{Coordinates, Flat, flat};
pub use pieces::{
    PieceSet, SIZE, drawing_in, piece_href, piece_id, piece_markup, standard_markup, symbols,
    symbols_of,
};
pub use shapes::{Shape, ShapeColor, Shapes};
pub use svg::{BOARDS, Picture, SQUARES, svg};
