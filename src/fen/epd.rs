//! EPD operations where a FEN has its counters.

use crate::chess::Setup;

use super::diagnostic::Severity;
use super::field::Field;
use super::fields::fits;
use super::problem::Problem;
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::span::{Edit, Span};

/// Where among the tokens after the placement the first operation is: an opcode after at least
/// three fields, with a semicolon somewhere behind it. The number of tokens where there is none.
pub(super) fn first_operation(reader: &Reader<'_>, tokens: &[Token]) -> usize {
    let Some(end) = tokens.last().map(|last| last.end) else { return 0 };
    let found = tokens.iter().take(6).enumerate().skip(2).find(|(_, token)| {
        let letters = reader.glyphs[token.range()].iter().all(|g| g.ch.is_ascii_alphanumeric());
        letters
            && token.end - token.start >= 2
            && reader.glyphs[token.start].ch.is_ascii_lowercase()
            && !fits(Field::EnPassant, &reader.chars(**token))
            && reader.glyphs[token.start..end].iter().any(|glyph| glyph.ch == ';')
    });
    found.map_or(tokens.len(), |(i, _)| i)
}

/// Takes the counters out of the operations `hmvc` and `fmvn` and reports the operations.
pub(super) fn read(reader: &mut Reader<'_>, tail: Token) -> bool {
    let chars = reader.chars(tail);
    let halfmove = operand(&chars, "hmvc");
    let fullmove = operand(&chars, "fmvn");
    reader.setup.halfmove_clock = halfmove.unwrap_or(Setup::EMPTY.halfmove_clock);
    reader.setup.fullmove_number = fullmove.unwrap_or(Setup::EMPTY.fullmove_number).max(1);
    let span = reader.span(tail);
    let counters = format!("{} {}", reader.setup.halfmove_clock, reader.setup.fullmove_number);
    let end = Span::new(span.start, reader.text.len());
    reader.report(Severity::Warning, Problem::EpdOperations, span).fix(
        Repair::InsertField { field: Field::HalfmoveClock, text: counters.clone() },
        vec![Edit::new(end, counters)],
    );
    true
}

/// The number that is the operand of an opcode.
fn operand(chars: &str, opcode: &str) -> Option<u32> {
    chars.split(';').find_map(|operation| {
        let (name, operand) = operation.trim().split_once(' ')?;
        (name == opcode).then(|| operand.trim().parse().ok())?
    })
}
