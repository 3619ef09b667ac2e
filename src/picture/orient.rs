//! Which side is below.

use super::found::{Evidence, Orientation};
use super::network::Probabilities;
use super::pixels::Picture;
use super::warp::Warp;

/// The log odds from which on the pieces settle it.
const SETTLED: f32 = 3.0;

/// Which side is below, by coordinates where there are any, else by the pieces.
pub(super) fn orientation(
    _picture: &Picture,
    _warp: &Warp,
    squares: &[Probabilities; 64],
) -> Orientation {
    let odds = by_pieces(squares);
    let guess = odds >= 0.0;
    let white_below = (odds.abs() >= SETTLED).then_some(guess);
    Orientation { white_below, evidence: Evidence::Pieces, guess }
}

/// The log odds for White below.
fn by_pieces(squares: &[Probabilities; 64]) -> f32 {
    let mut odds = 0.0;
    for (i, square) in squares.iter().enumerate() {
        // How far below the middle, in squares.
        let low = (i / 8) as f32 - 3.5;
        for (role, weight) in [1.0, 0.25, 0.25, 0.25, 0.25, 0.6].iter().enumerate() {
            odds += weight * low * (square[1 + role] - square[7 + role]);
        }
    }
    odds
}
