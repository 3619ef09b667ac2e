//! What clicks on the board put there.

use crate::chess::{Bitboard, Board, Color, Piece, Role, Square};

/// What a click on a square does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Brush {
    /// Picks a piece up, to be put down by the next click.
    #[default]
    Hand,
    /// Puts this piece there, or takes it off where it stands already.
    Piece(Piece),
    /// Takes off what stands there.
    Eraser,
}

impl Brush {
    /// The same piece in the other colour; the hand and the eraser as they are.
    pub fn swapped(self) -> Brush {
        match self {
            Brush::Piece(piece) => Brush::Piece(Piece { color: !piece.color, ..piece }),
            other => other,
        }
    }

    /// What a stroke that begins on a square puts on all of its squares: the brush's piece, or
    /// nothing if that stands there already. `None` if the brush paints nothing at all.
    pub(super) fn stroke(self, board: &Board, square: Square) -> Option<Option<Piece>> {
        match self {
            Brush::Hand => None,
            Brush::Piece(piece) => {
                Some(Some(piece).filter(|_| board.piece_at(square) != Some(piece)))
            }
            Brush::Eraser => Some(None),
        }
    }
}

/// The piece that follows in a round of all twelve: from pawn to king in one colour, then in the
/// other; an empty square begins with a white pawn. Pawns are left out on ranks 1 and 8.
pub(super) fn next_piece(board: &Board, square: Square) -> Piece {
    let (color, place) = match board.piece_at(square) {
        None => (Color::White, 0),
        Some(piece) if piece.role == Role::King => (!piece.color, 0),
        Some(piece) => (piece.color, piece.role.index() + 1),
    };
    let first = usize::from(Bitboard::EDGE_RANKS.contains(square));
    Piece::new(color, Role::ALL[place.max(first)])
}
