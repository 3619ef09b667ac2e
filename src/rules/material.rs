//! Material: pawns on the edge ranks, how many pawns and pieces a side can have, and how many
//! of them must be promoted pawns. Source: FIDE Laws of Chess, articles 2.2 and 3.7.

use crate::chess::{Bitboard, Board, Color, Piece, Role, Square};
use crate::fen::{Field, Problem, Repair, Severity};
use crate::order::sort_by_key;

use super::judge::Judge;

pub(super) fn check(judge: &mut Judge<'_>) {
    let board = &judge.setup.board;
    let on_edge = board.role(Role::Pawn) & Bitboard::EDGE_RANKS;
    if on_edge.not_empty() {
        backrank(judge, on_edge);
    }
    for color in Color::ALL {
        let pawns = board.pieces(color, Role::Pawn).count();
        let units = board.color(color).count();
        if pawns > 8 {
            too_many_pawns(judge, color, pawns);
        }
        if units > 16 {
            too_many_units(judge, color, units);
        }
        if pawns <= 8 && units <= 16 {
            let promoted = promoted(board, color);
            if promoted > 8 - pawns {
                promotions(judge, color, promoted, 8 - pawns);
            }
        }
    }
}

/// Whether a side has no more pieces of any kind than it began with.
pub(super) fn no_surplus(board: &Board, color: Color) -> bool {
    let beyond_one = |squares: Bitboard| squares.without_first();
    let beyond_two = |squares: Bitboard| squares.without_first().without_first();
    let bishops = board.pieces(color, Role::Bishop);
    let surplus = beyond_one(board.pieces(color, Role::Queen))
        | beyond_one(bishops & Bitboard::LIGHT)
        | beyond_one(bishops & !Bitboard::LIGHT)
        | beyond_two(board.pieces(color, Role::Rook))
        | beyond_two(board.pieces(color, Role::Knight));
    surplus.is_empty()
}

/// How many pieces of a side must be promoted pawns: the queens beyond one, the rooks and
/// knights beyond two, and the bishops beyond one on each colour of squares.
pub fn promoted(board: &Board, color: Color) -> u32 {
    let count = |role| board.pieces(color, role).count();
    let bishops = board.pieces(color, Role::Bishop);
    let light = (bishops & Bitboard::LIGHT).count();
    let dark = bishops.count() - light;
    count(Role::Queen).saturating_sub(1)
        + count(Role::Rook).saturating_sub(2)
        + count(Role::Knight).saturating_sub(2)
        + light.saturating_sub(1)
        + dark.saturating_sub(1)
}

fn backrank(judge: &mut Judge<'_>, pawns: Bitboard) {
    let board = &judge.setup.board;
    let color = pawns.first().and_then(|square| board.piece_at(square)).map(|piece| piece.color);
    let color = color.filter(|&color| (pawns & board.color(!color)).is_empty());
    let span = judge.squares(pawns);
    let problem = Problem::PawnBackrank { color, count: pawns.count() };
    let i = judge.report(Severity::Error, problem, span, pawns);
    let promoting = pawns.filter(|&square| {
        board.piece_at(square).is_some_and(|pawn| Bitboard::home_rank(!pawn.color).contains(square))
    });
    if let Some(square) = promoting.collect::<Bitboard>().single()
        && let Some(pawn) = board.piece_at(square)
        && pawns.single().is_some()
    {
        let piece = Piece { role: Role::Queen, ..pawn };
        let repair = Repair::PutPiece { piece, square };
        judge.fix_with(i, repair, |new| new.board.set(square, Some(piece)));
    }
    let repair = match pawns.single().and_then(|square| Some((square, board.piece_at(square)?))) {
        Some((square, piece)) => Repair::TakePiece { piece, square },
        None => Repair::TakePieces { color, role: Some(Role::Pawn), count: pawns.count() as usize },
    };
    judge.fix_with(i, repair, |new| {
        for square in pawns {
            new.board.set(square, None);
        }
    });
}

fn too_many_pawns(judge: &mut Judge<'_>, color: Color, count: u32) {
    let pawns = judge.setup.board.pieces(color, Role::Pawn);
    let span = judge.field(Field::Placement);
    let problem = Problem::MaterialPawns { color, count };
    let i = judge.report(Severity::Error, problem, span, pawns);
    let piece = Piece::new(color, Role::Pawn);
    let excess = (count - 8) as usize;
    let spare = spare_pawns(color, pawns);
    if excess == 1 {
        for &square in spare.iter().take(3) {
            let repair = Repair::TakePiece { piece, square };
            judge.fix_with(i, repair, |new| new.board.set(square, None));
        }
    } else {
        take(judge, i, color, Role::Pawn, &spare, excess);
    }
}

