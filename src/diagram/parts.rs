//! What all drawings of a board share: where squares lie, arrows, colours, and text as text.

use super::shapes::ShapeColor;
use crate::chess::{Color, Square};
use crate::digits::push_number;

/// The column and the row of a square, from the left and from the top.
pub(super) fn place(square: Square, orientation: Color) -> (u32, u32) {
    let (file, rank) = (square.file().index() as u32, square.rank().index() as u32);
    match orientation {
        Color::White => (file, 7 - rank),
        Color::Black => (7 - file, rank),
    }
}

/// The colour of a shape, as in CSS.
pub(super) const fn color_of(color: ShapeColor) -> &'static str {
    match color {
        ShapeColor::Green => "#177a2b",
        ShapeColor::Red => "#b3201f",
        ShapeColor::Yellow => "#f0b000",
        ShapeColor::Blue => "#1f5bb8",
    }
}

/// The outline of an arrow in tenths of user units.
pub(super) fn arrow(from: (u32, u32), to: (u32, u32)) -> String {
    let (x, y) = (f64::from(from.0) * 10.0, f64::from(from.1) * 10.0);
    let (dx, dy) = (f64::from(to.0) * 10.0 - x, f64::from(to.1) * 10.0 - y);
    let length = (dx * dx + dy * dy).sqrt();
    let (tip, neck) = (length - 40.0, length - 270.0);
    let mut path = String::new();
    // Along the arrow and across it, from the middle of its first square.
    for (along, across) in [
        (180.0, 50.0),
        (neck, 50.0),
        (neck, 145.0),
        (tip, 0.0),
        (neck, -145.0),
        (neck, -50.0),
        (180.0, -50.0),
    ] {
        path.push(if path.is_empty() { 'M' } else { 'L' });
        for value in
            [x + (dx * along - dy * across) / length, y + (dy * along + dx * across) / length]
        {
            if path.ends_with(|c: char| c.is_ascii_digit()) {
                path.push(' ');
            }
            push_number(&mut path, value.round() as u32);
        }
    }
    path.push('z');
    path
}

/// Adds a text so that it is nothing but text, within an element or an attribute. Characters
/// that XML has no room for become spaces.
pub(super) fn push_escaped(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => out.push(' '),
            _ if c.is_control() => out.push(' '),
            _ => out.push(c),
        }
    }
}
