//! A canvas to draw gray pictures on, and numbers by chance that are the same each time.

/// Gray pixels.
pub struct Canvas {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
}

impl Canvas {
    pub fn new(width: usize, height: usize, gray: u8) -> Canvas {
        Canvas { width, height, pixels: vec![gray; width * height] }
    }

    /// Gives a pixel a value, if it is on the canvas.
    pub fn dot(&mut self, x: i32, y: i32, gray: u8) {
        if x >= 0 && y >= 0 && (x as usize) < self.width && (y as usize) < self.height {
            self.pixels[y as usize * self.width + x as usize] = gray;
        }
    }

    pub fn rect(&mut self, x: i32, y: i32, width: i32, height: i32, gray: u8) {
        for y in y..y + height {
            for x in x..x + width {
                self.dot(x, y, gray);
            }
        }
    }

    pub fn frame(&mut self, x: i32, y: i32, width: i32, height: i32, gray: u8) {
        self.rect(x, y, width, 1, gray);
        self.rect(x, y + height - 1, width, 1, gray);
        self.rect(x, y, 1, height, gray);
        self.rect(x + width - 1, y, 1, height, gray);
    }

    pub fn disc(&mut self, x: i32, y: i32, radius: i32, gray: u8) {
        for dy in -radius..=radius {
            for dx in -radius..=radius {
                if dx * dx + dy * dy <= radius * radius {
                    self.dot(x + dx, y + dy, gray);
                }
            }
        }
    }

    /// Something like a letter: a few strokes in a box.
    pub fn letter(&mut self, chance: &mut Chance, x: i32, y: i32, high: i32, gray: u8) {
        let (wide, thick) = (high * 6 / 10, (high / 8).max(1));
        for _ in 0..3 {
            match chance.below(4) {
                0 => self.rect(x, y, thick, high, gray),
                1 => self.rect(x + wide - thick, y + high / 3, thick, high * 2 / 3, gray),
                2 => self.rect(x, y + chance.below(3) * (high - thick) / 2, wide, thick, gray),
                _ => {
                    for i in 0..high {
                        self.rect(x + i * wide / high, y + i, thick, 1, gray);
                    }
                }
            }
        }
    }

    /// Lines of such letters, in words.
    pub fn text(&mut self, chance: &mut Chance, area: [i32; 4], high: i32, gray: u8) {
        let [left, top, width, height] = area;
        let mut y = top;
        while y + high < top + height {
            let mut x = left;
            while x + high < left + width {
                if chance.below(6) > 0 {
                    self.letter(chance, x, y, high, gray);
                }
                x += high * 7 / 10 + 1;
            }
            y += high * 3 / 2;
        }
    }

    /// Each pixel changed by up to so much.
    pub fn noise(&mut self, chance: &mut Chance, most: i32) {
        for pixel in &mut self.pixels {
            let value = i32::from(*pixel) + chance.below(2 * most + 1) - most;
            *pixel = value.clamp(0, 255) as u8;
        }
    }

    /// A canvas on which the point (x, y) is what this one has at `from(x, y)`; white beyond.
    pub fn warped(
        &self,
        width: usize,
        height: usize,
        from: impl Fn(f64, f64) -> [f64; 2],
    ) -> Canvas {
        let mut warped = Canvas::new(width, height, 255);
        for (i, pixel) in warped.pixels.iter_mut().enumerate() {
            let [x, y] = from((i % width) as f64, (i / width) as f64);
            let at = |x: f64, y: f64| {
                if x < 0.0 || y < 0.0 || x >= self.width as f64 || y >= self.height as f64 {
                    return 255.0;
                }
                f64::from(self.pixels[y as usize * self.width + x as usize])
            };
            let (left, top) = (x.floor(), y.floor());
            let (dx, dy) = (x - left, y - top);
            let upper = at(left, top) * (1.0 - dx) + at(left + 1.0, top) * dx;
            let lower = at(left, top + 1.0) * (1.0 - dx) + at(left + 1.0, top + 1.0) * dx;
            *pixel = (upper * (1.0 - dy) + lower * dy).round() as u8;
        }
        warped
    }
}

/// Numbers by chance: xorshift.
pub struct Chance(pub u64);

impl Chance {
    /// A number from 0 up to, but not including, `end`.
    pub fn below(&mut self, end: i32) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % end.max(1) as u64) as i32
    }

    /// True so many times in a hundred.
    pub fn percent(&mut self, percent: i32) -> bool {
        self.below(100) < percent
    }
}
