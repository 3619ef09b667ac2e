//! Pictures without a board, many of them with squares all the same.

use super::draw::{Canvas, Chance};

/// The pictures with their names.
pub fn pictures() -> Vec<(&'static str, Canvas)> {
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    let mut all = Vec::new();
    for (name, draw) in KINDS {
        all.push((*name, draw(&mut chance)));
    }
    all
}

type Draw = fn(&mut Chance) -> Canvas;

const KINDS: &[(&str, Draw)] = &[
    ("a blank page", |_| Canvas::new(400, 300, 255)),
    ("a page of text", |chance| page(chance, &[[60, 60, 680, 880]], 14)),
    ("a page in two columns", |chance| {
        page(chance, &[[40, 40, 350, 920], [410, 40, 350, 920]], 10)
    }),
    ("a screenshot of code, light on dark", |chance| {
        let mut canvas = Canvas::new(900, 600, 30);
        canvas.text(chance, [20, 20, 500, 560], 12, 210);
        canvas
    }),
    ("a table", |chance| table(chance, 255)),
    ("a striped table", |chance| table(chance, 220)),
    ("a spreadsheet of coloured cells", |chance| {
        let mut canvas = Canvas::new(800, 600, 255);
        for i in 0..20 * 10 {
            let gray = if chance.percent(60) { 255 } else { 120 + chance.below(120) as u8 };
            let (x, y) = (i % 10 * 80, i / 10 * 30);
            canvas.rect(x, y, 80, 30, gray);
            canvas.frame(x, y, 80, 30, 150);
            canvas.text(chance, [x + 10, y + 8, 60, 20], 10, 0);
        }
        canvas
    }),
    ("a crossword of 15", |chance| crossword(chance, 15, 20)),
    ("a crossword of 9", |chance| crossword(chance, 9, 30)),
    ("a barred grid of 8 with random black squares", |chance| crossword(chance, 8, 45)),
    ("a sudoku", |chance| {
        let mut canvas = Canvas::new(560, 560, 255);
        for i in 0..10 {
            let thick = if i % 3 == 0 { 4 } else { 1 };
            canvas.rect(28 + i * 56 - thick / 2, 28, thick, 504, 0);
            canvas.rect(28, 28 + i * 56 - thick / 2, 504, thick, 0);
        }
        for i in 0..81 {
            if chance.percent(40) {
                canvas.letter(chance, 45 + i % 9 * 56, 42 + i / 9 * 56, 28, 0);
            }
        }
        canvas
    }),
    ("a floor of tiles", |_| tiles(800, 600, 40, 230, 60)),
    ("a floor of small tiles", |_| tiles(640, 480, 16, 255, 190)),
    ("a floor of tiles, askew", |_| askew(&tiles(900, 900, 50, 240, 40))),
    ("a draughts board of 100 squares", |_| {
        let mut canvas = Canvas::new(600, 600, 255);
        for i in 0..100 {
            let (column, row) = (i % 10, i / 10);
            let is_dark = (column + row) % 2 == 1;
            let (x, y) = (50 + column * 50, 50 + row * 50);
            canvas.rect(x, y, 50, 50, if is_dark { 110 } else { 230 });
            if is_dark && !(4..6).contains(&row) {
                canvas.disc(x + 25, y + 25, 19, if row < 4 { 30 } else { 250 });
            }
        }
        canvas
    }),
    ("a go board", |chance| {
        let mut canvas = Canvas::new(600, 600, 190);
        for i in 0..19 {
            canvas.rect(30 + i * 30, 30, 1, 541, 0);
            canvas.rect(30, 30 + i * 30, 541, 1, 0);
        }
        for _ in 0..90 {
            let (x, y) = (30 + chance.below(19) * 30, 30 + chance.below(19) * 30);
            canvas.disc(x, y, 14, if chance.percent(50) { 20 } else { 250 });
        }
        canvas
    }),
    ("a flag of 9 by 6 squares", |_| {
        let mut canvas = Canvas::new(700, 500, 255);
        for i in 0..54 {
            let gray = if (i % 9 + i / 9) % 2 == 0 { 250 } else { 10 };
            canvas.rect(100 + i % 9 * 50, 80 + i / 9 * 50, 50, 50, gray);
        }
        canvas
    }),
    ("a code of black and white cells", |chance| {
        let mut canvas = Canvas::new(500, 500, 255);
        for i in 0..29 * 29 {
            if chance.percent(50) {
                canvas.rect(46 + i % 29 * 14, 46 + i / 29 * 14, 14, 14, 0);
            }
        }
        canvas
    }),
    ("a mosaic", |chance| {
        let mut canvas = Canvas::new(800, 600, 255);
        for i in 0..16 * 12 {
            let gray = chance.below(256) as u8;
            canvas.rect(i % 16 * 50, i / 16 * 50, 50, 50, gray);
        }
        canvas
    }),
    ("gingham", |_| {
        let mut canvas = Canvas::new(720, 540, 255);
        for i in 0..20 * 15 {
            let gray = 240 - 80 * (i % 20 % 2 + i / 20 % 2) as u8;
            canvas.rect(i % 20 * 36, i / 20 * 36, 36, 36, gray);
        }
        canvas
    }),
    ("bricks", |chance| {
        let mut canvas = Canvas::new(800, 600, 200);
        for i in 0..20 * 12 {
            let (row, column) = (i / 12, i % 12);
            let gray = 90 + chance.below(40) as u8;
            canvas.rect(column * 80 - row % 2 * 40, row * 30, 76, 26, gray);
        }
        canvas
    }),
    ("a calendar", |chance| {
        let mut canvas = Canvas::new(700, 560, 255);
        for i in 0..35 {
            let (x, y) = (20 + i % 7 * 94, 30 + i / 7 * 100);
            canvas.rect(x, y, 94, 100, if i % 7 > 4 { 225 } else { 255 });
            canvas.frame(x, y, 94, 100, 120);
            canvas.text(chance, [x + 6, y + 6, 30, 30], 16, 0);
        }
        canvas
    }),
    ("a bar chart", |chance| {
        let mut canvas = Canvas::new(800, 600, 255);
        for i in 0..10 {
            canvas.rect(40, 50 + i * 55, 740, 1, 200);
        }
        for i in 0..12 {
            let high = 50 + chance.below(400);
            canvas.rect(60 + i * 58, 545 - high, 40, high, 100);
        }
        canvas
    }),
    ("a keyboard", |chance| {
        let mut canvas = Canvas::new(900, 330, 50);
        for i in 0..14 * 5 {
            let (x, y) = (20 + i % 14 * 61 + i / 14 * 8, 20 + i / 14 * 58);
            canvas.rect(x, y, 54, 50, 235);
            canvas.letter(chance, x + 18, y + 14, 22, 20);
        }
        canvas
    }),
    ("icons in rows", |chance| {
        let mut canvas = Canvas::new(700, 900, 40);
        for i in 0..24 {
            let (x, y) = (40 + i % 4 * 165, 40 + i / 4 * 140);
            let gray = 60 + chance.below(190) as u8;
            canvas.rect(x, y, 100, 100, gray);
            canvas.disc(x + 50, y + 50, 30, chance.below(256) as u8);
        }
        canvas
    }),
    ("windows by night", |chance| {
        let mut canvas = Canvas::new(800, 800, 90);
        for i in 0..10 * 14 {
            let gray = [230, 40, 160][chance.below(3) as usize];
            canvas.rect(20 + i % 10 * 78, 20 + i / 10 * 55, 50, 40, gray);
        }
        canvas
    }),
    ("noise", |chance| {
        let mut canvas = Canvas::new(500, 500, 128);
        canvas.noise(chance, 127);
        canvas
    }),
    ("waves", |_| {
        let mut canvas = Canvas::new(800, 600, 0);
        for (i, pixel) in canvas.pixels.iter_mut().enumerate() {
            let (x, y) = ((i % 800) as f64, (i / 800) as f64);
            *pixel = (127.0 + 100.0 * (x / 30.0).sin() * (y / 30.0).sin()) as u8;
        }
        canvas
    }),
    ("one pixel", |_| Canvas::new(1, 1, 7)),
    ("one row", |chance| {
        let mut canvas = Canvas::new(900, 1, 128);
        canvas.noise(chance, 127);
        canvas
    }),
];

