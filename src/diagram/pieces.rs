//! The piece sets: twelve drawings each, made for this project.
//!
//! The standard set is part of the page. The others are files of their own beside it, in
//! `static/`, which a page loads once somebody chooses them: `<use href="pieces-letter.svg#wK">`
//! draws from there as `<use href="#wK">` does from the page.

use super::standard;
use crate::chess::Piece;

/// Side of the square that each piece is drawn in, in user units.
pub const SIZE: u32 = 60;

/// A set of drawings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceSet {
    /// Staunton silhouettes.
    #[default]
    Standard,
    /// Plain figurines: flat shapes on the pixels of a square that is 20 wide.
    Figurine,
    /// The letters of FEN: capitals on light discs for White, small ones on dark discs for
    /// Black.
    Letter,
}

impl PieceSet {
    /// All sets, the standard one first.
    pub const ALL: [PieceSet; 3] = [PieceSet::Standard, PieceSet::Figurine, PieceSet::Letter];

    /// The name in settings and file names.
    pub const fn name(self) -> &'static str {
        match self {
            PieceSet::Standard => "standard",
            PieceSet::Figurine => "figurine",
            PieceSet::Letter => "letter",
        }
    }

    /// The file beside the page that has the drawings as symbols, named by [`piece_id`]; empty
    /// for the standard set, which the page itself has.
    pub const fn file(self) -> &'static str {
        match self {
            PieceSet::Standard => "",
            PieceSet::Figurine => "pieces-figurine.svg",
            PieceSet::Letter => "pieces-letter.svg",
        }
    }
}

/// The drawing of a piece on a square of [`SIZE`], as an SVG fragment without `<svg>` around it.
///
/// Only presentation attributes: no identifiers, classes, style sheets or references, so that it
/// can stand in a `<symbol>`, in a `<g>` or in a file of its own.
pub fn piece_markup(set: PieceSet, piece: Piece) -> String {
    let file = match set {
        PieceSet::Standard => return standard::markup(piece),
        PieceSet::Figurine => include_str!("../../static/pieces-figurine.svg"),
        PieceSet::Letter => include_str!("../../static/pieces-letter.svg"),
    };
    drawing_in(file, piece).unwrap_or_default().to_string()
}

/// As [`piece_markup`], of the standard set. A program that calls only this has no other set's
/// drawings in it.
pub fn standard_markup(piece: Piece) -> String {
    standard::markup(piece)
}

/// The drawing of a piece in the text of a [set's file](PieceSet::file): a line each, as
/// `<symbol id="wK" viewBox="0 0 60 60">` and the drawing.
pub fn drawing_in(file: &str, piece: Piece) -> Option<&str> {
    let id = piece_id(piece);
    let line = file.lines().find(|line| line.get(12..14) == Some(&id))?;
    line.get(36..)?.strip_suffix("</symbol>")
}

/// The usual name of a piece in a file or an identifier: `w` or `b`, then the upper-case letter,
/// as in `wN`.
pub fn piece_id(piece: Piece) -> String {
    [piece.color.letter(), piece.role.letter()].into_iter().collect()
}

/// What a `<use>` in the page refers to for a piece: the symbol in the page, or in the set's file.
pub fn piece_href(set: PieceSet, piece: Piece) -> String {
    format!("{}#{}", set.file(), piece_id(piece))
}

/// `<symbol>` definitions of the standard set, for a page that draws them with `<use>`.
///
/// The identifier of each is `prefix` followed by [`piece_id`]. The prefix is written as it is:
/// keep to letters, digits and `-`.
pub fn symbols(prefix: &str) -> String {
    wrap(prefix, standard::markup)
}

/// As [`symbols`], of any set. A program that calls it, or [`piece_markup`], has the drawings of
/// all sets in it.
pub fn symbols_of(set: PieceSet, prefix: &str) -> String {
    wrap(prefix, |piece| piece_markup(set, piece))
}

