//! Castling rights as they are chosen: by a side of the board, or by a rook of Chess960.

use super::state::State;
use crate::chess::{Bitboard, CastlingRights, CastlingSide, Color, Role, Setup, Square};
use crate::fen::{Dialect, Field, castling_dialect};
use crate::rules::letters_suffice;

/// The rooks that can have the right to castle to a side of the board, the outermost first: all
/// that stand on the king's rank to that side of it. None if the king is not on its first rank.
pub fn castling_choices(setup: &Setup, color: Color, side: CastlingSide) -> Vec<Square> {
    let Some(king) = setup.castling_king(color) else { return Vec::new() };
    let rooks = setup.board.pieces(color, Role::Rook) & Bitboard::home_rank(color);
    let to_side = rooks.filter(|&rook| setup.castling_side(color, rook) == side && rook != king);
    let mut choices: Vec<Square> = to_side.collect();
    if side == CastlingSide::King {
        choices.reverse();
    }
    choices
}

/// The rook whose right a side of the board means: the outermost one there, or the corner where
/// it stands in standard chess if there is none.
pub(super) fn meant_rook(setup: &Setup, color: Color, side: CastlingSide) -> Square {
    setup.outermost_rook(color, side).unwrap_or(side.home_rook(color))
}

/// The rights with all to one side of the board replaced by that of a rook, or by none.
pub(super) fn replaced(
    setup: &Setup,
    color: Color,
    side: CastlingSide,
    rook: Option<Square>,
) -> CastlingRights {
    let mut rights = setup.castling;
    for other in rights.of(color) {
        if setup.castling_side(color, other) == side {
            rights = rights.without(other);
        }
    }
    rook.map_or(rights, |rook| rights.with(rook))
}

/// How an edit writes the rights: as the text does, by `KQkq` or by files. By files as well
/// where the letters would be taken for others, if the user has named the rooks (in the text or
/// by what is `chosen` now), so that a right that was chosen is never another one when read.
pub(super) fn written_rights(state: &State, after: &Setup, chosen: bool) -> Dialect {
    let text = state.text();
    let field = state.parsed().layout.field(Field::Castling).map_or("", |span| span.of(text));
    let named = chosen || field.contains(|c: char| matches!(c, 'a'..='h' | 'A'..='H'));
    match castling_dialect(text, &state.parsed().layout) {
        Dialect::AsGiven if named && !letters_suffice(after) => Dialect::Shredder,
        dialect => dialect,
    }
}
