//! What would make a better picture.

use super::checker::checker;
use super::found::{Advice, Guess};
use super::gray::Gray;
use super::pixels::Picture;
use super::refine::upright;
use super::warp::Warp;

/// So many doubtful squares make a reading poor.
const MANY: usize = 4;

/// What would help; nothing where the reading is good.
pub(super) fn advice(picture: &Picture, warp: &Warp, squares: &[Guess; 64]) -> Vec<Advice> {
    let mut advice = Vec::new();
    if squares.iter().filter(|guess| guess.is_doubtful).count() < MANY {
        return advice;
    }
    let in_pixels = warp.on_scale(1.0 / picture.scale());
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let side = in_pixels.square() as f32;
    let corners = in_pixels.corners();
    let outside = |c: f32, most: f32| c < -0.3 * side || c > most + 0.3 * side;
    if corners.iter().any(|&[x, y]| outside(x, width) || outside(y, height)) {
        advice.push(Advice::AllInView);
    }
    if side < 18.0 {
        advice.push(Advice::Larger);
    }
    let lengths: [f32; 4] = std::array::from_fn(|i| {
        let (a, b) = (corners[i], corners[(i + 1) % 4]);
        (b[0] - a[0]).hypot(b[1] - a[1])
    });
    let longest = lengths.iter().fold(0.0f32, |a, &b| a.max(b));
    let shortest = lengths.iter().fold(f32::MAX, |a, &b| a.min(b));
    if shortest < 0.7 * longest {
        advice.push(Advice::Straighter);
    }
    if checker(&picture.pyramid, warp).contrast < 14.0 {
        advice.push(Advice::Lighter);
    }
    if side >= 18.0 && is_blurred(&upright(&picture.pyramid, warp, 32, 0)) {
        advice.push(Advice::Sharper);
    }
    if advice.is_empty() {
        advice.push(Advice::Plainer);
    }
    advice
}

/// Whether even the steepest edges take several pixels, at 32 pixels a square.
fn is_blurred(board: &Gray) -> bool {
    let mut steps = Vec::with_capacity(board.values.len());
    for y in 0..board.height {
        steps.extend(board.row(y).windows(2).map(|pair| (pair[1] - pair[0]).abs()));
    }
    let mut values = board.values.clone();
    let at = |list: &mut Vec<f32>, part: f32| {
        list.sort_by(f32::total_cmp);
        list[((list.len() - 1) as f32 * part) as usize]
    };
    let steep = at(&mut steps, 0.98);
    let range = at(&mut values, 0.97) - at(&mut values, 0.03);
    steep < 0.1 * range
}
