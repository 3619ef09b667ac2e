//! The counters against the laws and each other. Source: FIDE Laws of Chess, articles 9.3 and
//! 9.6; PGN standard, sections 16.1.3.5 and 16.1.3.6.

use crate::chess::{Bitboard, Board, Color, Role, Setup};
use crate::fen::{Concern, Field, Problem, Repair, Severity};

use super::judge::Judge;

/// The 75-move rule ends the game after so many plies without a capture or pawn move.
const SEVENTY_FIVE_MOVES: u32 = 150;

/// No game lasts longer: with the 75-move rule the longest has under 9,000 moves.
const LONGEST_GAME: u32 = 9999;

pub(super) fn check(judge: &mut Judge<'_>) {
    let setup = judge.setup;
    let clock = setup.halfmove_clock;
    let number = setup.fullmove_number;
    let plies = plies(setup);
    let irreversible = irreversible(&setup.board);
    let fits = u64::from(clock) + irreversible <= plies && clock <= SEVENTY_FIVE_MOVES;
    if (fits || clock == 0) && number <= LONGEST_GAME {
        return;
    }
    let halfmove = judge.field(Field::HalfmoveClock);
    let fullmove = judge.field(Field::FullmoveNumber);
    let doubtful = judge.diagnostics.iter().any(|diagnostic| {
        diagnostic.problem.concern() == Concern::Form
            && [halfmove, fullmove].contains(&diagnostic.span)
            || matches!(diagnostic.problem, Problem::CountersSwapped)
    });
    if number > LONGEST_GAME {
        let problem = Problem::FullmoveImplausible(number);
        let i = judge.report(Severity::Warning, problem, fullmove, Bitboard::EMPTY);
        judge.fix_with(i, Repair::SetFullmove(1), |new| new.fullmove_number = 1);
    }
    if clock > SEVENTY_FIVE_MOVES {
        let problem = Problem::Halfmove75Move(clock);
        let i = judge.report(Severity::Warning, problem, halfmove, Bitboard::EMPTY);
        judge.fix_with(i, Repair::SetHalfmove(0), |new| new.halfmove_clock = 0);
        return;
    }
    if doubtful {
        return;
    }
    if u64::from(clock) > plies {
        let problem = Problem::HalfmoveExceedsPlies { clock, plies };
        let i = judge.report(Severity::Warning, problem, halfmove, Bitboard::EMPTY);
        let fits = plies as u32;
        judge.fix_with(i, Repair::SetHalfmove(fits), |new| new.halfmove_clock = fits);
        let needed = clock.div_ceil(2) + 1;
        judge.fix_with(i, Repair::SetFullmove(needed), |new| new.fullmove_number = needed);
        let swapped = Setup { halfmove_clock: number, fullmove_number: clock, ..*setup };
        if u64::from(number) <= self::plies(&swapped) {
            judge.fix(i, Repair::SwapCounters, &swapped);
        }
        return;
    }
    if plies >= irreversible && plies - u64::from(clock) < irreversible {
        let problem = Problem::HalfmoveInconsistent(clock);
        let i = judge.report(Severity::Info, problem, halfmove, Bitboard::EMPTY);
        judge.fix_with(i, Repair::SetHalfmove(0), |new| new.halfmove_clock = 0);
    }
}

/// How many plies have been played before a position.
fn plies(setup: &Setup) -> u64 {
    let before = 2 * u64::from(setup.fullmove_number.max(1) - 1);
    before + u64::from(setup.side_to_move == Color::Black)
}

/// A number of captures and pawn moves that the board needs at least: as many captures as units
/// are missing, and the steps of the pawns that stand there.
fn irreversible(board: &Board) -> u64 {
    let missing = 32u32.saturating_sub(board.occupied().count());
    let white = board.pieces(Color::White, Role::Pawn).0;
    let black = board.pieces(Color::Black, Role::Pawn).0;
    // The first step may be a double one: a pawn of the fourth rank has made one step at least.
    let beyond =
        |rank: u32| (white >> (8 * rank)).count_ones() + (black << (8 * rank)).count_ones();
    let steps = beyond(2) + beyond(4) + beyond(5) + beyond(6) + beyond(7);
    u64::from(missing.max(steps))
}
