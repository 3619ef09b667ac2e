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
    board_of(PieceSet::Standard, placement, orientation, width)
}

/// As [`board`], with the pieces of one of our sets.
fn board_of(set: PieceSet, placement: &str, orientation: Color, width: u32) -> Canvas {
    let board = parse(placement).setup.board;
    let text = diagram::svg(&diagram::Picture {
        board: &board,
        orientation,
        shapes: &[],
        title: "",
        description: "",
        language: "en",
        squares: SQUARES,
        pieces: &|piece| piece_markup(set, piece),
        coordinates: false,
        margin: false,
        width,
        transparent: false,
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
fn boards_cropped_to_the_edge_in_each_of_our_sets() {
    for set in PieceSet::ALL {
        for (placement, width) in
            [START, GAME, ENDGAME].into_iter().flat_map(|it| [240, 400, 1000].map(|w| (it, w)))
        {
            let boards = found(&board_of(set, placement, Color::White, width));
            assert_eq!(boards.len(), 1, "{set:?} {placement} {width}");
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
    let canvas = laid(Canvas::new(560, 600, 255), &board(START, Color::White, 480), 30, 50);
    let corners = square(30.0, 50.0, 480.0);
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
        // A half turn more is for the network to tell, from how the pieces look.
        let half = (boards[0].turn + 4 - turn) % 4;
        assert!(half.is_multiple_of(2), "{turn}");
        let mut found = boards[0].corners;
        found.rotate_left(usize::from(half));
        for (is, should) in found.iter().zip(&corners) {
            assert!((is[0] - should[0]).hypot(is[1] - should[1]) < 5.0, "{turn}: {found:?}");
        }
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

mod files {
    use std::io::Cursor;
    use std::process::{Command, Output};

    use image::{DynamicImage, Frame, GrayImage, ImageFormat, RgbaImage, codecs::gif::GifEncoder};
    use serde_json::Value;

    use super::*;

    fn image(canvas: &Canvas) -> DynamicImage {
        let (width, height) = (canvas.width as u32, canvas.height as u32);
        GrayImage::from_raw(width, height, canvas.pixels.clone()).unwrap().into()
    }

    fn bytes(image: &DynamicImage, format: ImageFormat) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        image.write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    /// A file of its own for a test, in the folder that Cargo keeps for that.
    fn file(name: &str, content: &[u8]) -> String {
        let path = format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"));
        std::fs::write(&path, content).unwrap();
        path
    }

    fn run(words: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_forsyth")).arg("read").args(words).output().unwrap()
    }

    fn objects(output: &Output) -> Vec<Value> {
        let text = std::str::from_utf8(&output.stdout).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    /// A JPEG picture whose metadata says that it is to be turned clockwise by a quarter.
    fn to_be_turned(jpeg: &[u8]) -> Vec<u8> {
        let exif = [
            &b"\xff\xe1\x00\x22Exif\0\0"[..],
            b"MM\0\x2a\0\0\0\x08",
            // One entry: the orientation, a short, 6.
            b"\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0",
        ];
        [&jpeg[..2], &exif.concat(), &jpeg[2..]].concat()
    }

    #[test]
    fn formats_that_are_read() {
        let page = laid(Canvas::new(440, 440, 255), &board(START, Color::White, 400), 20, 20);
        let image = image(&page);
        let mut gif = Vec::new();
        let blank = RgbaImage::from_pixel(440, 440, image::Rgba([255; 4]));
        let frames = [Frame::new(image.to_rgba8()), Frame::new(blank)];
        GifEncoder::new(&mut gif).encode_frames(frames).unwrap();
        let jpeg = bytes(&image, ImageFormat::Jpeg);
        let deep = DynamicImage::ImageRgba16(image.to_rgba16());
        let turned = to_be_turned(&bytes(&image.rotate270(), ImageFormat::Jpeg));
        for (name, content) in [
            ("board.png", bytes(&image, ImageFormat::Png)),
            ("a-jpeg-named.png", jpeg),
            ("board.webp", bytes(&image, ImageFormat::WebP)),
            ("of-16-bits.png", bytes(&deep, ImageFormat::Png)),
            ("animated.gif", gif),
            ("to-be-turned.jpg", turned),
        ] {
            let path = file(name, &content);
            let output = run(&["--json", &path]);
            assert_eq!(output.status.code(), Some(0), "{name}");
            let objects = objects(&output);
            assert_eq!(objects.len(), 1, "{name}");
            let object = &objects[0];
            assert_eq!(object["file"], path);
            let placement = object["placement"].as_str().unwrap();
            assert_eq!(placement, START, "{name}");
            assert!(object["fen"].as_str().unwrap().starts_with(placement));
            assert_eq!((&object["orientation"], &object["turn"]), (&"white".into(), &0.into()));
            assert_eq!(object["squares"].as_array().unwrap().len(), 64);
            assert_eq!(object["squares"][0]["square"], "a8");
            assert_eq!(object["squares"][0]["piece"], "r");
            assert!(object["squares"][0]["probability"].as_f64().unwrap() > 0.5);
            assert!(object["corners"][2][0].as_f64().unwrap() > 410.0);
            assert!(object["doubtful"].is_array());
            let report = String::from_utf8(run(&[&path]).stdout).unwrap();
            assert!(
                report.contains("/pppppppp/8/8/8/8/PPPPPPPP/") && report.contains("White is below"),
                "{report}"
            );
        }
    }

    #[test]
    fn files_that_are_off() {
        let board = image(&board(START, Color::White, 300));
        let png = bytes(&board, ImageFormat::Png);
        let jpeg = bytes(&board, ImageFormat::Jpeg);
        // The size stands at the 16th byte of a PNG; its checksum comes later.
        let mut huge = png[..33].to_vec();
        huge[16..24].copy_from_slice(&[0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]);
        let crc = crc(&huge[12..29]);
        huge[29..33].copy_from_slice(&crc.to_be_bytes());
        huge.extend_from_slice(&png[33..]);
        let small = image(&Canvas::new(1, 1, 0));
        for (name, content, status, says) in [
            ("cut-short.png", &png[..png.len() / 2], 2, "damaged or incomplete"),
            ("only-a-header.jpg", &jpeg[..40], 2, "damaged or incomplete"),
            ("empty.png", &[], 2, "no PNG, JPEG, WebP or GIF"),
            ("a-zip.png", b"PK\x03\x04\x14\0\0\0\x08\0and so on", 2, "no PNG, JPEG"),
            ("text.gif", b"rnbqkbnr/8/8/8", 2, "no PNG, JPEG"),
            ("huge.png", &huge, 2, "too large: 60000 x 60000 pixels"),
            ("one-pixel.png", &bytes(&small, ImageFormat::Png), 1, "no board was found"),
            (
                "one-pixel.gif",
                &bytes(&small.to_rgb8().into(), ImageFormat::Gif),
                1,
                "no board was found",
            ),
        ] {
            let output = run(&["--json", &file(name, content)]);
            let complaint = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(status), "{name}: {complaint}");
            assert!(complaint.contains(says) && complaint.contains(name), "{name}: {complaint}");
            assert_eq!(complaint.lines().count(), 1, "{name}: {complaint}");
            assert!(output.stdout.is_empty());
        }
        // Four inks; a board with nothing on it.
        let cmyk = run(&[&file("cmyk.jpg", include_bytes!("pictures/cmyk.jpg"))]);
        assert!(cmyk.status.code().is_some_and(|code| code < 2));
        let missing = format!("{}/there-is-no-such-picture", env!("CARGO_TARGET_TMPDIR"));
        assert_eq!(run(&[&missing]).status.code(), Some(2));
        assert_eq!(run(&[env!("CARGO_TARGET_TMPDIR")]).status.code(), Some(2));
        assert_eq!(run(&[]).status.code(), Some(2));
    }

    /// The checksum of PNG.
    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0u32, |mut crc, &byte| {
            crc ^= u32::from(byte);
            for _ in 0..8 {
                crc = if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 };
            }
            crc
        })
    }
}
