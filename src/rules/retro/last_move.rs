//! Playing backwards: was there any last move, and one before it?
//!
//! If a game led to the position, its last moves can be taken back one by one, and each position
//! on the way stands every test here. So where all ways back die within a few moves, there was
//! no game. The initial position needs no last move.

use super::cages::Cages;
use super::hash::Map;
use super::ledger::Ledger;
use super::past::Past;
use super::pawns::PawnJudge;
use crate::chess::Color;

/// How many moves are taken back.
const DEPTH: u8 = 4;
/// How many positions may be looked at before the search gives up without a claim.
const POSITIONS: u32 = 5_000;

/// Whether no game can have led to the position, because each way back soon ends.
pub(super) fn is_impossible(present: &Past, pawns: &mut PawnJudge) -> bool {
    let mut search = Search { left: POSITIONS, dead: Map::default(), pawns };
    !search.is_possible(present, DEPTH)
}

struct Search<'a> {
    left: u32,
    /// Positions that can't have come about, with the depth that showed it.
    dead: Map<Past, u8>,
    pawns: &'a mut PawnJudge,
}

impl Search<'_> {
    /// Whether `depth` moves can be taken back, or the search gives up.
    fn is_possible(&mut self, past: &Past, depth: u8) -> bool {
        if depth == 0 || past.is_initial() {
            return true;
        }
        if self.dead.get(past).is_some_and(|&shown| shown <= depth) {
            return false;
        }
        let possible = past.any_before(&mut |before| {
            if self.left == 0 {
                return true;
            }
            self.left -= 1;
            before.board.color(past.side_to_move).count() <= 16
                && self.stands(before)
                && self.is_possible(before, depth - 1)
        });
        if !possible {
            self.dead.insert(*past, depth);
        }
        possible
    }

    /// Whether a position stands the tests of material, cages and pawns.
    fn stands(&mut self, past: &Past) -> bool {
        let cages = Cages::of(&past.board, past.unmoved);
        let ledger = Ledger::of(&past.board, &cages);
        Color::ALL.iter().all(|&color| ledger.balances(color))
            && !self.pawns.refutes(&past.board, &cages, &ledger)
    }
}
