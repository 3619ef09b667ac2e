//! A board as an SVG picture of few elements, for pages with many boards.
//!
//! All white pieces are one path, and so are all black ones, whatever their number; the squares
//! are two elements, the coordinates two. A page takes such a board in several times as fast as
//! one with an element a piece. It has no identifiers and no style sheet, so that any number of
//! them can be part of one page. Each part has a name in its attribute `part`, for the style
//! sheets of a page.

use super::parts::{arrow, color_of, place, push_escaped};
use super::pieces::{PieceSet, SIZE, piece_markup};
use super::shapes::Shape;
use super::standard::{PEN, drawing};
use super::svg::SQUARES;
use crate::chess::{Board, Color, Square};
use crate::digits::push_number;

/// Stripes of files and stripes of ranks, of which every second crossing is filled: a8 is.
const LIGHT: &str = "M0 0h60v480h-60zM120 0h60v480h-60zM240 0h60v480h-60zM360 0h60v480h-60z\
                     M0 60h480v60h-480zM0 180h480v60h-480zM0 300h480v60h-480zM0 420h480v60h-480z";

/// Where files and ranks are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// In the corners of the squares at the edge.
    #[default]
    Inside,
    /// In a margin.
    Outside,
    /// Nowhere.
    Off,
}

/// What is drawn.
#[derive(Clone, Copy)]
pub struct Flat<'a> {
    /// The pieces.
    pub board: &'a Board,
    /// The side at the bottom.
    pub orientation: Color,
    /// Marked squares and arrows.
    pub shapes: &'a [Shape],
    /// The squares of the last move.
    pub last_move: &'a [Square],
    /// What the picture shows, in words: plain text.
    pub label: &'a str,
    /// Whether it is a file of its own, with a title in place of the label.
    pub alone: bool,
    /// The colours of light and of dark squares, as in CSS.
    pub squares: [&'a str; 2],
    /// The drawings.
    pub pieces: PieceSet,
    /// Where files and ranks are named.
    pub coordinates: Coordinates,
    /// The square of a piece that is in someone's hand: a group of its own, above all others.
    pub lifted: Option<Square>,
    /// The square that the keyboard is at.
    pub cursor: Option<Square>,
}

