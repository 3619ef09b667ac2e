//! Castling rights.

use super::{Bitboard, Color, Square};

/// The side of the board that a king castles to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CastlingSide {
    /// Towards the h-file: `K` or `k` in FEN.
    King,
    /// Towards the a-file: `Q` or `q` in FEN.
    Queen,
}

impl CastlingSide {
    /// Both sides, kingside first.
    pub const ALL: [CastlingSide; 2] = [CastlingSide::King, CastlingSide::Queen];

    /// The upper-case letter of a right to this side.
    pub const fn letter(self) -> char {
        match self {
            CastlingSide::King => 'K',
            CastlingSide::Queen => 'Q',
        }
    }

    /// Where the rook of this side stands in standard chess.
    pub const fn home_rook(self, color: Color) -> Square {
        match (color, self) {
            (Color::White, CastlingSide::King) => Square::H1,
            (Color::White, CastlingSide::Queen) => Square::A1,
            (Color::Black, CastlingSide::King) => Square::H8,
            (Color::Black, CastlingSide::Queen) => Square::A8,
        }
    }
}

/// The rights to castle. A right is the square of the rook that may castle, not a letter, so
/// Chess960 needs nothing more. Rook squares lie on rank 1 for White and rank 8 for Black.
///
/// A right says nothing of whether a rook or the king stands where it should: that is for
/// `rules` to judge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastlingRights(Bitboard);

impl CastlingRights {
    /// No right.
    pub const NONE: CastlingRights = CastlingRights(Bitboard::EMPTY);
    /// All four rights of the initial array.
    pub const START: CastlingRights = CastlingRights(Bitboard(0x8100_0000_0000_0081));

    /// The rights of these rooks; squares off ranks 1 and 8 are left out.
    pub fn from_rooks(rooks: Bitboard) -> CastlingRights {
        CastlingRights(rooks & Bitboard::EDGE_RANKS)
    }

    /// The squares of all rooks that may castle.
    pub fn rooks(self) -> Bitboard {
        self.0
    }

    /// The squares of one side's rooks that may castle.
    pub fn of(self, color: Color) -> Bitboard {
        self.0 & Bitboard::home_rank(color)
    }

    /// Whether nobody may castle.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The same rights with one more; a square off ranks 1 and 8 changes nothing.
    pub fn with(self, rook: Square) -> CastlingRights {
        CastlingRights::from_rooks(self.0.with(rook))
    }

    /// The same rights without that rook's.
    pub fn without(self, rook: Square) -> CastlingRights {
        CastlingRights(self.0.without(rook))
    }
}
