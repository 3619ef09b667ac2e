//! The squares of the board, as they stand in the document.
//!
//! They are no part of what Yew renders: at each change of the page only those squares are
//! touched that look otherwise than before, so a keystroke costs the same however much else is on
//! the board.

use web_sys::Element;

use super::dom::square_element;
use super::settings::{piece_href, piece_set};
use super::words;
use crate::chess::{Color, Piece, Square};
use crate::diagram::PieceSet;
use crate::fen::Severity;
use crate::words::{Key, Lang};

/// How a square looks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct View {
    /// What stands on it.
    pub piece: Option<Piece>,
    /// Whether the keyboard's cursor is on it.
    pub is_cursor: bool,
    /// Whether its piece is picked up.
    pub is_selected: bool,
    /// How bad a problem lights it.
    pub lit: Option<Severity>,
    /// Whether it or its part of the FEN is pointed at.
    pub is_pointed: bool,
    /// Whether it is the en passant square.
    pub is_ep: bool,
    /// Whether its piece was read from a picture, and may be another.
    pub is_doubtful: bool,
    /// What is said of what is drawn on it, or from it.
    pub drawn: String,
}

/// The column and row of a square on the screen, 0 0 at the top left.
pub const fn place(square: Square, orientation: Color) -> (usize, usize) {
    let (file, rank) = (square.file().index(), square.rank().index());
    match orientation {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    }
}

/// The square at a column and row of the screen; none outside the board.
pub fn square_at(column: usize, row: usize, orientation: Color) -> Option<Square> {
    if column > 7 || row > 7 {
        return None;
    }
    let square = Square::from_index((7 - row) * 8 + column)?;
    Some(match orientation {
        Color::White => square,
        Color::Black => square.flip_file().flip_rank(),
    })
}

/// What holds of all squares alike.
type Common = (Color, Lang, PieceSet);

/// The squares, and how they look by now.
#[derive(Default)]
pub struct Squares {
    common: Option<Common>,
    /// Each square's element, and how it looks, at the square's number.
    shown: Vec<(Element, Option<View>)>,
}

impl Squares {
    /// Has the squares of a board look so, by their number.
    pub fn show(&mut self, board: &Element, orientation: Color, view: impl Fn(Square) -> View) {
        let common = (orientation, words().lang(), piece_set());
        if self.common.is_none_or(|before| before.0 != orientation) {
            board.set_inner_html(&markup(orientation));
            let element = |square| Some((square_element(board, square)?, None));
            self.shown = Square::all().filter_map(element).collect();
        }
        let is_new = self.common != Some(common);
        self.common = Some(common);
        for (square, (element, shown)) in Square::all().zip(&mut self.shown) {
            let view = view(square);
            if is_new || shown.as_ref() != Some(&view) {
                update(element, square, &view);
                *shown = Some(view);
            }
        }
    }
}

/// Makes one square look otherwise.
fn update(element: &Element, square: Square, view: &View) {
    let set = |name: &str, value: &str| set_on(element, name, value);
    let mut class = String::from(if square.is_light() { "square light" } else { "square dark" });
    let states = [
        view.piece.map(|_| "occupied"),
        view.is_selected.then_some("selected"),
        view.is_pointed.then_some("pointed"),
        view.is_ep.then_some("ep"),
        view.is_doubtful.then_some("doubtful"),
        view.lit.map(Severity::name),
    ];
    for state in states.into_iter().flatten() {
        class.push(' ');
        class.push_str(state);
    }
    set("class", &class);
    let mut label = words().on_square(square, view.piece);
    if view.is_doubtful {
        label.push_str("; ");
        label.push_str(words().get(Key::InDoubt));
    }
    label.push_str(&view.drawn);
    set("aria-label", &label);
    set("aria-selected", if view.is_selected { "true" } else { "false" });
    set("tabindex", if view.is_cursor { "0" } else { "-1" });
    if let Ok(Some(drawing)) = element.query_selector("use") {
        match view.piece {
            Some(piece) => set_on(&drawing, "href", &piece_href(piece)),
            None => drop(drawing.remove_attribute("href")),
        }
    }
}

/// Sets an attribute, if it has another value: what stands in a `<use>` is built anew each time
/// that it is set, and a press that began on the old one would not become a click.
fn set_on(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).is_none_or(|before| before != value) {
        let _ = element.set_attribute(name, value);
    }
}

/// The rows of squares from the top left on, and the names of the ranks and files in the corners
/// of the edge squares. Each square says its own name, so those are only to be seen.
fn markup(orientation: Color) -> String {
    let mut out = String::new();
    let mut names = String::new();
    let mut push = |parts: &[&str]| parts.iter().for_each(|part| out.push_str(part));
    for (row, y) in DIGITS.into_iter().enumerate() {
        push(&["<g role=\"row\">"]);
        for (column, x) in DIGITS.into_iter().enumerate() {
            let Some(square) = square_at(column, row, orientation) else { continue };
            let name = square.to_string();
            push(&["<g role=\"gridcell\" data-square=\"", &name, "\" transform=\"translate("]);
            push(&[x, " ", y, ")\">", INSIDE]);
            if column == 0 {
                names.push_str("<text x=\".035\" y=\"");
                names.push_str(y);
                names.push_str(".165\">");
                names.push_str(&name[1..]);
                names.push_str("</text>");
            }
            if row == 7 {
                names.push_str("<text class=\"file\" y=\"7.965\" x=\"");
                names.push_str(x);
                names.push_str(".97\">");
                names.push_str(&name[..1]);
                names.push_str("</text>");
            }
        }
        push(&["</g>"]);
    }
    push(&["<g class=\"coordinates\" aria-hidden=\"true\">", &names, "</g>"]);
    out
}

/// The columns from the left, and the rows from the top.
const DIGITS: [&str; 8] = ["0", "1", "2", "3", "4", "5", "6", "7"];

/// What is in each square; the style sheet shows of it what is called for.
const INSIDE: &str = "<rect class=\"ground\" width=\"1\" height=\"1\"/>\
     <rect class=\"glow\" x=\".03\" y=\".03\" width=\".94\" height=\".94\"/>\
     <use width=\"1\" height=\"1\"/>\
     <circle class=\"passed\" cx=\".5\" cy=\".5\" r=\".15\"/>\
     <rect class=\"ring\" x=\".04\" y=\".04\" width=\".92\" height=\".92\"/></g>";
