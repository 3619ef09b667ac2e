//! Numbers laid out as a picture: rows of cells, each with its channels.

/// A square picture with several channels.
pub struct Grid {
    /// Cells along a side.
    pub side: usize,
    /// Numbers a cell has.
    pub channels: usize,
    /// The numbers, cell by cell, row by row.
    pub values: Vec<f32>,
}

impl Grid {
    /// A picture of zeros.
    pub fn new(side: usize, channels: usize) -> Self {
        Self { side, channels, values: vec![0.0; side * side * channels] }
    }

    /// The channels of each cell.
    pub fn cells(&self) -> impl Iterator<Item = &[f32]> {
        self.values.chunks_exact(self.channels)
    }

    /// The same with a border of zeros, or, where `border` is negative, without its outer cells.
    pub fn bordered(&self, border: isize) -> Self {
        let mut to = Self::new(self.side.saturating_add_signed(2 * border), self.channels);
        let (skip, into) = (border.min(0).unsigned_abs(), border.max(0).unsigned_abs());
        let length = self.side.min(to.side) * self.channels;
        for row in 0..self.side.min(to.side) {
            let source = ((row + skip) * self.side + skip) * self.channels;
            let target = ((row + into) * to.side + into) * self.channels;
            to.values[target..target + length]
                .copy_from_slice(&self.values[source..source + length]);
        }
        to
    }

    /// The channels of both, cell by cell.
    pub fn beside(&self, other: &Self) -> Self {
        let mut values = Vec::with_capacity(self.values.len() + other.values.len());
        for (mine, others) in self.cells().zip(other.cells()) {
            values.extend_from_slice(mine);
            values.extend_from_slice(others);
        }
        Self { side: self.side, channels: self.channels + other.channels, values }
    }
}
