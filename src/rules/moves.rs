//! Legal moves, and the position after one.
//!
//! It asks of a setup only what it needs: without a king, or with several, a side is never in
//! check, and every piece moves as it does anyway. So studies and diagrams that are no positions
//! of a game can be played through as well.

use crate::chess::{
    Bitboard, CastlingSide, Color, DoubleStep, File, Piece, Role, Setup, Square, between,
    bishop_attacks, king_attacks, knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};

/// A move of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the piece stands; castling is a move of the king.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes on its last rank.
    pub promotion: Option<Role>,
    /// The square of the rook that the king castles with.
    pub rook: Option<Square>,
}

/// Why a king can't castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastlingBar {
    /// There is no such right, or no king or rook for it.
    Right,
    /// Something stands between.
    Blocked,
    /// The king is in check, or would pass through one or come to stand in one.
    Attacked,
}

/// What a pawn may become.
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The squares from which pieces of that role reach a square, whether the move is legal or not.
pub fn origins(setup: &Setup, role: Role, to: Square) -> Bitboard {
    let side = setup.side_to_move;
    let occupied = setup.board.occupied();
    let own = setup.board.pieces(side, role);
    if setup.board.color(side).contains(to) {
        return Bitboard::EMPTY;
    }
    let reach = match role {
        Role::King => king_attacks(to),
        Role::Knight => knight_attacks(to),
        Role::Bishop => bishop_attacks(to, occupied),
        Role::Rook => rook_attacks(to, occupied),
        Role::Queen => queen_attacks(to, occupied),
        Role::Pawn if occupied.contains(to) || is_ep_capture(setup, to) => pawn_attacks(!side, to),
        Role::Pawn => return pawn_pushes(setup, to),
    };
    reach & own
}

/// The pawn that can be pushed to an empty square.
fn pawn_pushes(setup: &Setup, to: Square) -> Bitboard {
    let side = setup.side_to_move;
    let own = setup.board.pieces(side, Role::Pawn);
    let (back, rank) = if side == Color::White { (-1, 3) } else { (1, 4) };
    let Some(one) = to.offset(0, back) else { return Bitboard::EMPTY };
    if own.contains(one) {
        return Bitboard::of(one);
    }
    match one.offset(0, back) {
        Some(two) if to.rank().index() == rank && !setup.board.occupied().contains(one) => {
            Bitboard::of(two) & own
        }
        _ => Bitboard::EMPTY,
    }
}

/// Whether a pawn that goes to the square takes en passant.
fn is_ep_capture(setup: &Setup, to: Square) -> bool {
    setup.ep_square == Some(to) && ep_victim(setup).is_some()
}

/// The pawn that has just passed over the en passant square.
fn ep_victim(setup: &Setup) -> Option<Square> {
    let step = DoubleStep::over(setup.side_to_move, setup.ep_square?)?;
    setup.board.pieces(!setup.side_to_move, Role::Pawn).contains(step.pawn).then_some(step.pawn)
}

/// Whether the move leaves its own king out of check. The move has to be one that its piece can
/// make.
pub fn is_safe(setup: &Setup, mv: &Move) -> bool {
    play(setup, mv).board.checkers(setup.side_to_move).is_empty()
}

/// The castling move with a rook that has the right.
///
/// # Errors
/// Why there is no such move.
pub fn castling(setup: &Setup, side: CastlingSide) -> Result<Move, CastlingBar> {
    let color = setup.side_to_move;
    let king = setup.castling_king(color).ok_or(CastlingBar::Right)?;
    let rook = setup.castling_rook(color, side).ok_or(CastlingBar::Right)?;
    if !setup.board.pieces(color, Role::Rook).contains(rook) {
        return Err(CastlingBar::Right);
    }
    let (king_to, rook_to) = castled(side, king);
    let path = |from, to| between(from, to).with(to);
    let others = setup.board.occupied().without(king).without(rook);
    if ((path(king, king_to) | path(rook, rook_to)) & others).not_empty() {
        return Err(CastlingBar::Blocked);
    }
    let occupied = setup.board.occupied().without(king);
    let attacked = |square| setup.board.attackers(square, !color, occupied).not_empty();
    let mv = Move { from: king, to: king_to, promotion: None, rook: Some(rook) };
    if path(king, king_to).with(king).into_iter().any(attacked) || !is_safe(setup, &mv) {
        return Err(CastlingBar::Attacked);
    }
    Ok(mv)
}

