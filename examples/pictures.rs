//! How well pictures are read: `script/pictures FOLDER`.
//!
//! The folder has pictures and a file `labels.jsonl` with an object a line: `file`,
//! `fen_placement`, `as_seen` (the same from the picture's top left, as a placement), `kind`,
//! and, where known, `orientation` ("white" or "black" below) and `corners_tl_tr_br_bl`.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a tool stops at what is off")]

#[path = "../tests/pictures/boardless.rs"]
mod boardless;
#[path = "../tests/pictures/draw.rs"]
#[allow(dead_code, reason = "the tests draw more")]
mod draw;

use std::time::Instant;

use forsyth::picture::{Found, Options, Picture, read, read_at};
use image::{RgbaImage, imageops};
use serde_json::Value;

/// What came of the pictures of a kind.
#[derive(Default)]
struct Tally {
    name: String,
    boards: usize,
    found: usize,
    exact: usize,
    squares: usize,
    placed: usize,
    start: [usize; 2],
    oriented: [usize; 3],
    turned_exact: usize,
    turned: [usize; 3],
    other_side: [usize; 3],
    marked: usize,
    wrong_marked: usize,
    wrong: usize,
    clear: usize,
    clear_wrong: usize,
    seconds: f64,
    slowest: f64,
}

fn main() {
    let folder = std::env::args().nth(1).expect("script/pictures FOLDER");
    let is_wordy = std::env::args().any(|word| word == "--each");
    let labels = std::fs::read_to_string(format!("{folder}/labels.jsonl")).expect("labels.jsonl");
    let mut all = Tally { name: "all".into(), ..Tally::default() };
    let mut kinds: Vec<Tally> = Vec::new();
    let mut confused: Vec<(String, usize)> = Vec::new();
    for line in labels.lines() {
        let label: Value = serde_json::from_str(line).expect("an object a line");
        let kind = label["kind"].as_str().unwrap_or("other").to_string();
        if !kinds.iter().any(|tally| tally.name == kind) {
            kinds.push(Tally { name: kind.clone(), ..Tally::default() });
        }
        let tally = kinds.iter_mut().find(|tally| tally.name == kind).unwrap();
        let mut one = Tally::default();
        judge(&folder, &label, &mut one, &mut confused, is_wordy);
        tally.add(&one);
        all.add(&one);
    }
    kinds.push(all);
    print(&kinds);
    confused.sort_by_key(|b| std::cmp::Reverse(b.1));
    let confused: Vec<String> =
        confused.iter().take(12).map(|(pair, count)| format!("{pair} {count}")).collect();
    println!("\nread for what is there: {}", confused.join(", "));
    let mut wrong = 0;
    let pictures = boardless::pictures();
    for (name, canvas) in &pictures {
        let picture = Picture::from_gray(canvas.width, canvas.height, &canvas.pixels).unwrap();
        let boards = read(&picture, &Options::default()).boards;
        if !boards.is_empty() {
            wrong += 1;
            println!("a board in {name}: {:?}", boards[0].corners);
        }
    }
    println!("pictures without a board: {}, with one found: {wrong}", pictures.len());
}

