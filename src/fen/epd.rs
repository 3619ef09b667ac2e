//! EPD operations where a FEN has its counters.

use crate::chess::Setup;

use super::diagnostic::{Field, Problem, Repair, Severity};
use super::fields::Aligned;
use super::reader::{Reader, Token};
use super::span::{Edit, Span};

/// Recognises EPD operations after the four fields and takes the counters out of `hmvc` and
/// `fmvn`. Says whether there were any.
pub(super) fn read(reader: &mut Reader<'_>, aligned: &Aligned, tail: Token) -> bool {
    let chars = reader.chars(tail);
    let opcode = chars.starts_with(|c: char| c.is_ascii_alphabetic());
    if aligned.tokens[3].is_some() || aligned.tokens[2].is_none() || !opcode || !chars.contains(';')
    {
        return false;
    }
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
