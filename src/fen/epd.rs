//! EPD operations where a FEN has its counters.

use super::diagnostic::Severity;
use super::field::Field;
use super::fields::fits;
use super::problem::Problem;
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::span::{Edit, Span};

/// Opcodes that are known without a semicolon behind them.
const OPCODES: [&str; 14] =
    ["bm", "am", "id", "acd", "acn", "acs", "ce", "dm", "pm", "pv", "sm", "eco", "hmvc", "fmvn"];

/// As [`OPCODES`], of operations without an operand.
const BARE: [&str; 6] =
    ["noop", "resign", "draw_accept", "draw_claim", "draw_offer", "draw_reject"];

/// Where among the tokens after the placement the first operation is: an opcode after at least
/// two fields, with a semicolon somewhere behind it, or one that is well known. The number of
/// tokens where there is none.
pub(super) fn first_operation(reader: &Reader<'_>, tokens: &[Token]) -> usize {
    let Some(end) = tokens.last().map(|last| last.end) else { return 0 };
    let begins = |(i, token): (usize, &Token)| {
        let word = reader.chars(*token);
        let name = word.trim_start_matches(';').trim_end_matches(';');
        let has_string = || {
            let mut behind = reader.glyphs[token.end..].iter().skip_while(|glyph| glyph.ch == ' ');
            i >= 3 && behind.next().is_some_and(|glyph| glyph.ch == '"')
        };
        let opcode = name.len() >= 2
            && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
            && name
                .starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_uppercase() && i >= 3)
            // The comments c1 to c8 and some others are called as squares are.
            && (name.starts_with('D') && i >= 3 || !fits(Field::EnPassant, name) || has_string());
        let known = OPCODES.contains(&name) && i + 1 < tokens.len() || BARE.contains(&name);
        let semicolon = || reader.glyphs[token.start..end].iter().any(|glyph| glyph.ch == ';');
        i >= 2 && (known || opcode && (semicolon() || has_string()))
    };
    tokens.iter().take(6).enumerate().position(begins).unwrap_or(tokens.len())
}

/// Takes the counters out of the operations `hmvc` and `fmvn`, unless they stand in their
/// fields, and reports the operations.
pub(super) fn read(reader: &mut Reader<'_>, tail: Token) -> bool {
    let span = reader.span(tail);
    let end = Span::new(span.start, reader.text.len());
    if reader.layout.field(Field::FullmoveNumber).is_some() {
        let end = Span::new(reader.layout.record.end, end.end);
        reader.report(Severity::Warning, Problem::EpdOperations, span).replace(
            Repair::RemoveTail,
            end,
            "",
        );
        return true;
    }
    let chars = reader.chars(tail);
    let setup = &mut reader.setup;
    setup.halfmove_clock = operand(&chars, "hmvc").unwrap_or(setup.halfmove_clock);
    setup.fullmove_number = operand(&chars, "fmvn").unwrap_or(setup.fullmove_number).max(1);
    let halfmove = reader.layout.field(Field::HalfmoveClock).is_none();
    let mut counters = setup.fullmove_number.to_string();
    if halfmove {
        counters = format!("{} {counters}", setup.halfmove_clock);
    }
    let field = if halfmove { Field::HalfmoveClock } else { Field::FullmoveNumber };
    reader
        .report(Severity::Warning, Problem::EpdOperations, span)
        .fix(Repair::InsertField { field, text: counters.clone() }, vec![Edit::new(end, counters)]);
    true
}

/// The number that is the operand of an opcode.
fn operand(chars: &str, opcode: &str) -> Option<u32> {
    chars.split(';').find_map(|operation| {
        let (name, operand) = operation.trim().split_once(' ')?;
        (name == opcode).then(|| operand.trim().parse().ok())?
    })
}
