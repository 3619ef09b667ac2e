//! A position turned round, mirrored or with its colours swapped.

use super::{Board, CastlingRights, Color, DoubleStep, Piece, Role, Setup, Square};

/// A way to carry a whole position over to other squares or colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transform {
    /// Half a turn: a1 becomes h8.
    Rotate,
    /// Left and right change places: a1 becomes h1.
    Mirror,
    /// Top and bottom change places: a1 becomes a8.
    UpsideDown,
    /// The same position with the other colours: top and bottom change places and each piece
    /// its colour, so that Black has what White had.
    SwapColours,
}

impl Transform {
    /// All four.
    pub const ALL: [Transform; 4] =
        [Transform::Rotate, Transform::Mirror, Transform::UpsideDown, Transform::SwapColours];

    /// Where a square goes.
    pub fn square(self, square: Square) -> Square {
        match self {
            Transform::Rotate => square.flip_rank().flip_file(),
            Transform::Mirror => square.flip_file(),
            Transform::UpsideDown | Transform::SwapColours => square.flip_rank(),
        }
    }

    /// What a colour becomes.
    pub fn color(self, color: Color) -> Color {
        if self == Transform::SwapColours { !color } else { color }
    }

    /// The pieces alone.
    pub fn board(self, board: &Board) -> Board {
        board.map(|square, piece| {
            (self.square(square), Piece::new(self.color(piece.color), piece.role))
        })
    }

    /// All six fields. The clocks stay.
    ///
    /// Castling rights go with their rooks where ranks stay a side's own, and so does the en
    /// passant square. A position that is turned round or upside down has its home ranks at the
    /// other end: there only those rights and that square stay, where they are, that hold on the
    /// new board. (They do if the board was written down the wrong way round, and now is right.)
    pub fn setup(self, setup: &Setup) -> Setup {
        let mut new = *setup;
        new.board = self.board(&setup.board);
        new.side_to_move = self.color(setup.side_to_move);
        if matches!(self, Transform::Mirror | Transform::SwapColours) {
            let rooks = setup.castling.rooks().map(|rook| self.square(rook)).collect();
            new.castling = CastlingRights::from_rooks(rooks);
            new.ep_square = setup.ep_square.map(|square| self.square(square));
        } else {
            let held = |color| match new.castling_king(color) {
                Some(_) => setup.castling.of(color) & new.board.pieces(color, Role::Rook),
                None => super::Bitboard::EMPTY,
            };
            new.castling = CastlingRights::from_rooks(held(Color::White) | held(Color::Black));
            new.ep_square = setup.ep_square.filter(|&square| new.can_be_ep_square(square));
        }
        new
    }
}

impl Setup {
    /// Whether the en passant field can hold the square with the board and side as they are: a
    /// pawn of the side not to move stands before it, the square and the pawn's origin are empty.
    pub fn can_be_ep_square(&self, square: Square) -> bool {
        let Some(step) = DoubleStep::over(self.side_to_move, square) else { return false };
        let occupied = self.board.occupied();
        self.board.pieces(!self.side_to_move, Role::Pawn).contains(step.pawn)
            && !occupied.contains(step.target)
            && !occupied.contains(step.origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::{Dialect, parse, write};
    use Transform::{Mirror, Rotate, SwapColours, UpsideDown};

    #[track_caller]
    fn check(transform: Transform, fen: &str, expected: &str) -> Setup {
        let setup = parse(fen).setup;
        let new = transform.setup(&setup);
        assert_eq!(write(&new, Dialect::AsGiven), expected, "{transform:?} {fen}");
        setup
    }

    #[test]
    fn all_six_fields_are_carried_and_carried_back() {
        let table = [
            (
                Mirror,
                "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
                "rnbkqbnr/pp1p1ppp/8/2pPp3/8/8/PPP1PPPP/RNBKQBNR w KQkq c6 0 3",
            ),
            // The right of one rook, which the mirror takes to the other side.
            (Mirror, "r3k3/8/8/8/8/8/8/4K2R b Kq - 12 40", "3k3r/8/8/8/8/8/8/R2K4 b Qk - 12 40"),
            (Mirror, "4k3/8/8/8/8/8/8/1RR1K3 w B - 0 1", "3k4/8/8/8/8/8/8/3K1RR1 w K - 0 1"),
            // What was wrong is still there to be seen.
            (Mirror, "4k3/8/8/8/8/8/8/4K2R w Kk - 0 1", "3k4/8/8/8/8/8/8/R2K4 w Qq - 0 1"),
            (
                SwapColours,
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1",
            ),
            (SwapColours, "r3k3/8/8/8/8/8/8/4K1RR b Gq - 7 9", "4k1rr/8/8/8/8/8/8/R3K3 w Qg - 7 9"),
            (Rotate, "8/8/8/3k4/8/8/KP6/8 w - - 3 50", "8/6PK/8/8/4k3/8/8/8 w - - 3 50"),
            (UpsideDown, "8/8/8/3k4/8/8/KP6/8 b - - 3 50", "8/KP6/8/8/3k4/8/8/8 b - - 3 50"),
        ];
        for (transform, fen, expected) in table {
            let setup = check(transform, fen, expected);
            assert_eq!(transform.setup(&transform.setup(&setup)), setup, "{transform:?} {fen}");
        }
    }

    #[test]
    fn a_half_turn_keeps_what_holds_on_the_new_board() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for (transform, fen, expected) in [
            (UpsideDown, START, "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w - - 0 1"),
            (Rotate, START, "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr w - - 0 1"),
            (UpsideDown, "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq - 0 1", START),
            (Rotate, "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr w KQkq - 0 1", START),
            (
                UpsideDown,
                "RNBQKBNR/PPPP1PPP/8/4P3/8/8/pppppppp/rnbqkbnr b KQkq e3 0 1",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
            ),
            (Rotate, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "3K4/8/8/8/3Pp3/8/8/3k4 w - - 0 2"),
        ] {
            check(transform, fen, expected);
        }
    }

    #[test]
    fn nothing_panics_without_kings_or_with_many() {
        for fen in ["8/8/8/8/8/8/8/8 w KQkq e3 0 1", "KKKKKKKK/8/8/8/8/8/8/kkkkkkkk b AHah a6 0 1"]
        {
            for transform in Transform::ALL {
                let board = parse(fen).setup.board;
                assert_eq!(transform.board(&transform.board(&board)), board);
                transform.setup(&parse(fen).setup);
            }
        }
    }
}
