//! Lattices of saddle points: from one place where squares meet to its neighbours, and so on.

use super::saddle::Saddle;
use super::warp::{Pair, Warp};

/// How far a lattice may grow from its first place, in squares.
const FAR: i32 = 9;

/// Columns and rows of a lattice, from -[`FAR`] to [`FAR`].
const WIDE: i32 = 2 * FAR + 1;

/// Places of a raster where squares meet, each with its column and row.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Lattice {
    /// Column, row, and the index of the saddle point.
    pub nodes: Vec<(i32, i32, usize)>,
    /// For each column and row, the index of the saddle point there, and 1; else 0.
    cells: [u16; (WIDE * WIDE) as usize],
}

impl Lattice {
    fn new(nodes: [(i32, i32, usize); 3]) -> Lattice {
        let mut lattice = Lattice { nodes: Vec::new(), cells: [0; (WIDE * WIDE) as usize] };
        for (column, row, point) in nodes {
            lattice.add(column, row, point);
        }
        lattice
    }

    fn add(&mut self, column: i32, row: i32, point: usize) {
        self.nodes.push((column, row, point));
        self.cells[Lattice::cell(column, row)] = point as u16 + 1;
    }

    fn cell(column: i32, row: i32) -> usize {
        ((row + FAR) * WIDE + column + FAR) as usize
    }

    fn get(&self, column: i32, row: i32) -> Option<usize> {
        if column.abs() > FAR || row.abs() > FAR {
            return None;
        }
        usize::from(self.cells[Lattice::cell(column, row)]).checked_sub(1)
    }
}

/// Saddle points by place, for finding the ones near a point.
pub(super) struct Places<'s> {
    /// The points, strongest first.
    pub points: &'s [Saddle],
    cells: Vec<Vec<u32>>,
    columns: usize,
    rows: usize,
}

const CELL: f32 = 16.0;

