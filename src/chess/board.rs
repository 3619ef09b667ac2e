//! Which piece stands where: the piece placement.

use super::{
    Bitboard, CastlingSide, Color, Piece, Role, Square, bishop_attacks, king_attacks,
    knight_attacks, pawn_attacks, rook_attacks,
};

/// A piece placement. Anything goes: no kings, nine pawns, pawns on rank 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
}

impl Board {
    /// The board with no piece on it.
    pub const EMPTY: Board = Board { roles: [Bitboard(0); 6], colors: [Bitboard(0); 2] };

    /// The initial array.
    pub const START: Board = Board {
        roles: [
            Bitboard(0x00ff_0000_0000_ff00),
            Bitboard(0x4200_0000_0000_0042),
            Bitboard(0x2400_0000_0000_0024),
            Bitboard(0x8100_0000_0000_0081),
            Bitboard(0x0800_0000_0000_0008),
            Bitboard(0x1000_0000_0000_0010),
        ],
        colors: [Bitboard(0xffff), Bitboard(0xffff << 48)],
    };

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = Color::ALL.into_iter().find(|&c| self.color(c).contains(square))?;
        let role = Role::ALL.into_iter().find(|&r| self.role(r).contains(square))?;
        Some(Piece { color, role })
    }

    /// Puts a piece on a square, in place of what stood there; `None` clears it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        if self.occupied().contains(square) {
            for set in self.roles.iter_mut().chain(&mut self.colors) {
                *set = set.without(square);
            }
        }
        if let Some(piece) = piece {
            self.roles[piece.role.index()] |= Bitboard::of(square);
            self.colors[piece.color.index()] |= Bitboard::of(square);
        }
    }

    /// Every occupied square.
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The squares of one side's pieces.
    pub fn color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of the pieces of one role, of both sides.
    pub fn role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The squares of one kind of piece.
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.color(color) & self.role(role)
    }

    /// Where the side's king stands; `None` unless it has exactly one.
    pub fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).single()
    }

    /// The pieces of side `by` that attack `square`, with `occupied` as what blocks sliders.
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        let lines = rook_attacks(square, occupied) & (self.role(Role::Rook) | queens);
        let diagonals = bishop_attacks(square, occupied) & (self.role(Role::Bishop) | queens);
        let knights = knight_attacks(square) & self.role(Role::Knight);
        let kings = king_attacks(square) & self.role(Role::King);
        let pawns = pawn_attacks(!by, square) & self.role(Role::Pawn);
        (lines | diagonals | knights | kings | pawns) & self.color(by)
    }

    /// The pieces that give check to the side's king; none unless it has exactly one.
    pub fn checkers(&self, of: Color) -> Bitboard {
        match self.king(of) {
            Some(king) => self.attackers(king, !of, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// Every piece with its square, a1 first.
    pub fn iter(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The same pieces on other squares and in other colours: `map` says for each piece where
    /// it goes and what it becomes.
    pub fn map(&self, map: impl Fn(Square, Piece) -> (Square, Piece)) -> Board {
        let mut board = Board::EMPTY;
        for (square, piece) in self.iter() {
            let (square, piece) = map(square, piece);
            board.set(square, Some(piece));
        }
        board
    }

    /// The side's king if it can have a castling right where it stands: one king, on the side's
    /// home rank.
    pub fn castling_king(&self, color: Color) -> Option<Square> {
        self.king(color).filter(|&king| Bitboard::home_rank(color).contains(king))
    }

    /// The outermost rook of a side on its home rank to that side of its king: the one that
    /// `K` or `Q` means in X-FEN. `None` where the king is not on the home rank, or no rook is.
    pub fn outermost_rook(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let king = self.castling_king(color)?;
        let rooks = self.pieces(color, Role::Rook) & Bitboard::home_rank(color);
        match side {
            CastlingSide::King => rooks.last().filter(|rook| *rook > king),
            CastlingSide::Queen => rooks.first().filter(|rook| *rook < king),
        }
    }

    /// What stands for a piece in [`Board::from_codes`]: its role from 1 on, and 8 for Black.
    pub(crate) const fn code(color: Color, role: Role) -> u8 {
        role as u8 + 1 + 8 * color as u8
    }

    /// The board with the pieces that some codes stand for, 0 for none: a word for each file,
    /// the a-file's first, with a byte for each rank, the first rank's lowest. For the parser.
    #[inline]
    pub(crate) fn from_codes(files: [u64; 8]) -> Board {
        // A square's bit is its rank in three bits, then its file. With two files in a word the
        // first bit of the file is there; changing places of bits and words puts the other two.
        let mut words: [u64; 4] = std::array::from_fn(|i| files[i] | files[i + 4] << 4);
        let mut change = |i: usize, j: usize, bits: u32, mask: u64| {
            let differing = (words[i] >> bits ^ words[j]) & mask;
            words[j] ^= differing;
            words[i] ^= differing << bits;
        };
        change(0, 1, 1, 0x5555_5555_5555_5555);
        change(2, 3, 1, 0x5555_5555_5555_5555);
        change(0, 2, 2, 0x3333_3333_3333_3333);
        change(1, 3, 2, 0x3333_3333_3333_3333);
        let [one, two, four, black] = words;
        Board {
            roles: [
                Bitboard(one & !two & !four),
                Bitboard(two & !one & !four),
                Bitboard(one & two),
                Bitboard(four & !one & !two),
                Bitboard(four & one),
                Bitboard(four & two),
            ],
            colors: [Bitboard((one | two | four) & !black), Bitboard(black)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_has_the_right_pieces() {
        let letters: String = Board::START.iter().map(|(_, piece)| piece.letter()).collect();
        assert_eq!(letters, "RNBQKBNRPPPPPPPPpppppppprnbqkbnr");
    }

    #[test]
    fn set_replaces_and_clears() {
        let mut board = Board::START;
        let queen = Piece::new(Color::Black, Role::Queen);
        board.set(Square::E1, Some(queen));
        assert_eq!(board.piece_at(Square::E1), Some(queen));
        assert_eq!(board.king(Color::White), None);
        board.set(Square::E1, None);
        assert_eq!(board.piece_at(Square::E1), None);
        assert_eq!(board.occupied().count(), 31);
    }

    #[test]
    fn checkers_are_found() {
        let mut board = Board::EMPTY;
        board.set(Square::E1, Some(Piece::new(Color::White, Role::King)));
        board.set(Square::E8, Some(Piece::new(Color::Black, Role::Rook)));
        board.set(Square::A1, Some(Piece::new(Color::Black, Role::Queen)));
        board.set(Square::C1, Some(Piece::new(Color::Black, Role::Knight)));
        assert_eq!(board.checkers(Color::White), Bitboard::of(Square::E8));
        assert_eq!(board.checkers(Color::Black), Bitboard::EMPTY);
    }
}
