//! Boards drawn by ourselves, framed, warped and made noisy, come back from their pictures.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

#[path = "pictures/boardless.rs"]
mod boardless;
#[path = "pictures/draw.rs"]
mod draw;

use draw::{Canvas, Chance};
use forsyth::chess::Color;
use forsyth::diagram::{self, PieceSet, SQUARES, piece_markup};
use forsyth::fen::{parse, write_placement};
use forsyth::picture::{Evidence, Found, Options, Picture, read, read_at};
use resvg::{tiny_skia, usvg};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const GAME: &str = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R";
const ENDGAME: &str = "8/5pk1/6p1/7p/4P2P/6P1/3r2K1/1R6";

/// A board of our own drawing, so many pixels wide.
fn board(placement: &str, orientation: Color, width: u32) -> Canvas {
    let board = parse(placement).setup.board;
    let text = diagram::svg(&diagram::Picture {
        board: &board,
        orientation,
        shapes: &[],
        title: "",
        description: "",
        language: "en",
        squares: SQUARES,
        pieces: &|piece| piece_markup(PieceSet::Standard, piece),
        coordinates: false,
        margin: false,
        width,
    });
    let tree = usvg::Tree::from_str(&text, &usvg::Options::default()).unwrap();
    let mut pixmap = tiny_skia::Pixmap::new(width, width).unwrap();
    resvg::render(&tree, tiny_skia::Transform::identity(), &mut pixmap.as_mut());
    let mut canvas = Canvas::new(width as usize, width as usize, 255);
    for (pixel, color) in canvas.pixels.iter_mut().zip(pixmap.pixels()) {
        let [r, g, b] = [color.red(), color.green(), color.blue()].map(u32::from);
        *pixel = ((299 * r + 587 * g + 114 * b) / 1000) as u8;
    }
    canvas
}

/// A canvas with another laid on it.
fn laid(mut canvas: Canvas, on: &Canvas, left: usize, top: usize) -> Canvas {
    for (i, &pixel) in on.pixels.iter().enumerate() {
        canvas.dot((left + i % on.width) as i32, (top + i / on.width) as i32, pixel);
    }
    canvas
}

fn found(canvas: &Canvas) -> Vec<Found> {
    let picture = Picture::from_gray(canvas.width, canvas.height, &canvas.pixels).unwrap();
    read(&picture, &Options::default()).boards
}

fn square(left: f32, top: f32, side: f32) -> [[f32; 2]; 4] {
    let (right, bottom) = (left + side, top + side);
    // The edge of the first pixel is half a pixel before its centre.
    [[left, top], [right, top], [right, bottom], [left, bottom]].map(|p| p.map(|c| c - 0.5))
}

/// The corners are there, to within a tenth of a square, and the pieces as well.
#[track_caller]
fn check(found: &Found, corners: [[f32; 2]; 4], placement: &str) {
    let side = (corners[1][0] - corners[0][0]).hypot(corners[1][1] - corners[0][1]) / 8.0;
    for (is, should) in found.corners.iter().zip(&corners) {
        let off = (is[0] - should[0]).hypot(is[1] - should[1]);
        assert!(off < 0.1 * side, "{:?} for {corners:?}", found.corners);
    }
    assert_eq!(write_placement(&found.board()), placement);
}

#[test]
fn boards_cropped_to_the_edge() {
    for placement in [START, GAME, ENDGAME] {
        for width in [184, 400, 1000] {
            let boards = found(&board(placement, Color::White, width));
            assert_eq!(boards.len(), 1, "{placement} {width}");
            check(&boards[0], square(0.0, 0.0, width as f32), placement);
            assert_eq!(boards[0].turn, 0);
            assert_eq!(boards[0].orientation.white_below, Some(true));
        }
    }
}

#[test]
fn the_other_side_below() {
    let boards = found(&board(GAME, Color::Black, 480));
    assert_eq!(boards.len(), 1);
    check(&boards[0], square(0.0, 0.0, 480.0), GAME);
    assert_eq!(boards[0].orientation.white_below, Some(false));
    assert_eq!(boards[0].square(0).to_string(), "h1");
}

#[test]
fn several_boards_in_a_page_of_text() {
    let mut chance = Chance(7);
    let mut page = Canvas::new(1000, 1300, 245);
    page.text(&mut chance, [60, 50, 880, 150], 15, 30);
    page.text(&mut chance, [60, 620, 880, 120], 15, 30);
    page.text(&mut chance, [520, 800, 420, 400], 15, 30);
    let places = [(80, 240, 320, START), (560, 250, 340, GAME), (90, 800, 360, ENDGAME)];
    for (left, top, width, placement) in places {
        page.frame(left - 4, top - 4, width + 8, width + 8, 0);
        let board = board(placement, Color::White, width as u32);
        page = laid(page, &board, left as usize, top as usize);
    }
    page.noise(&mut chance, 10);
    let boards = found(&page);
    assert_eq!(boards.len(), 3);
    for (left, top, width, placement) in places {
        let corners = square(left as f32, top as f32, width as f32);
        let is_there = |found: &&Found| {
            (found.corners[0][0] - corners[0][0]).hypot(found.corners[0][1] - corners[0][1]) < 9.0
        };
        check(boards.iter().find(is_there).unwrap(), corners, placement);
    }
    let picture = Picture::from_gray(page.width, page.height, &page.pixels).unwrap();
    assert_eq!(read(&picture, &Options { most: 2 }).boards, boards[..2]);
}

