//! The operations of an EPD, and how they are changed within its text.

use std::rc::Rc;

use super::game::OpenGame;
use crate::fen::{Dialect, Edit, Parsed, Problem, Span, apply_edits, write};
use crate::formats::epd::{Epd, Operation};

/// Opcodes whose operand is a text in quotation marks.
fn is_text(opcode: &str) -> bool {
    let digit = |letter| {
        let rest = opcode.strip_prefix(letter).unwrap_or_default();
        rest.len() == 1 && rest.starts_with(|c: char| c.is_ascii_digit())
    };
    matches!(opcode, "id" | "eco" | "nic") || digit('c') || digit('v')
}

/// Whether the operands of an opcode are moves that can be made.
pub fn has_moves(opcode: &str) -> bool {
    matches!(opcode, "bm" | "am" | "sm" | "pm" | "pv")
}

/// Whether a text is EPD.
pub fn is_epd(parsed: &Parsed) -> bool {
    parsed.diagnostics.iter().any(|d| d.problem == Problem::EpdOperations)
}

/// What an operation says, as it is edited: without the quotation marks of its one text.
pub fn shown<'t>(text: &'t str, operation: &'t Operation) -> &'t str {
    match operation.operands.as_slice() {
        [] => "",
        [one] if one.quoted => &one.text,
        [first, .., last] => first.span.to(last.span).of(text),
        [one] => &one.text,
    }
}

/// The text with another operand for an operation.
pub(super) fn with_operand(text: &str, operation: &Operation, operand: &str) -> String {
    let start = operation.span.start + operation.opcode.len();
    let quoted =
        is_text(&operation.opcode) || matches!(operation.operands.as_slice(), [one] if one.quoted);
    let edit = Edit::new(Span::new(start, operation.span.end), written(operand, quoted));
    apply_edits(text, &[edit])
}

/// An operand behind its opcode.
fn written(operand: &str, quoted: bool) -> String {
    let mut out = String::new();
    let operand = operand.trim();
    if quoted {
        out.push_str(" \"");
        out.extend(operand.chars().map(|c| if c == '"' { '\'' } else { c }));
        out.push('"');
    } else if !operand.is_empty() {
        out.push(' ');
        out.push_str(operand);
    }
    out
}

/// The text without an operation.
pub(super) fn without(text: &str, operation: &Operation) -> String {
    let Span { mut start, mut end } = operation.span;
    let rest = text.get(end..).unwrap_or_default();
    end += rest.find(';').filter(|at| rest[..*at].trim().is_empty()).map_or(0, |at| at + 1);
    let before = text.get(..start).unwrap_or_default();
    start = before.trim_end().len();
    apply_edits(text, &[Edit::new(Span::new(start, end), "")])
}

/// The text with one operation more at its end.
pub(super) fn with_operation(text: &str, epd: &Epd, opcode: &str) -> String {
    let mut out = text.trim_end().to_string();
    if !epd.operations.is_empty() && !out.ends_with(';') {
        out.push(';');
    }
    out.push(' ');
    out.push_str(opcode);
    let operand = match opcode {
        "hmvc" => epd.setup.halfmove_clock.to_string(),
        "fmvn" => epd.setup.fullmove_number.to_string(),
        "dm" => String::from("1"),
        _ => String::new(),
    };
    out.push_str(&written(&operand, is_text(opcode)));
    out.push(';');
    out
}

/// The moves of an operation as a game: those of `pv` one after the other, others in place of
/// each other.
pub(super) fn game(text: &Rc<str>, epd: &Epd, operation: &Operation) -> Option<OpenGame> {
    if !has_moves(&operation.opcode) {
        return None;
    }
    let mut pgn = String::from("[FEN \"");
    pgn.push_str(&write(&epd.setup, Dialect::XFen));
    pgn.push_str("\"]\n\n");
    let is_line = operation.opcode == "pv";
    for (i, operand) in operation.operands.iter().enumerate() {
        let is_variation = i > 0 && !is_line;
        pgn.push_str(if is_variation { " (" } else { " " });
        pgn.push_str(&operand.text);
        pgn.push_str(if is_variation { ")" } else { "" });
    }
    pgn.push_str(" *\n");
    let mut game = OpenGame::new(&pgn)?;
    game.origin = Some(text.clone());
    Some(game)
}
