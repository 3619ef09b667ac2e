//! Saddle points: where four squares meet, two light and two dark ones across from each other.
//!
//! On a small ring round such a point, opposite values are alike and those a quarter apart
//! differ. The sum of the second minus what the first fall short of is high there and low on
//! edges, lines and letters.

use super::gray::Gray;

/// The ring: a circle of radius 5, from the right over the bottom.
const RING: [(isize, isize); 16] = [
    (5, 0),
    (5, 2),
    (4, 4),
    (2, 5),
    (0, 5),
    (-2, 5),
    (-4, 4),
    (-5, 2),
    (-5, 0),
    (-5, -2),
    (-4, -4),
    (-2, -5),
    (0, -5),
    (2, -5),
    (4, -4),
    (5, -2),
];

/// How far the ring reaches.
pub(super) const REACH: usize = 5;

/// A place where squares meet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Saddle {
    /// From the left, in pixels of the raster.
    pub x: f32,
    /// From the top.
    pub y: f32,
    /// How far it stands out.
    pub strength: f32,
    /// The direction of the light squares, as a unit vector of twice the angle: it is opposite at
    /// neighbouring places.
    pub phase: [f32; 2],
}

/// How much each pixel looks like a saddle: positive where it does, 0 near the edges.
pub(super) fn response(gray: &Gray) -> Gray {
    let (width, height) = (gray.width, gray.height);
    let mut response = Gray::new(width, height, 0.0);
    if width <= 2 * REACH || height <= 2 * REACH {
        return response;
    }
    let inner = width - 2 * REACH;
    let [mut saddle, mut edge, mut total] = [0; 3].map(|_| vec![0.0f32; inner]);
    for y in REACH..height - REACH {
        let ring = RING.map(|(dx, dy)| {
            let start = (y as isize + dy) as usize * width + (REACH as isize + dx) as usize;
            &gray.values[start..start + inner]
        });
        let near = [-1isize, 0, 1].map(|dy| {
            let start = (y as isize + dy) as usize * width + REACH - 1;
            &gray.values[start..start + inner + 2]
        });
        saddle.fill(0.0);
        edge.fill(0.0);
        total.fill(0.0);
        for n in 0..4 {
            let opposite = ring[n].iter().zip(ring[n + 8]);
            let across = ring[n + 4].iter().zip(ring[n + 12]);
            let sums = saddle.iter_mut().zip(&mut edge).zip(&mut total);
            for (((a, b), (c, d)), ((saddle, edge), total)) in opposite.zip(across).zip(sums) {
                *saddle += (a + b - c - d).abs();
                *edge += (a - b).abs() + (c - d).abs();
                *total += a + b + c + d;
            }
        }
        let target = &mut response.values[y * width + REACH..y * width + REACH + inner];
        for (x, value) in target.iter_mut().enumerate() {
            let middle = near.iter().map(|row| row[x] + row[x + 1] + row[x + 2]).sum::<f32>();
            *value = saddle[x] - edge[x] - (total[x] / 2.0 - middle * (8.0 / 9.0)).abs();
        }
    }
    response
}

/// The phase at a place of the raster.
pub(super) fn phase(gray: &Gray, x: f32, y: f32) -> [f32; 2] {
    let mut sum = [0.0f32; 2];
    for (dx, dy) in RING {
        let (dx, dy) = (dx as f32, dy as f32);
        let value = gray.at(x + dx, y + dy);
        let square = dx * dx + dy * dy;
        sum[0] += value * (dx * dx - dy * dy) / square;
        sum[1] += value * 2.0 * dx * dy / square;
    }
    let length = sum[0].hypot(sum[1]).max(1e-6);
    [sum[0] / length, sum[1] / length]
}

