//! Which squares a piece attacks.
//!
//! Steppers come from tables made at compile time. Sliders use the o^(o-2r) subtraction on
//! masked lines, so there is nothing to fill at start-up and no large table in the wasm.

use super::{Bitboard, Color, Square};

const KNIGHT_STEPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const KING_STEPS: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

const fn stepper(steps: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        let mut j = 0;
        while j < steps.len() {
            if let Some(from) = Square::from_index(i)
                && let Some(to) = from.offset(steps[j].0, steps[j].1)
            {
                table[i] |= 1 << to.index();
            }
            j += 1;
        }
        i += 1;
    }
    table
}

/// For each square the line through it in a direction and its opposite, without the square.
const fn lines(files: i8, ranks: i8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        let mut sign = -1;
        while sign <= 1 {
            let mut n = 1;
            while n < 8 {
                if let Some(from) = Square::from_index(i)
                    && let Some(to) = from.offset(files * n * sign, ranks * n * sign)
                {
                    table[i] |= 1 << to.index();
                }
                n += 1;
            }
            sign += 2;
        }
        i += 1;
    }
    table
}

static KNIGHT: [u64; 64] = stepper(&KNIGHT_STEPS);
static KING: [u64; 64] = stepper(&KING_STEPS);
static PAWN: [[u64; 64]; 2] = [stepper(&[(-1, 1), (1, 1)]), stepper(&[(-1, -1), (1, -1)])];
static FILES: [u64; 64] = lines(0, 1);
static RANKS: [u64; 64] = lines(1, 0);
static DIAGONALS: [u64; 64] = lines(1, 1);
static ANTIDIAGONALS: [u64; 64] = lines(1, -1);

/// The squares a king on `square` attacks.
pub fn king_attacks(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// The squares a knight on `square` attacks.
pub fn knight_attacks(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// The squares a pawn of that colour on `square` attacks.
pub fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][square.index()])
}

/// Attacks along one masked line whose bits all lie in different bytes, or on one rank if
/// `mirror` is `u64::reverse_bits`.
fn slide(square: Square, occupied: Bitboard, mask: u64, mirror: fn(u64) -> u64) -> u64 {
    let piece = 1u64 << square.index();
    let blockers = occupied.0 & mask;
    let up = blockers.wrapping_sub(piece.wrapping_mul(2));
    let down = mirror(mirror(blockers).wrapping_sub(mirror(piece).wrapping_mul(2)));
    (up ^ down) & mask
}

/// The squares a rook on `square` attacks, each line ending at the first occupied square,
/// which is included.
pub fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let i = square.index();
    Bitboard(
        slide(square, occupied, FILES[i], u64::swap_bytes)
            | slide(square, occupied, RANKS[i], u64::reverse_bits),
    )
}

/// The squares a bishop on `square` attacks; see [`rook_attacks`].
pub fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    let i = square.index();
    Bitboard(
        slide(square, occupied, DIAGONALS[i], u64::swap_bytes)
            | slide(square, occupied, ANTIDIAGONALS[i], u64::swap_bytes),
    )
}

/// The squares a queen on `square` attacks; see [`rook_attacks`].
pub fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    rook_attacks(square, occupied) | bishop_attacks(square, occupied)
}

/// The whole file, rank or diagonal from edge to edge that holds both squares, or no square
/// where they share none (or are the same).
pub fn line(a: Square, b: Square) -> Bitboard {
    for table in [&FILES, &RANKS, &DIAGONALS, &ANTIDIAGONALS] {
        let mask = Bitboard(table[a.index()]);
        if mask.contains(b) {
            return mask.with(a);
        }
    }
    Bitboard::EMPTY
}

/// The squares strictly between two squares on one line, or no square.
pub fn between(a: Square, b: Square) -> Bitboard {
    let line = line(a, b);
    if line.is_empty() {
        return line;
    }
    let (low, high) = if a.index() < b.index() { (a, b) } else { (b, a) };
    let above = !0u64 << low.index() << 1;
    let below = (1u64 << high.index()) - 1;
    Bitboard(line.0 & above & below)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slow and plain way: walk each ray until something stands in it.
    fn walk(square: Square, occupied: Bitboard, steps: &[(i8, i8)]) -> Bitboard {
        let mut attacks = Bitboard::EMPTY;
        for &(files, ranks) in steps {
            let mut n = 1;
            while let Some(to) = square.offset(files * n, ranks * n) {
                attacks = attacks.with(to);
                if occupied.contains(to) {
                    break;
                }
                n += 1;
            }
        }
        attacks
    }

    #[test]
    fn sliders_agree_with_walking_the_rays() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..2000 {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let occupied = Bitboard(state & state.rotate_left(23));
            for square in Square::all() {
                let rook = walk(square, occupied, &[(0, 1), (1, 0), (0, -1), (-1, 0)]);
                let bishop = walk(square, occupied, &[(1, 1), (1, -1), (-1, -1), (-1, 1)]);
                assert_eq!(rook_attacks(square, occupied), rook);
                assert_eq!(bishop_attacks(square, occupied), bishop);
                assert_eq!(queen_attacks(square, occupied), rook | bishop);
            }
        }
    }

    #[test]
    fn between_and_line() {
        let sq = |name: &str| name.parse::<Square>().unwrap();
        assert_eq!(between(sq("a1"), sq("d4")), [sq("b2"), sq("c3")].into_iter().collect());
        assert_eq!(between(sq("h8"), sq("h5")), [sq("h6"), sq("h7")].into_iter().collect());
        assert_eq!(between(sq("a1"), sq("b3")), Bitboard::EMPTY);
        assert_eq!(between(sq("e4"), sq("e5")), Bitboard::EMPTY);
        assert_eq!(line(sq("c3"), sq("f6")).count(), 8);
        assert_eq!(line(sq("c3"), sq("c3")), Bitboard::EMPTY);
    }

    #[test]
    fn steppers_at_the_edge() {
        assert_eq!(knight_attacks(Square::A1).count(), 2);
        assert_eq!(king_attacks(Square::H8).count(), 3);
        assert_eq!(pawn_attacks(Color::White, Square::A8), Bitboard::EMPTY);
        assert_eq!(pawn_attacks(Color::Black, "e5".parse().unwrap()).count(), 2);
    }
}
