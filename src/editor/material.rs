//! The piece count and the material balance.

use crate::chess::{Board, Color, Piece, Role};

/// What a role is worth in pawns, by [`Role::index`]; a king has no price.
const WORTH: [u32; 6] = [1, 3, 3, 5, 9, 0];

/// How many pieces of each kind there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Material {
    counts: [[u8; 6]; 2],
}

impl Material {
    /// The material of a board.
    pub fn of(board: &Board) -> Material {
        let count = |color, role| board.pieces(color, role).count() as u8;
        Material { counts: Color::ALL.map(|color| Role::ALL.map(|role| count(color, role))) }
    }

    /// How many pieces there are of a kind.
    pub fn count(&self, piece: Piece) -> u32 {
        u32::from(self.counts[piece.color.index()][piece.role.index()])
    }

    /// How many pieces a side has, its king among them.
    pub fn pieces(&self, color: Color) -> u32 {
        self.counts[color.index()].into_iter().map(u32::from).sum()
    }

    /// What a side's pieces are worth in pawns: 1, 3, 3, 5, 9.
    pub fn worth(&self, color: Color) -> u32 {
        let counts = self.counts[color.index()].into_iter();
        counts.zip(WORTH).map(|(count, worth)| u32::from(count) * worth).sum()
    }

    /// By how many pawns White is ahead; below 0 where Black is.
    pub fn balance(&self) -> i32 {
        self.worth(Color::White) as i32 - self.worth(Color::Black) as i32
    }

    /// How many more pieces of a role White has than Black.
    pub fn surplus(&self, role: Role) -> i32 {
        let count = |color| self.count(Piece::new(color, role)) as i32;
        count(Color::White) - count(Color::Black)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::parse;

    #[test]
    fn counts_and_weighs() {
        let table = [
            // Placement, pieces, worth and balance, surplus of pawns to queens.
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", [16, 16], [39, 39], 0, [0; 5]),
            ("8/8/8/8/8/8/8/8", [0, 0], [0, 0], 0, [0; 5]),
            ("4k3/8/8/8/8/8/4P3/4K3", [2, 1], [1, 0], 1, [1, 0, 0, 0, 0]),
            ("3qk3/8/8/8/8/8/8/R3K2R", [3, 2], [10, 9], 1, [0, 0, 0, 2, -1]),
            ("k7/bn6/8/8/8/8/8/7K", [1, 3], [0, 6], -6, [0, -1, -1, 0, 0]),
            (
                "qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq",
                [0, 64],
                [0, 576],
                -576,
                [0, 0, 0, 0, -64],
            ),
        ];
        for (placement, pieces, worth, balance, surplus) in table {
            let material = Material::of(&parse(placement).setup.board);
            assert_eq!(Color::ALL.map(|color| material.pieces(color)), pieces, "{placement}");
            assert_eq!(Color::ALL.map(|color| material.worth(color)), worth, "{placement}");
            assert_eq!(material.balance(), balance, "{placement}");
            let roles = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
            assert_eq!(roles.map(|role| material.surplus(role)), surplus, "{placement}");
        }
        let start = Material::of(&Board::START);
        let counts = Piece::ALL.map(|piece| start.count(piece));
        assert_eq!(counts, [1, 1, 2, 2, 2, 8, 1, 1, 2, 2, 2, 8]);
    }
}
