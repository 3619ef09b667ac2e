//! Positions of the past.

use crate::chess::{Bitboard, Board, CastlingSide, Color, Piece, Rank, Role, Setup, Square};

/// What is known of a position that may have stood on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Past {
    pub board: Board,
    pub side_to_move: Color,
    /// The square that the last move passed over, where it is known to have been a double step.
    pub ep_square: Option<Square>,
    /// Kings and rooks known never to have moved, because a right to castle depends on them.
    pub unmoved: Bitboard,
}

impl Past {
    /// What a setup tells of the present. `None` where its rights are not those of standard
    /// chess.
    pub fn of(setup: &Setup) -> Option<Past> {
        let mut past = Past {
            board: setup.board,
            side_to_move: setup.side_to_move,
            ep_square: None,
            unmoved: setup.castling.rooks(),
        };
        for color in Color::ALL {
            for rook in setup.castling.of(color) {
                let corner = CastlingSide::ALL.iter().any(|side| side.home_rook(color) == rook);
                let king = king_home(color);
                let stands = setup.board.king(color) == Some(king)
                    && setup.board.pieces(color, Role::Rook).contains(rook);
                if !corner || !stands {
                    return None;
                }
                past.unmoved = past.unmoved.with(king);
            }
        }
        past.ep_square = setup.ep_square.filter(|&square| past.double_step(square).is_some());
        Some(past)
    }

    /// Whether this is the initial position, which needs no last move.
    pub fn is_initial(&self) -> bool {
        self.side_to_move == Color::White && self.board == Board::START
    }

    /// Nobody could have taken a king, and there are at most two checks.
    pub fn is_plausible(&self) -> bool {
        self.board.checkers(!self.side_to_move).is_empty()
            && self.board.checkers(self.side_to_move).count() <= 2
    }

    /// The position before a unit, then `then`, went from `from` to `to` and took what it took.
    pub fn back(&self, from: Square, to: Square, then: Piece, captured: Option<Piece>) -> Past {
        let mut board = self.board;
        board.set(to, captured);
        board.set(from, Some(then));
        Past { board, side_to_move: then.color, ep_square: None, unmoved: self.unmoved }
    }

    /// The position before the double step that passed over a square.
    pub fn double_step(&self, passed: Square) -> Option<Past> {
        let color = !self.side_to_move;
        let to = back(passed, color, -1)?;
        let from = back(passed, color, 1).filter(|&s| is_pawn_home(s, color))?;
        let pawn = Piece::new(color, Role::Pawn);
        let stands = self.board.pieces(color, Role::Pawn).contains(to);
        (stands && self.is_empty(from) && self.is_empty(passed))
            .then(|| self.back(from, to, pawn, None))
    }

    /// Whether nothing stands on a square.
    pub fn is_empty(&self, square: Square) -> bool {
        !self.board.occupied().contains(square)
    }

    /// Whether a pawn of that colour can have stood on a square that is empty now.
    pub fn can_hold_pawn(&self, square: Square, color: Color) -> bool {
        self.is_empty(square) && !Bitboard::home_rank(color).contains(square)
    }
}

/// Where a side's king stands at the start of a game.
pub(super) fn king_home(color: Color) -> Square {
    match color {
        Color::White => Square::E1,
        Color::Black => Square::E8,
    }
}

/// Whether pawns of that colour start there.
pub(super) fn is_pawn_home(square: Square, color: Color) -> bool {
    square.rank() == Rank::ALL[if color == Color::White { 1 } else { 6 }]
}

/// The square so many ranks nearer to the side's first rank.
pub(super) fn back(square: Square, color: Color, ranks: i8) -> Option<Square> {
    square.offset(0, if color == Color::White { -ranks } else { ranks })
}
