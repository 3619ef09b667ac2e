//! Boards of plain text: FEN letters, or the chess symbols of Unicode.

use super::options::{Options, View};
use crate::chess::{Color, Piece};

/// What a board is made of: the corners, the horizontal and the vertical line, an empty square.
struct Signs {
    top: [char; 2],
    bottom: [char; 2],
    lines: [char; 2],
    empty: char,
}

const ASCII: Signs = Signs { top: ['+', '+'], bottom: ['+', '+'], lines: ['-', '|'], empty: '.' };
const UNICODE: Signs = Signs {
    top: ['\u{250c}', '\u{2510}'],
    bottom: ['\u{2514}', '\u{2518}'],
    lines: ['\u{2500}', '\u{2502}'],
    empty: '\u{b7}',
};

/// A board of FEN letters.
pub fn ascii(view: &View<'_>, options: &Options<'_>) -> String {
    board(view, options, &ASCII, |out, piece| out.push(piece.letter()))
}

/// A board of chess symbols.
pub fn figurines(view: &View<'_>, options: &Options<'_>) -> String {
    board(view, options, &UNICODE, push_figurine)
}

/// Adds the chess symbol of a piece. After the black pawn, alone among them an emoji as well,
/// comes a sign that text is meant.
pub fn push_figurine(out: &mut String, piece: Piece) {
    let first = if piece.color == Color::White { 0x2654 } else { 0x265a };
    let figurine = first + 5 - piece.role.index() as u32;
    out.extend(char::from_u32(figurine));
    if figurine == 0x265f {
        out.push('\u{fe0e}');
    }
}

fn board(
    view: &View<'_>,
    options: &Options<'_>,
    signs: &Signs,
    push: fn(&mut String, Piece),
) -> String {
    let mut out = String::new();
    let line = |out: &mut String, corners: [char; 2]| {
        if options.border {
            indent(out, options);
            out.push(corners[0]);
            out.extend([signs.lines[0]; 17]);
            out.push(corners[1]);
            out.push('\n');
        }
    };
    line(&mut out, signs.top);
    for rank in view.ranks() {
        if options.coordinates {
            out.push((b'0' + rank.number()) as char);
            out.push(' ');
        }
        if options.border {
            out.push(signs.lines[1]);
            out.push(' ');
        }
        for (i, file) in view.files().into_iter().enumerate() {
            if i > 0 {
                out.push(' ');
            }
            match view.piece(file, rank) {
                Some(piece) => push(&mut out, piece),
                None => out.push(signs.empty),
            }
        }
        if options.border {
            out.push(' ');
            out.push(signs.lines[1]);
        }
        out.push('\n');
    }
    line(&mut out, signs.bottom);
    if options.coordinates {
        indent(&mut out, options);
        if options.border {
            out.push_str("  ");
        }
        for (i, file) in view.files().into_iter().enumerate() {
            if i > 0 {
                out.push(' ');
            }
            out.push(file.letter());
        }
        out.push('\n');
    }
    out
}

fn indent(out: &mut String, options: &Options<'_>) {
    if options.coordinates {
        out.push_str("  ");
    }
}
