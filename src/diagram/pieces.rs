//! The piece set: twelve Staunton silhouettes, drawn for this project.
//!
//! A role is one closed outline and one set of inner lines; its two colours differ only in paint.
//! Every line has the same weight, and most level lines fill a row of pixels when the square is
//! 20 pixels wide. All pieces stand on the same line. The silhouettes are symmetric about the
//! middle of the square, apart from the knight, which faces left.

use crate::chess::{Color, Piece, Role};

/// Side of the square that each piece is drawn in, in user units.
pub const SIZE: u32 = 60;

/// The one pen that draws every line.
const PEN: &str = "stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";

/// The shape of a role, as SVG path data on a square of [`SIZE`].
struct Drawing {
    /// The silhouette: closed, filled and outlined.
    body: &'static str,
    /// Bands, eye, mane: the lines inside, which may end in the middle of the outline.
    lines: &'static str,
}

const fn drawing(role: Role) -> Drawing {
    match role {
        Role::Pawn => Drawing {
            body: "M13 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5c1-3.5 6-4 6.5-12h-2c-4 0-4-6 0-6h2\
             a9.5 9.5 0 1 1 11 0h2c4 0 4 6 0 6h-2c.5 8 5.5 8.5 6.5 12h1.5c2 0 3.5 1 3.5 \
             3.5v2.5z",
            lines: "M16 49.5h28M22.5 31.5h15M22.5 37.5h15",
        },
        Role::Knight => Drawing {
            body: "M12 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h2c0-8.5 4.5-11.5 9-15.5 1.5-1.5 2.5-3 3-5\
             -2.5 3-6 2.5-8 4s-3 4.5-5.5 6c-2 1-4 .5-5-1.5l-2-1c-1.5-1.5-1.5-3.5-.5-5.5 2\
             -3.5 4.5-8 6-12 1.5-3.5 4-6.5 7-8-.5-2.5 0-5 1-7.5 3 1.5 5 3.5 6 6 10.5 1.5 \
             18 10.5 19.5 22.5 .7 6-1.5 13-4.5 17.5h1c2 0 3.5 1 3.5 3.5v2.5z",
            lines: "M15 49.5h30M29.5 29c1.8-2.5 2-6 .7-9M27.5 14q6.3.7 6 4.5q5 1 4.5 6q4 2 3 7\
             q3.2 3 1.3 7q1.7 4-1.3 7.5M19 19.5q.8-1.8 2.8-1.8q-.4 1.6-2.8 1.8M12 32.5l.5\
             -.5M11 37.5l4.5-1.8",
        },
        Role::Bishop => Drawing {
            body: "M12 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5c1-3.5 6-4 6.5-12h-2.5c-4 0-4-6 0-6\
             -7.5-6.5-3-15.5 9-21 12 5.5 16.5 14.5 9 21 4 0 4 6 0 6h-2.5c.5 8 5.5 8.5 6.5 \
             12h1.5c2 0 3.5 1 3.5 3.5v2.5zM30 4.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
            lines: "M15 49.5h30M21 37.5h18M21 31.5h18M38.3 16l-6.8 7.5",
        },
        Role::Rook => Drawing {
            body: "M11 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5l2.5-6 2-15.5-7-5.5v-12h7v5h6v-5h7v5h6\
             v-5h7v12l-7 5.5 2 15.5 2.5 6h1.5c2 0 3.5 1 3.5 3.5v2.5z",
            lines: "M14 49.5h32M18.5 43.5h23M20.5 28h19M13.5 22.5h33",
        },
        Role::Queen => Drawing {
            body: "M10 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5c1-3.5 6.5-3.5 7.5-12h-2c-4 0-4-6 0-6\
             -1-6.5-6.5-9.5-11.5-16l8.8 5 1.7-9.3 6 8.3 4.5-10.5 4.5 10.5 6-8.3 1.7 9.3 \
             8.8-5c-5 6.5-10.5 9.5-11.5 16 4 0 4 6 0 6h-2c1 8.5 6.5 8.5 7.5 12h1.5c2 0 3.5 \
             1 3.5 3.5v2.5zM7.5 11a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM19.5 6.2a2.5 2.5 0 \
             1 1 0 5a2.5 2.5 0 1 1 0-5zM30 4a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM40.5 6.2\
             a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM52.5 11a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 \
             0-5z",
            lines: "M13 49.5h34M20.5 37.5h19M20.5 31.5h19",
        },
        Role::King => Drawing {
            body: "M10 55.5v-2.5c0-2.5 1.5-3.5 3.5-3.5h1.5c1-3.5 6.5-3.5 7.5-12h-2c-4 0-4-6 0-6\
             -.5-4-3-8-7-12 2.5-3.5 8.5-4.5 14.2-4.7l.6-5.1-5.3 1v-5l5.3 1-.8-3.7h5l-.8 \
             3.7 5.3-1v5l-5.3-1 .6 5.1c5.7.2 11.7 1.2 14.2 4.7-4 4-6.5 8-7 12 4 0 4 6 0 6h\
             -2c1 8.5 6.5 8.5 7.5 12h1.5c2 0 3.5 1 3.5 3.5v2.5z",
            lines: "M13 49.5h34M20.5 37.5h19M20.5 31.5h19M13.5 19.5h33",
        },
    }
}

