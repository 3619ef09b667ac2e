//! What is drawn on the board: marked squares and arrows.
//!
//! They are written as PGN comments have them, `[%csl Ga1,Rb2][%cal Ge2e4]`, a colour's letter
//! and one or two squares each, or as the bare list `Ga1,Rb2,Ge2e4`.

use std::rc::Rc;

use crate::chess::{Square, Transform};
use crate::digits::push_square;

/// The colour of a shape.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ShapeColor {
    /// `G`.
    #[default]
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
    Blue,
}

impl ShapeColor {
    /// All four, in the order of a palette.
    pub const ALL: [ShapeColor; 4] =
        [ShapeColor::Green, ShapeColor::Red, ShapeColor::Yellow, ShapeColor::Blue];

    /// The letter in a comment.
    pub const fn letter(self) -> char {
        match self {
            ShapeColor::Green => 'G',
            ShapeColor::Red => 'R',
            ShapeColor::Yellow => 'Y',
            ShapeColor::Blue => 'B',
        }
    }
}

/// One marked square or one arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Where it begins.
    pub from: Square,
    /// Where it ends: elsewhere for an arrow, at its beginning for a marked square.
    pub to: Square,
    /// Its colour.
    pub color: ShapeColor,
}

impl Shape {
    /// Whether it is an arrow and no marked square.
    pub fn is_arrow(&self) -> bool {
        self.from != self.to
    }

    /// Reads `Ga1` or `Ge2e4`, in any case.
    fn read(item: &str) -> Option<Shape> {
        let item = item.to_ascii_lowercase();
        let (letter, squares) = item.split_at_checked(1)?;
        let is_color = |color: &ShapeColor| letter.starts_with(color.letter().to_ascii_lowercase());
        let color = ShapeColor::ALL.into_iter().find(is_color)?;
        let squares = squares.as_bytes();
        let from = Square::from_bytes(squares.get(..2)?)?;
        let to = if squares.len() == 2 { from } else { Square::from_bytes(squares.get(2..)?)? };
        Some(Shape { from, to, color })
    }
}

/// How many items of a list are read; a board has no room for more shapes.
const LIMIT: usize = 64 * 64;

/// The shapes on a board, at most one for each square and each pair of squares: the marked
/// squares, then the arrows, each in the order in which they were drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shapes(Rc<[Shape]>);

