//! The starting positions of Chess960 by their numbers. Source: Reinhard Scharnagl's numbering,
//! in which 518 is the array of standard chess.

use super::{CastlingRights, Color, File, Piece, Rank, Role, Setup, Square};

/// Where the two knights go among the five squares left, by the number that is left.
const KNIGHTS: [[usize; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

/// The pieces of the first rank from the a-file on, for a number below 960.
fn back_rank(number: u16) -> Option<[Role; 8]> {
    let number = usize::from(number);
    let &[first, second] = KNIGHTS.get(number / 96)?;
    // Kings are put last, so a king stands for a free square.
    let mut rank = [Role::King; 8];
    rank[2 * (number % 4) + 1] = Role::Bishop;
    rank[2 * (number / 4 % 4)] = Role::Bishop;
    // The farther of two comes first, so that the nearer one's place is still the same.
    let rest = [
        (number / 16 % 6, Role::Queen),
        (second, Role::Knight),
        (first, Role::Knight),
        (2, Role::Rook),
        (0, Role::Rook),
    ];
    for (place, role) in rest {
        *rank.iter_mut().filter(|slot| **slot == Role::King).nth(place)? = role;
    }
    Some(rank)
}

impl Setup {
    /// The starting position of Chess960 with that number, 0 to 959, with all castling rights;
    /// `None` for greater numbers.
    pub fn chess960(number: u16) -> Option<Setup> {
        let mut setup = Setup { castling: CastlingRights::NONE, ..Setup::START };
        for (file, role) in File::ALL.into_iter().zip(back_rank(number)?) {
            for (color, rank) in [(Color::White, Rank::ALL[0]), (Color::Black, Rank::ALL[7])] {
                let square = Square::new(file, rank);
                setup.board.set(square, Some(Piece::new(color, role)));
                if role == Role::Rook {
                    setup.castling = setup.castling.with(square);
                }
            }
        }
        Some(setup)
    }

    /// The number of the Chess960 starting position that this is, with its rights and clocks.
    pub fn chess960_number(&self) -> Option<u16> {
        // Few setups come so far, so that a search is quick enough, and the smallest way.
        let likely = self.castling.rooks().count() == 4
            && self.castling.rooks() == self.board.role(Role::Rook)
            && self.board.role(Role::Pawn) == Setup::START.board.role(Role::Pawn);
        (0..960).filter(|_| likely).find(|&number| Setup::chess960(number) == Some(*self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::{Dialect, write};

    #[test]
    fn numbers_give_the_known_positions() {
        // From the published table of all positions.
        for (number, expected) in
            [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB")]
        {
            let setup = Setup::chess960(number).unwrap();
            let fen = write(&setup, Dialect::AsGiven);
            assert!(
                fen.ends_with(&format!("/PPPPPPPP/{expected} w KQkq - 0 1")),
                "{number}: {fen}"
            );
        }
        assert_eq!(Setup::chess960(518), Some(Setup::START));
        assert_eq!(Setup::chess960(960), None);
        assert_eq!(Setup::chess960(u16::MAX), None);
    }

    #[test]
    fn each_position_is_another_and_keeps_the_rules() {
        let mut seen = Vec::new();
        for number in 0..960 {
            let rank = back_rank(number).unwrap();
            let at = |role| (0..8).filter(|&i| rank[i] == role).collect::<Vec<_>>();
            let (rooks, bishops, king) = (at(Role::Rook), at(Role::Bishop), at(Role::King));
            assert!(rooks[0] < king[0] && king[0] < rooks[1] && king.len() == 1, "{number}");
            assert!((bishops[0] + bishops[1]) % 2 == 1, "{number}");
            assert!(!seen.contains(&rank), "{number}");
            seen.push(rank);
        }
    }

    #[test]
    fn a_position_has_its_number_and_no_other_has_one() {
        for number in [0, 1, 42, 518, 959] {
            assert_eq!(Setup::chess960(number).unwrap().chess960_number(), Some(number));
        }
        let start = Setup::START;
        assert_eq!(Setup::EMPTY.chess960_number(), None);
        assert_eq!(Setup { fullmove_number: 2, ..start }.chess960_number(), None);
        assert_eq!(Setup { castling: CastlingRights::NONE, ..start }.chess960_number(), None);
    }
}