impl<'a> Flat<'a> {
    /// The pieces alone, from White's side.
    pub fn new(board: &'a Board) -> Flat<'a> {
        Flat {
            board,
            orientation: Color::White,
            shapes: &[],
            last_move: &[],
            label: "",
            alone: false,
            squares: SQUARES,
            pieces: PieceSet::Standard,
            coordinates: Coordinates::Inside,
            lifted: None,
            cursor: None,
        }
    }

    /// The left upper corner of a square.
    fn corner(&self, square: Square) -> (u32, u32) {
        let (column, row) = place(square, self.orientation);
        (column * SIZE, row * SIZE)
    }
}

/// Draws the picture, without a line break.
pub fn flat(picture: &Flat<'_>) -> String {
    let mut out = String::with_capacity(12_000);
    out.push_str(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" part=\"board\" role=\"img\" viewBox=\"",
    );
    out.push_str(match picture.coordinates {
        Coordinates::Outside => "-24 -24 528 528",
        _ => "0 0 480 480",
    });
    if picture.alone {
        out.push_str("\"><title>");
        push_escaped(&mut out, picture.label);
        out.push_str("</title>");
    } else {
        out.push_str("\" aria-label=\"");
        push_escaped(&mut out, picture.label);
        out.push_str("\">");
    }
    push_squares(&mut out, picture);
    push_marks(&mut out, picture, false);
    push_coordinates(&mut out, picture);
    let lifted = |square| Some(square) == picture.lifted;
    for color in Color::ALL {
        push_pieces(&mut out, picture, color, |square| !lifted(square));
    }
    push_marks(&mut out, picture, true);
    if let Some(square) = picture.cursor {
        out.push_str(
            "<path part=\"cursor\" fill=\"none\" stroke=\"#174f96\" stroke-width=\"4\" d=\"",
        );
        push_path(&mut out, "M2 2h56v56h-56z", picture.corner(square));
        out.push_str("\"/>");
    }
    if picture.lifted.is_some() {
        out.push_str("<g part=\"lifted\">");
        for color in Color::ALL {
            push_pieces(&mut out, picture, color, lifted);
        }
        out.push_str("</g>");
    }
    out.push_str("</svg>");
    out
}

fn push_squares(out: &mut String, picture: &Flat<'_>) {
    let [light, dark] = picture.squares;
    if picture.coordinates == Coordinates::Outside {
        push_all(out, &["<path part=\"margin\" fill=\"#fff\" d=\"M-24-24h528v528h-528z\"/>"]);
    }
    out.push_str("<g shape-rendering=\"crispEdges\"><path part=\"dark\" fill=\"");
    push_escaped(out, dark);
    out.push_str("\" d=\"M0 0h480v480h-480z\"/><path part=\"light\" fill-rule=\"evenodd\" fill=\"");
    push_escaped(out, light);
    push_all(out, &["\" d=\"", LIGHT, "\"/>"]);
    if !picture.last_move.is_empty() {
        out.push_str("<path part=\"last-move\" fill=\"#d99a1c\" opacity=\".5\" d=\"");
        for &square in picture.last_move {
            push_path(out, "M0 0h60v60h-60z", picture.corner(square));
        }
        out.push_str("\"/>");
    }
    out.push_str("</g>");
    if picture.coordinates == Coordinates::Outside {
        out.push_str("<path fill=\"none\" stroke=\"#111\" d=\"M0 0h480v480h-480z\"/>");
    }
}

/// Two texts, each of whose letters has a place of its own.
fn push_coordinates(out: &mut String, picture: &Flat<'_>) {
    let (style, files, ranks) = match picture.coordinates {
        Coordinates::Off => return,
        Coordinates::Inside => ("15\" text-anchor=\"end", (57, 476), ("11", 15)),
        Coordinates::Outside => ("18\" text-anchor=\"middle", (30, 498), ("-12", 36)),
    };
    let [letters, digits] = match picture.orientation {
        Color::White => ["abcdefgh", "87654321"],
        Color::Black => ["hgfedcba", "12345678"],
    };
    push_all(
        out,
        &[
            "<g part=\"coordinates\" fill=\"#222\" font-family=\"system-ui,sans-serif\" \
             font-weight=\"600\" font-size=\"",
            style,
            "\"><text y=\"",
        ],
    );
    push_number(out, files.1);
    out.push_str("\" x=\"");
    for column in 0..8 {
        push_number(out, files.0 + SIZE * column);
        out.push(' ');
    }
    push_all(out, &["\">", letters, "</text><text x=\""]);
    for _ in 0..8 {
        push_all(out, &[ranks.0, " "]);
    }
    out.push_str("\" y=\"");
    for row in 0..8 {
        push_number(out, ranks.1 + SIZE * row);
        out.push(' ');
    }
    push_all(out, &["\">", digits, "</text></g>"]);
}

/// The pieces of a side on some squares.
fn push_pieces(
    out: &mut String,
    picture: &Flat<'_>,
    color: Color,
    is_wanted: impl Fn(Square) -> bool,
) {
    let pieces =
        || {
            picture.board.color(color).filter(|&square| is_wanted(square)).filter_map(|square| {
                Some((picture.board.piece_at(square)?, picture.corner(square)))
            })
        };
    if pieces().next().is_none() {
        return;
    }
    if picture.pieces != PieceSet::Standard {
        for (piece, (x, y)) in pieces() {
            out.push_str("<g transform=\"translate(");
            push_number(out, x);
            out.push(' ');
            push_number(out, y);
            push_all(out, &[")\">", &piece_markup(picture.pieces, piece), "</g>"]);
        }
        return;
    }
    let (mut bodies, mut lines) = (String::with_capacity(8000), String::with_capacity(2000));
    for (piece, corner) in pieces() {
        let drawing = drawing(piece.role);
        push_path(&mut bodies, drawing.body, corner);
        push_path(&mut lines, drawing.lines, corner);
    }
    match color {
        Color::White => push_all(
            out,
            &[
                "<g part=\"white\" fill=\"#fff\" stroke=\"#111\" ",
                PEN,
                "><path d=\"",
                &bodies,
                "\"/><path fill=\"none\" d=\"",
                &lines,
                "\"/></g>",
            ],
        ),
        // As in `standard`: the body with a soft rim, the light lines, the outline over both.
        Color::Black => push_all(
            out,
            &[
                "<g fill=\"none\" stroke=\"#000\" ",
                PEN,
                "><path part=\"black\" fill=\"#262626\" stroke=\"#fff\" stroke-opacity=\".35\" \
                 stroke-width=\"3.5\" paint-order=\"stroke\" d=\"",
                &bodies,
                "\"/><path stroke=\"#eee\" d=\"",
                &lines,
                "\"/><path d=\"",
                &bodies,
                "\"/></g>",
            ],
        ),
    }
}

/// The marked squares, or the arrows, which lie over the pieces.
fn push_marks(out: &mut String, picture: &Flat<'_>, arrows: bool) {
    for shape in picture.shapes.iter().filter(|shape| shape.is_arrow() == arrows) {
        let middle = |square| {
            let (x, y) = picture.corner(square);
            (x + SIZE / 2, y + SIZE / 2)
        };
        let color = color_of(shape.color);
        if arrows {
            let path = arrow(middle(shape.from), middle(shape.to));
            push_all(
                out,
                &[
                    "<path part=\"arrow\" transform=\"scale(.1)\" opacity=\".8\" fill=\"",
                    color,
                    "\" d=\"",
                    &path,
                ],
            );
        } else {
            push_all(
                out,
                &[
                    "<path part=\"mark\" fill=\"none\" stroke-width=\"4.5\" opacity=\".9\" stroke=\"",
                    color,
                    "\" d=\"",
                ],
            );
            push_path(
                out,
                "M3.5 30a26.5 26.5 0 1 0 53 0a26.5 26.5 0 1 0-53 0z",
                picture.corner(shape.from),
            );
        }
        out.push_str("\"/>");
    }
}

/// Adds a path that begins at each `M` at absolute places and is relative else, moved to a
/// corner.
fn push_path(out: &mut String, path: &str, (x, y): (u32, u32)) {
    for part in path.get(1..).unwrap_or_default().split('M') {
        out.push('M');
        push_number(out, x);
        out.push(' ');
        push_number(out, y);
        out.push('m');
        out.push_str(part);
    }
}

fn push_all(out: &mut String, parts: &[&str]) {
    for part in parts {
        out.push_str(part);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{Piece, Role};
    use crate::diagram::{Shapes, piece_id};

    #[test]
    fn has_few_elements_however_many_pieces_there_are() {
        let drawn = flat(&Flat::new(&Board::START));
        assert_eq!(drawn.matches("<path").count(), 7, "{drawn}");
        assert!(!drawn.contains(" id=") && !drawn.contains("style") && !drawn.contains('\n'));
        assert!(drawn.len() < 20_000, "{}", drawn.len());
    }

    #[test]
    fn every_set_draws_every_piece_where_it_stands() {
        for set in PieceSet::ALL {
            for piece in Piece::ALL {
                let mut board = Board::EMPTY;
                board.set(Square::A1, Some(piece));
                let drawn = flat(&Flat { pieces: set, ..Flat::new(&board) });
                let empty = flat(&Flat { pieces: set, ..Flat::new(&Board::EMPTY) });
                assert!(drawn.len() > empty.len() + 100, "{set:?} {}", piece_id(piece));
                let at = match set {
                    PieceSet::Standard => "M0 420m",
                    _ => "translate(0 420)",
                };
                assert!(drawn.contains(at), "{drawn}");
                let turned =
                    flat(&Flat { orientation: Color::Black, pieces: set, ..Flat::new(&board) });
                assert!(turned.contains(&at.replace("0 420", "420 0")), "{turned}");
            }
        }
    }

    /// A moved path is the same as a path of moved figures: after each `M` there is a place, and
    /// the rest is relative.
    #[test]
    fn the_drawings_can_be_moved() {
        for role in Role::ALL {
            for path in [drawing(role).body, drawing(role).lines] {
                assert!(path.starts_with('M'), "{role:?}");
                let absolute = |c: char| c.is_ascii_uppercase() && c != 'M';
                assert!(!path.contains(absolute), "{role:?} {path}");
            }
        }
        let mut out = String::new();
        push_path(&mut out, "M1 2h3zM4 5v6", (60, 420));
        assert_eq!(out, "M60 420m1 2h3zM60 420m4 5v6");
    }

    #[test]
    fn labels_are_text_and_colours_are_values() {
        let label = "\"><script>&\u{0}";
        let board = Board::EMPTY;
        for alone in [false, true] {
            let picture = Flat { label, alone, squares: ["\"><b>", "red"], ..Flat::new(&board) };
            let drawn = flat(&picture);
            assert!(drawn.contains("&quot;&gt;&lt;script&gt;&amp; "), "{drawn}");
            assert!(!drawn.contains("<script") && !drawn.contains("<b>"), "{drawn}");
        }
    }

    #[test]
    fn marks_lie_under_the_pieces_and_arrows_over_them() {
        let shapes = Shapes::from_list("Ge2e4,Ra1");
        let drawn = flat(&Flat {
            shapes: shapes.as_slice(),
            last_move: &[Square::A1],
            cursor: Some(Square::A1),
            lifted: Some(Square::A1),
            ..Flat::new(&Board::START)
        });
        let at = |part: &str| drawn.find(&format!("part=\"{part}\"")).unwrap();
        let order = ["dark", "light", "last-move", "mark", "coordinates", "white", "black"];
        let order = order.into_iter().chain(["arrow", "cursor", "lifted"]).map(at);
        assert!(order.is_sorted(), "{drawn}");
    }

    #[test]
    fn coordinates() {
        let board = Board::EMPTY;
        let drawn = |coordinates| flat(&Flat { coordinates, ..Flat::new(&board) });
        assert!(drawn(Coordinates::Inside).contains(">abcdefgh<"));
        assert!(drawn(Coordinates::Outside).contains("viewBox=\"-24 -24 528 528\""));
        assert!(!drawn(Coordinates::Off).contains("<text"));
    }
}
