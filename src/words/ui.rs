//! The keys of the fixed words of the page.

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
}
