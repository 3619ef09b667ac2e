//! Which squares a piece attacks.
//!
//! All of it is computed: there is nothing to fill at start-up, and no table in the wasm.

use super::{Bitboard, Color, Square};

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
/// From a1 to h8.
const DIAGONAL: u64 = 0x8040_2010_0804_0201;
/// From h1 to a8.
const ANTIDIAGONAL: u64 = 0x0102_0408_1020_4080;

const fn west(squares: u64) -> u64 {
    (squares & !FILE_A) >> 1
}

const fn east(squares: u64) -> u64 {
    (squares & !FILE_H) << 1
}

/// The squares a king on `square` attacks.
pub const fn king_attacks(square: Square) -> Bitboard {
    let king = Bitboard::of(square).0;
    let row = king | west(king) | east(king);
    Bitboard((row | row << 8 | row >> 8) ^ king)
}

/// The squares a knight on `square` attacks.
pub const fn knight_attacks(square: Square) -> Bitboard {
    let knight = Bitboard::of(square).0;
    let (west1, east1) = (west(knight), east(knight));
    let (one, two) = (west1 | east1, west(west1) | east(east1));
    Bitboard(one << 16 | one >> 16 | two << 8 | two >> 8)
}

/// The squares a pawn of that colour on `square` attacks.
pub const fn pawn_attacks(color: Color, square: Square) -> Bitboard {
    let pawn = Bitboard::of(square).0;
    let beside = west(pawn) | east(pawn);
    Bitboard(match color {
        Color::White => beside << 8,
        Color::Black => beside >> 8,
    })
}

/// The whole file through a square.
const fn file(square: Square) -> u64 {
    FILE_A << (square.index() & 7)
}

/// The whole rank through a square.
const fn rank(square: Square) -> u64 {
    0xff << (square.index() & 56)
}

/// A long diagonal moved so many ranks up.
const fn moved(diagonal: u64, ranks: i32) -> u64 {
    if ranks < 0 { diagonal >> (-8 * ranks) } else { diagonal << (8 * ranks) }
}

/// The whole diagonal through a square, of those that go up to the right.
const fn diagonal(square: Square) -> u64 {
    let i = square.index() as i32;
    moved(DIAGONAL, (i >> 3) - (i & 7))
}

/// The whole diagonal through a square, of those that go up to the left.
const fn antidiagonal(square: Square) -> u64 {
    let i = square.index() as i32;
    moved(ANTIDIAGONAL, (i >> 3) + (i & 7) - 7)
}

/// Attacks along one line up to the first occupied square either way. The subtraction takes the
/// last occupied square below from those above: what it changes lies between the two.
const fn slide(square: Square, occupied: Bitboard, line: u64) -> u64 {
    let piece = Bitboard::of(square).0;
    let line = line & !piece;
    let blockers = occupied.0 & line;
    let below = blockers & (piece - 1);
    let above = blockers ^ below;
    let last = 1 << 63 >> (below | 1).leading_zeros();
    (above ^ above.wrapping_sub(last)) & line
}

/// The squares a rook on `square` attacks, each line ending at the first occupied square,
/// which is included.
pub const fn rook_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(slide(square, occupied, file(square)) | slide(square, occupied, rank(square)))
}

/// The squares a bishop on `square` attacks; see [`rook_attacks`].
pub const fn bishop_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(
        slide(square, occupied, diagonal(square)) | slide(square, occupied, antidiagonal(square)),
    )
}

/// The squares a queen on `square` attacks; see [`rook_attacks`].
pub fn queen_attacks(square: Square, occupied: Bitboard) -> Bitboard {
    rook_attacks(square, occupied) | bishop_attacks(square, occupied)
}

/// The whole file, rank or diagonal from edge to edge that holds both squares, or no square
/// where they share none (or are the same).
pub fn line(a: Square, b: Square) -> Bitboard {
    let lines = [file(a), rank(a), diagonal(a), antidiagonal(a)];
    let shared = lines.into_iter().map(Bitboard).find(|line| line.contains(b) && a != b);
    shared.unwrap_or(Bitboard::EMPTY)
}

/// The squares strictly between two squares on one line, or no square.
pub fn between(a: Square, b: Square) -> Bitboard {
    let (low, high) = if a.index() < b.index() { (a, b) } else { (b, a) };
    let above = !0u64 << low.index() << 1;
    let below = (1u64 << high.index()) - 1;
    Bitboard(line(a, b).0 & above & below)
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
