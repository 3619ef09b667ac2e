//! Moves taken back.
//!
//! All that the laws allow is here: plain moves, captures of any unit, promotions with and
//! without a capture, castling, double steps and captures en passant. What is left out can't
//! have been a move: a king or rook with a right to castle hasn't moved, and a double step that
//! the position names is the last move.

use super::cages::OFFICERS;
use super::past::{Past, back, is_pawn_home, king_home};
use crate::chess::{
    Bitboard, CastlingSide, Color, File, Piece, Role, Square, bishop_attacks, king_attacks,
    knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};

/// The roles that a captured unit can have had, the most harmless first.
const CAPTURED: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

impl Past {
    /// Calls `found` with each position from which one move leads here, until it says `true`;
    /// then the answer is `true`. Moves that capture nothing come first.
    ///
    /// What is certain of the positions: the side that waits is not in check, the side to move
    /// is in no more than two, unmoved pieces stay, and pawns stand on ranks 2 to 7. The
    /// material is not looked at.
    pub fn any_before(&self, found: &mut impl FnMut(&Past) -> bool) -> bool {
        let mover = !self.side_to_move;
        let mut found = |past: &Past| past.is_plausible() && found(past);
        if let Some(square) = self.ep_square {
            return self.double_step(square).is_some_and(|before| found(&before));
        }
        let movable = self.board.color(mover) & !self.unmoved;
        for capturing in [false, true] {
            for to in movable {
                let Some(piece) = self.board.piece_at(to) else { continue };
                let stop = match (piece.role, capturing) {
                    (Role::Pawn, false) => self.pawn_pushes(to, mover, &mut found),
                    (Role::Pawn, true) => self.pawn_captures(to, mover, &mut found),
                    (_, false) => self.quiet(to, piece, &mut found),
                    (_, true) => self.captures(to, piece, &mut found),
                };
                if stop {
                    return true;
                }
            }
        }
        self.castlings(mover, &mut found)
    }

    fn quiet(&self, to: Square, piece: Piece, found: &mut impl FnMut(&Past) -> bool) -> bool {
        if self.sources(to, piece).any(|from| found(&self.back(from, to, piece, None))) {
            return true;
        }
        let Some(from) = self.promotion_push(to, piece) else { return false };
        found(&self.back(from, to, Piece::new(piece.color, Role::Pawn), None))
    }

    fn captures(&self, to: Square, piece: Piece, found: &mut impl FnMut(&Past) -> bool) -> bool {
        let pawn = Piece::new(piece.color, Role::Pawn);
        let promotions = if self.can_be_promoted(to, piece) {
            pawn_attacks(!piece.color, to) & !self.board.occupied()
        } else {
            Bitboard::EMPTY
        };
        for role in CAPTURED {
            if role == Role::Pawn && Bitboard::EDGE_RANKS.contains(to) {
                continue;
            }
            let captured = Some(Piece::new(!piece.color, role));
            if self.sources(to, piece).any(|from| found(&self.back(from, to, piece, captured))) || {
                promotions
            }
            .any(|from| found(&self.back(from, to, pawn, captured)))
            {
                return true;
            }
        }
        false
    }

    /// The empty squares from which a piece can have moved to where it stands.
    fn sources(&self, to: Square, piece: Piece) -> Bitboard {
        let occupied = self.board.occupied();
        let reach = match piece.role {
            Role::Knight => knight_attacks(to),
            Role::Bishop => bishop_attacks(to, occupied),
            Role::Rook => rook_attacks(to, occupied),
            Role::Queen => queen_attacks(to, occupied),
            Role::King => king_attacks(to),
            Role::Pawn => Bitboard::EMPTY,
        };
        reach & !occupied
    }

    fn can_be_promoted(&self, to: Square, piece: Piece) -> bool {
        OFFICERS.contains(&piece.role) && Bitboard::home_rank(!piece.color).contains(to)
    }

    /// The square from which a pawn can have gone straight to its promotion.
    fn promotion_push(&self, to: Square, piece: Piece) -> Option<Square> {
        let from = back(to, piece.color, 1)?;
        (self.can_be_promoted(to, piece) && self.is_empty(from)).then_some(from)
    }

    fn pawn_pushes(&self, to: Square, color: Color, found: &mut impl FnMut(&Past) -> bool) -> bool {
        let pawn = Piece::new(color, Role::Pawn);
        let Some(from) = back(to, color, 1).filter(|&s| self.can_hold_pawn(s, color)) else {
            return false;
        };
        if found(&self.back(from, to, pawn, None)) {
            return true;
        }
        match back(to, color, 2).filter(|&s| self.can_hold_pawn(s, color)) {
            Some(start) if is_pawn_home(start, color) => found(&self.back(start, to, pawn, None)),
            _ => false,
        }
    }

