//! Forsyth reads, judges, repairs and draws chess positions in Forsyth-Edwards Notation.
//!
//! [`rules::diagnose`] is the front door: any text in, the best reading of it and everything
//! that is wrong with it out.

#[cfg(target_arch = "wasm32")]
pub mod app;
pub mod chess;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod diagram;
pub mod editor;
pub mod fen;
mod order;
pub mod rules;
pub mod words;
