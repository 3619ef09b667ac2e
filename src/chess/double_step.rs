//! A pawn's double step, which gives the en passant square.

use super::{Color, Rank, Square};

/// The three squares of a double step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DoubleStep {
    /// Where the pawn stood.
    pub origin: Square,
    /// The square that it passed: the en passant square.
    pub target: Square,
    /// Where it stands now.
    pub pawn: Square,
}

impl DoubleStep {
    /// The double step over `target` by the opponent of the side to move; `None` where the
    /// square is not on the rank for it, 6 with White to move and 3 with Black.
    pub fn over(side_to_move: Color, target: Square) -> Option<DoubleStep> {
        let (rank, forward) = match side_to_move {
            Color::White => (Rank::ALL[5], -1),
            Color::Black => (Rank::ALL[2], 1),
        };
        if target.rank() != rank {
            return None;
        }
        Some(DoubleStep {
            origin: target.offset(0, -forward)?,
            target,
            pawn: target.offset(0, forward)?,
        })
    }
}