fn judge(
    folder: &str,
    label: &Value,
    tally: &mut Tally,
    confused: &mut Vec<(String, usize)>,
    is_wordy: bool,
) {
    let file = label["file"].as_str().unwrap();
    let truth = squares(label["as_seen"].as_str().unwrap());
    let placement = label["fen_placement"].as_str().unwrap();
    let is_start = placement == "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let image = image::open(format!("{folder}/{file}")).expect("a picture").into_rgba8();
    let began = Instant::now();
    let picture = of(&image);
    let reading = read(&picture, &Options::default());
    tally.seconds = began.elapsed().as_secs_f64();
    tally.slowest = tally.seconds;
    tally.boards = 1;
    tally.start[0] = usize::from(is_start);
    let Some(found) = reading.boards.first() else {
        println!("{file}: no board");
        tally.oriented[2] = 1;
        tally.turned[2] = 1;
        return;
    };
    let corners = &label["corners_tl_tr_br_bl"];
    let is_there = corners.is_null() || agrees(found, corners);
    tally.found = usize::from(is_there);
    let seen = letters(found);
    let mut report = Vec::new();
    for i in 0..64 {
        let guess = &found.squares[i];
        tally.marked += usize::from(guess.is_doubtful);
        if seen[i] == truth[i] {
            continue;
        }
        tally.wrong += 1;
        tally.wrong_marked += usize::from(guess.is_doubtful);
        let pair = format!("{} for {}", seen[i], truth[i]);
        report.push(format!("{pair} {:.2}", guess.probability));
        match confused.iter_mut().find(|(other, _)| *other == pair) {
            Some((_, count)) => *count += 1,
            None => confused.push((pair, 1)),
        }
    }
    tally.squares = 64 - tally.wrong;
    tally.exact = usize::from(tally.wrong == 0);
    tally.start[1] = usize::from(is_start && tally.wrong == 0);
    tally.clear = usize::from(tally.marked == 0);
    tally.clear_wrong = usize::from(tally.marked == 0 && tally.wrong > 0);
    let is_white_below = label["as_seen"].as_str() == Some(placement);
    tally.oriented = orientation(found, is_white_below);
    let board = forsyth::fen::write_placement(&found.board());
    tally.placed = usize::from(board == placement);
    // Turned round, pieces and all: the reading is the same.
    let half = read(&of(&imageops::rotate180(&image)), &Options::default());
    match half.boards.first() {
        Some(found) => {
            tally.turned_exact = usize::from(letters(found) == truth);
            tally.turned = orientation(found, is_white_below);
        }
        None => tally.turned[2] = 1,
    }
    // The same squares seen by the other side, the pieces upright.
    let other = other_side(&image, found);
    tally.other_side = orientation(&other, !is_white_below);
    if is_wordy || !is_there || tally.oriented[2] + tally.turned[2] + tally.other_side[2] > 0 {
        println!(
            "{file}: {} boards, score {:.2}, there {is_there}, turn {}, below {:?} {:?}, turned {:?} exact {}, other side {:?}, marked {}, advice {:?}",
            reading.boards.len(),
            found.score,
            found.turn,
            found.orientation.white_below,
            found.orientation.evidence,
            tally.turned,
            tally.turned_exact,
            tally.other_side,
            tally.marked,
            found.advice
        );
    }
    if !report.is_empty() {
        println!("{file}: {} wrong, {} marked: {}", tally.wrong, tally.marked, report.join(", "));
    }
}

fn of(image: &RgbaImage) -> Picture {
    Picture::from_rgba(image.width() as usize, image.height() as usize, image.as_raw()).unwrap()
}

/// Right, asked, wrong.
fn orientation(found: &Found, is_white_below: bool) -> [usize; 3] {
    match found.orientation.white_below {
        None => [0, 1, 0],
        Some(white) if white == is_white_below => [1, 0, 0],
        Some(_) => [0, 0, 1],
    }
}

/// Whether every corner lies within a third of a square of where it should, whichever comes first.
fn agrees(found: &Found, corners: &Value) -> bool {
    let expected: Vec<[f64; 2]> = serde_json::from_value(corners.clone()).unwrap();
    let length = |a: [f64; 2], b: [f64; 2]| (a[0] - b[0]).hypot(a[1] - b[1]);
    let allowed = length(expected[0], expected[1]).max(length(expected[1], expected[2])) / 24.0;
    (0..4).any(|turn| {
        (0..4).all(|i| length(found.corners[(i + turn) % 4].map(f64::from), expected[i]) < allowed)
    })
}

fn letters(found: &Found) -> Vec<char> {
    let letter = |guess: &forsyth::picture::Guess| guess.piece.map_or('.', |piece| piece.letter());
    found.squares.iter().map(letter).collect()
}

fn squares(placement: &str) -> Vec<char> {
    let mut squares = Vec::new();
    for c in placement.chars().filter(|&c| c != '/') {
        match c.to_digit(10) {
            Some(empty) => squares.extend(std::iter::repeat_n('.', empty as usize)),
            None => squares.push(c),
        }
    }
    squares
}

