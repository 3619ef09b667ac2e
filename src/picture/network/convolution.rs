//! Convolution, by far the most of the work.
//!
//! Output channels are computed eight at a time for four neighbouring cells: so many sums fit in
//! the registers of any machine with 128-bit vectors, and the compiler makes vectors of them.

use super::grid::Grid;

/// Output channels computed at a time.
pub const LANES: usize = 8;

/// Neighbouring cells computed at a time.
const CELLS: usize = 4;

/// A layer of the network.
pub struct Convolution {
    outputs: usize,
    kernel: usize,
    stride: usize,
    padding: isize,
    residual: bool,
    rectified: bool,
    /// For each block of output channels: kernel rows, kernel columns, input channels, lanes.
    weights: Vec<[f32; LANES]>,
    /// For each block of output channels.
    biases: Vec<[f32; LANES]>,
}

impl Convolution {
    /// A layer without padding that yields bare sums. `weights` and `biases` are in blocks of
    /// output channels.
    pub fn new(
        outputs: usize,
        kernel: usize,
        stride: usize,
        weights: Vec<[f32; LANES]>,
        biases: Vec<[f32; LANES]>,
    ) -> Self {
        let (padding, residual, rectified) = (0, false, false);
        Self { outputs, kernel, stride, padding, residual, rectified, weights, biases }
    }

    /// With a border of zeros around the input, or with cells left out.
    pub fn padded(self, padding: isize) -> Self {
        Self { padding, ..self }
    }

    /// With the input added to the sums.
    pub fn residual(self) -> Self {
        Self { residual: true, ..self }
    }

    /// With zero instead of what is negative.
    pub fn rectified(self) -> Self {
        Self { rectified: true, ..self }
    }

    /// What the layer makes of its input.
    pub fn apply(&self, input: &Grid) -> Grid {
        let bordered = input.bordered(self.padding);
        let side = (bordered.side - self.kernel) / self.stride + 1;
        let mut output = Grid::new(side, self.outputs);
        let block = self.kernel * self.kernel * input.channels;
        let blocks = self.weights.chunks_exact(block).zip(&self.biases);
        for (index, (weights, bias)) in blocks.enumerate() {
            let first = index * LANES;
            let lanes = LANES.min(self.outputs - first);
            for row in 0..side {
                for column in (0..side).step_by(CELLS) {
                    // The last cells of a row are computed twice where it doesn't come out even.
                    let column = column.min(side - CELLS);
                    let sums = self.sums(&bordered, weights, *bias, row, column);
                    for (cell, sums) in sums.iter().enumerate() {
                        let at = (row * side + column + cell) * self.outputs + first;
                        self.finish(&sums[..lanes], input, at, &mut output.values);
                    }
                }
            }
        }
        output
    }

    /// The sums of one block of output channels at four neighbouring cells.
    #[inline(always)]
    fn sums(
        &self,
        input: &Grid,
        weights: &[[f32; LANES]],
        bias: [f32; LANES],
        row: usize,
        column: usize,
    ) -> [[f32; LANES]; CELLS] {
        // The columns of the kernel and the channels lie side by side in the input.
        let length = self.kernel * input.channels;
        let step = self.stride * input.channels;
        let mut sums = [bias; CELLS];
        for (y, weights) in weights.chunks_exact(length).enumerate() {
            let start = (row * self.stride + y) * input.side * input.channels + column * step;
            let [a, b, c, d] =
                [0, 1, 2, 3].map(|cell| &input.values[start + cell * step..][..length]);
            for ((((weights, a), b), c), d) in weights.iter().zip(a).zip(b).zip(c).zip(d) {
                for lane in 0..LANES {
                    sums[0][lane] += a * weights[lane];
                    sums[1][lane] += b * weights[lane];
                    sums[2][lane] += c * weights[lane];
                    sums[3][lane] += d * weights[lane];
                }
            }
        }
        sums
    }

    /// Writes sums to where they belong.
    #[inline(always)]
    fn finish(&self, sums: &[f32], input: &Grid, at: usize, output: &mut [f32]) {
        for (lane, &sum) in sums.iter().enumerate() {
            let sum = if self.residual { sum + input.values[at + lane] } else { sum };
            output[at + lane] = if self.rectified { sum.max(0.0) } else { sum };
        }
    }
}
