#![doc = include_str!("../README.md")]

#[cfg(target_arch = "wasm32")]
pub mod app;
pub mod chess;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod diagram;
mod digits;
pub mod editor;
pub mod embed;
pub mod fen;
pub mod formats;
pub mod list;
mod order;
pub mod picture;
pub mod rules;
pub mod words;
