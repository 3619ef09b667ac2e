//! Where the boards are.

use super::checker::checker;
use super::gray::Pyramid;
use super::lattice::Places;
use super::refine::{Candidate, refined};
use super::saddle::saddles;
use super::warp::Warp;

/// The longer side of the largest raster that is searched, in pixels.
const LONGEST: f32 = 1000.0;

/// Each raster that is searched is so much smaller than the one before.
const STEP: f32 = 0.66;

/// The longer side of the smallest raster.
const SHORTEST: f32 = 150.0;

/// How many saddle points are looked at on a raster.
const MOST_SADDLES: usize = 1500;

/// How many boards are kept.
const MOST_BOARDS: usize = 24;

/// Every board of a picture, the likeliest first.
pub(super) fn boards(pyramid: &Pyramid) -> Vec<Candidate> {
    let base = pyramid.base();
    let whole = base.width.max(base.height) as f32;
    let mut longer = LONGEST.min(whole * 2.0);
    let mut found: Vec<Candidate> = Vec::new();
    let mut sizes = Vec::new();
    while longer >= SHORTEST {
        sizes.push(longer);
        longer *= STEP;
    }
    for &longer in sizes.iter().rev() {
        search(pyramid, longer, &mut found);
    }
    found.retain(is_board);
    found.sort_by(|a, b| b.score().total_cmp(&a.score()));
    found.truncate(MOST_BOARDS);
    found
}

/// Looks for boards on the picture scaled to a size.
fn search(pyramid: &Pyramid, longer: f32, found: &mut Vec<Candidate>) {
    let (raster, scale) = pyramid.scaled(longer);
    if raster.width.min(raster.height) < 40 {
        return;
    }
    let raster = raster.blurred();
    let points = saddles(&raster, MOST_SADDLES);
    let places = Places::new(&points, raster.width, raster.height);
    let mut is_used = vec![false; points.len()];
    let mut budget = 500;
    for seed in 0..points.len().min(500) {
        if is_used[seed] || budget == 0 {
            continue;
        }
        let point = &points[seed];
        let to_base = |c: f32| (c + 0.5) * scale - 0.5;
        let inside =
            |c: &Candidate| c.score() > 0.85 && c.warp.holds(to_base(point.x), to_base(point.y));
        if found.iter().any(inside) {
            continue;
        }
        let Some(lattice) = places.grow_from(seed, &mut budget) else { continue };
        if lattice.nodes.len() < 12 {
            continue;
        }
        for node in &lattice.nodes {
            is_used[node.2] = true;
        }
        let mut best: Option<(f32, Warp)> = None;
        for (count, warp) in places.windows(&lattice, 14) {
            let warp = warp.on_scale(1.0 / f64::from(scale));
            if !warp.is_sound() {
                continue;
            }
            let checker = checker(pyramid, &warp);
            if checker.fraction < 0.6 || checker.contrast < 1.5 {
                continue;
            }
            let penalty = if checker.is_light_first { 0.0 } else { 0.3 };
            let score = checker.fraction + count as f32 * 0.5 / 49.0 - penalty;
            if best.is_none_or(|best| best.0 < score) {
                best = Some((score, warp));
            }
        }
        let Some((_, warp)) = best else { continue };
        if let Some(candidate) = refined(pyramid, &warp) {
            add(found, candidate);
        }
    }
}

/// Adds a board, unless a better one lies there; it takes the place of worse ones.
fn add(found: &mut Vec<Candidate>, candidate: Candidate) {
    let is_better = |old: &Candidate| old.score() >= candidate.score();
    if found.iter().any(|old| old.overlaps(&candidate) && is_better(old)) {
        return;
    }
    found.retain(|old| !old.overlaps(&candidate));
    found.push(candidate);
}

/// Whether enough speaks for a board, and nothing for a floor of tiles.
fn is_board(candidate: &Candidate) -> bool {
    let checker = &candidate.checker;
    let mut beyond = checker.beyond;
    beyond.sort_by(f32::total_cmp);
    let outside = checker.edges.iter().filter(|&&part| part < 0.15).count();
    // Faint patterns are everywhere.
    let least = if checker.contrast < 6.0 { 0.85 } else { 0.66 };
    checker.contrast > 2.0
        && candidate.corners >= 16
        && checker.fraction > 0.72
        && candidate.score() > least
        && beyond[2] + beyond[3] < 1.2
        && outside < 2
}
