//! A table of Markdown with chess symbols, which stand under each other in any font.

use super::options::View;
use super::text::push_figurine;

/// Writes the table. Files and ranks are always named: a table needs a head.
pub fn write(view: &View<'_>) -> String {
    let mut out = String::from("| |");
    for file in view.files() {
        out.push(' ');
        out.push(file.letter());
        out.push_str(" |");
    }
    out.push_str("\n|");
    for _ in 0..9 {
        out.push_str(":-:|");
    }
    out.push('\n');
    for rank in view.ranks() {
        out.push_str("| **");
        out.push((b'0' + rank.number()) as char);
        out.push_str("** |");
        for file in view.files() {
            out.push(' ');
            if let Some(piece) = view.piece(file, rank) {
                push_figurine(&mut out, piece);
                out.push(' ');
            }
            out.push('|');
        }
        out.push('\n');
    }
    out
}
