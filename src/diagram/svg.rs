//! A board as an SVG picture that stands alone.
//!
//! It refers to nothing outside, has fills of its own under everything and asks not to be
//! inverted, so that it looks the same on paper and on a dark page. Its title and description
//! are there for those who don't see it.

use super::parts::{arrow, color_of, place, push_escaped};
use super::pieces::{SIZE, piece_id};
use super::shapes::Shape;
use crate::chess::{Board, Color, File, Piece, Rank, Square};

/// The colours of light and dark squares unless others are asked for.
pub const SQUARES: [&str; 2] = BOARDS[0];

/// The colours of light and dark squares that a board can have, in the order of their names in
/// the settings; by day, as in `static/squares.css`.
pub const BOARDS: [[&str; 2]; 6] = [
    ["#efe9dc", "#a3b09a"],
    ["#eaf0f4", "#9ab3c9"],
    ["#f2e3ca", "#c6a17c"],
    ["#ececec", "#aeaeae"],
    ["#fff", "#000"],
    ["#fff", "#cdcdcd"],
];

/// The margin in which coordinates stand, in user units.
const MARGIN: u32 = 24;

/// What is drawn.
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    /// The pieces.
    pub board: &'a Board,
    /// The side at the bottom.
    pub orientation: Color,
    /// Marked squares and arrows.
    pub shapes: &'a [Shape],
    /// The title: plain text.
    pub title: &'a str,
    /// The description: plain text.
    pub description: &'a str,
    /// The tag of the language of both.
    pub language: &'a str,
    /// The colours of light and of dark squares, as in CSS.
    pub squares: [&'a str; 2],
    /// The drawing of each piece; see [`super::piece_markup`].
    pub pieces: &'a dyn Fn(Piece) -> String,
    /// Whether files and ranks are named: in the corners of the squares at the edge, or in the
    /// margin if there is one.
    pub coordinates: bool,
    /// Whether there is a margin around the board: a white one, unless the ground is transparent.
    pub margin: bool,
    /// Whether what lies below the picture is seen in place of its light squares and its margin.
    pub transparent: bool,
    /// Width and height in pixels.
    pub width: u32,
}

/// Draws the picture.
pub fn svg(picture: &Picture<'_>) -> String {
    let mut out = String::with_capacity(12_000);
    let margin = if picture.margin { MARGIN } else { 0 };
    let side = 8 * SIZE;
    let full = side + 2 * margin;
    out.push_str(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"",
    );
    attribute(&mut out, "width", &picture.width.to_string());
    attribute(&mut out, "height", &picture.width.to_string());
    attribute(&mut out, "viewBox", &numbers(&[0, 0, full, full]));
    attribute(&mut out, "role", "img");
    attribute(&mut out, "lang", picture.language);
    attribute(&mut out, "style", "color-scheme:only light;forced-color-adjust:none");
    out.push_str(">\n");
    for (name, text) in [("title", picture.title), ("desc", picture.description)] {
        element(&mut out, name, text);
    }
    push_symbols(&mut out, picture);
    if picture.margin {
        if !picture.transparent {
            rectangle(&mut out, 0, 0, full, "#fff");
            out.push('\n');
        }
        out.push_str("<g");
        let mut place = String::from("translate(");
        place.push_str(&numbers(&[margin, margin]));
        place.push(')');
        attribute(&mut out, "transform", &place);
        out.push('>');
    }
    push_squares(&mut out, picture);
    if picture.margin {
        out.push_str("<path fill=\"none\" stroke=\"#111\" d=\"M0 0h480v480h-480z\"/>\n");
    }
    push_marks(&mut out, picture, false);
    if picture.coordinates {
        push_coordinates(&mut out, picture);
    }
    push_pieces(&mut out, picture);
    push_marks(&mut out, picture, true);
    out.push_str(if picture.margin { "</g>\n</svg>\n" } else { "</svg>\n" });
    out
}

fn push_symbols(out: &mut String, picture: &Picture<'_>) {
    out.push_str("<defs>\n");
    for piece in Piece::ALL {
        if picture.board.pieces(piece.color, piece.role).is_empty() {
            continue;
        }
        out.push_str("<symbol");
        attribute(out, "id", &symbol_id(piece));
        attribute(out, "viewBox", &numbers(&[0, 0, SIZE, SIZE]));
        out.push('>');
        out.push_str(&(picture.pieces)(piece));
        out.push_str("</symbol>\n");
    }
    out.push_str("</defs>\n");
}

/// The name of a symbol, unlike any in a page that the picture may become part of.
fn symbol_id(piece: Piece) -> String {
    let mut id = String::from("forsyth-");
    id.push_str(&piece_id(piece));
    id
}

