//! The deep pass: proofs that no game can have led to a position.
//!
//! The ordinary rules look at a position as it stands. This pass asks how it can have come
//! about, as retro-analysts do, and claims a thing only where it has a proof; where a search
//! grows too large it claims nothing. What it knows:
//!
//! - *Bookkeeping* (`ledger`): promotions keep the number of units, captures lower it by one,
//!   so the captures are counted exactly, and pieces beyond those of the initial array are
//!   promoted pawns.
//! - *Cages* (`cages`): what has never moved shut others in. A bishop behind its two unmoved
//!   pawns was never seen elsewhere; if it is gone, no pawn took it.
//! - *Parity* (`parity`): while all pawns are at home and nothing is captured, each move
//!   takes a knight or a rook to a square of the other colour.
//! - *Origins* (`origins`): each pawn came from a file in its reach, and from the file on it
//!   goes sideways only by captures.
//! - *The pawn game* (`kernel`): the pawns must have got past one another to where they stand
//!   and to where they promoted, with the captures there were.
//! - *The last moves* (`last_move`): some move led here, and some move before that.
//!
//! The rules hold for standard chess. Of a position whose castling rights are those of Chess960
//! nothing is claimed.

mod cages;
mod changes;
mod file_list;
mod hash;
mod kernel;
mod last_move;
mod ledger;
mod origins;
mod parity;
mod past;
mod pawns;
mod unmove;

use crate::chess::{Bitboard, Color, Role, Setup};
use crate::fen::Problem;
use cages::Cages;
use ledger::Ledger;
use past::Past;
use pawns::PawnJudge;

/// What the deep pass proves impossible, with the squares concerned: one proof, or nothing.
///
/// Looks only at positions that pass the ordinary rules: one king a side, the side that has
/// moved not in check, no pawns on ranks 1 and 8, at most 16 units and 8 pawns a side. A second
/// call for the same setup gives the same answer.
pub fn check_deep(setup: &Setup) -> Vec<(Problem, Bitboard)> {
    prove(setup).into_iter().collect()
}

fn prove(setup: &Setup) -> Option<(Problem, Bitboard)> {
    let board = &setup.board;
    if !passes_ordinary_rules(setup) {
        return None;
    }
    let present = Past::of(setup)?;
    let cages = Cages::of(board, present.unmoved);
    let ledger = Ledger::of(board, &cages);
    // The ordinary rules see where the pawns don't suffice for the promoted pieces. Where only
    // this pass does, some piece has got out that wasn't a pawn.
    let short = Color::ALL.into_iter().find(|&color| !ledger.balances(color));
    let trapped = cages
        .trapped_king(board)
        .or_else(|| short.and_then(|color| cages.escaped_piece(board, color)));
    if let Some(square) = trapped {
        let piece = board.piece_at(square)?;
        return Some((Problem::RetroTrapped { piece, square }, Bitboard::of(square)));
    }
    if short.is_some() {
        return None;
    }
    if !parity::fits(setup) {
        return Some((Problem::RetroParity, Bitboard::EMPTY));
    }
    let mut pawns = PawnJudge::default();
    if let Some(claim) = pawns.explain(board, &cages, &ledger) {
        return Some(claim);
    }
    last_move::is_impossible(&present, &mut pawns).then(|| {
        let side = setup.side_to_move;
        let king = board.pieces(side, Role::King);
        let checkers = board.checkers(side);
        let squares = if checkers.not_empty() { checkers | king } else { Bitboard::EMPTY };
        (Problem::RetroLastMove, squares)
    })
}

fn passes_ordinary_rules(setup: &Setup) -> bool {
    let board = &setup.board;
    let waiting = !setup.side_to_move;
    board.checkers(waiting).is_empty()
        && (board.role(Role::Pawn) & Bitboard::EDGE_RANKS).is_empty()
        && Color::ALL.iter().all(|&color| {
            board.king(color).is_some()
                && board.color(color).count() <= 16
                && board.pieces(color, Role::Pawn).count() <= 8
        })
}
