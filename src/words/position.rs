//! A FEN in words, field by field, and a position as it is read out.

use super::template::Arg::{self, Number, Text};
use super::template::push_square;
use super::{Key as K, Words};
use crate::chess::{CastlingSide, Color, Piece, Role, Setup, Square};
use crate::rules::home_king;

impl Words {
    /// What a rank of the placement says: "Rank 7: two black pawns, an empty square, five black
    /// pawns", from runs of like squares.
    pub fn rank(&self, rank: u8, runs: &[(Option<Piece>, u8)]) -> String {
        let number = Number(rank.into());
        if runs.iter().all(|(piece, _)| piece.is_none()) {
            return self.say(K::RankIsEmpty, &[number]);
        }
        let mut list = String::new();
        for &(piece, count) in runs {
            separate(&mut list);
            let count = Number(count.into());
            match piece {
                Some(piece) => self.push(&mut list, K::RunOfPieces, &[count, piece.into()]),
                None => self.push(&mut list, K::RunOfEmpty, &[count]),
            }
        }
        self.say(K::Rank, &[number, Text(&list)])
    }

    /// What the castling field says: "White may castle kingside; Black may castle on both
    /// sides". A rook that is not at home, as in Chess960, is named.
    pub fn castling(&self, setup: &Setup) -> String {
        if setup.castling.is_empty() {
            return self.get(K::NobodyMayCastle).into();
        }
        let mut out = String::new();
        let mut add = |clause: String| {
            out = match out.is_empty() {
                true => clause,
                false => self.say(K::Clauses, &[Text(&out), Text(&clause)]),
            };
        };
        for color in Color::ALL {
            let rooks = setup.castling.of(color);
            let home = CastlingSide::ALL.map(|side| side.home_rook(color));
            let is_standard = setup.board.king(color) == Some(home_king(color))
                && rooks.into_iter().all(|rook| home.contains(&rook));
            if is_standard {
                let side = match home.map(|rook| rooks.contains(rook)) {
                    [true, true] => 2,
                    [true, false] => 0,
                    [false, true] => 1,
                    [false, false] => continue,
                };
                add(self.say(K::MayCastle, &[color.into(), Number(side)]));
            } else {
                for rook in rooks {
                    let side = setup.castling_side(color, rook);
                    add(self.say(K::MayCastleWith, &[color.into(), side.into(), rook.into()]));
                }
            }
        }
        out
    }

    /// What the en passant field says: "A pawn has just passed over e3".
    pub fn en_passant(&self, square: Option<Square>) -> String {
        match square {
            Some(square) => self.say(K::HasPassed, &[square.into()]),
            None => self.get(K::NoEnPassant).into(),
        }
    }

    /// What the halfmove clock says: "3 plies since the last capture or pawn move".
    pub fn plies(&self, n: u32) -> String {
        self.say(K::PliesSince, &[n.into()])
    }

    /// What the fullmove number says: "Move 12".
    pub fn move_number(&self, n: u32) -> String {
        self.say(K::MoveNumber, &[n.into()])
    }

    /// A whole position as it is read out, and for pictures of it: "White: king e1, pawns a2,
    /// b2. Black: king e8. White to move."
    pub fn description(&self, setup: &Setup) -> String {
        let mut out = String::new();
        for color in Color::ALL {
            let mut list = String::new();
            for role in Role::ALL.into_iter().rev() {
                let pieces = setup.board.pieces(color, role);
                if pieces.is_empty() {
                    continue;
                }
                let mut squares = String::new();
                for square in pieces {
                    separate(&mut squares);
                    push_square(&mut squares, square);
                }
                separate(&mut list);
                let args = [pieces.count().into(), Arg::Role(role), Text(&squares)];
                self.push(&mut list, K::PiecesOnSquares, &args);
            }
            if list.is_empty() {
                self.push(&mut out, K::NoPiecesOfSide, &[color.into()]);
            } else {
                self.push(&mut out, K::PiecesOfSide, &[color.into(), Text(&list)]);
            }
            out.push(' ');
        }
        self.push(&mut out, K::Sentence, &[Text(&self.to_move(setup.side_to_move))]);
        out
    }
}

/// Goes on with a list.
fn separate(list: &mut String) {
    if !list.is_empty() {
        list.push_str(", ");
    }
}