/// The board of a picture drawn anew with the squares in the opposite order.
fn other_side(image: &RgbaImage, found: &Found) -> Found {
    const SIDE: usize = 48;
    let gray = imageops::grayscale(image);
    let mut pixels = vec![255; 64 * SIDE * SIDE];
    let corners = found.corners.map(|corner| corner.map(f64::from));
    for row in 0..8 {
        for column in 0..8 {
            for i in 0..SIDE * SIDE {
                let u = (column as f64 + ((i % SIDE) as f64 + 0.5) / SIDE as f64) / 8.0;
                let v = (row as f64 + ((i / SIDE) as f64 + 0.5) / SIDE as f64) / 8.0;
                let mix = |k: usize| {
                    let upper = corners[0][k] * (1.0 - u) + corners[1][k] * u;
                    let lower = corners[3][k] * (1.0 - u) + corners[2][k] * u;
                    upper * (1.0 - v) + lower * v
                };
                let x = mix(0).round().clamp(0.0, f64::from(gray.width() - 1)) as u32;
                let y = mix(1).round().clamp(0.0, f64::from(gray.height() - 1)) as u32;
                let (to_x, to_y) = ((7 - column) * SIDE + i % SIDE, (7 - row) * SIDE + i / SIDE);
                pixels[to_y * 8 * SIDE + to_x] = gray.get_pixel(x, y).0[0];
            }
        }
    }
    let picture = Picture::from_gray(8 * SIDE, 8 * SIDE, &pixels).unwrap();
    let most = (8 * SIDE) as f32 - 0.5;
    let corners = [[-0.5, -0.5], [most, -0.5], [most, most], [-0.5, most]];
    read_at(&picture, &corners, Some(0)).unwrap()
}

impl Tally {
    fn add(&mut self, one: &Tally) {
        let counts = [
            (&mut self.boards, one.boards),
            (&mut self.found, one.found),
            (&mut self.exact, one.exact),
            (&mut self.squares, one.squares),
            (&mut self.placed, one.placed),
            (&mut self.turned_exact, one.turned_exact),
            (&mut self.marked, one.marked),
            (&mut self.wrong_marked, one.wrong_marked),
            (&mut self.wrong, one.wrong),
            (&mut self.clear, one.clear),
            (&mut self.clear_wrong, one.clear_wrong),
        ];
        for (sum, count) in counts {
            *sum += count;
        }
        for i in 0..3 {
            self.oriented[i] += one.oriented[i];
            self.turned[i] += one.turned[i];
            self.other_side[i] += one.other_side[i];
        }
        for i in 0..2 {
            self.start[i] += one.start[i];
        }
        self.seconds += one.seconds;
        self.slowest = self.slowest.max(one.slowest);
    }
}

fn print(kinds: &[Tally]) {
    println!(
        "\n{:<12}{:>8}{:>7}{:>7}{:>9}{:>11}{:>11}{:>9}",
        "kind", "pictures", "found", "exact", "squares", "start", "other", "FEN"
    );
    for t in kinds {
        println!(
            "{:<12}{:>8}{:>7}{:>7}{:>8.2}%{:>8}/{:<3}{:>7}/{:<3}{:>8}",
            t.name,
            t.boards,
            t.found,
            t.exact,
            100.0 * t.squares as f64 / (64 * t.boards) as f64,
            t.start[1],
            t.start[0],
            t.exact - t.start[1],
            t.boards - t.start[0],
            t.placed,
        );
    }
    let Some(t) = kinds.last() else { return };
    println!("\norientation (right, asked, wrong): {:?}", t.oriented);
    println!("  each picture turned round: {:?}; exact {}", t.turned, t.turned_exact);
    println!("  each seen by the other side: {:?}", t.other_side);
    println!(
        "doubtful: {:.2} squares a board; {} of {} wrong squares",
        t.marked as f64 / t.boards as f64,
        t.wrong_marked,
        t.wrong
    );
    println!("boards without a doubtful square: {}, wrong {}", t.clear, t.clear_wrong);
    println!(
        "time: mean {:.0} ms, slowest {:.0} ms",
        1000.0 * t.seconds / t.boards as f64,
        1000.0 * t.slowest
    );
}
