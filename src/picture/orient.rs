//! Which side is below.

use super::coordinates;
use super::found::{Evidence, Orientation};
use super::network::Probabilities;
use super::pixels::Picture;
use super::warp::Warp;

/// The log odds from which on the pieces settle it.
const SETTLED: f32 = 2.5;

/// How much more often White is below, in log odds. It makes a guess, but settles nothing.
const USUAL: f32 = 1.5;

/// The log odds that a piece gives for being nearer to its own side: for each role, from pawn to
/// king, on the first to the fourth rank; on the others they are against it. By
/// `training/orientation.py`, but for the kings, who walk less in the random games it goes by than
/// in endgames.
const RANKS: [[f32; 4]; 6] = [
    [0.0, 0.79, 0.33, 0.23],
    [0.61, 0.42, 0.26, -0.07],
    [0.26, 0.28, 0.33, 0.14],
    [0.56, 0.77, 0.38, 0.17],
    [0.05, 0.04, 0.0, 0.08],
    [1.3, 1.0, 0.5, 0.2],
];

/// The log odds of a white pawn below a black one on its file.
const FACING: f32 = 0.85;

/// Which side is below, by coordinates where there are any, else by the pieces.
pub(super) fn orientation(
    picture: &Picture,
    warp: &Warp,
    squares: &[Probabilities; 64],
) -> Orientation {
    if let Some(white) = coordinates::white_below(picture, warp) {
        return Orientation {
            white_below: Some(white),
            evidence: Evidence::Coordinates,
            guess: white,
        };
    }
    let odds = by_pieces(squares);
    Orientation {
        white_below: (odds.abs() >= SETTLED).then_some(odds > 0.0),
        evidence: Evidence::Pieces,
        guess: odds + USUAL > 0.0,
    }
}

/// The log odds for White below.
fn by_pieces(squares: &[Probabilities; 64]) -> f32 {
    let mut odds = 0.0;
    for (i, square) in squares.iter().enumerate() {
        let rank = 7 - i / 8;
        let sign = if rank < 4 { 1.0 } else { -1.0 };
        for (role, ranks) in RANKS.iter().enumerate() {
            let [white, black] = [square[1 + role], square[7 + role]];
            odds += (white - black) * sign * ranks[rank.min(7 - rank)];
        }
    }
    for white in 0..64 {
        for black in (white % 8..64).step_by(8) {
            let both = squares[white][1] * squares[black][7];
            odds += if white > black { FACING * both } else { -FACING * both };
        }
    }
    odds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::network::CLASSES;

    fn odds(placement: &str) -> f32 {
        let mut squares = [[0.0; 13]; 64];
        let mut i = 0;
        for c in placement.chars().filter(|&c| c != '/') {
            let empty = c.to_digit(10);
            for _ in 0..empty.unwrap_or(1) {
                let class = if empty.is_some() { None } else { Some(c) };
                squares[i][CLASSES.iter().position(|&other| other == class).unwrap()] = 1.0;
                i += 1;
            }
        }
        by_pieces(&squares)
    }

    #[test]
    fn pawns_and_kings_tell() {
        let turned = |placement: &str| placement.chars().rev().collect::<String>();
        for placement in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "8/5pk1/6p1/7p/4P2P/6P1/6K1/8",
            "r4rk1/8/8/8/8/8/8/R4RK1",
        ] {
            assert!(odds(placement) > SETTLED, "{placement}");
            assert!(odds(&turned(placement)) < -SETTLED, "{placement}");
        }
        for placement in ["8/8/8/8/8/8/8/8", "8/8/3k4/8/4K3/8/8/7Q"] {
            assert!(odds(placement).abs() < SETTLED, "{placement}");
        }
    }
}