fn page(chance: &mut Chance, columns: &[[i32; 4]], high: i32) -> Canvas {
    let mut canvas = Canvas::new(800, 1000, 250);
    for &column in columns {
        canvas.text(chance, column, high, 20);
    }
    canvas
}

fn table(chance: &mut Chance, stripe: u8) -> Canvas {
    let mut canvas = Canvas::new(900, 700, 255);
    for row in 0..16 {
        canvas.rect(30, 30 + row * 40, 840, 40, if row % 2 == 0 { stripe } else { 255 });
        for column in 0..8 {
            canvas.frame(30 + column * 105, 30 + row * 40, 106, 41, 140);
            canvas.text(chance, [40 + column * 105, 42 + row * 40, 80, 30], 14, 30);
        }
    }
    canvas
}

fn crossword(chance: &mut Chance, count: i32, percent: i32) -> Canvas {
    let side = 560 / count;
    let mut canvas = Canvas::new(600, 600, 255);
    for i in 0..count * count {
        let (x, y) = (20 + i % count * side, 20 + i / count * side);
        if chance.percent(percent) {
            canvas.rect(x, y, side, side, 0);
        } else if chance.percent(30) {
            canvas.letter(chance, x + 3, y + 3, side / 4, 0);
        }
        canvas.frame(x, y, side + 1, side + 1, 0);
    }
    canvas
}

fn tiles(width: usize, height: usize, side: usize, light: u8, dark: u8) -> Canvas {
    let mut canvas = Canvas::new(width, height, light);
    for (i, pixel) in canvas.pixels.iter_mut().enumerate() {
        if (i % width / side + i / width / side) % 2 == 1 {
            *pixel = dark;
        }
    }
    canvas
}

fn askew(canvas: &Canvas) -> Canvas {
    let (sine, cosine) = 0.3f64.sin_cos();
    canvas.warped(600, 600, |x, y| {
        let (x, y) = (x - 300.0, y - 300.0);
        [450.0 + x * cosine - y * sine, 450.0 + x * sine + y * cosine]
    })
}