fn wrap(prefix: &str, markup: impl Fn(Piece) -> String) -> String {
    let symbol = |piece| {
        let (id, drawing) = (piece_id(piece), markup(piece));
        format!("<symbol id=\"{prefix}{id}\" viewBox=\"0 0 {SIZE} {SIZE}\">{drawing}</symbol>")
    };
    Piece::ALL.into_iter().map(symbol).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;
    use std::collections::HashSet;

    /// Checks that every tag is closed in order and every attribute quoted; returns the tag names.
    fn well_formed(markup: &str) -> Vec<String> {
        let mut open = Vec::new();
        let mut names = Vec::new();
        let mut rest = markup;
        while let Some(tag) = rest.strip_prefix('<') {
            let (tag, after) = tag.split_once('>').expect("a tag ends");
            rest = after;
            if let Some(name) = tag.strip_prefix('/') {
                assert_eq!(open.pop().as_deref(), Some(name), "{markup}");
                continue;
            }
            let (tag, closed) = match tag.strip_suffix('/') {
                Some(tag) => (tag, true),
                None => (tag, false),
            };
            let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
            let quoted: Vec<&str> = attributes.split('"').collect();
            assert_eq!(quoted.len() % 2, 1, "unbalanced quotes: {tag}");
            for key in quoted.iter().step_by(2).take(quoted.len() / 2) {
                assert!(key.ends_with('=') && key.len() > 1, "{key:?} in {tag}");
            }
            names.push(name.to_string());
            if !closed {
                open.push(name.to_string());
            }
        }
        assert_eq!(rest, "", "text outside tags in {markup}");
        assert!(open.is_empty(), "unclosed {open:?} in {markup}");
        names
    }

    /// The end points of the path's segments; understands what the drawings use.
    fn points(path: &str) -> Vec<(f64, f64)> {
        let mut points = Vec::new();
        let (mut x, mut y, mut start) = (0.0, 0.0, (0.0, 0.0));
        let mut rest = path;
        while let Some(command) = rest.chars().next() {
            let end =
                rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |i| i + 1);
            let numbers = numbers(&rest[1..end]);
            rest = &rest[end..];
            let arity = match command {
                'M' | 'l' => 2,
                'h' | 'v' => 1,
                'q' | 's' => 4,
                'c' => 6,
                'a' => 7,
                'z' => {
                    (x, y) = start;
                    continue;
                }
                other => panic!("unknown command {other} in {path}"),
            };
            assert!(
                !numbers.is_empty() && numbers.len().is_multiple_of(arity),
                "{command}{numbers:?}"
            );
            for n in numbers.chunks(arity) {
                match command {
                    'M' => {
                        (x, y) = (n[0], n[1]);
                        start = (x, y);
                    }
                    'h' => x += n[0],
                    'v' => y += n[0],
                    _ => {
                        x += n[arity - 2];
                        y += n[arity - 1];
                    }
                }
                points.push((x, y));
            }
        }
        points
    }

    /// Splits `1.5-2 .5.5` into its numbers.
    fn numbers(text: &str) -> Vec<f64> {
        let mut parts = vec![String::new()];
        for c in text.chars() {
            let part = parts.last_mut().unwrap();
            match c {
                ' ' => parts.push(String::new()),
                '-' if !part.is_empty() => parts.push("-".to_string()),
                '.' if part.contains('.') => parts.push(".".to_string()),
                _ => part.push(c),
            }
        }
        parts.iter().filter(|p| !p.is_empty()).map(|p| p.parse().unwrap()).collect()
    }

    /// The drawings of all sets, by name.
    fn drawings() -> Vec<(String, String)> {
        let of = |set: PieceSet| {
            Piece::ALL.map(|piece| {
                (format!("{} {}", set.name(), piece_id(piece)), piece_markup(set, piece))
            })
        };
        PieceSet::ALL.into_iter().flat_map(of).collect()
    }

    /// The paths in a drawing.
    fn paths(markup: &str) -> Vec<&str> {
        markup.split(" d=\"").skip(1).map(|rest| rest.split_once('"').unwrap().0).collect()
    }

    #[test]
    fn markup_is_well_formed_and_self_contained() {
        for (name, markup) in drawings() {
            let tags = well_formed(&markup);
            assert_eq!(tags[0], "g", "{name}");
            let known = |tag: &String| tag == "path" || tag == "circle";
            assert!(tags.len() > 1 && tags[1..].iter().all(known), "{name}: {markup}");
            for forbidden in ["id=", "class=", "style=", "url(", "href", "<svg", "<style"] {
                assert!(!markup.contains(forbidden), "{name}: {forbidden} in {markup}");
            }
        }
    }

    #[test]
    fn all_drawings_differ() {
        let drawings: HashSet<String> = drawings().into_iter().map(|(_, markup)| markup).collect();
        assert_eq!(drawings.len(), 36);
    }

    #[test]
    fn pieces_stay_inside_the_square() {
        for (name, markup) in drawings() {
            let paths = paths(&markup);
            assert!(!paths.is_empty(), "{name}");
            for (x, y) in paths.into_iter().flat_map(points) {
                assert!((4.0..=56.0).contains(&x) && (2.5..=55.5).contains(&y), "{name} {x} {y}");
            }
        }
    }

    #[test]
    fn figures_stand_on_one_line() {
        for set in [PieceSet::Standard, PieceSet::Figurine] {
            for piece in Piece::ALL {
                let markup = piece_markup(set, piece);
                let lowest = paths(&markup).into_iter().flat_map(points).map(|(_, y)| y);
                assert_eq!(lowest.reduce(f64::max), Some(55.5), "{set:?} {piece}");
            }
        }
    }

    #[test]
    fn figures_but_the_knight_are_symmetric() {
        let middle = f64::from(SIZE) / 2.0;
        for set in [PieceSet::Standard, PieceSet::Figurine] {
            for piece in Piece::ALL {
                let markup = piece_markup(set, piece);
                let body = points(paths(&markup)[0]);
                let mirrored = |&(x, y): &(f64, f64)| {
                    body.iter()
                        .any(|q| (q.0 - (2.0 * middle - x)).abs() < 0.02 && (q.1 - y).abs() < 0.02)
                };
                let is_knight = piece_id(piece).ends_with('N');
                assert_eq!(body.iter().all(mirrored), !is_knight, "{set:?} {piece}");
            }
        }
    }

    #[test]
    fn the_two_colours_of_a_figure_have_one_outline() {
        for set in [PieceSet::Standard, PieceSet::Figurine] {
            for piece in Piece::ALL.into_iter().filter(|piece| piece.color == Color::White) {
                let other = Piece::new(Color::Black, piece.role);
                let (white, black) = (piece_markup(set, piece), piece_markup(set, other));
                assert_eq!(paths(&white)[0], paths(&black)[0], "{set:?} {piece}");
            }
        }
    }

    #[test]
    fn symbols_carry_the_prefix_and_all_twelve_names() {
        for set in PieceSet::ALL {
            let markup = symbols_of(set, "piece-");
            assert_eq!(well_formed(&markup).iter().filter(|name| *name == "symbol").count(), 12);
            for id in ["wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP"] {
                let symbol = format!("<symbol id=\"piece-{id}\" viewBox=\"0 0 60 60\">");
                assert!(markup.contains(&symbol), "{set:?} {id}");
            }
        }
        assert_eq!(symbols("x"), symbols_of(PieceSet::Standard, "x"));
    }

    #[test]
    fn a_use_refers_to_the_page_or_to_a_file_that_is_there() {
        let king = Piece::ALL[0];
        let refs = PieceSet::ALL.map(|set| piece_href(set, king));
        assert_eq!(refs, ["#wK", "pieces-figurine.svg#wK", "pieces-letter.svg#wK"]);
        let page = include_str!("../../index.html");
        for set in [PieceSet::Figurine, PieceSet::Letter] {
            assert!(page.contains(&format!("href=\"static/{}\"", set.file())), "{set:?}");
        }
    }
}
