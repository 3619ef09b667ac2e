//! What a picture can't say, as far as the board suggests it.

use crate::chess::{Board, CastlingSide, Color, Setup};
use crate::rules::at_home;

/// The side that must be to move since its king is in check, and the other's is not.
pub fn must_move(board: &Board) -> Option<Color> {
    let in_check = |color: &Color| board.checkers(*color).not_empty();
    let mut checked = Color::ALL.into_iter().filter(in_check);
    checked.next().filter(|_| checked.next().is_none())
}

/// The likeliest record for a board: the side to move is the one that must be, where a king is
/// in check, else White; castling rights are those of kings and rooks that stand where they began;
/// nobody can take en passant, and the counters are 0 and 1.
pub fn suggested(board: &Board) -> Setup {
    let mut setup = Setup { board: *board, ..Setup::EMPTY };
    setup.side_to_move = must_move(board).unwrap_or(Color::White);
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            if at_home(&setup, color, side).is_ok() {
                setup.castling = setup.castling.with(side.home_rook(color));
            }
        }
    }
    setup
}

#[cfg(test)]
mod tests {
    use crate::fen::{Dialect, parse, write};

    use super::*;

    #[test]
    fn checks_settle_the_side_and_homes_the_rights() {
        for (placement, record) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            ("4k3/8/4Q3/8/8/8/8/4K2R", "4k3/8/4Q3/8/8/8/8/4K2R b K - 0 1"),
            ("r3k3/8/4q3/8/8/8/8/4K3", "r3k3/8/4q3/8/8/8/8/4K3 w q - 0 1"),
            ("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8 w - - 0 1"),
        ] {
            let board = parse(placement).setup.board;
            assert_eq!(write(&suggested(&board), Dialect::AsGiven), record);
        }
    }
}