/// The dark ground, and the light squares on it; of a transparent picture only the dark squares.
fn push_squares(out: &mut String, picture: &Picture<'_>) {
    let [light, dark] = picture.squares;
    out.push_str("<g shape-rendering=\"crispEdges\">");
    if !picture.transparent {
        rectangle(out, 0, 0, 8 * SIZE, dark);
    }
    out.push_str("<path");
    attribute(out, "fill", if picture.transparent { dark } else { light });
    let mut path = String::new();
    for square in Square::all().filter(|square| square.is_light() != picture.transparent) {
        let (column, row) = place(square, picture.orientation);
        path.push('M');
        path.push_str(&numbers(&[column * SIZE, row * SIZE]));
        path.push_str("h60v60h-60z");
    }
    attribute(out, "d", &path);
    out.push_str("/></g>\n");
}

fn push_coordinates(out: &mut String, picture: &Picture<'_>) {
    let inside = !picture.margin;
    out.push_str("<g font-family=\"system-ui, sans-serif\" font-weight=\"600\"");
    attribute(out, "font-size", if inside { "11" } else { "15" });
    attribute(out, "fill", if inside { "#222" } else { "#111" });
    attribute(out, "text-anchor", if inside { "end" } else { "middle" });
    if picture.transparent {
        // They are read on a dark page, too.
        out.push_str(" stroke=\"#fff\" stroke-width=\"2.5\" paint-order=\"stroke\"");
    }
    out.push('>');
    let (bottom_left, top_left) = match picture.orientation {
        Color::White => (Square::A1, Square::A8),
        Color::Black => (Square::H8, Square::H1),
    };
    for file in File::ALL {
        let (column, _) = place(Square::new(file, bottom_left.rank()), picture.orientation);
        let (x, y) = if inside { (56, 476) } else { (30, 497) };
        label(out, column as i32 * 60 + x, y, file.letter());
    }
    for rank in Rank::ALL {
        let (_, row) = place(Square::new(top_left.file(), rank), picture.orientation);
        let (x, y) = if inside { (10, 13) } else { (-12, 35) };
        label(out, x, row as i32 * 60 + y, (b'0' + rank.number()) as char);
    }
    out.push_str("</g>\n");
}

fn label(out: &mut String, x: i32, y: i32, letter: char) {
    out.push_str("<text");
    attribute(out, "x", &x.to_string());
    attribute(out, "y", &y.to_string());
    out.push('>');
    out.push(letter);
    out.push_str("</text>");
}

fn push_pieces(out: &mut String, picture: &Picture<'_>) {
    for (square, piece) in picture.board.iter() {
        let (column, row) = place(square, picture.orientation);
        out.push_str("<use");
        let mut href = String::from("#");
        href.push_str(&symbol_id(piece));
        attribute(out, "xlink:href", &href);
        for (name, value) in
            [("x", column * SIZE), ("y", row * SIZE), ("width", SIZE), ("height", SIZE)]
        {
            attribute(out, name, &value.to_string());
        }
        out.push_str("/>\n");
    }
}

/// The marked squares, or the arrows, which lie over the pieces.
fn push_marks(out: &mut String, picture: &Picture<'_>, arrows: bool) {
    for shape in picture.shapes.iter().filter(|shape| shape.is_arrow() == arrows) {
        let color = color_of(shape.color);
        let (column, row) = place(shape.from, picture.orientation);
        let (x, y) = (column * SIZE + SIZE / 2, row * SIZE + SIZE / 2);
        if arrows {
            out.push_str("<path transform=\"scale(.1)\" opacity=\".8\"");
            attribute(out, "fill", color);
            let (column, row) = place(shape.to, picture.orientation);
            let to = (column * SIZE + SIZE / 2, row * SIZE + SIZE / 2);
            attribute(out, "d", &arrow((x, y), to));
        } else {
            out.push_str("<circle r=\"26.5\" fill=\"none\" stroke-width=\"4.5\" opacity=\".9\"");
            attribute(out, "stroke", color);
            attribute(out, "cx", &x.to_string());
            attribute(out, "cy", &y.to_string());
        }
        out.push_str("/>\n");
    }
}

fn rectangle(out: &mut String, x: u32, y: u32, side: u32, fill: &str) {
    out.push_str("<rect");
    for (name, value) in [("x", x), ("y", y), ("width", side), ("height", side)] {
        attribute(out, name, &value.to_string());
    }
    attribute(out, "fill", fill);
    out.push_str("/>");
}

fn numbers(numbers: &[u32]) -> String {
    let mut out = String::new();
    for number in numbers {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(&number.to_string());
    }
    out
}

fn attribute(out: &mut String, name: &str, value: &str) {
    out.push(' ');
    out.push_str(name);
    out.push_str("=\"");
    push_escaped(out, value);
    out.push('"');
}

fn element(out: &mut String, name: &str, text: &str) {
    for (before, after) in [("<", ">"), ("</", ">\n")] {
        out.push_str(before);
        out.push_str(name);
        out.push_str(after);
        if before.len() == 1 {
            push_escaped(out, text);
        }
    }
}
