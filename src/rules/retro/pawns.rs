//! Whether the pawns' part of a position holds: their origins and the pawn game.

use super::cages::Cages;
use super::hash::Map;
use super::kernel::Task;
use super::ledger::{Ledger, promoted_kinds};
use super::origins::{Origins, origins};
use crate::chess::{Bitboard, Board, Color, Piece, Role};
use crate::fen::Problem;

/// How many states all searches for one position may look at together.
const STATES: usize = 20_000;

/// Judges pawn structures and remembers its verdicts.
#[derive(Debug)]
pub(super) struct PawnJudge {
    known: Map<([Bitboard; 2], Bitboard, Ledger), bool>,
    states_left: usize,
}

impl Default for PawnJudge {
    fn default() -> PawnJudge {
        PawnJudge { known: Map::default(), states_left: STATES }
    }
}

impl PawnJudge {
    /// Whether no game leads to such pawns with such a ledger.
    pub fn refutes(&mut self, board: &Board, cages: &Cages, ledger: &Ledger) -> bool {
        let pawns = Color::ALL.map(|color| board.pieces(color, Role::Pawn));
        let states_left = &mut self.states_left;
        *self.known.entry((pawns, cages.fixed(), *ledger)).or_insert_with(|| {
            Color::ALL.into_iter().any(|color| origin_claim(board, ledger, color).is_some())
                || Task::of(board, cages, ledger).is_impossible(states_left)
        })
    }

    /// What is wrong with the pawns, if anything is.
    pub fn explain(
        &mut self,
        board: &Board,
        cages: &Cages,
        ledger: &Ledger,
    ) -> Option<(Problem, Bitboard)> {
        if !self.refutes(board, cages, ledger) {
            return None;
        }
        if let Some(claim) =
            Color::ALL.into_iter().find_map(|color| origin_claim(board, ledger, color))
        {
            return Some(claim);
        }
        let captures = u32::from(ledger.missing[0] + ledger.missing[1]);
        let kinds = promoted_kinds(board, cages);
        let squares = kinds.iter().fold(Bitboard::EMPTY, |all, (_, squares)| all | *squares);
        Some(match (ledger.promoted[0] + ledger.promoted[1], kinds.as_slice()) {
            (0, _) => (Problem::RetroPawnPlay { captures }, board.role(Role::Pawn)),
            (1, &[(Piece { color, role }, squares)]) => {
                (Problem::RetroPromotion { color, role }, squares)
            }
            (promoted, _) => {
                (Problem::RetroPromotions { promoted: promoted.into(), captures }, squares)
            }
        })
    }
}

/// What the origins of one side's pawns say against the position.
fn origin_claim(board: &Board, ledger: &Ledger, color: Color) -> Option<(Problem, Bitboard)> {
    let possible = u32::from(ledger.captures(!color));
    match origins(board, color) {
        Origins::None(pawn) => Some((Problem::RetroPawnOrigin { pawn }, Bitboard::of(pawn))),
        Origins::Captures(needed) if needed > possible => {
            let problem = Problem::RetroPawnCaptures { color, needed, possible };
            Some((problem, board.pieces(color, Role::Pawn)))
        }
        Origins::Captures(_) => None,
    }
}
