use super::*;

/// What PyTorch makes of `pattern`s 0 and 1: 64 squares of 13 probabilities each, as 32-bit
/// floating point, little endian. `training/export.py` wrote it beside the weights.
const EXPECTED: &[u8] = include_bytes!("expected.bin");

/// A picture made of waves and noise, the same as in `training/export.py`.
fn pattern(index: u64) -> Rectified {
    let mut state = index + 1;
    Rectified::new(|x, y| {
        state = (state * 1_103_515_245 + 12_345) % (1 << 31);
        let checks = (x / 32 + y / 32 + index as usize) % 2 * 90;
        let rings = (x * x + y * y) / (97 + 40 * index as usize) % 80;
        (40 + checks + rings + (state >> 16) as usize % 30) as u8
    })
}

#[test]
fn agrees_with_the_network_that_was_trained() {
    let expected: Vec<f32> =
        EXPECTED.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect();
    let mut found = Vec::new();
    for index in 0..2 {
        found.extend(classify(&pattern(index)).into_iter().flatten());
    }
    assert_eq!(found.len(), expected.len());
    for (at, (found, expected)) in found.iter().zip(&expected).enumerate() {
        assert!((found - expected).abs() < 1e-3, "{found} for {expected} at {at}");
    }
    // The patterns are such that it is not all one answer.
    assert!(expected.iter().any(|&p| p > 0.5) && expected.iter().any(|p| (0.05..0.5).contains(p)));
}

#[test]
fn probabilities_sum_to_one() {
    for square in classify(&pattern(0)) {
        let sum: f32 = square.iter().sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
    }
}

#[test]
fn a_picture_of_one_tone_is_an_empty_board() {
    for tone in [0, 128, 255] {
        for square in classify(&Rectified::new(|_, _| tone)) {
            assert!(square.iter().all(|p| p.is_finite()));
        }
    }
}

#[test]
fn contrast_does_not_matter() {
    let crisp = Rectified::new(|x, y| if (x / 32 + y / 32) % 2 == 0 { 240 } else { 40 });
    let pale = Rectified::new(|x, y| if (x / 32 + y / 32) % 2 == 0 { 200 } else { 160 });
    assert_eq!(classify(&crisp), classify(&pale));
}
