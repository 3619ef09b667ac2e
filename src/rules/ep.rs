//! The en passant square against the board. Source: FIDE Laws of Chess, article 3.7.4; PGN
//! standard, section 16.1.3.4.
//!
//! Three conventions are right alike: the square after every double step (PGN standard), only
//! where an enemy pawn stands ready to take (X-FEN), only where taking is legal.

use crate::chess::{Bitboard, Board, Color, DoubleStep, Piece, Rank, Role, Setup, Square, between};
use crate::fen::{Field, Problem, Repair, Severity};

use super::judge::Judge;

/// The squares that the en passant field can hold with the board and side as they are; see
/// [`Setup::can_be_ep_square`].
pub fn candidates(setup: &Setup) -> Vec<Square> {
    let rank = match setup.side_to_move {
        Color::White => Rank::ALL[5],
        Color::Black => Rank::ALL[2],
    };
    Bitboard::rank(rank).filter(|&square| setup.can_be_ep_square(square)).collect()
}

/// What stands against a double step on the board.
fn fault(setup: &Setup, step: DoubleStep) -> Option<Problem> {
    let DoubleStep { origin, target, pawn } = step;
    let pusher = !setup.side_to_move;
    let occupied = setup.board.occupied();
    if occupied.contains(target) {
        Some(Problem::EpOccupied(target))
    } else if !setup.board.pieces(pusher, Role::Pawn).contains(pawn) {
        Some(Problem::EpNoPawn { square: target, pawn, pusher })
    } else if occupied.contains(origin) {
        Some(Problem::EpOriginOccupied { square: target, origin })
    } else {
        None
    }
}

pub(super) fn check(judge: &mut Judge<'_>) {
    let setup = judge.setup;
    let Some(square) = setup.ep_square else { return };
    let Some(step) = DoubleStep::over(setup.side_to_move, square) else {
        wrong_rank(judge, square);
        return;
    };
    if let Some(problem) = fault(setup, step) {
        let squares = match problem {
            Problem::EpNoPawn { pawn, .. } => Bitboard::of(square).with(pawn),
            Problem::EpOriginOccupied { origin, .. } => Bitboard::of(square).with(origin),
            _ => Bitboard::of(square),
        };
        report(judge, Severity::Warning, problem, squares);
        return;
    }
    if history(judge, step) {
        return;
    }
    if setup.halfmove_clock != 0 {
        let problem = Problem::EpHalfmove { square, clock: setup.halfmove_clock };
        let span = judge.field(Field::EnPassant);
        let i = judge.report(Severity::Warning, problem, span, Bitboard::of(square));
        judge.fix_with(i, Repair::SetHalfmove(0), |new| new.halfmove_clock = 0);
        judge.fix_with(i, Repair::NoEp, |new| new.ep_square = None);
    }
    convention(judge, step);
}

/// Reports a problem with the fix of no en passant square.
fn report(judge: &mut Judge<'_>, severity: Severity, problem: Problem, squares: Bitboard) {
    let span = judge.field(Field::EnPassant);
    let i = judge.report(severity, problem, span, squares);
    judge.fix_with(i, Repair::NoEp, |new| new.ep_square = None);
}

fn wrong_rank(judge: &mut Judge<'_>, square: Square) {
    let setup = judge.setup;
    let span = judge.field(Field::EnPassant);
    let side_to_move = setup.side_to_move;
    // Where the pawn stands in place of the square behind it?
    let behind = if side_to_move == Color::White { 1 } else { -1 };
    if let Some(target) = square.offset(0, behind)
        && let Some(step) = DoubleStep::over(side_to_move, target)
        && fault(setup, step).is_none()
    {
        let problem = Problem::EpPawnSquare { square, target };
        let squares = Bitboard::of(square).with(target);
        let i = judge.report(Severity::Warning, problem, span, squares);
        judge.fix_with(i, Repair::SetEp(target), |new| new.ep_square = Some(target));
        judge.fix_with(i, Repair::NoEp, |new| new.ep_square = None);
        return;
    }
    let other = DoubleStep::over(!side_to_move, square);
    let problem = match other {
        Some(_) => Problem::EpRankSide { square, side_to_move },
        None => Problem::EpRank(square),
    };
    let i = judge.report(Severity::Error, problem, span, Bitboard::of(square));
    let flipped = Setup { side_to_move: !side_to_move, ..*setup };
    if other.is_some_and(|step| fault(&flipped, step).is_none()) {
        judge.fix(i, Repair::SetSide(!side_to_move), &flipped);
    }
    let same_file = candidates(setup).into_iter().find(|c| c.file() == square.file());
    if let Some(target) = same_file {
        judge.fix_with(i, Repair::SetEp(target), |new| new.ep_square = Some(target));
    }
    judge.fix_with(i, Repair::NoEp, |new| new.ep_square = None);
}

/// Checks that contradict the double step: one that stands now and can't have come from it, or
/// one that would have stood before it. Says whether it reported something.
fn history(judge: &mut Judge<'_>, step: DoubleStep) -> bool {
    let setup = judge.setup;
    let Some(king) = setup.board.king(setup.side_to_move) else { return false };
    let checkers = setup.board.checkers(setup.side_to_move);
    let unexplained = checkers
        .into_iter()
        .find(|&checker| checker != step.pawn && !between(king, checker).contains(step.origin));
    if let Some(checker) = unexplained {
        let square = step.target;
        let squares = Bitboard::of(square).with(checker).with(king);
        let problem = Problem::EpImpossibleCheck { square, checker };
        report(judge, Severity::Warning, problem, squares);
        return true;
    }
    let before = before(&setup.board, step, !setup.side_to_move);
    let earlier = before.checkers(setup.side_to_move);
    if earlier.not_empty() {
        let problem = Problem::EpPriorCheck { square: step.target, king: setup.side_to_move };
        let squares = earlier.with(king).with(step.target);
        report(judge, Severity::Warning, problem, squares);
        return true;
    }
    false
}

/// The board before the double step.
fn before(board: &Board, step: DoubleStep, pusher: Color) -> Board {
    let mut before = *board;
    before.set(step.pawn, None);
    before.set(step.origin, Some(Piece::new(pusher, Role::Pawn)));
    before
}

/// Remarks on the convention: no pawn to take, or none that may because its king would stand
/// open. (In check everybody looks for the answer anyway; that the capture is none needs no
/// remark.)
fn convention(judge: &mut Judge<'_>, step: DoubleStep) {
    let setup = judge.setup;
    let takers = setup.ep_takers();
    let problem = if takers.is_empty() {
        Problem::EpNoCapturer(step.target)
    } else if setup.board.checkers(setup.side_to_move).is_empty()
        && setup.legal_ep_takers().is_empty()
    {
        Problem::EpNotLegal(step.target)
    } else {
        return;
    };
    report(judge, Severity::Info, problem, takers.with(step.target));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diagnose;

    #[test]
    fn ep_squares_that_can_be_right() {
        let table = [
            ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "e3"),
            ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", ""),
            ("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "d6 f6"),
            // The pawn's origin is occupied; the square itself is.
            ("4k3/3p4/5n2/3p1p2/8/8/8/4K3 w - - 0 1", ""),
            ("4k3/8/8/p6p/8/8/8/4K3 w - - 0 1", "a6 h6"),
            ("8/8/8/8/8/8/8/8 w - - 0 1", ""),
        ];
        for (fen, expected) in table {
            let found = candidates(&diagnose(fen).setup);
            let found: Vec<String> = found.iter().map(Square::to_string).collect();
            assert_eq!(found.join(" "), expected, "{fen}");
        }
    }
}
