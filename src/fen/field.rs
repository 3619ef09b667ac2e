//! The six fields of a record.

/// The six fields of a FEN record, in order. Source: PGN standard, section 16.1.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Field {
    /// Piece placement.
    Placement,
    /// Side to move.
    SideToMove,
    /// Castling rights.
    Castling,
    /// En passant square.
    EnPassant,
    /// Halfmove clock.
    HalfmoveClock,
    /// Fullmove number.
    FullmoveNumber,
}

impl Field {
    /// All six, in the order of a record.
    pub const ALL: [Field; 6] = [
        Field::Placement,
        Field::SideToMove,
        Field::Castling,
        Field::EnPassant,
        Field::HalfmoveClock,
        Field::FullmoveNumber,
    ];

    /// 0 for the placement to 5 for the fullmove number.
    pub const fn index(self) -> usize {
        self as usize
    }
}
