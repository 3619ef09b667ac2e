//! Rasters of gray: scaling, blurring and reading between the pixels.

/// A raster of gray values, 0 for black to 255 for white.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Gray {
    /// Pixels a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The values, row by row from the top.
    pub values: Vec<f32>,
}

impl Gray {
    /// A raster of one value.
    pub fn new(width: usize, height: usize, value: f32) -> Gray {
        Gray { width, height, values: vec![value; width * height] }
    }

    /// A row of values.
    pub fn row(&self, y: usize) -> &[f32] {
        &self.values[y * self.width..(y + 1) * self.width]
    }

    /// The value at a point between pixel centres, which have whole coordinates. Beyond the edge
    /// it is that of the edge.
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let x = x.clamp(0.0, (self.width - 1) as f32);
        let y = y.clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (dx, dy) = (x - left as f32, y - top as f32);
        let right = (left + 1).min(self.width - 1);
        let upper = self.row(top);
        let lower = self.row((top + 1).min(self.height - 1));
        let mix = |row: &[f32]| row[left] + (row[right] - row[left]) * dx;
        let (upper, lower) = (mix(upper), mix(lower));
        upper + (lower - upper) * dy
    }

    /// Half the size, each value the mean of four.
    pub fn halved(&self) -> Gray {
        let (width, height) = ((self.width / 2).max(1), (self.height / 2).max(1));
        let mut half = Gray::new(width, height, 0.0);
        for y in 0..height {
            let upper = self.row((2 * y).min(self.height - 1));
            let lower = self.row((2 * y + 1).min(self.height - 1));
            let row = &mut half.values[y * width..(y + 1) * width];
            for (x, value) in row.iter_mut().enumerate() {
                let (a, b) = (2 * x, (2 * x + 1).min(self.width - 1));
                *value = (upper[a] + upper[b] + lower[a] + lower[b]) * 0.25;
            }
        }
        half
    }

    /// Another size: read between the pixels, so best by a factor between a half and two.
    pub fn resized(&self, width: usize, height: usize) -> Gray {
        let mut sized = Gray::new(width, height, 0.0);
        let x_step = self.width as f32 / width as f32;
        let y_step = self.height as f32 / height as f32;
        for y in 0..height {
            let row = &mut sized.values[y * width..(y + 1) * width];
            let from_y = (y as f32 + 0.5) * y_step - 0.5;
            for (x, value) in row.iter_mut().enumerate() {
                *value = self.at((x as f32 + 0.5) * x_step - 0.5, from_y);
            }
        }
        sized
    }

    /// Blurred by the weights 1 4 6 4 1 in both directions: a standard deviation of one pixel.
    pub fn blurred(&self) -> Gray {
        let (width, height) = (self.width, self.height);
        let mut across = Gray::new(width, height, 0.0);
        let mut padded = vec![0.0; width + 4];
        for y in 0..height {
            let row = self.row(y);
            padded[2..width + 2].copy_from_slice(row);
            let (first, last) = (row[0], row[width - 1]);
            padded[..2].fill(first);
            padded[width + 2..].fill(last);
            let target = &mut across.values[y * width..(y + 1) * width];
            for (x, value) in target.iter_mut().enumerate() {
                let p = &padded[x..x + 5];
                *value = (p[0] + p[4] + (p[1] + p[3]) * 4.0 + p[2] * 6.0) / 16.0;
            }
        }
        let mut down = Gray::new(width, height, 0.0);
        for y in 0..height {
            let clamped = |dy: isize| {
                let y = (y as isize + dy).clamp(0, height as isize - 1);
                across.row(y as usize)
            };
            let rows = [clamped(-2), clamped(-1), clamped(0), clamped(1), clamped(2)];
            let target = &mut down.values[y * width..(y + 1) * width];
            for (x, value) in target.iter_mut().enumerate() {
                *value =
                    (rows[0][x] + rows[4][x] + (rows[1][x] + rows[3][x]) * 4.0 + rows[2][x] * 6.0)
                        / 16.0;
            }
        }
        down
    }
}

/// A raster and its halves, down to a few pixels.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pyramid(Vec<Gray>);

impl Pyramid {
    /// The halves of a raster.
    pub fn new(base: Gray) -> Pyramid {
        let mut levels = vec![base];
        while let Some(last) = levels.last()
            && last.width.min(last.height) >= 16
        {
            let half = last.halved();
            levels.push(half);
        }
        Pyramid(levels)
    }

    /// The raster itself.
    pub fn base(&self) -> &Gray {
        &self.0[0]
    }

    /// The level on which a length of the base is at least one pixel and less than two, as far as
    /// there are levels; with the length of its pixels in those of the base.
    pub fn level(&self, length: f32) -> (&Gray, f32) {
        let mut level = 0;
        let mut scale = 1.0;
        while level + 1 < self.0.len() && length >= 2.0 * scale {
            level += 1;
            scale *= 2.0;
        }
        (&self.0[level], scale)
    }

    /// The raster scaled so that its longer side has so many pixels, or as it is where it is not
    /// much larger; with the length of the pixels in those of the base.
    pub fn scaled(&self, longer: f32) -> (Gray, f32) {
        let base = self.base();
        let factor = base.width.max(base.height) as f32 / longer;
        let (level, scale) = self.level(factor);
        let rest = factor / scale;
        if (0.95..1.05).contains(&rest) {
            return (level.clone(), scale);
        }
        let size = |length: usize| ((length as f32 / factor).round() as usize).max(1);
        (level.resized(size(base.width), size(base.height)), factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scaling_keeps_a_slope() {
        let mut slope = Gray::new(64, 48, 0.0);
        for (i, value) in slope.values.iter_mut().enumerate() {
            *value = (i % 64) as f32 * 2.0;
        }
        let pyramid = Pyramid::new(slope);
        let (level, scale) = pyramid.level(4.5);
        assert_eq!((level.width, level.height, scale), (16, 12, 4.0));
        // The centre of the pixel with index 5 of the level lies at 5 * 4 + 1.5.
        assert!((level.at(5.0, 6.0) - 43.0).abs() < 1e-3);
        let (sized, scale) = pyramid.scaled(40.0);
        assert_eq!((sized.width, sized.height, scale), (40, 30, 1.6));
        assert!((sized.at(20.0, 9.0) - (20.5 * 1.6 - 0.5) * 2.0).abs() < 1e-3);
        let blurred = pyramid.base().blurred();
        assert!((blurred.at(30.0, 0.0) - 60.0).abs() < 1e-3);
    }
}
