//! Whether the squares under a map are light and dark by turns.

use super::gray::{Gray, Pyramid};
use super::warp::Warp;

/// How well 64 squares alternate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Checker {
    /// The part of all pairs of neighbours that differ the right way, 0 to 1.
    pub fraction: f32,
    /// By how much a light square is lighter than a dark one beside it, in gray levels.
    pub contrast: f32,
    /// Whether the square at the top left is a light one.
    pub is_light_first: bool,
    /// How well the squares go on beyond each edge of the board, 0 to 1: above, to the right,
    /// below, to the left.
    pub beyond: [f32; 4],
    /// The same part for the squares along each edge and their neighbours.
    pub edges: [f32; 4],
}

/// Where in a square its ground is read, away from the piece.
const PLACES: [[f64; 2]; 8] = [
    [0.17, 0.17],
    [0.5, 0.13],
    [0.83, 0.17],
    [0.13, 0.5],
    [0.87, 0.5],
    [0.17, 0.83],
    [0.5, 0.87],
    [0.83, 0.83],
];

/// Squares in a row, with one more on either side.
const WIDE: usize = 10;

/// Looks at the squares under a map.
#[allow(clippy::needless_range_loop, reason = "squares are compared with those around them")]
pub(super) fn checker(pyramid: &Pyramid, warp: &Warp) -> Checker {
    let (level, scale) = pyramid.level((warp.square() / 9.0) as f32);
    let warp = warp.on_scale(f64::from(scale));
    let mut ground = [[0.0f32; WIDE]; WIDE];
    let mut is_seen = [[true; WIDE]; WIDE];
    for (row, line) in ground.iter_mut().enumerate() {
        for (column, value) in line.iter_mut().enumerate() {
            let (u, v) = (column as f64 - 1.0, row as f64 - 1.0);
            let mut values = PLACES.map(|[du, dv]| {
                let [x, y] = warp.at(u + du, v + dv).map(|c| c as f32);
                is_seen[row][column] &= holds(level, x, y);
                level.at(x, y)
            });
            values.sort_by(f32::total_cmp);
            *value = values[2..6].iter().sum::<f32>() / 4.0;
        }
    }
    // By how much the first of two neighbours is lighter, were it a light square.
    let difference = |row: usize, column: usize, to_row: usize, to_column: usize| {
        let d = ground[row][column] - ground[to_row][to_column];
        if (row + column).is_multiple_of(2) { d } else { -d }
    };
    let mut all = Vec::with_capacity(112);
    let mut unseen = 0;
    for (row, seen) in is_seen.iter().enumerate().take(9).skip(1) {
        for (column, is_seen) in seen.iter().enumerate().take(9).skip(1) {
            if !is_seen {
                unseen += 1;
            }
            if column < 8 {
                all.push(difference(row, column, row, column + 1));
            }
            if row < 8 {
                all.push(difference(row, column, row + 1, column));
            }
        }
    }
    let mut sorted = all.clone();
    sorted.sort_by(f32::total_cmp);
    let middle = sorted[sorted.len() / 2];
    let contrast = middle.abs();
    let floor = (0.3 * contrast).max(1.2);
    let sign = middle.signum();
    let holds = |d: f32| d * sign > floor;
    let part = |pairs: &mut dyn Iterator<Item = f32>| {
        let (mut held, mut count) = (0, 0);
        for d in pairs {
            held += usize::from(holds(d));
            count += 1;
        }
        held as f32 / count.max(1) as f32
    };
    // Beyond the board only what differs as much as the squares do counts.
    let strong = |d: f32| if d * sign > 0.35 * contrast { d } else { 0.0 };
    let seen = |row: usize, column: usize, to_row: usize, to_column: usize| {
        let is_seen = is_seen[row][column] && is_seen[to_row][to_column];
        if is_seen { strong(difference(row, column, to_row, to_column)) } else { 0.0 }
    };
    // Paper and frames differ from every second square along the edge, tiles from each other too.
    let line = 1..9usize;
    let across = [
        part(&mut line.clone().map(|c| seen(0, c, 1, c))),
        part(&mut line.clone().map(|r| seen(r, 9, r, 8))),
        part(&mut line.clone().map(|c| seen(9, c, 8, c))),
        part(&mut line.clone().map(|r| seen(r, 0, r, 1))),
    ];
    let along = 1..8usize;
    let outside = [
        part(&mut along.clone().map(|c| seen(0, c, 0, c + 1))),
        part(&mut along.clone().map(|r| seen(r, 9, r + 1, 9))),
        part(&mut along.clone().map(|c| seen(9, c, 9, c + 1))),
        part(&mut along.clone().map(|r| seen(r, 0, r + 1, 0))),
    ];
    let beyond = std::array::from_fn(|i| across[i].min(outside[i]));
    let edges = [
        part(&mut along.clone().map(|c| difference(1, c, 1, c + 1))),
        part(&mut along.clone().map(|r| difference(r, 8, r + 1, 8))),
        part(&mut along.clone().map(|c| difference(8, c, 8, c + 1))),
        part(&mut along.clone().map(|r| difference(r, 1, r + 1, 1))),
    ];
    Checker {
        fraction: part(&mut all.into_iter()) * (1.0 - unseen as f32 / 64.0),
        contrast,
        is_light_first: sign > 0.0,
        beyond,
        edges,
    }
}

fn holds(gray: &Gray, x: f32, y: f32) -> bool {
    x > -1.0 && y > -1.0 && x < gray.width as f32 && y < gray.height as f32
}
