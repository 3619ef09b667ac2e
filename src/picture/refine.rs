//! A map made exact: the board is drawn upright, and every inner corner is looked for where it
//! should be.

use super::checker::{Checker, checker};
use super::gray::{Gray, Pyramid};
use super::lattice::fit_most;
use super::saddle::{offset, phase, response};
use super::warp::{Pair, Warp};

/// Pixels a square of the upright drawings, and how far off a corner may be in them. On the last,
/// the pieces are farther from the corners than the saddle's ring.
const PASSES: [(usize, isize); 3] = [(24, 6), (24, 4), (40, 5)];

/// A board that was found, and what speaks for it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Candidate {
    /// From the board to the pixels of the raster that the picture is kept in.
    pub warp: Warp,
    /// How many of the 49 inner corners are seen where they should be.
    pub corners: usize,
    /// Whether the squares alternate.
    pub checker: Checker,
}

impl Candidate {
    /// How much speaks for it, 0 to 1.
    pub fn score(&self) -> f32 {
        let beyond = self.checker.beyond.iter().filter(|&&part| part > 0.8).count();
        0.5 * self.checker.fraction + 0.5 * self.corners as f32 / 49.0 - 0.1 * beyond as f32
    }

    /// Whether the two lie over each other.
    pub fn overlaps(&self, other: &Candidate) -> bool {
        self.warp.holds_middle_of(&other.warp) || other.warp.holds_middle_of(&self.warp)
    }
}

/// The picture under a map, drawn upright with so many pixels a square and a margin of so many
/// pixels.
pub(super) fn upright(pyramid: &Pyramid, warp: &Warp, side: usize, margin: usize) -> Gray {
    let (level, scale) = pyramid.level((warp.square() / side as f64) as f32);
    let warp = warp.on_scale(f64::from(scale));
    let size = 8 * side + 2 * margin;
    let mut drawn = Gray::new(size, size, 0.0);
    let board = |pixel: usize| (pixel as f64 + 0.5 - margin as f64) / side as f64;
    for y in 0..size {
        for x in 0..size {
            let [from_x, from_y] = warp.at(board(x), board(y));
            drawn.values[y * size + x] = level.at(from_x as f32, from_y as f32);
        }
    }
    drawn
}

/// Moves a map to where the inner corners really are; `None` where it falls apart.
pub(super) fn refined(pyramid: &Pyramid, start: &Warp) -> Option<Candidate> {
    let mut warp = *start;
    let mut seen = 0;
    for (side, reach) in PASSES {
        let (moved, corners) = moved(pyramid, &warp, side, reach)?;
        if corners < 12 || !moved.is_sound() {
            return None;
        }
        // Coarse print shows less from close by.
        if corners * 10 >= seen * 9 {
            (warp, seen) = (moved, corners);
        }
    }
    Some(Candidate { warp, corners: seen, checker: checker(pyramid, &warp) })
}

fn moved(pyramid: &Pyramid, warp: &Warp, side: usize, reach: isize) -> Option<(Warp, usize)> {
    let margin = side / 2;
    let drawn = upright(pyramid, warp, side, margin).blurred();
    let response = response(&drawn);
    let mut peaks = Vec::with_capacity(49);
    for row in 1..8usize {
        for column in 1..8usize {
            let (x, y) = (margin + column * side, margin + row * side);
            let (mut best, mut place) = (0.0, None);
            for dy in -reach..reach {
                for dx in -reach..reach {
                    let (x, y) = ((x as isize + dx) as usize, (y as isize + dy) as usize);
                    let value = response.values[y * response.width + x];
                    if value > best {
                        (best, place) = (value, Some((x, y)));
                    }
                }
            }
            let Some((x, y)) = place else { continue };
            let [dx, dy] = offset(&response, x, y);
            let (x, y) = (x as f32 + dx, y as f32 + dy);
            // Which way the light squares lie: at a right angle to what an edge would give.
            let sign = phase(&drawn, x, y)[1] * if (row + column) % 2 == 0 { 1.0 } else { -1.0 };
            peaks.push((column, row, x, y, best, sign));
        }
    }
    let sum: f32 = peaks.iter().map(|p| p.4.min(200.0) * p.5).sum();
    let mut pairs: Vec<Pair> = Vec::with_capacity(49);
    let mut strengths: Vec<f32> = peaks.iter().map(|p| p.4).collect();
    strengths.sort_by(f32::total_cmp);
    let usual = *strengths.get(strengths.len() / 2)?;
    for &(column, row, x, y, strength, sign) in &peaks {
        if sign * sum.signum() > 0.6 && strength > 0.2 * usual && strength > 3.0 {
            let drawn = |c: f32| (f64::from(c) + 0.5 - margin as f64) / side as f64;
            let to = warp.at(drawn(x), drawn(y));
            pairs.push(([column as f64, row as f64], to, 1.0));
        }
    }
    let fitted = fit_most(&mut pairs)?;
    let corners = pairs.iter().filter(|pair| pair.2 > 0.5).count();
    Some((fitted, corners))
}
