//! Diagrams for Wikipedia and its sisters: calls of a template.
//!
//! The short form gives the placement as in FEN. Wikis whose template knows no `fen=` take the
//! portable form, a parameter for each square. What stands between `|=` and the next bar is
//! passed over by every wiki, so that ranks and files can be named there for whoever edits it.

use super::options::{Align, Options, View};
use crate::chess::{Color, File, Rank};
use crate::fen::write_placement;

/// Writes the short form of the English template.
pub fn short(view: &View<'_>, options: &Options<'_>) -> String {
    let mut out = String::from("{{Chess diagram|fen=");
    out.push_str(&write_placement(&view.setup.board));
    for (name, value) in [("align", align(options.align)), ("header", ""), ("footer", "")] {
        out.push('|');
        out.push_str(name);
        out.push('=');
        out.push_str(value);
    }
    push_escaped(&mut out, options.caption);
    if view.orientation == Color::Black {
        out.push_str("|reverse=true");
    }
    out.push_str("}}\n");
    out
}

/// Writes the portable form, for a template of that name. Its boards are seen from White's side.
pub fn portable(template: &str, view: &View<'_>, options: &Options<'_>) -> String {
    let mut out = String::from("{{");
    out.push_str(template);
    out.push_str("\n| ");
    out.push_str(align(options.align));
    out.push_str("\n| \n|=\n");
    for rank in Rank::ALL.into_iter().rev() {
        out.push(' ');
        out.push((b'0' + rank.number()) as char);
        out.push_str(" |");
        for file in File::ALL {
            match view.piece(file, rank) {
                Some(piece) => {
                    out.push(piece.role.letter().to_ascii_lowercase());
                    out.push(if piece.color == Color::White { 'l' } else { 'd' });
                }
                None => out.push_str("  "),
            }
            out.push('|');
        }
        out.push_str("=\n");
    }
    out.push_str("    a  b  c  d  e  f  g  h\n| ");
    push_escaped(&mut out, options.caption);
    out.push_str("\n}}\n");
    out
}

const fn align(align: Align) -> &'static str {
    match align {
        Align::Right => "tright",
        Align::Left => "tleft",
        Align::None => "",
    }
}

/// Adds a text, with character references in place of what a wiki would take for markup.
fn push_escaped(out: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '|' | '=' | '{' | '}' | '[' | ']' | '<' | '>' | '&' | '\'' | '~' => {
                out.push_str("&#");
                out.push_str(&u32::from(c).to_string());
                out.push(';');
            }
            _ if c.is_control() => out.push(' '),
            _ => out.push(c),
        }
    }
}
