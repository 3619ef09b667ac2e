//! Which positions are the same.

use crate::chess::{Board, CastlingRights, Color, Role, Setup, Square};
use crate::fen::{Concern, Parsed, Severity};

/// What makes a position the one that it is (FIDE Laws of Chess, article 9.2.3): the pieces, the
/// side to move, the castling rights, and the en passant square where taking is legal. The
/// counters are no part of it.
#[derive(PartialEq, Eq)]
pub(super) struct Identity {
    board: Board,
    side_to_move: Color,
    castling: CastlingRights,
    ep_square: Option<Square>,
}

impl Identity {
    /// Of what a text gives; none where some of it can't be read.
    pub(super) fn of(parsed: &Parsed) -> Option<Identity> {
        let is_fault = |severity, concern| severity == Severity::Error && concern == Concern::Form;
        let mut diagnostics = parsed.diagnostics.iter();
        if diagnostics.any(|d| is_fault(d.severity, d.problem.concern())) {
            return None;
        }
        let Setup { board, side_to_move, castling, .. } = parsed.setup;
        let ep_square = parsed.setup.ep_square;
        let ep_square = ep_square.filter(|_| parsed.setup.legal_ep_takers().not_empty());
        Some(Identity { board, side_to_move, castling, ep_square })
    }

    /// A number that is the same for the same position.
    pub(super) fn hash(&self) -> u64 {
        let mut hash = 1 + self.side_to_move.index() as u64;
        for role in Role::ALL {
            hash = mix(hash, self.board.role(role).0);
        }
        for color in Color::ALL {
            hash = mix(hash, self.board.color(color).0);
            hash = mix(hash, self.castling.of(color).0);
        }
        mix(hash, self.ep_square.map_or(64, Square::index) as u64)
    }
}

/// A number that is the same for the same text.
pub(super) fn hash_text(text: &str) -> u64 {
    text.bytes().fold(0, |hash, byte| mix(hash, byte.into()))
}

/// Multiplies by the golden ratio, and has the upper half stir the lower one.
const fn mix(hash: u64, word: u64) -> u64 {
    let product = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ (product >> 32)
}
