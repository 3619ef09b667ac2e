//! Diagrams for LaTeX, by the packages chessboard, xskak (which goes on to print moves) and skak.

use super::options::{Options, View};
use crate::chess::Color;
use crate::diagram::{Shape, ShapeColor};
use crate::fen;

/// For the package chessboard.
pub fn chessboard(view: &View<'_>, options: &Options<'_>) -> String {
    let mut out = String::from("% \\usepackage{chessboard}\n\\chessboard[\n  setfen=");
    out.push_str(&fen::write(view.setup, options.dialect));
    out.push_str(",\n");
    push_keys(&mut out, view, options);
    out
}

/// For the package xskak: a game that begins in the position, and its board.
pub fn xskak(view: &View<'_>, options: &Options<'_>) -> String {
    let mut out = String::from("% \\usepackage{xskak}\n\\newchessgame[\n  setfen=");
    out.push_str(&fen::write(view.setup, options.dialect));
    out.push_str(",\n]\n\\chessboard[\n");
    // The board takes the pieces from the game, but not the sign of the side to move.
    if view.setup.side_to_move == Color::Black {
        out.push_str("  mover=b,\n");
    }
    push_keys(&mut out, view, options);
    out
}

/// For the package skak. It draws no marks and no arrows.
pub fn skak(view: &View<'_>, options: &Options<'_>) -> String {
    let mut out = String::from("% \\usepackage{skak}\n\\fenboard{");
    out.push_str(&fen::write(view.setup, options.dialect));
    out.push_str("}\n");
    out.push_str(match (view.orientation, options.coordinates) {
        (Color::White, true) => "\\notationon\n\\showboard\n",
        (Color::White, false) => "\\notationoff\n\\showboard\n",
        (Color::Black, true) => "\\notationon\n\\showinverseboard\n",
        (Color::Black, false) => "\\notationoff\n\\showinverseboard\n",
    });
    out
}

/// Adds the keys of `\chessboard` that say how it looks, a line each, and the end of the call.
fn push_keys(out: &mut String, view: &View<'_>, options: &Options<'_>) {
    if view.orientation == Color::Black {
        out.push_str("  inverse,\n");
    }
    if !options.coordinates {
        out.push_str("  label=false,\n");
    }
    let mut style = None;
    for shape in view.shapes.as_slice() {
        if style != Some(shape.is_arrow()) {
            style = Some(shape.is_arrow());
            out.push_str(match shape.is_arrow() {
                true => "  pgfstyle=straightmove,\n  linewidth=0.15em,\n",
                false => "  pgfstyle=border,\n  linewidth=0.1em,\n",
            });
        }
        push_shape(out, shape);
    }
    out.push_str("]\n");
}

fn push_shape(out: &mut String, shape: &Shape) {
    out.push_str("  color=");
    out.push_str(match shape.color {
        ShapeColor::Green => "green!60!black",
        ShapeColor::Red => "red!80!black",
        ShapeColor::Yellow => "yellow!80!black",
        ShapeColor::Blue => "blue!70!black",
    });
    out.push_str(if shape.is_arrow() { ",\n  markmove=" } else { ",\n  markfield=" });
    out.push_str(&shape.from.to_string());
    if shape.is_arrow() {
        out.push('-');
        out.push_str(&shape.to.to_string());
    }
    out.push_str(",\n");
}
