//! What never moved shuts others in.
//!
//! A pawn on its home square has never moved, and neither has a king or rook with a right to
//! castle. They have stood in the way of every other piece all the time. So each piece of the
//! initial array has a range: the squares that it can have reached past them. A bishop whose
//! range is its home square and that still stands there stands in the way in turn.

use crate::chess::{
    Bitboard, Board, CastlingSide, Color, Role, Square, bishop_attacks, king_attacks,
    knight_attacks, pawn_attacks, queen_attacks, rook_attacks,
};

/// The roles that a pawn can promote to.
pub(super) const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// The squares of units that have never moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cages {
    fixed: Bitboard,
    home_pawns: [Bitboard; 2],
}

/// A piece of the initial array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Original {
    /// Where it can have gone.
    pub range: Bitboard,
    /// Whether an enemy pawn can have taken it somewhere.
    pub pawn_prey: bool,
}

impl Cages {
    /// The cages of a board. `unmoved` are the kings and rooks with rights to castle.
    pub fn of(board: &Board, unmoved: Bitboard) -> Cages {
        let home_pawns =
            Color::ALL.map(|c| board.pieces(c, Role::Pawn) & Board::START.pieces(c, Role::Pawn));
        let mut cages = Cages { fixed: unmoved | home_pawns[0] | home_pawns[1], home_pawns };
        for color in Color::ALL {
            for home in Board::START.pieces(color, Role::Bishop) {
                let stands = board.pieces(color, Role::Bishop).contains(home);
                if stands && cages.range(home, color, Role::Bishop) == Bitboard::of(home) {
                    cages.fixed |= Bitboard::of(home);
                }
            }
        }
        cages
    }

    /// The squares of all units that have never moved.
    pub fn fixed(&self) -> Bitboard {
        self.fixed
    }

    /// The squares of a side's pawns that have never moved.
    pub fn home_pawns(&self, color: Color) -> Bitboard {
        self.home_pawns[color.index()]
    }

    /// The two pieces of one kind of the initial array. Of a queen, the second is nowhere.
    pub fn originals(&self, color: Color, role: Role) -> [Original; 2] {
        let home = Board::START.pieces(color, role);
        [home.first(), home.last().filter(|_| home.more_than_one())].map(|home| {
            let range = home.map_or(Bitboard::EMPTY, |home| self.range(home, color, role));
            // A queen that never was can't be missed either.
            let pawn_prey = home.is_none() || self.is_pawn_prey(range, color);
            Original { range, pawn_prey }
        })
    }

    /// A king that stands where it can't have got.
    pub fn trapped_king(&self, board: &Board) -> Option<Square> {
        Color::ALL.into_iter().find_map(|color| {
            let home = Board::START.king(color)?;
            board.king(color).filter(|&king| !self.range(home, color, Role::King).contains(king))
        })
    }

    /// A piece of the side that stands where no such piece of the initial array can have got.
    pub fn escaped_piece(&self, board: &Board, color: Color) -> Option<Square> {
        OFFICERS.into_iter().find_map(|role| {
            let [one, two] = self.originals(color, role).map(|original| original.range);
            (board.pieces(color, role) & !(one | two)).first()
        })
    }

    /// Where a piece can have gone from its home square.
    fn range(&self, home: Square, color: Color, role: Role) -> Bitboard {
        let mut range = Bitboard::of(home);
        if self.fixed.contains(home) {
            return range;
        }
        let mut barred = self.fixed;
        if role == Role::King {
            // Never into the reach of a pawn that has always been there.
            for pawn in self.home_pawns[(!color).index()] {
                barred |= pawn_attacks(!color, pawn);
            }
        }
        range |= self.castling(home, color, role);
        let mut fresh = range;
        while fresh.not_empty() {
            let mut reach = Bitboard::EMPTY;
            for square in fresh {
                reach |= match role {
                    Role::Pawn => Bitboard::EMPTY,
                    Role::Knight => knight_attacks(square),
                    Role::Bishop => bishop_attacks(square, self.fixed),
                    Role::Rook => rook_attacks(square, self.fixed),
                    Role::Queen => queen_attacks(square, self.fixed),
                    Role::King => king_attacks(square),
                };
            }
            fresh = reach & !barred & !range;
            range |= fresh;
        }
        range
    }

    /// Where castling can have brought a king or a rook.
    fn castling(&self, home: Square, color: Color, role: Role) -> Bitboard {
        let mut reach = Bitboard::EMPTY;
        for side in CastlingSide::ALL {
            let (king, rook) = match side {
                CastlingSide::King => (2, 1),
                CastlingSide::Queen => (-2, -1),
            };
            let start = Board::START.king(color);
            let to = |files| start.and_then(|king| king.offset(files, 0));
            let (Some(king_to), Some(rook_to)) = (to(king), to(rook)) else { continue };
            if self.fixed.contains(king_to) || self.fixed.contains(rook_to) {
                continue;
            }
            match role {
                Role::King => reach |= Bitboard::of(king_to),
                Role::Rook if side.home_rook(color) == home => reach |= Bitboard::of(rook_to),
                _ => {}
            }
        }
        reach
    }

    /// Whether an enemy pawn can have taken a piece somewhere in its range: it must have come
    /// from a square that a pawn can stand on and where nothing has stood all the time.
    fn is_pawn_prey(&self, range: Bitboard, color: Color) -> bool {
        let never = self.fixed | Bitboard::EDGE_RANKS;
        for square in range & !self.fixed {
            if (pawn_attacks(color, square) & !never).not_empty() {
                return true;
            }
        }
        false
    }
}
