//! Projective maps from the board to the picture.

/// A point of a picture, in pixels: the centre of the pixel at the top left is (0, 0).
pub type Point = [f32; 2];

/// A map from board coordinates to pixels that keeps lines straight. On the board, (0, 0) is the
/// corner at the top left and (8, 8) the one at the bottom right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Warp([f64; 9]);

/// What a fit goes by: the board's point, the picture's, and how much it counts.
pub(super) type Pair = ([f64; 2], [f64; 2], f64);

impl Warp {
    /// The map that takes the corners of the board, clockwise from the top left, to those points;
    /// `None` where three of them lie on a line.
    pub fn from_corners(corners: &[Point; 4]) -> Option<Warp> {
        let board = [[0.0, 0.0], [8.0, 0.0], [8.0, 8.0], [0.0, 8.0]];
        let pair = |i: usize| (board[i], corners[i].map(f64::from), 1.0);
        Warp::fit(&[pair(0), pair(1), pair(2), pair(3)])
    }

    /// The map nearest to the pairs, by least squares; `None` where they don't settle one.
    #[allow(clippy::needless_range_loop, reason = "a matrix is summed up by row and column")]
    pub fn fit(pairs: &[Pair]) -> Option<Warp> {
        let (mut centre, mut weight) = ([0.0; 2], 1e-12);
        for (_, to, w) in pairs {
            centre[0] += to[0] * w;
            centre[1] += to[1] * w;
            weight += w;
        }
        let centre = centre.map(|c| c / weight);
        let mut spread = 1e-12;
        for (_, to, w) in pairs {
            spread += w * ((to[0] - centre[0]).abs() + (to[1] - centre[1]).abs());
        }
        let scale = spread / weight;
        // The normal equations of the eight unknowns, with the right side as the ninth column.
        let mut normal = [[0.0; 9]; 8];
        for (from, to, w) in pairs {
            let [u, v] = from.map(|c| (c - 4.0) / 4.0);
            let [x, y] = [(to[0] - centre[0]) / scale, (to[1] - centre[1]) / scale];
            for row in [
                [u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x, x],
                [0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y, y],
            ] {
                for i in 0..8 {
                    for j in 0..9 {
                        normal[i][j] += w * row[i] * row[j];
                    }
                }
            }
        }
        let h = solve(&mut normal)?;
        let inner = Warp([h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7], 1.0]);
        let before = Warp([0.25, 0.0, -1.0, 0.0, 0.25, -1.0, 0.0, 0.0, 1.0]);
        let after = Warp([scale, 0.0, centre[0], 0.0, scale, centre[1], 0.0, 0.0, 1.0]);
        Some(after.after(&inner.after(&before)))
    }

    /// The nearest map that keeps parallels parallel.
    pub fn fit_affine(pairs: &[Pair]) -> Option<Warp> {
        let x = plane(pairs, 0)?;
        let y = plane(pairs, 1)?;
        Some(Warp([x[0], x[1], x[2], y[0], y[1], y[2], 0.0, 0.0, 1.0]))
    }

    /// The nearest map that keeps rows level and columns upright; boards that are turned by a
    /// quarter or more are none.
    pub fn fit_upright(pairs: &[Pair]) -> Option<Warp> {
        let [dx, x] = line(pairs, 0)?;
        let [dy, y] = line(pairs, 1)?;
        (dx > 0.0 && dy > 0.0).then_some(Warp([dx, 0.0, x, 0.0, dy, y, 0.0, 0.0, 1.0]))
    }

    /// This map after another.
    pub fn after(&self, first: &Warp) -> Warp {
        let mut product = [0.0; 9];
        for i in 0..3 {
            for j in 0..3 {
                for k in 0..3 {
                    product[3 * i + j] += self.0[3 * i + k] * first.0[3 * k + j];
                }
            }
        }
        Warp(product)
    }

    /// A shift and a scale of the board's coordinates.
    pub fn shift(du: f64, dv: f64, scale: f64) -> Warp {
        Warp([scale, 0.0, du, 0.0, scale, dv, 0.0, 0.0, 1.0])
    }

    /// The same map on a raster whose pixels are so long.
    pub fn on_scale(&self, scale: f64) -> Warp {
        // A pixel of the coarser raster has its centre in the middle of those it stands for.
        let half = 0.5 / scale - 0.5;
        Warp([1.0 / scale, 0.0, half, 0.0, 1.0 / scale, half, 0.0, 0.0, 1.0]).after(self)
    }

    /// Where a point of the board lies in the picture.
    pub fn at(&self, u: f64, v: f64) -> [f64; 2] {
        let h = &self.0;
        let w = h[6] * u + h[7] * v + h[8];
        let w = if w.abs() < 1e-9 { 1e-9 } else { w };
        [(h[0] * u + h[1] * v + h[2]) / w, (h[3] * u + h[4] * v + h[5]) / w]
    }

    /// The corners of the board in the picture, clockwise from the top left.
    pub fn corners(&self) -> [Point; 4] {
        [[0.0, 0.0], [8.0, 0.0], [8.0, 8.0], [0.0, 8.0]].map(|[u, v]| {
            let [x, y] = self.at(u, v);
            [x as f32, y as f32]
        })
    }

    /// The same board turned by quarters, clockwise: the corner that was at the top left comes to
    /// stand at the top right for one quarter.
    pub fn turned(&self, quarters: u8) -> Warp {
        let turn = match quarters % 4 {
            0 => return *self,
            // The new (u, v) is the old (v, 8 - u).
            1 => [0.0, 1.0, 0.0, -1.0, 0.0, 8.0, 0.0, 0.0, 1.0],
            2 => [-1.0, 0.0, 8.0, 0.0, -1.0, 8.0, 0.0, 0.0, 1.0],
            _ => [0.0, -1.0, 8.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0],
        };
        self.after(&Warp(turn))
    }

    /// The length of a square's side in the middle of the board, in pixels: the mean of the two
    /// directions.
    pub fn square(&self) -> f64 {
        let [x, y] = self.at(4.0, 4.0);
        let [right, down] = [self.at(5.0, 4.0), self.at(4.0, 5.0)];
        let length = |p: [f64; 2]| ((p[0] - x).powi(2) + (p[1] - y).powi(2)).sqrt();
        (length(right) + length(down)) / 2.0
    }

    /// Whether a point of the picture lies on the board.
    pub fn holds(&self, x: f32, y: f32) -> bool {
        let corners = self.corners();
        (0..4).all(|i| {
            let (a, b) = (corners[i], corners[(i + 1) % 4]);
            (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0.0
        })
    }

    /// Whether the middle of another board lies on this one.
    pub fn holds_middle_of(&self, other: &Warp) -> bool {
        let [x, y] = other.at(4.0, 4.0);
        self.holds(x as f32, y as f32)
    }

    /// Whether the board is convex in the picture, not seen in a mirror, and no side is very
    /// short beside another.
    pub fn is_sound(&self) -> bool {
        let corners = self.corners();
        let mut lengths = [0.0f32; 4];
        for i in 0..4 {
            let [a, b, c] = [corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]];
            let [e, f] = [[b[0] - a[0], b[1] - a[1]], [c[0] - b[0], c[1] - b[1]]];
            lengths[i] = e[0].hypot(e[1]);
            let sine = (e[0] * f[1] - e[1] * f[0]) / (lengths[i] * f[0].hypot(f[1])).max(1e-6);
            if sine.is_nan() || sine <= 0.35 {
                return false;
            }
        }
        let longest = lengths.iter().fold(0.0f32, |a, &b| a.max(b));
        lengths.iter().all(|&length| length.is_finite() && length > 0.3 * longest)
    }
}