    fn pawn_captures(
        &self,
        to: Square,
        color: Color,
        found: &mut impl FnMut(&Past) -> bool,
    ) -> bool {
        let pawn = Piece::new(color, Role::Pawn);
        let sources: Bitboard =
            pawn_attacks(!color, to).filter(|&from| self.can_hold_pawn(from, color)).collect();
        for role in CAPTURED {
            let captured = Some(Piece::new(!color, role));
            if { sources }.any(|from| found(&self.back(from, to, pawn, captured))) {
                return true;
            }
        }
        { sources }
            .any(|from| self.en_passant(from, to, color).is_some_and(|before| found(&before)))
    }

    /// The position before an en passant capture from `from` to `to`.
    fn en_passant(&self, from: Square, to: Square, color: Color) -> Option<Past> {
        let taken = back(to, color, 1)?;
        let start = back(to, color, -1).filter(|&s| is_pawn_home(s, !color))?;
        if !self.is_empty(taken) || !self.is_empty(start) {
            return None;
        }
        let mut before = self.back(from, to, Piece::new(color, Role::Pawn), None);
        before.board.set(taken, Some(Piece::new(!color, Role::Pawn)));
        before.ep_square = Some(to);
        Some(before)
    }

    fn castlings(&self, color: Color, found: &mut impl FnMut(&Past) -> bool) -> bool {
        let home = king_home(color);
        let square = |file: usize| Some(Square::new(File::from_index(file)?, home.rank()));
        for side in CastlingSide::ALL {
            let (king_to, rook_to, between) = match side {
                CastlingSide::King => (square(6), square(5), None),
                CastlingSide::Queen => (square(2), square(3), square(1)),
            };
            let (Some(king_to), Some(rook_to)) = (king_to, rook_to) else { continue };
            let corner = side.home_rook(color);
            let rook = Piece::new(color, Role::Rook);
            let castled = self.board.king(color) == Some(king_to)
                && self.board.piece_at(rook_to) == Some(rook)
                && [Some(home), Some(corner), between]
                    .into_iter()
                    .flatten()
                    .all(|s| self.is_empty(s));
            if !castled {
                continue;
            }
            let mut before = self.back(home, king_to, Piece::new(color, Role::King), None);
            before.board.set(rook_to, None);
            before.board.set(corner, Some(rook));
            before.unmoved = before.unmoved.with(home).with(corner);
            let attacked =
                |s| before.board.attackers(s, !color, before.board.occupied()).not_empty();
            if !attacked(home) && !attacked(rook_to) && found(&before) {
                return true;
            }
        }
        false
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::chess::Setup;
    use crate::fen::parse;

    fn setup(board: &cozy_chess::Board) -> Setup {
        parse(&board.to_string()).setup
    }

    /// Takes back each move of random games and looks for the position that was there.
    #[test]
    fn the_move_played_is_among_those_taken_back() {
        let mut state = 1u64;
        let mut seen = [0; 4];
        for _ in 0..if cfg!(debug_assertions) { 100 } else { 1000 } {
            let mut board = cozy_chess::Board::default();
            for _ in 0..150 {
                let mut moves = Vec::new();
                board.generate_moves(|set| {
                    moves.extend(set);
                    false
                });
                // What is rare is played whenever it can be.
                let rare = |m: &&cozy_chess::Move| {
                    let pawn = board.piece_on(m.from) == Some(cozy_chess::Piece::Pawn);
                    let en_passant =
                        pawn && m.from.file() != m.to.file() && board.piece_on(m.to).is_none();
                    let castling = board.color_on(m.to) == Some(board.side_to_move());
                    [m.promotion.is_some(), en_passant, castling].into_iter().position(|is| is)
                };
                state =
                    state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                let pick = |moves: &[cozy_chess::Move]| {
                    moves.get((state >> 33) as usize % moves.len().max(1)).copied()
                };
                let rare_moves: Vec<_> =
                    moves.iter().filter(|m| rare(m).is_some()).copied().collect();
                let chosen = pick(&rare_moves).or(pick(&moves));
                let Some(chosen) = chosen else { break };
                seen[rare(&&chosen).unwrap_or(3)] += 1;
                let before = setup(&board);
                board.play_unchecked(chosen);
                let after = setup(&board);
                let present = Past::of(&after).unwrap();
                let found = present.any_before(&mut |past| {
                    past.board == before.board && past.side_to_move == before.side_to_move
                });
                assert!(found, "{before:?} {chosen}");
            }
        }
        assert!(seen.iter().all(|&n| n > 10), "too few of some kind of move: {seen:?}");
    }

    #[test]
    fn few_moves_can_be_taken_back() {
        for (fen, count) in [
            // A check that no move can have given.
            ("7k/8/8/8/8/8/8/B6K b - - 0 1", 0),
            // Only the double step.
            ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", 1),
            // King and rook have never moved, and there is nothing else.
            ("4k3/8/8/8/8/8/8/R3K3 b Q - 0 1", 0),
        ] {
            let mut found = 0;
            let past = Past::of(&parse(fen).setup).unwrap();
            past.any_before(&mut |_| {
                found += 1;
                false
            });
            assert_eq!(found, count, "{fen}");
        }
    }
}
