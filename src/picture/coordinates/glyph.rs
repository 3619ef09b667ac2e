//! One printed digit or letter.

use crate::picture::gray::Gray;

/// What is told apart; one class more stands for anything else.
pub(super) const CLASSES: &[u8; 24] = b"12345678abcdefghABCDEFGH";

const SIDE: usize = 16;
const INPUTS: usize = SIDE * SIDE;
const HIDDEN: usize = 24;
const OUTPUTS: usize = CLASSES.len() + 1;

/// Two layers, each a scale, weights of a byte, and biases; made by `training/coordinates.py`.
static WEIGHTS: &[u8; 4 + INPUTS * HIDDEN + 4 * HIDDEN + 4 + HIDDEN * OUTPUTS + 4 * OUTPUTS] =
    include_bytes!("weights.bin");

/// The scores of the classes for what is printed in a part of a raster: left, top, right and
/// bottom in pixels. `None` where nothing is.
pub(super) fn glyph(board: &Gray, place: [usize; 4]) -> Option<[f32; OUTPUTS]> {
    let [left, top, right, bottom] = place;
    let (width, height) = (right - left, bottom - top);
    let mut values = Vec::with_capacity(width * height);
    for y in top..bottom {
        values.extend_from_slice(&board.row(y)[left..right]);
    }
    let mut sorted = values.clone();
    sorted.sort_by(f32::total_cmp);
    let ground = sorted[sorted.len() / 2];
    let (dark, light) = (ground - sorted[0], sorted[sorted.len() - 1] - ground);
    if dark.max(light) < 18.0 {
        return None;
    }
    // The ink may be darker than the ground or lighter.
    let first = if dark >= light { -1.0 } else { 1.0 };
    [first, -first].into_iter().find_map(|sign| {
        let ink: Vec<f32> = values.iter().map(|value| (value - ground) * sign).collect();
        let ink = Gray { width, height, values: ink };
        let spot = spot(&ink)?;
        Some(scores(&drawn(&ink, &spot)))
    })
}

/// A patch of ink: its bounds in pixels, the last ones outside, and its darkest value.
struct Spot {
    bounds: [usize; 4],
    most: f32,
}

/// The largest patch that doesn't reach the edge and is as high as a letter.
fn spot(ink: &Gray) -> Option<Spot> {
    let (width, height) = (ink.width, ink.height);
    let peak = ink.values.iter().fold(0.0f32, |a, &b| a.max(b));
    if peak < 18.0 {
        return None;
    }
    let mut is_seen = vec![false; ink.values.len()];
    let mut best: Option<(usize, Spot)> = None;
    for start in 0..ink.values.len() {
        if is_seen[start] || ink.values[start] < 0.45 * peak {
            continue;
        }
        is_seen[start] = true;
        let mut stack = vec![start];
        let mut bounds = [width, height, 0, 0];
        let (mut area, mut most) = (0, 0.0f32);
        while let Some(i) = stack.pop() {
            let (x, y) = (i % width, i / width);
            bounds =
                [bounds[0].min(x), bounds[1].min(y), bounds[2].max(x + 1), bounds[3].max(y + 1)];
            area += 1;
            most = most.max(ink.values[i]);
            for ny in y.saturating_sub(1)..(y + 2).min(height) {
                for nx in x.saturating_sub(1)..(x + 2).min(width) {
                    let n = ny * width + nx;
                    if !is_seen[n] && ink.values[n] >= 0.45 * peak {
                        is_seen[n] = true;
                        stack.push(n);
                    }
                }
            }
        }
        let (wide, high) = (bounds[2] - bounds[0], bounds[3] - bounds[1]);
        let is_inside = bounds[0] > 0 && bounds[1] > 0 && bounds[2] < width && bounds[3] < height;
        // The height in pixels of the drawing; a letter is hardly wider than high.
        if is_inside
            && (5..=26).contains(&high)
            && 10 * wide <= 14 * high
            && best.as_ref().is_none_or(|best| best.0 < area)
        {
            best = Some((area, Spot { bounds, most }));
        }
    }
    best.map(|best| best.1)
}

/// The patch in 16 by 16 pixels, in the middle and as large as they allow; ink is 1.
fn drawn(ink: &Gray, spot: &Spot) -> [f32; INPUTS] {
    let [left, top, right, bottom] = spot.bounds.map(|c| c as f32);
    let step = (right - left).max(bottom - top) / SIDE as f32;
    let mut drawn = [0.0; INPUTS];
    for (i, value) in drawn.iter_mut().enumerate() {
        let from = |k: usize| (k as f32 + 0.5 - SIDE as f32 / 2.0) * step - 0.5;
        let x = (left + right) / 2.0 + from(i % SIDE);
        let y = (top + bottom) / 2.0 + from(i / SIDE);
        *value = (ink.at(x, y) / spot.most).clamp(0.0, 1.0);
    }
    drawn
}

fn scores(input: &[f32; INPUTS]) -> [f32; OUTPUTS] {
    let (first, second) = WEIGHTS.split_at(4 + INPUTS * HIDDEN + 4 * HIDDEN);
    let hidden: [f32; HIDDEN] = layer(first, input).map(|value: f32| value.max(0.0));
    layer(second, &hidden)
}

fn layer<const N: usize>(bytes: &[u8], input: &[f32]) -> [f32; N] {
    let float = |at: usize| {
        let mut four = [0; 4];
        four.copy_from_slice(&bytes[at..at + 4]);
        f32::from_le_bytes(four)
    };
    let scale = float(0);
    let biases = 4 + N * input.len();
    std::array::from_fn(|i| {
        let row = &bytes[4 + i * input.len()..4 + (i + 1) * input.len()];
        let sum: f32 = row.iter().zip(input).map(|(&w, x)| f32::from(w as i8) * x).sum();
        sum * scale + float(biases + 4 * i)
    })
}
