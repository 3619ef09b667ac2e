//! The error-tolerant FEN parser and the writer.

mod diagnostic;
mod parse;
mod span;
mod write;

pub use diagnostic::{
    Alphabet, CastlingLack, Concern, Diagnostic, Field, Fix, Problem, Repair, Severity, Turned,
    Wrapper,
};
pub use parse::{Layout, Parsed, parse};
pub use span::{Edit, Span, apply_edits};
pub use write::{Dialect, write, write_castling, write_placement, write_rank};
