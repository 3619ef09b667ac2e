//! Everything that a FEN record holds.

use super::{
    Bitboard, Board, CastlingRights, CastlingSide, Color, DoubleStep, Piece, Role, Square,
    pawn_attacks,
};

/// A position as a FEN record gives it, legal or not: the six fields.
///
/// Source of the fields: PGN standard, section 16.1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Field 1: the piece placement.
    pub board: Board,
    /// Field 2: the side to move.
    pub side_to_move: Color,
    /// Field 3: the castling rights, as rook squares.
    pub castling: CastlingRights,
    /// Field 4: the square that a pawn has just passed over in a double step.
    pub ep_square: Option<Square>,
    /// Field 5: plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// Field 6: the number of the move, from 1; it grows after Black's move.
    pub fullmove_number: u32,
}

impl Setup {
    /// The initial array, White to move.
    pub const START: Setup = Setup {
        board: Board::START,
        side_to_move: Color::White,
        castling: CastlingRights::START,
        ep_square: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// The empty board, White to move, with no rights.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        side_to_move: Color::White,
        castling: CastlingRights::NONE,
        ep_square: None,
        halfmove_clock: 0,
        fullmove_number: 1,
    };

    /// Where the side's king stands if it can have a castling right there: one king, on the
    /// side's home rank.
    pub fn castling_king(&self, color: Color) -> Option<Square> {
        self.board.castling_king(color)
    }

    /// The side of the board on which a rook's square lies: seen from the king where it stands
    /// on its home rank, else from the middle of the board.
    pub fn castling_side(&self, color: Color, rook: Square) -> CastlingSide {
        let border = match self.castling_king(color) {
            Some(king) => king.file().index(),
            None => 3,
        };
        if rook.file().index() > border { CastlingSide::King } else { CastlingSide::Queen }
    }

    /// The rook of the castling right that the side has to that side of the board. Of several
    /// it is the outermost.
    pub fn castling_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let rooks: Bitboard = self
            .castling
            .of(color)
            .filter(|&rook| self.castling_side(color, rook) == side)
            .collect();
        match side {
            CastlingSide::King => rooks.last(),
            CastlingSide::Queen => rooks.first(),
        }
    }

    /// The outermost rook of a side on its home rank to that side of its king: the one that
    /// `K` or `Q` means in X-FEN. `None` where the king is not on the home rank, or no rook is.
    pub fn outermost_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        self.board.outermost_rook(color, side)
    }
}

impl Setup {
    /// The pawns of the side to move that stand ready to take on the en passant square, legal or
    /// not. None without an en passant square.
    pub fn ep_takers(&self) -> Bitboard {
        let Some(target) = self.ep_square else { return Bitboard::EMPTY };
        let side = self.side_to_move;
        pawn_attacks(!side, target) & self.board.pieces(side, Role::Pawn)
    }

    /// The pawns that may take on the en passant square: afterwards their own king is not in
    /// check. None where no double step over the square has the pawn for it on the board.
    pub fn legal_ep_takers(&self) -> Bitboard {
        let side = self.side_to_move;
        let Some(step) = self.ep_square.and_then(|target| DoubleStep::over(side, target)) else {
            return Bitboard::EMPTY;
        };
        if !self.board.pieces(!side, Role::Pawn).contains(step.pawn) {
            return Bitboard::EMPTY;
        }
        let is_legal = |&taker: &Square| {
            let mut after = self.board;
            after.set(taker, None);
            after.set(step.pawn, None);
            after.set(step.target, Some(Piece::new(side, Role::Pawn)));
            after.checkers(side).is_empty()
        };
        self.ep_takers().filter(is_legal).collect()
    }
}

impl Default for Setup {
    fn default() -> Setup {
        Setup::START
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rights_of_the_start_have_sides() {
        let setup = Setup::START;
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                let home = side.home_rook(color);
                assert_eq!(setup.castling_rook(color, side), Some(home));
                assert_eq!(setup.outermost_rook(color, side), Some(home));
            }
        }
    }

    #[test]
    fn a_right_without_a_king_keeps_its_side() {
        let setup = Setup { board: Board::EMPTY, ..Setup::START };
        assert_eq!(setup.castling_rook(Color::White, CastlingSide::King), Some(Square::H1));
        assert_eq!(setup.outermost_rook(Color::White, CastlingSide::King), None);
    }
}