/// A board seen from the side, on a dark table: where its corners are, and the picture.
fn photo() -> ([[f32; 2]; 4], Canvas) {
    let framed = laid(Canvas::new(560, 560, 90), &board(GAME, Color::White, 480), 40, 40);
    // From the picture to the framed board: a turn by a few degrees, and farther away above.
    let from = |x: f64, y: f64| {
        let w = 1.0 + (y - 300.0) * -0.0006;
        let (x, y) = ((x - 400.0) / w, (y - 300.0) / w);
        [280.0 + 1.1 * x + 0.15 * y, 280.0 - 0.12 * x + 1.12 * y]
    };
    // The way back, by search.
    let to = |u: f64, v: f64| {
        let (mut x, mut y) = (400.0, 300.0);
        for _ in 0..200 {
            let [a, b] = from(x, y);
            x += (u - a) * 0.5;
            y += (v - b) * 0.5;
        }
        [x as f32, y as f32]
    };
    let corners = [to(39.5, 39.5), to(519.5, 39.5), to(519.5, 519.5), to(39.5, 519.5)];
    let mut canvas = framed.warped(800, 600, from);
    canvas.noise(&mut Chance(3), 12);
    (corners, canvas)
}

#[test]
fn a_board_seen_from_the_side() {
    let (corners, canvas) = photo();
    let boards = found(&canvas);
    assert_eq!(boards.len(), 1);
    check(&boards[0], corners, GAME);
}

#[test]
fn turned_pictures() {
    let (corners, canvas) = photo();
    let (w, h) = (canvas.width, canvas.height);
    for turn in 1..4u8 {
        // The picture turned so many quarters counterclockwise.
        let (width, height) = if turn == 2 { (w, h) } else { (h, w) };
        let place = |x: f64, y: f64| match turn {
            1 => [y, (w - 1) as f64 - x],
            2 => [(w - 1) as f64 - x, (h - 1) as f64 - y],
            _ => [(h - 1) as f64 - y, x],
        };
        let back = |x: f64, y: f64| match turn {
            1 => [(w - 1) as f64 - y, x],
            2 => [(w - 1) as f64 - x, (h - 1) as f64 - y],
            _ => [y, (h - 1) as f64 - x],
        };
        let boards = found(&canvas.warped(width, height, back));
        assert_eq!(boards.len(), 1, "{turn}");
        let corners = corners.map(|[x, y]| place(f64::from(x), f64::from(y)).map(|c| c as f32));
        check(&boards[0], corners, GAME);
        assert_eq!(boards[0].turn, turn);
    }
}

#[test]
fn corners_that_a_person_gives() {
    let (corners, canvas) = photo();
    let picture = Picture::from_gray(canvas.width, canvas.height, &canvas.pixels).unwrap();
    check(&read_at(&picture, &corners, None).unwrap(), corners, GAME);
    let found = read_at(&picture, &corners, Some(0)).unwrap();
    check(&found, corners, GAME);
    let other = found.with_white_below(false);
    assert_eq!(other.orientation.evidence, Evidence::Said);
    assert_eq!(other.square(63).to_string(), "a8");
    let turned = read_at(&picture, &corners, Some(1)).unwrap();
    assert_eq!(
        (turned.turn, turned.corners[1]),
        (1, read_at(&picture, &corners, Some(0)).unwrap().corners[0])
    );
    let line = [[0.0, 0.0], [10.0, 10.0], [20.0, 20.0], [30.0, 30.0]];
    let [a, b, c, d] = corners;
    for wrong in [line, [a, d, c, b], [a, c, b, d], [[f32::NAN; 2]; 4]] {
        assert_eq!(read_at(&picture, &wrong, None), None, "{wrong:?}");
    }
    let far = corners.map(|corner| corner.map(|c| c * 1e6));
    assert!(read_at(&picture, &far, None).is_some());
}

/// The digits 1 to 8 on five columns and seven rows.
const DIGITS: [[u8; 7]; 8] = [
    [0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110],
    [0b01110, 0b10001, 0b00001, 0b00010, 0b00100, 0b01000, 0b11111],
    [0b01110, 0b10001, 0b00001, 0b00110, 0b00001, 0b10001, 0b01110],
    [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
    [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
    [0b00110, 0b01000, 0b10000, 0b11110, 0b10001, 0b10001, 0b01110],
    [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
    [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
];

#[test]
fn coordinates_come_before_pieces() {
    // The same board with the ranks named from below and from above.
    for is_white_below in [true, false] {
        let mut canvas = Canvas::new(600, 600, 255);
        canvas = laid(canvas, &board(GAME, Color::White, 480), 60, 60);
        for (i, rows) in DIGITS.iter().enumerate() {
            let row = if is_white_below { 7 - i } else { i };
            for (y, bits) in rows.iter().enumerate() {
                for x in 0..5 {
                    if bits >> (4 - x) & 1 == 1 {
                        let (x, y) = (28 + 4 * x, 76 + 60 * row as i32 + 4 * y as i32);
                        canvas.rect(x, y, 4, 4, 20);
                    }
                }
            }
        }
        let boards = found(&canvas);
        assert_eq!(boards.len(), 1);
        assert_eq!(boards[0].orientation.evidence, Evidence::Coordinates);
        assert_eq!(boards[0].orientation.white_below, Some(is_white_below));
    }
}

#[test]
fn asks_where_nothing_tells_the_side() {
    let placement = "8/8/3k4/8/4K3/8/8/7Q";
    let boards = found(&board(placement, Color::White, 480));
    assert_eq!(boards.len(), 1);
    assert_eq!(boards[0].orientation.white_below, None);
    check(&boards[0], square(0.0, 0.0, 480.0), placement);
}

#[test]
fn pictures_without_a_board() {
    let pictures = boardless::pictures();
    assert!(pictures.len() >= 20);
    for (name, canvas) in pictures {
        let boards = found(&canvas);
        assert!(boards.is_empty(), "{name}: {:?}", boards[0].corners);
    }
}
