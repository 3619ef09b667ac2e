//! Checks that no single move can have given.
//!
//! The side not to move made the last move. It moved one piece (two when castling), so of two
//! checks at least one comes from a line that the moved piece opened. An en passant capture
//! opens up to two lines: where the pawn came from and where the captured pawn stood.

use crate::chess::{
    Bitboard, Board, Color, Rank, Role, Square, between, bishop_attacks, king_attacks,
    knight_attacks, line, pawn_attacks, rook_attacks,
};
use crate::fen::{Field, Problem, Severity};

use super::judge::Judge;

pub(super) fn check(judge: &mut Judge<'_>) {
    let setup = judge.setup;
    let mover = !setup.side_to_move;
    let Some(king) = setup.board.king(setup.side_to_move) else { return };
    let checkers = setup.board.checkers(setup.side_to_move);
    if checkers.is_empty() {
        return;
    }
    let span = judge.field(Field::Placement);
    let squares = checkers.with(king);
    let in_check = setup.side_to_move;
    let problem = match checkers.count() {
        1 => {
            let Some(pawn) = (checkers & setup.board.role(Role::Pawn)).single() else { return };
            if pawn_origins(&setup.board, mover, pawn, setup.ep_square).not_empty() {
                return;
            }
            Problem::ImpossiblePawnCheck { king: in_check, pawn }
        }
        2 => {
            if double_check_possible(&setup.board, mover, king, checkers) {
                return;
            }
            if flat_contradiction(&setup.board, king, checkers) {
                Problem::ImpossibleCheck { king: in_check }
            } else {
                Problem::ImpossibleDouble { king: in_check }
            }
        }
        count => Problem::TooManyCheckers { king: in_check, count },
    };
    judge.report(Severity::Warning, problem, span, squares);
}

/// Whether two checks contradict each other whatever else stands on the board: two steppers,
/// or two pieces on one line through the king.
fn flat_contradiction(board: &Board, king: Square, checkers: Bitboard) -> bool {
    let steppers = checkers & (board.role(Role::Pawn) | board.role(Role::Knight));
    let mut each = checkers;
    let (Some(a), Some(b)) = (each.next(), each.next()) else { return false };
    steppers.more_than_one() || line(king, a).contains(b)
}

/// The empty squares that a pawn can have come from with its last move: a step, a double step,
/// a capture (en passant included).
pub(super) fn pawn_origins(
    board: &Board,
    color: Color,
    pawn: Square,
    ep: Option<Square>,
) -> Bitboard {
    let back = if color == Color::White { -1 } else { 1 };
    let double = if color == Color::White { Rank::ALL[3] } else { Rank::ALL[4] };
    let home = if color == Color::White { Rank::ALL[1] } else { Rank::ALL[6] };
    let empty = !board.occupied();
    let mut origins = Bitboard::EMPTY;
    if pawn.rank() == home {
        return origins;
    }
    if let Some(step) = pawn.offset(0, back).filter(|&square| empty.contains(square)) {
        origins = origins.with(step);
        if pawn.rank() == double
            && let Some(two) = step.offset(0, back).filter(|&square| empty.contains(square))
        {
            origins = origins.with(two);
        }
    }
    let captures = pawn_attacks(!color, pawn) & empty & !Bitboard::EDGE_RANKS;
    match ep {
        // With an en passant square the last move was that double step.
        Some(_) => origins,
        None => origins | captures,
    }
}

/// Whether some last move of `mover` can have given both checks.
fn double_check_possible(board: &Board, mover: Color, king: Square, checkers: Bitboard) -> bool {
    let mut each = checkers;
    let (Some(a), Some(b)) = (each.next(), each.next()) else { return true };
    discovers(board, mover, king, a, b)
        || discovers(board, mover, king, b, a)
        || en_passant(board, mover, king, a, b)
}

/// Whether the piece on `moved` can have given check by a move that also opened the line from
/// `slider` to the king.
fn discovers(board: &Board, mover: Color, king: Square, moved: Square, slider: Square) -> bool {
    let opened = between(king, slider);
    let Some(piece) = board.piece_at(moved) else { return false };
    let empty = !board.occupied();
    let straight = slider.file() == king.file() || slider.rank() == king.rank();
    let from = match piece.role {
        Role::Pawn => pawn_origins(board, mover, moved, None),
        Role::Knight => knight_attacks(moved),
        // On the line itself it would have given check before.
        Role::Bishop if straight => bishop_attacks(moved, board.occupied()),
        Role::Rook if !straight => rook_attacks(moved, board.occupied()),
        Role::King => king_attacks(moved),
        _ => Bitboard::EMPTY,
    };
    if (from & opened & empty).not_empty() {
        return true;
    }
    // A pawn that has just promoted.
    let last = Bitboard::home_rank(!mover);
    let promotes = last.contains(moved) && !matches!(piece.role, Role::Pawn | Role::King);
    promotes && {
        let straight_back = moved.offset(0, if mover == Color::White { -1 } else { 1 });
        let from =
            pawn_attacks(!mover, moved) | straight_back.map_or(Bitboard::EMPTY, Bitboard::of);
        (from & opened & empty).not_empty()
    }
}

/// Whether an en passant capture can have given both checks: from the pawn itself and through
/// the captured pawn's square, or through both vacated squares.
fn en_passant(board: &Board, mover: Color, king: Square, a: Square, b: Square) -> bool {
    let (target_rank, back) =
        if mover == Color::White { (Rank::ALL[5], -1) } else { (Rank::ALL[2], 1) };
    let pawns = board.pieces(mover, Role::Pawn) & Bitboard::rank(target_rank);
    let empty = !board.occupied();
    pawns.into_iter().any(|pawn| {
        let Some(captured) = pawn.offset(0, back) else { return false };
        let start = pawn.offset(0, -back);
        if !empty.contains(captured) || start.is_some_and(|square| !empty.contains(square)) {
            return false;
        }
        let origins: Bitboard =
            [-1, 1].into_iter().filter_map(|side| pawn.offset(side, back)).collect::<Bitboard>()
                & empty;
        origins.into_iter().any(|origin| {
            let vacated = Bitboard::of(captured).with(origin);
            let explained =
                |checker: Square| checker == pawn || (between(king, checker) & vacated).not_empty();
            explained(a) && explained(b)
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::rules::diagnose;

    #[test]
    fn double_checks() {
        for (fen, possible) in [
            ("4k3/8/6B1/8/8/8/4R3/4K3 b - - 0 1", true),
            ("4k3/8/3N4/8/4R3/8/8/4K3 b - - 0 1", false),
            ("4k3/8/8/7B/8/4R3/8/4K3 b - - 0 1", false),
            // A knight off the file discovers the rook.
            ("4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1", true),
            // En passant: the pawn checks, the file of the captured pawn opens.
            ("3R4/8/4P3/3k4/8/8/8/4K3 b - - 0 1", true),
            // Promotion with discovery: a pawn of the seventh took on d8 and opened the rank.
            ("3N4/1k5R/8/8/8/8/8/4K3 b - - 0 1", true),
            // Two pawns never check at once.
            ("8/8/3k4/2P1P3/8/8/8/4K3 b - - 0 1", false),
            // A pawn that never moved gives no check.
            ("8/8/8/8/8/3k4/4P3/4K3 b - - 0 1", false),
            ("8/8/8/8/3k4/4P3/8/4K3 b - - 0 1", true),
        ] {
            let codes: Vec<_> =
                diagnose(fen).diagnostics.iter().map(crate::fen::Diagnostic::code).collect();
            assert_eq!(codes.is_empty(), possible, "{fen}: {codes:?}");
        }
    }
}
