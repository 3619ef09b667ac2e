//! Kings: one for each side, not next to each other, and the side that has just moved not in
//! check. Source: FIDE Laws of Chess, articles 2.2, 3.9, 3.10.

use crate::chess::{Bitboard, Color, Piece, Rank, Role, Setup, Square, Transform, king_attacks};
use crate::fen::{Field, Problem, Repair, Severity, Turned};
use crate::order::sort_by_key;

use super::judge::Judge;

pub(super) fn check(judge: &mut Judge<'_>) {
    let board = &judge.setup.board;
    if board.occupied().is_empty() {
        let span = judge.field(Field::Placement);
        let i = judge.report(Severity::Error, Problem::BoardEmpty, span, Bitboard::EMPTY);
        judge.fix(i, Repair::UseStart, &Setup::START);
        return;
    }
    let [white, black] = Color::ALL.map(|color| board.pieces(color, Role::King));
    if white.is_empty() || black.is_empty() {
        missing(judge, white.is_empty(), black.is_empty());
    }
    for color in Color::ALL {
        let kings = board.pieces(color, Role::King);
        if kings.more_than_one() {
            many(judge, color, kings);
        }
    }
    let (Some(white), Some(black)) = (white.single(), black.single()) else { return };
    if king_attacks(white).contains(black) {
        let squares = Bitboard::of(white).with(black);
        let span = judge.field(Field::Placement);
        judge.report(Severity::Error, Problem::KingsAdjacent, span, squares);
        return;
    }
    let mover = judge.setup.side_to_move;
    let checkers = board.checkers(!mover);
    if checkers.not_empty() {
        opposite_check(judge, mover, checkers);
    }
}

fn missing(judge: &mut Judge<'_>, white: bool, black: bool) {
    let span = judge.field(Field::Placement);
    let problem = Problem::KingsMissing { white, black };
    let i = judge.report(Severity::Error, problem, span, Bitboard::EMPTY);
    if let Some(new) = restore_case(judge.setup) {
        judge.fix(i, Repair::RestoreCase, &new);
    }
    if white && black {
        let mut new = *judge.setup;
        for color in Color::ALL {
            if let Some(&square) = king_squares(&new, color).first() {
                new.board.set(square, Some(Piece::new(color, Role::King)));
            }
        }
        judge.fix(i, Repair::PutKings, &new);
        return;
    }
    let color = if white { Color::White } else { Color::Black };
    let piece = Piece::new(color, Role::King);
    for square in king_squares(judge.setup, color).into_iter().take(3) {
        let repair = Repair::PutPiece { piece, square };
        judge.fix_with(i, repair, |new| new.board.set(square, Some(piece)));
    }
}

/// Where a missing king can be put: empty squares that are not attacked, from its home square
/// on in the order in which kings are found there.
fn king_squares(setup: &Setup, color: Color) -> Vec<Square> {
    let home = if color == Color::White { Square::E1 } else { Square::E8 };
    let mut squares: Vec<Square> = Square::all()
        .filter(|&square| {
            let occupied = setup.board.occupied();
            !occupied.contains(square) && setup.board.attackers(square, !color, occupied).is_empty()
        })
        .collect();
    sort_by_key(&mut squares, |&square| {
        let castled = [2, 6].contains(&square.file().index());
        let ranks = square.rank().index().abs_diff(home.rank().index());
        (ranks, !castled && square != home, square.distance(home))
    });
    squares
}

/// All pieces in one case, two kings: the case was lost. The lower half of the board is White's.
fn restore_case(setup: &Setup) -> Option<Setup> {
    let color = Color::ALL.into_iter().find(|&c| setup.board.color(!c).is_empty())?;
    if setup.board.pieces(color, Role::King).count() != 2 {
        return None;
    }
    let mut new = *setup;
    new.board = setup.board.map(|square, piece| {
        let color = if square.rank() < Rank::ALL[4] { Color::White } else { Color::Black };
        (square, Piece { color, ..piece })
    });
    if !setup.castling.is_empty() {
        let rooks = new.board.role(Role::Rook)
            & Color::ALL
                .into_iter()
                .filter(|&color| new.castling_king(color).is_some())
                .fold(Bitboard::EMPTY, |set, color| set | Bitboard::home_rank(color));
        new.castling = crate::chess::CastlingRights::from_rooks(rooks);
    }
    Some(new)
}

fn many(judge: &mut Judge<'_>, color: Color, kings: Bitboard) {
    let span = judge.field(Field::Placement);
    let problem = Problem::KingsMany { color, count: kings.count() };
    let i = judge.report(Severity::Error, problem, span, kings);
    let home = if color == Color::White { Square::E1 } else { Square::E8 };
    let mut keep: Vec<Square> = kings.collect();
    sort_by_key(&mut keep, |&king| (king != home, king.distance(home)));
    let queen = Piece::new(color, Role::Queen);
    let no_queen = judge.setup.board.pieces(color, Role::Queen).is_empty();
    for kept in keep.into_iter().take(3) {
        let others = kings.without(kept);
        if let (Some(square), true) = (others.single(), no_queen) {
            let repair = Repair::PutPiece { piece: queen, square };
            judge.fix_with(i, repair, |new| new.board.set(square, Some(queen)));
        }
        let king = Piece::new(color, Role::King);
        let repair = match others.single() {
            Some(square) => Repair::TakePiece { piece: king, square },
            None => Repair::KeepKing { color, square: kept },
        };
        judge.fix_with(i, repair, |new| {
            for square in others {
                new.board.set(square, None);
            }
        });
    }
}

fn opposite_check(judge: &mut Judge<'_>, mover: Color, checkers: Bitboard) {
    let Some(king) = judge.setup.board.king(!mover) else { return };
    let span = judge.field(Field::SideToMove);
    let problem = Problem::OppositeCheck { mover, king };
    let i = judge.report(Severity::Error, problem, span, checkers.with(king));
    judge.fix_with(i, Repair::SetSide(!mover), |new| {
        new.side_to_move = !mover;
        new.ep_square = None;
    });
    if let Some(square) = checkers.single()
        && let Some(piece) = judge.setup.board.piece_at(square)
    {
        judge.fix_with(i, Repair::TakePiece { piece, square }, |new| new.board.set(square, None));
    }
}

/// The label of a turn is in `words`; this is the turn itself.
pub(super) fn turned(setup: &Setup, turn: Turned) -> Setup {
    let board = &setup.board;
    let board = match turn {
        Turned::UpsideDown => Transform::UpsideDown.board(board),
        Turned::Mirrored => Transform::Mirror.board(board),
        Turned::Rotated => Transform::Rotate.board(board),
        // The case of the letters: each piece stays on its square.
        Turned::ColoursSwapped => {
            board.map(|square, piece| (square, Piece { color: !piece.color, ..piece }))
        }
    };
    Setup { board, ..*setup }
}