/// Pawns in the order in which one would doubt them: on the edge ranks, then the advanced ones
/// of doubled pawns, then the rest.
fn spare_pawns(color: Color, pawns: Bitboard) -> Vec<Square> {
    let advance = |square: Square| match color {
        Color::White => square.rank().index(),
        Color::Black => 7 - square.rank().index(),
    };
    let mut spare: Vec<Square> = pawns.collect();
    sort_by_key(&mut spare, |&square| {
        let edge = Bitboard::EDGE_RANKS.contains(square);
        let alone = (pawns & Bitboard::file(square.file())).single().is_some();
        (!edge, alone, std::cmp::Reverse(advance(square)))
    });
    spare
}

fn too_many_units(judge: &mut Judge<'_>, color: Color, count: u32) {
    let board = &judge.setup.board;
    let span = judge.field(Field::Placement);
    let problem = Problem::MaterialUnits { color, count };
    let i = judge.report(Severity::Error, problem, span, board.color(color));
    let excess = (count - 16) as usize;
    let surplus = Role::ALL
        .into_iter()
        .filter(|&role| role != Role::King)
        .map(|role| (board.pieces(color, role).count().saturating_sub(initial(role)), role))
        .max();
    if let Some((surplus, role)) = surplus
        && surplus as usize >= excess
    {
        let spare = match role {
            Role::Pawn => spare_pawns(color, board.pieces(color, role)),
            _ => away_from_home(board, color, role),
        };
        take(judge, i, color, role, &spare, excess);
    }
}

/// The fix that takes the first `count` of some squares' pieces off.
fn take(
    judge: &mut Judge<'_>,
    i: usize,
    color: Color,
    role: Role,
    squares: &[Square],
    count: usize,
) {
    let repair = match (count, squares.first()) {
        (1, Some(&square)) => Repair::TakePiece { piece: Piece::new(color, role), square },
        _ => Repair::TakePieces { color: Some(color), role: Some(role), count },
    };
    judge.fix_with(i, repair, |new| {
        for &square in squares.iter().take(count) {
            new.board.set(square, None);
        }
    });
}

/// How many pieces of a role a side begins with.
const fn initial(role: Role) -> u32 {
    match role {
        Role::Pawn => 8,
        Role::Knight | Role::Bishop | Role::Rook => 2,
        Role::Queen | Role::King => 1,
    }
}

/// The squares of a kind of piece, those where it does not begin first.
fn away_from_home(board: &Board, color: Color, role: Role) -> Vec<Square> {
    let mut squares: Vec<Square> = board.pieces(color, role).collect();
    sort_by_key(&mut squares, |&square| Board::START.pieces(color, role).contains(square));
    squares
}

fn promotions(judge: &mut Judge<'_>, color: Color, promoted: u32, missing_pawns: u32) {
    let board = &judge.setup.board;
    let span = judge.field(Field::Placement);
    let surplus: Bitboard = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
        .into_iter()
        .filter(|&role| {
            let bishop_pair = role == Role::Bishop;
            board.pieces(color, role).count() > initial(role)
                || bishop_pair && same_colour(board, color)
        })
        .fold(Bitboard::EMPTY, |set, role| set | board.pieces(color, role));
    let problem = Problem::MaterialPromotions { color, promoted, missing_pawns };
    let i = judge.report(Severity::Warning, problem, span, surplus);
    let excess = (promoted - missing_pawns) as usize;
    let pawns = spare_pawns(color, board.pieces(color, Role::Pawn));
    if pawns.len() >= excess {
        take(judge, i, color, Role::Pawn, &pawns, excess);
    }
    let role = [Role::Queen, Role::Rook, Role::Knight, Role::Bishop].into_iter().find(|&role| {
        board.pieces(color, role).count() as usize >= initial(role) as usize + excess
    });
    if let Some(role) = role {
        take(judge, i, color, role, &away_from_home(board, color, role), excess);
    }
}

fn same_colour(board: &Board, color: Color) -> bool {
    let bishops = board.pieces(color, Role::Bishop);
    (bishops & Bitboard::LIGHT).more_than_one() || (bishops & !Bitboard::LIGHT).more_than_one()
}