impl<'s> Places<'s> {
    pub fn new(points: &'s [Saddle], width: usize, height: usize) -> Places<'s> {
        let columns = (width as f32 / CELL) as usize + 1;
        let rows = (height as f32 / CELL) as usize + 1;
        let mut cells = vec![Vec::new(); columns * rows];
        for (i, point) in points.iter().enumerate() {
            let column = ((point.x / CELL) as usize).min(columns - 1);
            let row = ((point.y / CELL) as usize).min(rows - 1);
            cells[row * columns + column].push(i as u32);
        }
        Places { points, cells, columns, rows }
    }

    /// Calls back for each point in a square round a place.
    fn near(&self, x: f32, y: f32, reach: f32, mut each: impl FnMut(usize)) {
        let cell = |c: f32, most: usize| ((c / CELL).max(0.0) as usize).min(most - 1);
        for row in cell(y - reach, self.rows)..=cell(y + reach, self.rows) {
            for column in cell(x - reach, self.columns)..=cell(x + reach, self.columns) {
                for &i in &self.cells[row * self.columns + column] {
                    each(i as usize);
                }
            }
        }
    }

    /// The point nearest to a place, no further than `reach`, whose light squares lie as `phase`
    /// says.
    fn nearest(&self, x: f32, y: f32, reach: f32, phase: [f32; 2]) -> Option<usize> {
        let (mut best, mut least) = (None, reach);
        self.near(x, y, reach, |i| {
            let point = &self.points[i];
            let distance = (point.x - x).hypot(point.y - y);
            if distance < least && dot(point.phase, phase) > 0.5 {
                (best, least) = (Some(i), distance);
            }
        });
        best
    }

    /// The points round one that may be its neighbours in a lattice, nearest first.
    fn neighbours(&self, of: usize) -> Vec<usize> {
        let from = &self.points[of];
        let mut found = Vec::new();
        for reach in [36.0, 80.0, 160.0f32] {
            found.clear();
            self.near(from.x, from.y, reach, |i| {
                let [x, y] = [self.points[i].x - from.x, self.points[i].y - from.y];
                let distance = x.hypot(y);
                if distance < 7.0 || distance > reach {
                    return;
                }
                // The edges of the squares lie halfway between light and dark, which is at a
                // right angle to the phase when doubled; perspective bends that.
                let double =
                    [(x * x - y * y) / (distance * distance), 2.0 * x * y / (distance * distance)];
                if dot(self.points[i].phase, from.phase) < -0.5
                    && dot(double, from.phase).abs() < 0.65
                {
                    found.push((distance, i));
                }
            });
            if found.len() >= 6 {
                break;
            }
        }
        found.sort_by(|a, b| a.0.total_cmp(&b.0));
        found.truncate(10);
        found.into_iter().map(|(_, i)| i).collect()
    }

    /// Lattices that contain a point: one for each pair of neighbours that leads to a large one.
    pub fn grow_from(&self, seed: usize, budget: &mut usize) -> Option<Lattice> {
        let from = &self.points[seed];
        let neighbours = self.neighbours(seed);
        let mut best: Option<Lattice> = None;
        for &a in &neighbours {
            for &b in &neighbours {
                let [e, f] = [a, b].map(|i| [self.points[i].x - from.x, self.points[i].y - from.y]);
                let [le, lf] = [e[0].hypot(e[1]), f[0].hypot(f[1])];
                let sine = (e[0] * f[1] - e[1] * f[0]) / (le * lf);
                // The first goes to the right, at most 45 degrees off, the second down.
                if sine < 0.75 || e[0] < e[1].abs() * 0.98 || !(0.55..1.8).contains(&(le / lf)) {
                    continue;
                }
                let (x, y) = (from.x + e[0] + f[0], from.y + e[1] + f[1]);
                if self.nearest(x, y, 0.25 * le.min(lf), from.phase).is_none() {
                    continue;
                }
                if *budget == 0 {
                    return best;
                }
                *budget -= 1;
                let lattice = self.grow(seed, a, b);
                if best.as_ref().is_none_or(|best| best.nodes.len() < lattice.nodes.len()) {
                    let is_large = lattice.nodes.len() >= 30;
                    best = Some(lattice);
                    if is_large {
                        return best;
                    }
                }
            }
        }
        best
    }

    fn grow(&self, seed: usize, right: usize, down: usize) -> Lattice {
        let at = |i: usize| [self.points[i].x, self.points[i].y];
        let minus = |a: [f32; 2], b: [f32; 2]| [a[0] - b[0], a[1] - b[1]];
        let (e, f) = (minus(at(right), at(seed)), minus(at(down), at(seed)));
        let mut lattice = Lattice::new([(0, 0, seed), (1, 0, right), (0, 1, down)]);
        let mut next = 0;
        while next < lattice.nodes.len() {
            let (u, v, node) = lattice.nodes[next];
            next += 1;
            for (du, dv) in [(1, 0), (0, 1), (-1, 0), (0, -1)] {
                let (u2, v2) = (u + du, v + dv);
                if u2.abs() > FAR || v2.abs() > FAR || lattice.get(u2, v2).is_some() {
                    continue;
                }
                // The step here is that behind the node, else that beside it, else the first.
                let mut step = [0, 1].map(|k| e[k] * du as f32 + f[k] * dv as f32);
                if let Some(behind) = lattice.get(u - du, v - dv) {
                    step = minus(at(node), at(behind));
                } else {
                    for (a, b) in [(dv, du), (-dv, -du)] {
                        let beside = (lattice.get(u + a, v + b), lattice.get(u2 + a, v2 + b));
                        if let (Some(from), Some(to)) = beside {
                            step = minus(at(to), at(from));
                            break;
                        }
                    }
                }
                let length = step[0].hypot(step[1]);
                if length < 4.0 {
                    continue;
                }
                let [x, y] = at(node);
                let opposite = self.points[node].phase.map(|c| -c);
                let found = self.nearest(x + step[0], y + step[1], 0.24 * length, opposite);
                if let Some(i) = found
                    && lattice.nodes.iter().all(|node| node.2 != i)
                {
                    lattice.add(u2, v2, i);
                }
            }
        }
        lattice
    }

    /// The boards that a lattice may be part of: for each way to lay 7 by 7 inner corners over
    /// it, how many it holds and the map that fits them; the fullest first.
    pub fn windows(&self, lattice: &Lattice, most: usize) -> Vec<(usize, Warp)> {
        let range = |values: &mut dyn Iterator<Item = i32>| {
            values.fold((i32::MAX, i32::MIN), |(low, high), c| (low.min(c), high.max(c)))
        };
        let (left, right) = range(&mut lattice.nodes.iter().map(|n| n.0));
        let (top, bottom) = range(&mut lattice.nodes.iter().map(|n| n.1));
        let mut counts = Vec::new();
        for u in left - 6..=right {
            for v in top - 6..=bottom {
                let inside = |n: &&(i32, i32, usize)| {
                    (0..7).contains(&(n.0 - u)) && (0..7).contains(&(n.1 - v))
                };
                let count = lattice.nodes.iter().filter(inside).count();
                counts.push((count, u, v));
            }
        }
        counts.sort_by_key(|window| std::cmp::Reverse(window.0));
        let fullest = counts.first().map_or(0, |first| first.0);
        counts.retain(|window| window.0 * 10 >= fullest * 6 && window.0 >= 10);
        counts.truncate(most);
        let mut windows = Vec::new();
        for (count, u, v) in counts {
            let mut pairs: Vec<Pair> = Vec::new();
            for &(column, row, i) in &lattice.nodes {
                let (column, row) = (column - u, row - v);
                if (0..7).contains(&column) && (0..7).contains(&row) {
                    let from = [f64::from(column + 1), f64::from(row + 1)];
                    let to = [self.points[i].x, self.points[i].y].map(f64::from);
                    pairs.push((from, to, 1.0));
                }
            }
            if let Some(warp) = fit_most(&mut pairs) {
                windows.push((count, warp));
            }
        }
        windows
    }
}

/// The map that fits most of the pairs: those far off lose their weight. It is no freer than it
/// must be, since what is left free goes after the errors of the pairs.
pub(super) fn fit_most(pairs: &mut [Pair]) -> Option<Warp> {
    let mut warp = Warp::fit(pairs)?;
    for _ in 0..4 {
        let allowed = 0.12 * warp.square();
        for (from, to, weight) in pairs.iter_mut() {
            let miss = miss(&warp, from, to) / (allowed * allowed);
            *weight = 1.0 / (1.0 + miss * miss);
        }
        warp = Warp::fit(pairs)?;
    }
    let error = |warp: &Warp| {
        let sum: f64 = pairs.iter().map(|(from, to, w)| w * miss(warp, from, to)).sum();
        let weight: f64 = pairs.iter().map(|pair| pair.2).sum();
        (sum / weight.max(1e-9)).sqrt() / warp.square()
    };
    let least = error(&warp);
    for simple in [Warp::fit_upright(pairs), Warp::fit_affine(pairs)].into_iter().flatten() {
        if error(&simple) < 1.1 * least + 0.003 {
            return Some(simple);
        }
    }
    Some(warp)
}

/// The square of the distance between where a pair's first point is mapped and its second.
fn miss(warp: &Warp, from: &[f64; 2], to: &[f64; 2]) -> f64 {
    let [x, y] = warp.at(from[0], from[1]);
    (x - to[0]).powi(2) + (y - to[1]).powi(2)
}

fn dot(a: [f32; 2], b: [f32; 2]) -> f32 {
    a[0] * b[0] + a[1] * b[1]
}
