//! From a located board to what stands on it.

use super::Point;
use super::advice::advice;
use super::confidence::{guesses, objections};
use super::found::{Evidence, Found, Orientation, Reading};
use super::locate;
use super::network::{Probabilities, classify};
use super::orient::orientation;
use super::pixels::Picture;
use super::rectified::{MARGIN, Rectified, SIDE, SQUARE};
use super::refine::{Candidate, upright};
use super::warp::Warp;

/// What to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// How many boards to read at most.
    pub most: usize,
}

impl Default for Options {
    /// Twelve boards.
    fn default() -> Options {
        Options { most: 12 }
    }
}

/// Finds the boards of a picture and reads them, the likeliest first.
pub fn read(picture: &Picture, options: &Options) -> Reading {
    let mut boards = Vec::new();
    for candidate in locate::boards(&picture.pyramid) {
        if boards.len() == options.most {
            break;
        }
        if let Some(found) = found(picture, &candidate) {
            boards.push(found);
        }
    }
    Reading { boards }
}

/// Reads a board whose corners somebody gives, in pixels: clockwise from the top left of the
/// picture as it is. `turn` says how many quarter turns clockwise the picture needs for the
/// pieces to stand upright; `None` finds out. `None` comes back where the corners don't make a
/// board: three on a line, or not clockwise.
pub fn read_at(picture: &Picture, corners: &[Point; 4], turn: Option<u8>) -> Option<Found> {
    let warp = Warp::from_corners(corners)?;
    if !warp.is_sound() {
        return None;
    }
    let warp = warp.on_scale(picture.scale());
    let upright = match turn {
        Some(turn) => Upright::new(picture, &warp, turn % 4),
        None => Upright::best(picture, &warp, &[0, 1, 2, 3])?,
    };
    let corners = upright.warp;
    // The corners stay where the person wants them.
    let settled = Upright { warp: corners, ..upright.settled(picture) };
    Some(settled.found(picture, 1.0))
}

fn found(picture: &Picture, candidate: &Candidate) -> Option<Found> {
    // The square at the top left is a light one, whichever side is below.
    let turns = if candidate.checker.is_light_first { [0, 2] } else { [1, 3] };
    let upright = Upright::best(picture, &candidate.warp, &turns)?;
    if !upright.is_credible(candidate) {
        return None;
    }
    Some(upright.settled(picture).found(picture, candidate.score()))
}

/// A turn is better than another if the network is surer by this much.
const CLEARLY: f32 = 0.002;

/// What an objection of the laws takes from that.
const OBJECTION: f32 = 0.02;

/// And the doubt that is left is less than this part.
const DOUBT: f32 = 0.6;

/// Below this mean logarithm the network is not sure of a board.
const UNSURE: f32 = -0.04;

/// The further looks: moved to the right and down, in squares, and scaled.
const LOOKS: [(f64, f64, f64); 6] = [
    (0.07, 0.0, 1.0),
    (-0.07, 0.0, 1.0),
    (0.0, 0.07, 1.0),
    (0.0, -0.07, 1.0),
    (0.0, 0.0, 1.03),
    (0.0, 0.0, 0.97),
];

fn log(probability: f32) -> f32 {
    probability.max(1e-6).ln()
}

/// A board turned so that its pieces stand upright, or may.
struct Upright {
    warp: Warp,
    turn: u8,
    squares: [Probabilities; 64],
}

impl Upright {
    fn new(picture: &Picture, warp: &Warp, turn: u8) -> Upright {
        let warp = warp.turned(turn);
        Upright { warp, turn, squares: classify(&rectified(picture, &warp)) }
    }

    /// The turn in which the pieces make most sense; the first one where it hardly differs.
    fn best(picture: &Picture, warp: &Warp, turns: &[u8]) -> Option<Upright> {
        let mut best: Option<Upright> = None;
        for &turn in turns {
            let upright = Upright::new(picture, warp, turn);
            let is_better = |best: &Upright| {
                let (old, new) = (best.sense(), upright.sense());
                new > old + CLEARLY && new > old * DOUBT
            };
            if best.as_ref().is_none_or(is_better) {
                best = Some(upright);
            }
        }
        best
    }

    /// How sure the network is: the mean logarithm of the likeliest classes.
    fn surety(&self) -> f32 {
        let top = |square: &Probabilities| log(square.iter().fold(0.0f32, |a, &b| a.max(b)));
        self.squares.iter().map(top).sum::<f32>() / 64.0
    }

    /// The same, less something for each objection of the laws.
    fn sense(&self) -> f32 {
        let objections = objections(&mut guesses(&self.squares), &self.squares).len();
        self.surety() - OBJECTION * objections as f32
    }

    /// Whether what the network sees can be a board: where the picture says less, the network
    /// must say more. An empty board says little.
    fn is_credible(&self, candidate: &Candidate) -> bool {
        let score = candidate.score();
        let men: f32 = self.squares.iter().map(|square| 1.0 - square[0]).sum();
        self.surety() > if score > 0.9 { -0.5 } else { -0.15 } && (men > 1.5 || score > 0.93)
    }

    /// Where the network is not sure, perhaps for want of exact corners, looks from a little
    /// beside, closer and further off, and keeps the surest.
    fn settled(self, picture: &Picture) -> Upright {
        let mut best = self;
        if best.surety() > UNSURE {
            return best;
        }
        let start = best.warp;
        for (du, dv, scale) in LOOKS {
            // Scaled about the middle.
            let about = 4.0 * (1.0 - scale);
            let warp = start.after(&Warp::shift(du + about, dv + about, scale));
            let squares = classify(&rectified(picture, &warp));
            let look = Upright { warp, turn: best.turn, squares };
            if look.surety() > best.surety() + 0.01 {
                best = look;
            }
        }
        best
    }

    fn found(&self, picture: &Picture, score: f32) -> Found {
        let orientation = orientation(picture, &self.warp, &self.squares);
        let mut squares = guesses(&self.squares);
        let objections = objections(&mut squares, &self.squares);
        let advice = advice(picture, &self.warp, &squares);
        let corners = self.warp.on_scale(1.0 / picture.scale()).corners();
        Found { corners, turn: self.turn, squares, orientation, objections, advice, score }
    }
}

fn rectified(picture: &Picture, warp: &Warp) -> Rectified {
    let drawn = upright(&picture.pyramid, warp, SQUARE, MARGIN);
    Rectified::new(|x, y| drawn.values[y * SIDE + x].round() as u8)
}

impl Found {
    /// The same reading with the side below as a person says.
    pub fn with_white_below(mut self, is_white_below: bool) -> Found {
        self.orientation = Orientation {
            white_below: Some(is_white_below),
            evidence: Evidence::Said,
            guess: is_white_below,
        };
        self
    }
}
