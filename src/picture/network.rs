//! A small convolutional network that says what stands on each square.
//!
//! Convolutions over the whole board describe each square by 96 numbers; the squares are then
//! compared with each other, since pieces of one set look alike, and classified. `training/`
//! made the weights.

mod attention;
mod convolution;
mod grid;
mod level;
mod weights;

#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use convolution::Convolution;
use weights::Weights;

use super::rectified::Rectified;

/// What can be on a square, in the order of the network's outputs: nothing, then the pieces as
/// FEN letters.
pub const CLASSES: [Option<char>; 13] = [
    None,
    Some('P'),
    Some('N'),
    Some('B'),
    Some('R'),
    Some('Q'),
    Some('K'),
    Some('p'),
    Some('n'),
    Some('b'),
    Some('r'),
    Some('q'),
    Some('k'),
];

/// The probability of each class on a square; they sum to 1.
pub type Probabilities = [f32; CLASSES.len()];

/// How likely each class is on each square, row by row from the top left as seen.
pub fn classify(board: &Rectified) -> [Probabilities; 64] {
    static NETWORK: OnceLock<Network> = OnceLock::new();
    NETWORK.get_or_init(Network::new).probabilities(board)
}

/// The layers, with weights ready for use.
struct Network {
    /// From the board to 18 by 18 cells, two by two a square and one around the board.
    trunk: Vec<Convolution>,
    /// From the cells within the board to a description of each square.
    square: Convolution,
    /// The queries, keys and values by which the squares are compared.
    attend: Convolution,
    /// What is known of a square by itself and from the others.
    mix: Convolution,
    /// From that to a score for each class.
    classify: Convolution,
}

impl Network {
    /// The network with the weights that belong to this version.
    fn new() -> Self {
        let mut weights = Weights::new(include_bytes!("network/weights.bin"));
        // Channels in and out, width of the kernel, stride.
        let trunk = [
            (1, 32, 12, 4),
            (32, 32, 3, 1),
            (32, 32, 3, 1),
            (32, 64, 3, 2),
            (64, 64, 3, 1),
            (64, 64, 3, 1),
            (64, 80, 3, 2),
            (80, 80, 3, 1),
        ];
        let trunk = trunk.map(|(inputs, outputs, kernel, stride)| {
            let layer = weights.convolution(inputs, outputs, kernel, stride);
            let layer = layer.padded((kernel - stride).div_ceil(2) as isize).rectified();
            if inputs == outputs { layer.residual() } else { layer }
        });
        Self {
            trunk: trunk.into(),
            // Padding by less than nothing leaves out the cells around the board.
            square: weights.convolution(80, 96, 2, 2).padded(-1).rectified(),
            attend: weights.convolution(96, 2 * attention::HEAD, 1, 1),
            mix: weights.convolution(96 + 2 * attention::VALUES, 64, 1, 1).rectified(),
            classify: weights.convolution(64, CLASSES.len(), 1, 1),
        }
    }

    /// How likely each class is on each square.
    fn probabilities(&self, board: &Rectified) -> [Probabilities; 64] {
        let mut cells = level::level(board);
        for layer in &self.trunk {
            cells = layer.apply(&cells);
        }
        let squares = self.square.apply(&cells);
        let company = attention::attend(&self.attend.apply(&squares));
        let mixed = self.mix.apply(&squares.beside(&company));
        let scores = self.classify.apply(&mixed);
        let mut probabilities = [[0.0; CLASSES.len()]; 64];
        for (square, scores) in probabilities.iter_mut().zip(scores.cells()) {
            square.copy_from_slice(scores);
            attention::softmax(square);
        }
        probabilities
    }
}
