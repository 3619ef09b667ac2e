//! The piece set: twelve Staunton silhouettes, drawn for this project.
//!
//! A role is one closed outline and one set of inner lines; its two colours differ only in paint.
//! Every line has the same weight. All pieces stand on the same line and, apart from the knight,
//! which faces left, they are symmetric about the middle of their square.

use crate::chess::{Color, Piece, Role};

/// Side of the square that each piece is drawn in, in user units.
pub const SIZE: u32 = 60;

/// The paint of a colour: what fills the body, its outline, and its inner lines.
struct Paint {
    fill: &'static str,
    outline: &'static str,
    lines: &'static str,
}

/// The shape of a role, as SVG path data on a square of [`SIZE`].
struct Drawing {
    /// The silhouette: closed, filled and outlined.
    body: &'static str,
    /// Bands, eye, mane: open lines that end just inside the outline, so that they touch it when
    /// they are dark and leave it whole when they are light.
    lines: &'static str,
}

const fn paint(color: Color) -> Paint {
    match color {
        Color::White => Paint { fill: "#fff", outline: "#111", lines: "#111" },
        Color::Black => Paint { fill: "#333", outline: "#111", lines: "#eee" },
    }
}

const fn drawing(role: Role) -> Drawing {
    match role {
        Role::Pawn => Drawing {
            body: "M13 55v-2.5c0-2 1-3 3-3.5 2-3 10-4 10-14h-2.5c-3.5 0-3.5-4.5 0-4.5h1.5a9 9 0 \
             0 1 5-16.5a9 9 0 0 1 5 16.5h1.5c3.5 0 3.5 4.5 0 4.5h-2.5c0 10 8 11 10 14 2 .5 \
             3 1.5 3 3.5v2.5z",
            lines: "M17.5 49h25M25 30.5h10M27.5 35h5",
        },
        Role::Knight => Drawing {
            body: "M12 55v-2.5c0-2 1-3 3-3.5h2.5c0-8 4.5-11 9-15 1.5-1.5 2.5-3 3-5-2.5 3-6 2.5-8 \
             4s-3 4.5-5.5 6c-2 1-4 .5-5-1.5l-2-1c-1.5-1.5-1.5-3.5-.5-5.5 2-3.5 4.5-8 6-12 \
             1.5-3.5 4-6.5 7-8-.5-2.5 0-5 1-7.5 3 1.5 5 3.5 6 6 10.5 1.5 18 10.5 19.5 22.5 \
             .7 6-.5 12-3 17 2 .5 3 1.5 3 3.5v2.5z",
            lines: "M15.5 49h28M30 27.5c1.5-2.5 1.5-5 .2-7.5M27.5 14q6.5 1 6 5q5 1.5 4.5 6q4.5 \
             2.5 3 7.5q3.5 3.5 1.5 8M18.5 20q.5-2.5 3.5-2.5q-.5 2-3.5 2.5M12 32.5l.5-.5\
             M12.5 37l3-1.5",
        },
        Role::Bishop => Drawing {
            body: "M12 55v-2.5c0-2 1-3 3-3.5 1-4 9.5-3 10-12h-3c-3.5 0-3.5-5 0-5-7-6-3.5-16 8\
             -21.5 11.5 5.5 15 15.5 8 21.5 3.5 0 3.5 5 0 5h-3c.5 9 9 8 10 12 2 .5 3 1.5 3 \
             3.5v2.5zM30 4.5a3 3 0 1 1 0 6a3 3 0 1 1 0-6z",
            lines: "M16.5 49h27M23.5 32h13M26.5 37h7M37 17l-5.5 6",
        },
        Role::Rook => Drawing {
            body: "M11 55v-2.5c0-2 1-3 3-3.5l4-5 2.5-17.5-6.5-5.5v-11.5h7v4.5h5.5v-4.5h7v4.5h5.5\
             v-4.5h7v11.5l-6.5 5.5 2.5 17.5 4 5c2 .5 3 1.5 3 3.5v2.5z",
            lines: "M15.5 49h29M19.5 44h21M22 26.5h16M15.5 21h29",
        },
        Role::Queen => Drawing {
            body: "M10 55v-2.5c0-2 1-3 3-3.5 1-4 10-4 11-14.5h-2.5c-3.5 0-3.5-5 0-5-1-2.5-2-4.5\
             -3.5-6l-8.5-8.5 9.3 4.5 1-8.5 6.2 7.5 4-8.5 4 8.5 6.2-7.5 1 8.5 9.3-4.5-8.5 \
             8.5c-1.5 1.5-2.5 3.5-3.5 6 3.5 0 3.5 5 0 5h-2.5c1 10.5 10 10.5 11 14.5 2 .5 3 \
             1.5 3 3.5v2.5zM8 10.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM19.5 6a2.5 2.5 0 1 \
             1 0 5a2.5 2.5 0 1 1 0-5zM30 5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM40.5 6a2.5 \
             2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM52 10.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z",
            lines: "M14.5 49h31M23 29.5h14M25.5 34.5h9M20 24h20",
        },
        Role::King => Drawing {
            body: "M10 55v-2.5c0-2 1-3 3-3.5 1-4 10-4 11-15h-2.5c-3.5 0-3.5-5 0-5-1-5-3-8.5-6.5\
             -11 2.5-4 7-5.5 12-6l1.2-3-4.2 1.3v-5.6l4.2 1.3-1.2-3h6l-1.2 3 4.2-1.3v5.6l\
             -4.2-1.3 1.2 3c5 .5 9.5 2 12 6-3.5 2.5-5.5 6-6.5 11 3.5 0 3.5 5 0 5h-2.5c1 11 \
             10 11 11 15 2 .5 3 1.5 3 3.5v2.5z",
            lines: "M14.5 49h31M23 29h14M25.5 34h9M16.5 18h27",
        },
    }
}

/// The drawing of a piece on a square of [`SIZE`], as an SVG fragment without `<svg>` around it.
///
/// Only presentation attributes: no identifiers, classes, style sheets or references, so that it
/// can stand in a `<symbol>`, in a `<g>` or in a file of its own.
pub fn piece_markup(piece: Piece) -> String {
    let Paint { fill, outline, lines: line_color } = paint(piece.color);
    let Drawing { body, lines } = drawing(piece.role);
    format!(
        "<g fill=\"{fill}\" stroke=\"{outline}\" stroke-width=\"2\" stroke-linecap=\"round\" \
         stroke-linejoin=\"round\"><path d=\"{body}\"/>\
         <path fill=\"none\" stroke=\"{line_color}\" d=\"{lines}\"/></g>"
    )
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
            assert!(!numbers.is_empty() && numbers.len() % arity == 0, "{command}{numbers:?}");
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
            assert_eq!(well_formed(&markup), ["g", "path", "path"]);
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
                assert!((4.0..=56.0).contains(&x) && (3.0..=55.0).contains(&y), "{role:?} {x} {y}");
            }
            assert!(body.iter().any(|&(_, y)| y == 55.0), "{role:?} floats");
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
