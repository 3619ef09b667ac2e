//! A position as a game without moves.

use super::super::links::is_chess960;
use super::super::options::{Options, View};
use crate::chess::Setup;
use crate::fen;

/// Writes the seven tags that every game has, the position in `FEN` and `SetUp` unless it is
/// the initial array, and what is drawn on the board as a comment.
pub fn write_position(view: &View<'_>, options: &Options<'_>) -> String {
    let mut out = String::new();
    let event = if options.caption.is_empty() { "?" } else { options.caption };
    push_tag(&mut out, "Event", event);
    for (name, value) in [
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", "?"),
        ("White", "?"),
        ("Black", "?"),
        ("Result", "*"),
    ] {
        push_tag(&mut out, name, value);
    }
    if *view.setup != Setup::START {
        push_tag(&mut out, "FEN", &fen::write(view.setup, options.dialect));
        push_tag(&mut out, "SetUp", "1");
        if is_chess960(view.setup) {
            push_tag(&mut out, "Variant", "Chess960");
        }
    }
    out.push('\n');
    if !view.shapes.is_empty() {
        out.push('{');
        out.push_str(&view.shapes.to_comment());
        out.push_str("} ");
    }
    out.push_str("*\n");
    out
}

/// Adds a tag pair. Control characters, which a value has no room for, become spaces.
pub fn push_tag(out: &mut String, name: &str, value: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => {
                out.push('\\');
                out.push(c);
            }
            _ if c.is_control() => out.push(' '),
            _ => out.push(c),
        }
    }
    out.push_str("\"]\n");
}