impl Shapes {
    /// All of them, the marked squares first.
    pub fn as_slice(&self) -> &[Shape] {
        &self.0
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// With one shape more; without it if it is there in that colour; in that colour if it is
    /// there in another one.
    pub fn toggled(&self, shape: Shape) -> Shapes {
        let mut shapes = self.0.to_vec();
        match find(&shapes, shape) {
            Some(at) if shapes[at] == shape => {
                shapes.remove(at);
            }
            _ => put(&mut shapes, shape),
        }
        Shapes(shapes.into())
    }

    /// Carried along with the position.
    pub fn transformed(&self, transform: Transform) -> Shapes {
        let moved = |shape: &Shape| Shape {
            from: transform.square(shape.from),
            to: transform.square(shape.to),
            ..*shape
        };
        Shapes(self.0.iter().map(moved).collect())
    }

    /// The bare list, `Ga1,Re2e4`; nothing if there is no shape.
    pub fn to_list(&self) -> String {
        list(&self.0)
    }

    /// As in a PGN comment, `[%csl Ga1][%cal Re2e4]`; nothing if there is no shape.
    pub fn to_comment(&self) -> String {
        let (squares, arrows) = self.0.split_at(squares_in(&self.0));
        let mut comment = String::new();
        for (head, shapes) in [("[%csl ", squares), ("[%cal ", arrows)] {
            if !shapes.is_empty() {
                comment.push_str(head);
                comment.push_str(&list(shapes));
                comment.push(']');
            }
        }
        comment
    }

    /// A comment without the shapes in it.
    pub fn strip_comment(comment: &str) -> String {
        let mut rest = comment;
        let mut out = String::new();
        while let Some((before, after)) = rest.split_once("[%") {
            out.push_str(before);
            let name = after.trim_start().split_at_checked(3).unwrap_or_default().0;
            let is_shape = name.eq_ignore_ascii_case("csl") || name.eq_ignore_ascii_case("cal");
            rest = match after.split_once(']').filter(|_| is_shape) {
                Some((_, behind)) => behind,
                None => {
                    out.push_str("[%");
                    after
                }
            };
        }
        out.push_str(rest);
        out.trim().into()
    }

    /// Reads a bare list. Items that are no shapes are passed over.
    pub fn from_list(text: &str) -> Shapes {
        let mut shapes = Vec::new();
        read_list(text, &mut shapes);
        Shapes(shapes.into())
    }

    /// Reads the shapes of all comments in a text, whatever else it holds.
    pub fn from_comments(text: &str) -> Shapes {
        let mut shapes = Vec::new();
        let comments = text.split_once('[').map_or("", |(_, rest)| rest);
        for part in comments.split('[') {
            let Some(part) = part.strip_prefix('%').map(str::trim_start) else { continue };
            let (name, rest) = part.split_at_checked(3).unwrap_or_default();
            if name.eq_ignore_ascii_case("csl") || name.eq_ignore_ascii_case("cal") {
                read_list(rest.split(']').next().unwrap_or(""), &mut shapes);
            }
        }
        Shapes(shapes.into())
    }
}

/// Where a shape of the same squares is.
fn find(shapes: &[Shape], shape: Shape) -> Option<usize> {
    shapes.iter().position(|other| (other.from, other.to) == (shape.from, shape.to))
}

/// How many of the shapes are squares.
fn squares_in(shapes: &[Shape]) -> usize {
    shapes.iter().take_while(|shape| !shape.is_arrow()).count()
}

/// Adds a shape, in place of one of the same squares.
fn put(shapes: &mut Vec<Shape>, shape: Shape) {
    match find(shapes, shape) {
        Some(at) => shapes[at] = shape,
        None if shape.is_arrow() => shapes.push(shape),
        None => shapes.insert(squares_in(shapes), shape),
    }
}

fn read_list(text: &str, shapes: &mut Vec<Shape>) {
    let items = text.split(|c: char| c == ',' || c == ';' || c.is_whitespace());
    for shape in items.take(LIMIT).filter_map(Shape::read) {
        put(shapes, shape);
    }
}

fn list(shapes: &[Shape]) -> String {
    let mut list = String::new();
    for shape in shapes {
        if !list.is_empty() {
            list.push(',');
        }
        list.push(shape.color.letter());
        push_square(&mut list, shape.from);
        if shape.is_arrow() {
            push_square(&mut list, shape.to);
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_toggled() {
        for (start, item, expected) in [
            ("", "Ga1", "Ga1"),
            ("Ga1", "Ga1", ""),
            ("Ga1,Gb1", "Ra1", "Ra1,Gb1"),
            ("Ge2e4", "Ra1", "Ra1,Ge2e4"),
            ("Ra1,Ge2e4", "Ye4e2", "Ra1,Ge2e4,Ye4e2"),
            ("Ga1,Ge2e4,Bd1d2", "Ge2e4", "Ga1,Bd1d2"),
        ] {
            let shape = Shape::read(item).unwrap();
            assert_eq!(
                Shapes::from_list(start).toggled(shape).to_list(),
                expected,
                "{start} {item}"
            );
        }
    }

    #[test]
    fn comments_are_read_whatever_is_around_them() {
        for (text, expected) in [
            ("[%csl Ga1,Rb2][%cal Ge2e4]", "Ga1,Rb2,Ge2e4"),
            ("8/8 w - - {good [%cal Ge2e4] [%clk 0:01] [%csl Bh8]} 1. e4", "Bh8,Ge2e4"),
            ("[% CSL  gA1 , rB2 ;yc3]", "Ga1,Rb2,Yc3"),
            ("[%CAL ge2E4", "Ge2e4"),
            // Unknown colours and squares; two of the same squares.
            ("[%csl Xa1,Ga9,G,,Ga1a,Gi1,Ga1,Ra1]", "Ra1"),
            ("[%cal Ge2e2]", "Ge2"),
            ("[%csl]", ""),
            ("[%cs", ""),
            ("[%é€]", ""),
            ("[%csl é1,Gé]", ""),
            ("csl Ga1", ""),
            ("", ""),
        ] {
            assert_eq!(Shapes::from_comments(text).to_list(), expected, "{text}");
        }
    }

    #[test]
    fn comments_are_freed_of_them_and_of_nothing_else() {
        for (comment, bare) in [
            ("", ""),
            ("Best. [%csl Ga1][%cal Re2e4]", "Best."),
            ("[%clk 0:01:00] [%cal Re2e4] good [%eval 0.3]", "[%clk 0:01:00]  good [%eval 0.3]"),
            ("[% CSL Ga1]x", "x"),
            ("[%cal Re2e4", "[%cal Re2e4"),
            ("[%", "[%"),
            ("a [%csl \u{e9}] b", "a  b"),
        ] {
            assert_eq!(Shapes::strip_comment(comment), bare);
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        for list in ["", "Ga1", "Re2e4", "Ga1,Rb2,Yc3,Bd4,Ge2e4,Rh8a1,Ya1a2,Bb1c3"] {
            let shapes = Shapes::from_list(list);
            assert_eq!(shapes.to_list(), list);
            assert_eq!(Shapes::from_comments(&shapes.to_comment()), shapes, "{list}");
        }
        assert_eq!(Shapes::from_list("Ge2e4,Ga1,Rb2").to_comment(), "[%csl Ga1,Rb2][%cal Ge2e4]");
        assert_eq!(Shapes::default().to_comment(), "");
    }

    #[test]
    fn there_are_no_more_than_a_board_can_bear() {
        let every = |color: char| {
            let squares = || Square::all().map(|square| square.to_string());
            squares().flat_map(move |a| squares().map(move |b| format!("{color}{a}{b},")))
        };
        let list: String = every('G').chain(every('R')).chain(every('B')).collect();
        let shapes = Shapes::from_list(&list);
        assert_eq!(shapes.as_slice().len(), 64 + 4032);
        assert_eq!(squares_in(shapes.as_slice()), 64);
        assert!(Shapes::from_comments(&"[%csl".repeat(100_000)).is_empty());
    }

    #[test]
    fn a_transform_takes_them_along() {
        let shapes = Shapes::from_list("Ga1,Re2e4");
        for (transform, expected) in [
            (Transform::Mirror, "Gh1,Rd2d4"),
            (Transform::Rotate, "Gh8,Rd7d5"),
            (Transform::UpsideDown, "Ga8,Re7e5"),
            (Transform::SwapColours, "Ga8,Re7e5"),
        ] {
            assert_eq!(shapes.transformed(transform).to_list(), expected);
        }
    }
}
