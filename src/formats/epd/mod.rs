//! EPD: the first four fields of a FEN record, then operations, `bm Nf3; id "a name";`
//! (PGN standard, section 16.2).
//!
//! Reading never fails. Operations are kept in their order, also those that nobody knows;
//! `hmvc` and `fmvn` are read into the counters. Tolerated are counters before the operations, a
//! missing semicolon at the end, and strings without quotation marks.
//!
//! ```
//! use forsyth::formats::epd::read;
//!
//! let epd = read("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8; id \"back rank\"; fmvn 30;");
//! assert_eq!(epd.operation("id").unwrap().text(), "back rank");
//! assert_eq!(epd.setup.fullmove_number, 30);
//! assert!(epd.faults.is_empty());
//! ```

mod fault;
mod read;
mod write;

pub use fault::{Fault, FaultKind};
pub use read::read;

use crate::chess::Setup;
use crate::fen::{Field, Layout, Parsed, Span};

/// A record of EPD.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Epd {
    /// The position, with its counters.
    pub setup: Setup,
    /// The operations in their order.
    pub operations: Vec<Operation>,
    /// Where the fields lie.
    pub layout: Layout,
    /// What is wrong with the fields, as [`crate::fen::parse`] tells it.
    pub diagnostics: Vec<crate::fen::Diagnostic>,
    /// What is wrong with the operations.
    pub faults: Vec<Fault>,
}

/// An operation: an opcode and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operation {
    /// The name of the operation.
    pub opcode: String,
    /// What follows it.
    pub operands: Vec<Operand>,
    /// Where it lies in the text, without its semicolon.
    pub span: Span,
}

/// An operand of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Its text, without quotation marks.
    pub text: String,
    /// Whether it stood in quotation marks.
    pub quoted: bool,
    /// Where it lies in the text, with its quotation marks.
    pub span: Span,
}

/// A line as EPD, with the operations that it has, in their order; the counters of a FEN become
/// operations. `parsed` is the reading of the line; `id` names the position if it is not empty.
pub fn of_line(line: &str, parsed: &Parsed, id: &str) -> Epd {
    let mut epd = read(line);
    let counters = [
        (Field::FullmoveNumber, "fmvn", parsed.setup.fullmove_number),
        (Field::HalfmoveClock, "hmvc", parsed.setup.halfmove_clock),
    ];
    for (field, opcode, counter) in counters {
        if parsed.layout.field(field).is_some() {
            epd.set(opcode, false, &counter.to_string());
        }
    }
    if !id.is_empty() {
        epd.set("id", true, id);
    }
    epd
}

impl Epd {
    /// A position with the counters as operations, and a name in `id` if it is not empty.
    pub fn new(setup: &Setup, id: &str) -> Epd {
        let mut epd = Epd {
            setup: *setup,
            operations: Vec::new(),
            layout: Layout::default(),
            diagnostics: Vec::new(),
            faults: Vec::new(),
        };
        epd.set("fmvn", false, &setup.fullmove_number.to_string());
        epd.set("hmvc", false, &setup.halfmove_clock.to_string());
        if !id.is_empty() {
            epd.set("id", true, id);
        }
        epd
    }

    /// The first operation with an opcode.
    pub fn operation(&self, opcode: &str) -> Option<&Operation> {
        self.operations.iter().find(|operation| operation.opcode == opcode)
    }

    /// Gives an operation one operand, in place of what it had; a new operation comes last.
    pub fn set(&mut self, opcode: &str, quoted: bool, text: &str) {
        let operands = vec![Operand { text: text.to_string(), quoted, span: Span::default() }];
        match self.operations.iter_mut().find(|operation| operation.opcode == opcode) {
            Some(operation) => operation.operands = operands,
            None => {
                let opcode = opcode.to_string();
                self.operations.push(Operation { opcode, operands, span: Span::default() });
            }
        }
    }

    /// Takes all operations with an opcode away.
    pub fn remove(&mut self, opcode: &str) {
        self.operations.retain(|operation| operation.opcode != opcode);
    }
}

impl Operation {
    /// The operands as one text, without quotation marks.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for operand in &self.operands {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(&operand.text);
        }
        text
    }
}