/// The slope and start of one coordinate along the same one of the board.
fn line(pairs: &[Pair], axis: usize) -> Option<[f64; 2]> {
    let (mut w, mut u, mut uu, mut x, mut ux) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for (from, to, weight) in pairs {
        let (from, to) = (from[axis], to[axis]);
        w += weight;
        u += weight * from;
        uu += weight * from * from;
        x += weight * to;
        ux += weight * from * to;
    }
    let spread = w * uu - u * u;
    if spread.is_nan() || spread <= 1e-9 {
        return None;
    }
    let slope = (w * ux - u * x) / spread;
    Some([slope, (x - slope * u) / w])
}

/// The slopes along the board's two coordinates, and the start, of one coordinate.
fn plane(pairs: &[Pair], axis: usize) -> Option<[f64; 3]> {
    let (mut w, mut middle, mut mean) = (1e-12, [0.0; 2], 0.0);
    for (from, to, weight) in pairs {
        w += weight;
        middle[0] += weight * from[0];
        middle[1] += weight * from[1];
        mean += weight * to[axis];
    }
    let middle = middle.map(|c| c / w);
    mean /= w;
    let (mut uu, mut uv, mut vv, mut ux, mut vx) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for (from, to, weight) in pairs {
        let (u, v, x) = (from[0] - middle[0], from[1] - middle[1], to[axis] - mean);
        uu += weight * u * u;
        uv += weight * u * v;
        vv += weight * v * v;
        ux += weight * u * x;
        vx += weight * v * x;
    }
    let spread = uu * vv - uv * uv;
    if spread.is_nan() || spread <= 1e-9 {
        return None;
    }
    let slopes = [(ux * vv - vx * uv) / spread, (vx * uu - ux * uv) / spread];
    Some([slopes[0], slopes[1], mean - slopes[0] * middle[0] - slopes[1] * middle[1]])
}

