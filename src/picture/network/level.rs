//! The contrast of a picture levelled, so that a pale scan looks like a crisp one.

use crate::picture::rectified::{MARGIN, Rectified, SIDE};

use super::grid::Grid;

/// Pixels within the board, without the margins.
const INNER: usize = (SIDE - 2 * MARGIN) * (SIDE - 2 * MARGIN);

/// As many of the darkest and of the lightest pixels are not looked at: a hundredth.
const OUTLIERS: usize = INNER / 100;

/// The least span of tones that is stretched to the whole range: below is only noise.
const LEAST_SPAN: i32 = 12;

/// The picture from -1, as dark as the darkest of the board, to 1, as light as the lightest.
pub fn level(board: &Rectified) -> Grid {
    let mut counts = [0; 256];
    for row in board.luma().chunks_exact(SIDE).skip(MARGIN).take(SIDE - 2 * MARGIN) {
        for &tone in &row[MARGIN..SIDE - MARGIN] {
            counts[usize::from(tone)] += 1;
        }
    }
    let low = rank(&counts, OUTLIERS);
    let high = rank(&counts, INNER - 1 - OUTLIERS);
    let span = (high - low).max(LEAST_SPAN);
    let levelled: [f32; 256] = std::array::from_fn(|tone| {
        let above = (tone as i32 - low).clamp(0, span);
        ((above * 255 + span / 2) / span) as f32 / 127.5 - 1.0
    });
    let values = board.luma().iter().map(|&tone| levelled[usize::from(tone)]).collect();
    Grid { side: SIDE, channels: 1, values }
}

/// The tone of the pixel that `place` others are darker than or as dark as.
fn rank(counts: &[usize; 256], place: usize) -> i32 {
    let mut below = 0;
    for (tone, count) in counts.iter().enumerate() {
        below += count;
        if below > place {
            return tone as i32;
        }
    }
    255
}