/// The saddle points that stand out most, those first.
pub(super) fn saddles(gray: &Gray, most: usize) -> Vec<Saddle> {
    let response = response(gray);
    let (width, height) = (response.width, response.height);
    let mut peaks: Vec<(usize, usize, f32)> = Vec::new();
    if width <= 2 * REACH + 2 || height <= 2 * REACH + 2 {
        return Vec::new();
    }
    const NEAR: usize = 4;
    for y in REACH..height - REACH {
        for x in REACH..width - REACH {
            let value = response.values[y * width + x];
            if value < 10.0 {
                continue;
            }
            let columns = x - NEAR..(x + NEAR + 1).min(width);
            let rows = y - NEAR..(y + NEAR + 1).min(height);
            // Of equal values side by side the last one is the peak.
            let is_peak = rows.clone().all(|row| {
                columns.clone().zip(&response.row(row)[columns.clone()]).all(|(column, &other)| {
                    other < value || other == value && (row, column) <= (y, x)
                })
            });
            if is_peak {
                peaks.push((x, y, value));
            }
        }
    }
    // Those of print and text are strong but not pure.
    let rank = |&(x, y, value): &(usize, usize, f32)| {
        let at = |n: usize| {
            let (x, y) = (x as isize + RING[n].0, y as isize + RING[n].1);
            gray.values[y as usize * width + x as usize]
        };
        let differences = (0..4).map(|n| (at(n) + at(n + 8) - at(n + 4) - at(n + 12)).abs());
        let purity = value / (differences.sum::<f32>() + 20.0);
        purity * purity * value.sqrt()
    };
    let mut ranked: Vec<_> = peaks.iter().map(|peak| (rank(peak), *peak)).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked.truncate(most);
    let peaks = ranked.into_iter().map(|(_, peak)| peak);
    let points = peaks.map(|(x, y, strength)| {
        let [dx, dy] = offset(&response, x, y);
        let (x, y) = (x as f32 + dx, y as f32 + dy);
        Saddle { x, y, strength, phase: phase(gray, x, y) }
    });
    points.collect()
}

/// Where between the pixels a peak lies, from the parabola through it and its neighbours.
pub(super) fn offset(response: &Gray, x: usize, y: usize) -> [f32; 2] {
    let value = |x: usize, y: usize| response.values[y * response.width + x];
    let middle = value(x, y);
    let top = |before: f32, after: f32| {
        let bend = before + after - 2.0 * middle;
        if bend < -1e-3 { ((before - after) / (2.0 * bend)).clamp(-0.5, 0.5) } else { 0.0 }
    };
    [top(value(x - 1, y), value(x + 1, y)), top(value(x, y - 1), value(x, y + 1))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_where_squares_meet_and_which_are_light() {
        let mut board = Gray::new(64, 64, 0.0);
        for (i, value) in board.values.iter_mut().enumerate() {
            let (x, y) = (i % 64 / 16, i / 64 / 16);
            *value = if (x + y).is_multiple_of(2) { 200.0 } else { 80.0 };
        }
        let found = saddles(&board.blurred(), 99);
        assert_eq!(found.len(), 9);
        for saddle in &found {
            let near = |c: f32| (c + 0.5) / 16.0 - ((c + 0.5) / 16.0).round();
            assert!(near(saddle.x).abs() < 0.06 && near(saddle.y).abs() < 0.06, "{saddle:?}");
            let corner = ((saddle.x + 0.5) / 16.0).round() + ((saddle.y + 0.5) / 16.0).round();
            // At (1, 1) the light squares lie at the top left and the bottom right.
            let light = if (corner as usize).is_multiple_of(2) { 1.0 } else { -1.0 };
            assert!((saddle.phase[1] - light).abs() < 0.05, "{saddle:?}");
        }
    }

    #[test]
    fn edges_and_small_rasters_have_none() {
        let mut edge = Gray::new(40, 40, 0.0);
        for (i, value) in edge.values.iter_mut().enumerate() {
            *value = if i % 40 < 20 { 200.0 } else { 80.0 };
        }
        assert_eq!(saddles(&edge.blurred(), 99), []);
        assert_eq!(saddles(&Gray::new(3, 2, 7.0), 99), []);
    }
}
