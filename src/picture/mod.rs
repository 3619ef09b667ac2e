//! Reads positions from pictures of boards: screenshots, scans and photos of diagrams.
//!
//! A [`Picture`] is gray pixels, whatever file they come from. [`read`] looks for boards in it: for
//! the points where four squares meet, for lattices of them, and for the map from the board to the
//! picture that fits best. Each board is drawn upright, a small [`network`] says what stands on
//! its squares, and what it is not sure of is marked for a person to look at. [`read_at`] reads
//! the board whose corners a person gives.

mod advice;
mod checker;
mod confidence;
mod coordinates;
mod found;
mod gray;
mod lattice;
mod locate;
pub mod network;
mod orient;
mod pixels;
mod read;
pub mod rectified;
mod refine;
mod saddle;
mod suggest;
mod survey;
mod warp;
mod wire;

#[cfg(test)]
pub(crate) use found::tests;
pub use found::{Advice, Evidence, Found, Guess, Objection, Orientation, Reading, square_at};
pub use pixels::Picture;
pub use read::{Options, read, read_at};
pub use suggest::{must_move, suggested};
pub use survey::{Fault, MOST, is_pictorial, survey};
pub use warp::Point;
pub use wire::{News, Sheet};
