//! The digits and letters printed beside a board or on it, which tell which side is below.

mod glyph;

use super::gray::Gray;
use super::pixels::Picture;
use super::refine::upright;
use super::warp::Warp;
use glyph::{CLASSES, glyph};

/// Pixels a square of the drawing that is searched.
const SIDE: usize = 40;

/// Eight places where coordinates may stand.
struct Line {
    /// Whether they are letters, from left to right; else digits, from above.
    is_letters: bool,
    /// The part of the board that is the first place: left, top, right, bottom, in squares.
    first: [f32; 4],
}

/// Beside the board, and in the corners of its outer squares.
const LINES: [Line; 8] = [
    Line { is_letters: false, first: [-0.9, 0.05, -0.03, 0.95] },
    Line { is_letters: false, first: [8.03, 0.05, 8.9, 0.95] },
    Line { is_letters: false, first: [0.02, 0.02, 0.3, 0.38] },
    Line { is_letters: false, first: [7.7, 0.02, 7.98, 0.38] },
    Line { is_letters: true, first: [0.05, -0.9, 0.95, -0.03] },
    Line { is_letters: true, first: [0.05, 8.03, 0.95, 8.9] },
    Line { is_letters: true, first: [0.02, 7.64, 0.3, 7.98] },
    Line { is_letters: true, first: [0.7, 7.64, 0.98, 7.98] },
];

/// Whether White is below, as the coordinates say; `None` where there are none, or too few can be
/// read.
pub(super) fn white_below(picture: &Picture, warp: &Warp) -> Option<bool> {
    let board = upright(&picture.pyramid, warp, SIDE, SIDE);
    let (mut white, mut black) = (0, 0);
    for line in &LINES {
        let [w, b] = matches(&board, line);
        // A line that says both things says nothing.
        if w.max(b) >= 3 && w.min(b) <= 1 {
            white += w;
            black += b;
        }
    }
    (white.max(black) >= 4 && 4 * white.min(black) <= white.max(black)).then_some(white > black)
}

/// How many of eight places hold what they should, with White below and with Black below.
fn matches(board: &Gray, line: &Line) -> [usize; 2] {
    let mut found = [0; 2];
    for i in 0..8 {
        let mut place = line.first;
        let along = usize::from(!line.is_letters);
        place[along] += i as f32;
        place[along + 2] += i as f32;
        let place = place.map(|c| ((c + 1.0) * SIDE as f32).round() as usize);
        let Some(scores) = glyph(board, place) else { continue };
        let class = (0..scores.len()).fold(0, |a, b| if scores[b] > scores[a] { b } else { a });
        let Some(&letter) = CLASSES.get(class) else { continue };
        let order = match letter {
            b'1'..=b'8' if !line.is_letters => 7 - (letter - b'1') as usize,
            b'a'..=b'h' if line.is_letters => (letter - b'a') as usize,
            b'A'..=b'H' if line.is_letters => (letter - b'A') as usize,
            _ => continue,
        };
        found[0] += usize::from(order == i);
        found[1] += usize::from(order == 7 - i);
    }
    found
}
