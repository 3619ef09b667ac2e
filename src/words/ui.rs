//! The keys of the fixed words of the page.

use crate::chess::{CastlingSide, Color, Piece, Square};
use crate::fen::{CastlingLack, Severity};

/// The fixed words of the page. Every language fills every field.
#[allow(missing_docs, reason = "a field's name and its English words say it")]
#[derive(Debug)]
pub struct Ui {
    pub fen: &'static str,
    pub board: &'static str,
    pub problems: &'static str,
    pub no_problems: &'static str,
    pub side_to_move: &'static str,
    pub castling_rights: &'static str,
    pub kingside: &'static str,
    pub queenside: &'static str,
    pub en_passant_square: &'static str,
    pub none: &'static str,
    pub halfmove_clock: &'static str,
    pub fullmove_number: &'static str,
    pub start_position: &'static str,
    pub empty_board: &'static str,
    pub flip_board: &'static str,
    pub copy_fen: &'static str,
    pub copied: &'static str,
    pub copy_failed: &'static str,
    pub name: &'static str,
    pub tagline: &'static str,
    pub placeholder: &'static str,
    pub position: &'static str,
    pub actions: &'static str,
    pub undo: &'static str,
    pub redo: &'static str,
    pub delete_tool: &'static str,
    pub board_help: &'static str,
    pub show_less: &'static str,
    pub problem_help: &'static str,
    /// "White to move".
    pub to_move: fn(Color) -> String,
    /// "White pieces".
    pub pieces_of: fn(Color) -> &'static str,
    /// "White queen", at the start of a label.
    pub spare: fn(Piece) -> String,
    /// "White kingside".
    pub right: fn(Color, CastlingSide) -> &'static str,
    /// Why there can be no such right, in a few words: "king not on e1".
    pub lack: fn(Color, CastlingSide, CastlingLack) -> String,
    /// "e4, white pawn", or "e4, empty".
    pub on_square: fn(Square, Option<Piece>) -> String,
    /// An en passant square that can't be right.
    pub wrong_ep: fn(Square) -> String,
    /// "Error".
    pub severity: fn(Severity) -> &'static str,
    /// "2 errors, 1 warning"; empty for no problem. Errors, warnings and remarks.
    pub counts: fn([usize; 3]) -> String,
    /// The button that shows so many more problems.
    pub show_more: fn(usize) -> String,
}
