//! The bookkeeping of units: how many were captured, how many pawns must have promoted.

use super::cages::{Cages, OFFICERS, Original};
use crate::chess::{Bitboard, Board, Color, Piece, Role};

/// What a board says of the units that are no longer what or where they were.
///
/// A promotion keeps the number of units and a capture takes one away, so the number of
/// captures is known exactly: 16 less the units of a side were captured by the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Ledger {
    /// How many units of each side were captured.
    pub missing: [u8; 2],
    /// How many pawns of each side stand on the board.
    pub pawns: [u8; 2],
    /// How many pawns of each side must have promoted, at least.
    pub promoted: [u8; 2],
    /// How many of these, for each side, promoted to bishops on dark and on light squares.
    pub bishops: [[u8; 2]; 2],
    /// How many of the captured units of each side were certainly pieces that no pawn took.
    pub taken_by_pieces: [u8; 2],
}

impl Ledger {
    /// Takes stock of a board with 16 units a side at most.
    pub fn of(board: &Board, cages: &Cages) -> Ledger {
        let mut ledger = Ledger::default();
        for color in Color::ALL {
            let i = color.index();
            ledger.missing[i] = 16u32.saturating_sub(board.color(color).count()) as u8;
            ledger.pawns[i] = board.pieces(color, Role::Pawn).count() as u8;
            for role in OFFICERS {
                let originals = cages.originals(color, role);
                let pieces = board.pieces(color, role);
                ledger.promoted[i] += excess(pieces, &originals);
                if role == Role::Bishop {
                    ledger.bishops[i] = [!Bitboard::LIGHT, Bitboard::LIGHT]
                        .map(|shade| excess(pieces & shade, &originals));
                }
                // No piece on the board can be this one.
                ledger.taken_by_pieces[i] += originals
                    .iter()
                    .filter(|original| !original.pawn_prey && (pieces & original.range).is_empty())
                    .count() as u8;
            }
        }
        ledger
    }

    /// Whether a side has the pawns that must have promoted, and the losses that it must have.
    pub fn balances(&self, color: Color) -> bool {
        let i = color.index();
        self.pawns[i] + self.promoted[i] <= 8 && self.taken_by_pieces[i] <= self.missing[i]
    }

    /// How many units of a side were captured so that it can matter to the pawns, at most.
    pub fn captures(&self, of: Color) -> u8 {
        self.missing[of.index()].saturating_sub(self.taken_by_pieces[of.index()])
    }

    /// How many pawns of a side may have been captured as pawns, at most.
    pub fn spare_pawns(&self, color: Color) -> u8 {
        let i = color.index();
        8u8.saturating_sub(self.pawns[i] + self.promoted[i]).min(self.captures(color))
    }
}

/// The kinds of pieces of which not all can be of the initial array, with their squares.
pub(super) fn promoted_kinds(board: &Board, cages: &Cages) -> Vec<(Piece, Bitboard)> {
    let mut kinds = Vec::new();
    for color in Color::ALL {
        for role in OFFICERS {
            let pieces = board.pieces(color, role);
            if excess(pieces, &cages.originals(color, role)) > 0 {
                kinds.push((Piece::new(color, role), pieces));
            }
        }
    }
    kinds
}

/// How many of the pieces can't be those of the initial array, at least.
fn excess(pieces: Bitboard, originals: &[Original; 2]) -> u8 {
    let [one, two] = originals.map(|original| pieces & original.range);
    let most = match (one.not_empty(), two.not_empty()) {
        (true, true) if (one | two).more_than_one() => 2,
        (false, false) => 0,
        _ => 1,
    };
    pieces.count() as u8 - most
}
