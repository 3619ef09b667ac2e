//! Boards that were written down the wrong way round.
//!
//! A warning only where the board as given is contradictory and the turned one is not: castling
//! rights that nothing supports, or more pawns past each other than captures can explain.

use crate::chess::{Bitboard, Board, CastlingRights, Color, File, Rank, Role, Setup, Square};
use crate::fen::{Field, Problem, Repair, Right, Severity, Turned, rights_in};
use crate::order::sort_by_key;

use super::castling::at_home;
use super::judge::Judge;
use super::kings::turned;

const TURNS: [Turned; 4] =
    [Turned::UpsideDown, Turned::ColoursSwapped, Turned::Rotated, Turned::Mirrored];

/// Reports a turned board, and says whether it did.
pub(super) fn check(judge: &mut Judge<'_>) -> bool {
    let setup = judge.setup;
    if normal(setup) {
        endgame_hint(judge);
        return false;
    }
    let rights = rights_in(judge.text, judge.field(Field::Castling), setup);
    let given = contradictions(setup, &rights);
    if given == 0 {
        endgame_hint(judge);
        return false;
    }
    let mut turns: Vec<(u32, Turned, Setup)> = TURNS
        .into_iter()
        .map(|turn| (turn, restored(&turned(setup, turn), &rights)))
        .filter(|(_, new)| contradictions(new, &rights) == 0 && supports(new, &rights))
        .map(|(turn, new)| (unlikely(&new), turn, new))
        .collect();
    sort_by_key(&mut turns, |turn| turn.0);
    let Some(&(_, first, _)) = turns.first() else { return false };
    let span = judge.field(Field::Placement);
    let i = judge.report(Severity::Warning, Problem::Turned(first), span, Bitboard::EMPTY);
    for (_, turn, new) in turns {
        judge.fix(i, Repair::Turn(turn), &new);
    }
    true
}

/// Whether the castling rights are in order, and no more pawns are past each other than captures
/// explain, so that nothing asks for a turn.
fn normal(setup: &Setup) -> bool {
    let board = &setup.board;
    let standard = |color: Color| {
        let rooks = setup.castling.of(color);
        rooks.is_empty()
            || (rooks & !board.pieces(color, Role::Rook)).is_empty()
                && setup.castling_king(color).is_some_and(|king| king.file() == File::ALL[4])
    };
    standard(Color::White) && standard(Color::Black) && passed_files(board) <= captures(board)
}

/// How many captures there have been, at least.
fn captures(board: &Board) -> u32 {
    32u32.saturating_sub(board.occupied().count())
}

/// The setup with the castling rights that its letters mean on its own board.
fn restored(setup: &Setup, rights: &[Right]) -> Setup {
    let mut new = *setup;
    new.ep_square = None;
    new.castling = CastlingRights::NONE;
    for right in rights {
        let rook = match right.letter.to_ascii_lowercase() {
            'k' => crate::chess::CastlingSide::King.home_rook(right.color),
            'q' => crate::chess::CastlingSide::Queen.home_rook(right.color),
            _ => right.rook,
        };
        new.castling = new.castling.with(rook);
    }
    new
}

/// How many things in a board contradict each other: the castling rights as a whole, pawns
/// that passed each other without captures.
fn contradictions(setup: &Setup, rights: &[Right]) -> u32 {
    let unsupported = rights.iter().filter(|right| !supported(setup, right)).count();
    let rights_fail = !rights.is_empty() && unsupported == rights.len();
    let passed = passed_files(&setup.board) > captures(&setup.board);
    u32::from(rights_fail) + u32::from(passed)
}

fn supported(setup: &Setup, right: &Right) -> bool {
    let side = match right.letter.to_ascii_lowercase() {
        'k' => crate::chess::CastlingSide::King,
        'q' => crate::chess::CastlingSide::Queen,
        _ => return setup.castling_king(right.color).is_some(),
    };
    at_home(setup, right.color, side).is_ok()
}

/// A turn must explain every right there is; and where only rights speak for it, rights of both
/// sides, so that one king out of place is not taken for a turned board.
fn supports(new: &Setup, rights: &[Right]) -> bool {
    let both = Color::ALL.into_iter().all(|color| rights.iter().any(|r| r.color == color));
    rights.is_empty() || both && rights.iter().all(|right| supported(new, right))
}

/// How many files have a white pawn past a black one: each needs a capture by one of the two.
pub(super) fn passed_files(board: &Board) -> u32 {
    let mut above = board.pieces(Color::Black, Role::Pawn).0 << 8;
    above |= above << 8;
    above |= above << 16;
    above |= above << 32;
    let mut past = board.pieces(Color::White, Role::Pawn).0 & above;
    past |= past >> 32;
    past |= past >> 16;
    past |= past >> 8;
    (past & 0xff).count_ones()
}

/// Where two turns explain a board, openings tell them apart: White brings out the king's
/// knight first far more often than the queen's.
fn unlikely(setup: &Setup) -> u32 {
    let knights = setup.board.pieces(Color::White, Role::Knight);
    u32::from(knights.contains(Square::G1) && !knights.contains(Square::B1))
}

/// Only a remark: a legal board that looks upside down, with all pawns about to promote and the
/// kings on each other's side.
fn endgame_hint(judge: &mut Judge<'_>) {
    let board = &judge.setup.board;
    let far = |color: Color, ranks: [usize; 2]| {
        let zone = ranks
            .into_iter()
            .map(|i| Bitboard::rank(Rank::ALL[i]))
            .fold(Bitboard::EMPTY, |a, b| a | b);
        let pawns = board.pieces(color, Role::Pawn);
        pawns.count() >= 2 && (pawns & !zone).is_empty()
    };
    let king = |color: Color, home: Color| {
        board.king(color).is_some_and(|king| Bitboard::home_rank(home).contains(king))
    };
    let swapped = king(Color::White, Color::Black) && king(Color::Black, Color::White);
    if swapped && far(Color::White, [5, 6]) && far(Color::Black, [1, 2]) {
        let span = judge.field(Field::Placement);
        let turn = Turned::UpsideDown;
        let i = judge.report(Severity::Info, Problem::Turned(turn), span, Bitboard::EMPTY);
        let new = turned(judge.setup, turn);
        judge.fix(i, Repair::Turn(turn), &new);
    }
}