#[allow(clippy::needless_range_loop, reason = "two rows of one matrix are read at a time")]
fn solve(rows: &mut [[f64; 9]; 8]) -> Option<[f64; 8]> {
    for i in 0..8 {
        let mut pivot = i;
        for k in i + 1..8 {
            if rows[k][i].abs() > rows[pivot][i].abs() {
                pivot = k;
            }
        }
        rows.swap(i, pivot);
        if rows[i][i].is_nan() || rows[i][i].abs() <= 1e-10 {
            return None;
        }
        for k in 0..8 {
            if k == i {
                continue;
            }
            let factor = rows[k][i] / rows[i][i];
            let taken = rows[i];
            for (cell, taken) in rows[k].iter_mut().zip(taken).skip(i) {
                *cell -= factor * taken;
            }
        }
    }
    let mut solution = [0.0; 8];
    for i in 0..8 {
        solution[i] = rows[i][8] / rows[i][i];
    }
    Some(solution)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_come_back() {
        let corners = [[12.0, 20.0], [300.0, 5.0], [280.0, 310.0], [30.0, 260.0]];
        let warp = Warp::from_corners(&corners).unwrap();
        for (a, b) in warp.corners().iter().zip(&corners) {
            assert!((a[0] - b[0]).abs() < 1e-3 && (a[1] - b[1]).abs() < 1e-3);
        }
        assert!(warp.is_sound());
        let turned = warp.turned(1).corners();
        assert!((turned[1][0] - 12.0).abs() < 1e-3, "{turned:?}");
        assert!((turned[2][0] - 300.0).abs() < 1e-3, "{turned:?}");
        let again = warp.turned(1).turned(3).corners();
        assert!((again[0][0] - 12.0).abs() < 1e-3);
        let half = warp.on_scale(2.0).corners();
        assert!((half[0][0] - 5.75).abs() < 1e-3);
    }

    #[test]
    fn no_map_through_a_line() {
        let line = [[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]];
        assert!(Warp::from_corners(&line).is_none_or(|warp| !warp.is_sound()));
        let mirrored = [[0.0, 0.0], [0.0, 9.0], [9.0, 9.0], [9.0, 0.0]];
        assert!(!Warp::from_corners(&mirrored).unwrap().is_sound());
    }
}