/// The drawing of a piece on a square of [`SIZE`], as an SVG fragment without `<svg>` around it.
///
/// Only presentation attributes: no identifiers, classes, style sheets or references, so that it
/// can stand in a `<symbol>`, in a `<g>` or in a file of its own.
pub fn piece_markup(piece: Piece) -> String {
    let Drawing { body, lines } = drawing(piece.role);
    match piece.color {
        Color::White => format!(
            "<g fill=\"#fff\" stroke=\"#111\" {PEN}>\
             <path d=\"{body}\"/><path fill=\"none\" d=\"{lines}\"/></g>"
        ),
        // First the body with a soft rim that lifts it off a dark square, last the outline, so
        // that light lines end flush inside it.
        Color::Black => format!(
            "<g fill=\"none\" stroke=\"#000\" {PEN}>\
             <path fill=\"#262626\" stroke=\"#fff\" stroke-opacity=\".35\" stroke-width=\"3.5\" \
             paint-order=\"stroke\" d=\"{body}\"/>\
             <path stroke=\"#eee\" d=\"{lines}\"/><path d=\"{body}\"/></g>"
        ),
    }
}

/// The usual name of a piece in a file or an identifier: `w` or `b`, then the upper-case letter,
/// as in `wN`.
pub fn piece_id(piece: Piece) -> String {
    format!("{}{}", piece.color.letter(), piece.role.letter())
}

/// `<symbol>` definitions of all twelve pieces for a page that draws them with `<use>`.
///
/// The identifier of each is `prefix` followed by [`piece_id`]. The prefix is written as it is:
/// keep to letters, digits and `-`.
pub fn symbols(prefix: &str) -> String {
    Piece::ALL
        .into_iter()
        .map(|piece| {
            format!(
                "<symbol id=\"{prefix}{}\" viewBox=\"0 0 {SIZE} {SIZE}\">{}</symbol>",
                piece_id(piece),
                piece_markup(piece)
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
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

    #[test]
    fn markup_is_well_formed_and_self_contained() {
        for piece in Piece::ALL {
            let markup = piece_markup(piece);
            let tags = well_formed(&markup);
            assert_eq!(tags[0], "g");
            assert!(tags.len() > 2 && tags[1..].iter().all(|tag| tag == "path"), "{markup}");
            for forbidden in ["id=", "class=", "style=", "url(", "href", "<svg", "<style"] {
                assert!(!markup.contains(forbidden), "{forbidden} in {markup}");
            }
        }
    }

    #[test]
    fn the_twelve_drawings_differ() {
        let drawings: HashSet<String> = Piece::ALL.into_iter().map(piece_markup).collect();
        assert_eq!(drawings.len(), 12);
    }

    #[test]
    fn pieces_stay_inside_the_square_on_one_baseline() {
        for role in Role::ALL {
            let body = points(drawing(role).body);
            let all = body.iter().copied().chain(points(drawing(role).lines));
            for (x, y) in all {
                assert!((4.0..=56.0).contains(&x) && (2.5..=55.5).contains(&y), "{role:?} {x} {y}");
            }
            assert!(body.iter().any(|&(_, y)| y == 55.5), "{role:?} floats");
        }
    }

    #[test]
    fn all_but_the_knight_are_symmetric() {
        let middle = f64::from(SIZE) / 2.0;
        for role in Role::ALL {
            let body = points(drawing(role).body);
            let mirrored = |&(x, y): &(f64, f64)| {
                body.iter()
                    .any(|q| (q.0 - (2.0 * middle - x)).abs() < 0.02 && (q.1 - y).abs() < 0.02)
            };
            assert_eq!(body.iter().all(mirrored), role != Role::Knight, "{role:?}");
        }
    }

    #[test]
    fn symbols_carry_the_prefix_and_all_twelve_names() {
        let markup = symbols("piece-");
        assert_eq!(well_formed(&markup).iter().filter(|name| *name == "symbol").count(), 12);
        for id in ["wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP"] {
            assert!(markup.contains(&format!("<symbol id=\"piece-{id}\" viewBox=\"0 0 60 60\">")));
        }
    }
}