/// Where king and rook stand after castling.
fn castled(side: CastlingSide, king: Square) -> (Square, Square) {
    let files = match side {
        CastlingSide::King => [6, 5],
        CastlingSide::Queen => [2, 3],
    };
    let [king_to, rook_to] = files.map(|file| Square::new(File::ALL[file], king.rank()));
    (king_to, rook_to)
}

/// Every legal move.
pub fn legal_moves(setup: &Setup) -> Vec<Move> {
    let mut moves = Vec::new();
    each_legal(setup, |mv| {
        moves.push(mv);
        false
    });
    moves
}

/// Whether there is a legal move.
pub fn has_legal_move(setup: &Setup) -> bool {
    each_legal(setup, |_| true)
}

/// Whether the move is legal.
pub fn is_legal(setup: &Setup, mv: &Move) -> bool {
    each_legal(setup, |legal| legal == *mv)
}

/// Shows legal moves until one is the right one; whether one was.
fn each_legal(setup: &Setup, mut is_it: impl FnMut(Move) -> bool) -> bool {
    let color = setup.side_to_move;
    for to in !setup.board.color(color) {
        for role in Role::ALL {
            for from in origins(setup, role, to) {
                let mv = Move { from, to, promotion: None, rook: None };
                if !is_safe(setup, &mv) {
                    continue;
                }
                let found = match is_promotion(role, to) {
                    true => PROMOTIONS
                        .into_iter()
                        .any(|role| is_it(Move { promotion: Some(role), ..mv })),
                    false => is_it(mv),
                };
                if found {
                    return true;
                }
            }
        }
    }
    CastlingSide::ALL.into_iter().filter_map(|side| castling(setup, side).ok()).any(is_it)
}

/// Whether a piece of that role that comes to the square has to be promoted.
pub fn is_promotion(role: Role, to: Square) -> bool {
    role == Role::Pawn && Bitboard::EDGE_RANKS.contains(to)
}

/// The position after a move. The en passant square is set after every double step.
pub fn play(setup: &Setup, mv: &Move) -> Setup {
    let color = setup.side_to_move;
    let Some(piece) = setup.board.piece_at(mv.from) else { return pass(setup) };
    let mut after = pass(setup);
    let captures = setup.board.color(!color).contains(mv.to);
    if captures || piece.role == Role::Pawn {
        after.halfmove_clock = 0;
    }
    if piece.role == Role::Pawn {
        if setup.ep_square == Some(mv.to)
            && mv.from.file() != mv.to.file()
            && let Some(victim) = ep_victim(setup)
        {
            after.board.set(victim, None);
        }
        if mv.from.file() == mv.to.file() && mv.from.distance(mv.to) == 2 {
            after.ep_square = between(mv.from, mv.to).first();
        }
    }
    if piece.role == Role::King {
        for rook in setup.castling.of(color) {
            after.castling = after.castling.without(rook);
        }
    }
    after.castling = after.castling.without(mv.from).without(mv.to);
    after.board.set(mv.from, None);
    if let Some(rook) = mv.rook {
        after.board.set(rook, None);
        let (_, rook_to) = castled(setup.castling_side(color, rook), mv.from);
        after.board.set(rook_to, Some(Piece::new(color, Role::Rook)));
    }
    let role = mv.promotion.unwrap_or(piece.role);
    after.board.set(mv.to, Some(Piece::new(color, role)));
    after
}

/// The position after the side to move has passed: a null move.
pub fn pass(setup: &Setup) -> Setup {
    let mut after = *setup;
    after.side_to_move = !setup.side_to_move;
    after.ep_square = None;
    after.halfmove_clock = setup.halfmove_clock.saturating_add(1);
    if setup.side_to_move == Color::Black {
        after.fullmove_number = setup.fullmove_number.saturating_add(1);
    }
    after
}
