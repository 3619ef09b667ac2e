//! Each square compared with all of them, to learn from those that look alike.

use super::grid::Grid;

/// Numbers in a query and in a key.
const KEYS: usize = 16;

/// Numbers in a value.
pub const VALUES: usize = 24;

/// Numbers that a head has of a square: its query, its key, its value.
pub const HEAD: usize = 2 * KEYS + VALUES;

/// For each square and head, the mean of all squares' values, weighted by how well their keys
/// match the square's query.
pub fn attend(squares: &Grid) -> Grid {
    let heads = squares.channels / HEAD;
    let mut company = Grid::new(squares.side, heads * VALUES);
    for head in 0..heads {
        let parts: Vec<_> = squares.cells().map(|all| &all[head * HEAD..][..HEAD]).collect();
        let targets = company.values.chunks_exact_mut(heads * VALUES);
        for (part, target) in parts.iter().zip(targets) {
            let query = &part[..KEYS];
            let mut weights: Vec<f32> =
                parts.iter().map(|other| match_of(query, &other[KEYS..2 * KEYS])).collect();
            softmax(&mut weights);
            let target = &mut target[head * VALUES..][..VALUES];
            for (weight, other) in weights.iter().zip(&parts) {
                for (sum, value) in target.iter_mut().zip(&other[2 * KEYS..]) {
                    *sum += weight * value;
                }
            }
        }
    }
    company
}

/// How well a key matches a query.
fn match_of(query: &[f32], key: &[f32]) -> f32 {
    let product: f32 = query.iter().zip(key).map(|(a, b)| a * b).sum();
    product / (KEYS as f32).sqrt()
}

/// Scores made into probabilities.
pub fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = (*score - most).exp();
        sum += *score;
    }
    for score in scores {
        *score /= sum;
    }
}
