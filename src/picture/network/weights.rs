//! The weights as they are kept: a byte each, with a scale for each output channel.

use super::convolution::{Convolution, LANES};

/// Reads layers off the file that `training/export.py` wrote.
///
/// A layer is, for each of its output channels, a scale and a bias (32-bit floating point, little
/// endian), and then the weights: kernel rows, kernel columns, input channels, output channels.
pub struct Weights {
    bytes: &'static [u8],
}

impl Weights {
    /// Begins with the first layer.
    pub fn new(bytes: &'static [u8]) -> Self {
        Self { bytes }
    }

    /// The next layer, without padding.
    pub fn convolution(
        &mut self,
        inputs: usize,
        outputs: usize,
        kernel: usize,
        stride: usize,
    ) -> Convolution {
        let scales = self.take(4 * outputs);
        let biases = self.take(4 * outputs);
        let weights = self.take(kernel * kernel * inputs * outputs);
        let blocks = outputs.div_ceil(LANES);
        let mut decoded = Vec::with_capacity(blocks * weights.len() / outputs);
        for block in 0..blocks {
            let scale = lanes(block, outputs, |output| float(scales, output));
            for row in weights.chunks_exact(outputs) {
                let row = lanes(block, outputs, |output| f32::from(row[output].cast_signed()));
                decoded.push(std::array::from_fn(|lane| row[lane] * scale[lane]));
            }
        }
        let biases = (0..blocks)
            .map(|block| lanes(block, outputs, |output| float(biases, output)))
            .collect();
        Convolution::new(outputs, kernel, stride, decoded, biases)
    }

    fn take(&mut self, count: usize) -> &'static [u8] {
        let (taken, rest) = self.bytes.split_at(count);
        self.bytes = rest;
        taken
    }
}

/// A number for each output channel of a block; 0 for those past the last.
fn lanes(block: usize, outputs: usize, value: impl Fn(usize) -> f32) -> [f32; LANES] {
    std::array::from_fn(|lane| {
        let output = block * LANES + lane;
        if output < outputs { value(output) } else { 0.0 }
    })
}

/// The number at a place in a row of them.
fn float(bytes: &[u8], index: usize) -> f32 {
    let at = 4 * index;
    f32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}
