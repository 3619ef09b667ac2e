//! What can be wrong with operations.

use super::super::san::Impossible;
use crate::fen::{Edit, Severity, Span};

/// One thing that is wrong with an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where.
    pub span: Span,
    /// What repairs it; empty if nothing is known to.
    pub fix: Vec<Edit>,
}

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// An opcode is a letter, then letters, digits or `_`, 15 characters at most.
    Opcode,
    /// The opcode was there before.
    Duplicate,
    /// The operation does not end with a semicolon.
    NoSemicolon,
    /// The string has no quotation mark at its end.
    OpenString,
    /// The operation says nothing.
    NoOperand,
    /// The operand has to be a number.
    NotANumber,
    /// The move can't be made.
    Move(Impossible),
}

impl FaultKind {
    /// The stable name of this kind of fault.
    pub const fn code(self) -> &'static str {
        match self {
            FaultKind::Opcode => "epd-opcode",
            FaultKind::Duplicate => "epd-duplicate",
            FaultKind::NoSemicolon => "epd-semicolon",
            FaultKind::OpenString => "epd-open-string",
            FaultKind::NoOperand => "epd-no-operand",
            FaultKind::NotANumber => "epd-number",
            FaultKind::Move(impossible) => impossible.code(),
        }
    }

    /// How bad it is.
    pub const fn severity(self) -> Severity {
        match self {
            FaultKind::Duplicate | FaultKind::NoSemicolon => Severity::Warning,
            _ => Severity::Error,
        }
    }
}
