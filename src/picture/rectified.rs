//! The board as the network wants to see it: straight, gray, of one size.

/// Pixels along a side of a square.
pub const SQUARE: usize = 32;

/// Pixels beyond the board on each side, half a square: pieces and frames reach over the edge.
pub const MARGIN: usize = 16;

/// Pixels along a side of the picture: the eight squares and both margins.
pub const SIDE: usize = 8 * SQUARE + 2 * MARGIN;

/// A picture of a board brought to `SIDE` by `SIDE` pixels, row by row from the top left as seen.
///
/// Pixel (x, y) is centred at `((x + 0.5 - MARGIN) / SQUARE, (y + 0.5 - MARGIN) / SQUARE)` in
/// squares from the board's top left corner. The pixels are plain luma (0.299 R + 0.587 G +
/// 0.114 B) of what lies there, averaged over the pixel's area where the picture is larger and
/// interpolated where it is smaller; beyond the picture its nearest pixel is repeated. Contrast is
/// left as it is: the network levels it itself.
pub struct Rectified {
    luma: Vec<u8>,
}

impl Rectified {
    /// The board whose luma at each pixel is what `luma` says of its column and row.
    pub fn new(mut luma: impl FnMut(usize, usize) -> u8) -> Self {
        let mut pixels = Vec::with_capacity(SIDE * SIDE);
        for y in 0..SIDE {
            for x in 0..SIDE {
                pixels.push(luma(x, y));
            }
        }
        Self { luma: pixels }
    }

    /// The luma of every pixel, row by row.
    pub fn luma(&self) -> &[u8] {
        &self.luma
    }
}
