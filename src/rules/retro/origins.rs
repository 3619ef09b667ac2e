//! Where the pawns came from, and how many captures that took.
//!
//! A pawn on rank `r` of its own side has made `r - 2` steps at most and each capture is a step
//! that takes it to the next file. So it comes from a file at most `r - 2` away, no two pawns
//! come from one file, and the sum of the distances is the least number of captures.

use crate::chess::{Board, Color, Role, Square};
use crate::order::sort_by_key;

/// What the pawns of one side tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origins {
    /// This pawn can't have come from anywhere.
    None(Square),
    /// They need this many captures at least.
    Captures(u32),
}

/// Finds the origins that need the fewest captures.
pub(super) fn origins(board: &Board, color: Color) -> Origins {
    const NEVER: u32 = u32::MAX;
    // The pawns nearest to home first: the one that finds no file left is the odd one out.
    let mut pawns: Vec<Square> = board.pieces(color, Role::Pawn).collect();
    sort_by_key(&mut pawns, |&pawn| steps(pawn, color));
    // The fewest captures by the set of origin files that the pawns so far use.
    let mut fewest = [NEVER; 256];
    fewest[0] = 0;
    for pawn in pawns {
        let mut next = [NEVER; 256];
        for (used, &captures) in fewest.iter().enumerate().filter(|(_, c)| **c != NEVER) {
            for file in (0..8).filter(|f| used >> f & 1 == 0) {
                let distance = pawn.file().index().abs_diff(file);
                if distance <= steps(pawn, color) {
                    let entry = &mut next[used | 1 << file];
                    *entry = (*entry).min(captures + distance as u32);
                }
            }
        }
        if next.iter().all(|&captures| captures == NEVER) {
            return Origins::None(pawn);
        }
        fewest = next;
    }
    Origins::Captures(fewest.into_iter().min().unwrap_or(0))
}

/// How many steps a pawn has made at most.
fn steps(pawn: Square, color: Color) -> usize {
    match color {
        Color::White => pawn.rank().index().saturating_sub(1),
        Color::Black => 6usize.saturating_sub(pawn.rank().index()),
    }
}
