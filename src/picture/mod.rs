//! Reading a position from a picture of a board.

pub mod network;
pub mod rectified;
