//! What an edit does to a setup, and how a text was typed; see the rules in [`super`].

use super::state::Group;
use crate::chess::{Bitboard, Board, CastlingSide, Color, Role, Setup, Square};
use crate::rules::{at_home, ep_candidates, home_king};

/// The setup with another board: rights that lost their king or rook are gone, and rights that
/// have just become possible are there if they are to be suggested.
pub(super) fn with_board(before: &Setup, board: Board, suggest: bool) -> Setup {
    let mut after = Setup { board, ..*before };
    for color in Color::ALL {
        for rook in before.castling.of(color) {
            if left(&before.board, &board, color, rook) {
                after.castling = after.castling.without(rook);
            }
        }
        for side in CastlingSide::ALL {
            let became_possible =
                at_home(before, color, side).is_err() && at_home(&after, color, side).is_ok();
            if suggest && became_possible {
                after.castling = after.castling.with(side.home_rook(color));
            }
        }
    }
    with_ep_checked(before, after)
}

/// Whether the king or the rook of a right has left its square.
fn left(before: &Board, after: &Board, color: Color, rook: Square) -> bool {
    let gone = |role, squares: Bitboard| {
        (before.pieces(color, role) & !after.pieces(color, role) & squares).not_empty()
    };
    let king_at_home = after.pieces(color, Role::King).contains(home_king(color));
    gone(Role::Rook, rook.into()) || gone(Role::King, Bitboard::home_rank(color)) && !king_at_home
}

/// The setup without an en passant square that was right and no longer is.
pub(super) fn with_ep_checked(before: &Setup, mut after: Setup) -> Setup {
    if let Some(square) = after.ep_square
        && ep_candidates(before).contains(&square)
        && !ep_candidates(&after).contains(&square)
    {
        after.ep_square = None;
    }
    after
}

/// How a text was typed: what the next change could join, and whether this one joins `group`.
/// [`Group::Single`] if more than one character changed at once.
pub(super) fn typing(old: &str, new: &str, group: Group) -> (Group, bool) {
    let start: usize =
        old.chars().zip(new.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    let (old, new) = (old.get(start..).unwrap_or(""), new.get(start..).unwrap_or(""));
    let both = old.chars().rev().zip(new.chars().rev());
    let tail: usize = both.take_while(|(a, b)| a == b).map(|(a, _)| a.len_utf8()).sum();
    let removed = old.get(..old.len() - tail).unwrap_or("");
    let mut added = new.get(..new.len() - tail).unwrap_or("").chars();
    match (added.next(), added.next()) {
        (Some(c), None) => {
            let joins =
                group == (Group::Insert { end: start }) && removed.is_empty() && !c.is_whitespace();
            (Group::Insert { end: start + c.len_utf8() }, joins)
        }
        (None, _) if removed.chars().count() == 1 => {
            let end = start + removed.len();
            let joins = matches!(group, Group::Delete { at } if at == start || at == end);
            (Group::Delete { at: start }, joins)
        }
        _ => (Group::Single, false),
    }
}
