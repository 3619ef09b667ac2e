//! A picture to be read.

use super::gray::{Gray, Pyramid};

/// The longer side up to which a picture is kept as it is, in pixels. A larger one is made
/// smaller by a whole factor.
const KEPT: usize = 2400;

/// A picture in gray, in no more than 24 MB of memory whatever its size.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    width: usize,
    height: usize,
    factor: usize,
    pub(super) pyramid: Pyramid,
}

impl Picture {
    /// The picture with these gray values, row by row from the top; `None` where their number
    /// isn't that of the pixels, or is 0.
    pub fn from_gray(width: usize, height: usize, values: &[u8]) -> Option<Picture> {
        Picture::new(width, height, values, 1, |pixel| f32::from(pixel[0]))
    }

    /// The picture with these pixels, each of four bytes: red, green, blue and how opaque it is.
    /// What is not opaque stands before white. `None` where the number of bytes isn't four times
    /// that of the pixels, or is 0.
    pub fn from_rgba(width: usize, height: usize, bytes: &[u8]) -> Option<Picture> {
        Picture::new(width, height, bytes, 4, |pixel| {
            // The weights of ITU-R BT.601.
            let [r, g, b, a] = [0, 1, 2, 3].map(|i| f32::from(pixel[i]));
            let gray = 0.299 * r + 0.587 * g + 0.114 * b;
            255.0 + (gray - 255.0) * (a / 255.0)
        })
    }

    fn new(
        width: usize,
        height: usize,
        bytes: &[u8],
        each: usize,
        gray: impl Fn(&[u8]) -> f32,
    ) -> Option<Picture> {
        if bytes.is_empty() || width.checked_mul(height)?.checked_mul(each)? != bytes.len() {
            return None;
        }
        let factor = width.max(height).div_ceil(KEPT);
        let (wide, high) = ((width / factor).max(1), (height / factor).max(1));
        let mut raster = Gray::new(wide, high, 0.0);
        for y in 0..high {
            let target = &mut raster.values[y * wide..(y + 1) * wide];
            let rows = y * factor..((y + 1) * factor).min(height);
            let mut count = 0;
            for row in rows {
                let row = &bytes[row * width * each..(row + 1) * width * each];
                count += 1;
                for (value, pixels) in target.iter_mut().zip(row.chunks(factor * each)) {
                    let mut sum = 0.0;
                    for pixel in pixels.chunks_exact(each) {
                        sum += gray(pixel);
                    }
                    *value += sum / (pixels.len() / each) as f32;
                }
            }
            for value in target {
                *value /= count as f32;
            }
        }
        Some(Picture { width, height, factor, pyramid: Pyramid::new(raster) })
    }

    /// Pixels a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Rows of pixels.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The length of a pixel of the kept raster in pixels of the picture.
    pub(super) fn scale(&self) -> f64 {
        self.factor as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_its_pixels() {
        assert!(Picture::from_gray(2, 3, &[0; 6]).is_some());
        assert_eq!(Picture::from_gray(2, 3, &[0; 5]), None);
        assert_eq!(Picture::from_gray(0, 3, &[]), None);
        assert_eq!(Picture::from_rgba(2, 3, &[0; 6]), None);
        assert_eq!(Picture::from_rgba(usize::MAX, 3, &[0; 24]), None);
    }

    #[test]
    fn what_is_clear_stands_before_white() {
        let picture = Picture::from_rgba(2, 1, &[9, 9, 9, 0, 9, 9, 9, 255]).unwrap();
        let values = &picture.pyramid.base().values;
        assert!((values[0] - 255.0).abs() < 0.01 && (values[1] - 9.0).abs() < 0.01);
    }

    #[test]
    fn large_pictures_are_kept_small() {
        let wide = Picture::from_gray(7000, 3, &[100; 21_000]).unwrap();
        let base = wide.pyramid.base();
        assert_eq!((wide.width(), base.width, base.height, wide.scale()), (7000, 2333, 1, 3.0));
        assert!(base.values.iter().all(|&value| (value - 100.0).abs() < 0.01));
    }
}
