//! The error-tolerant FEN parser and the writer.

mod castling;
mod cells;
mod counters;
mod diagnostic;
mod ep;
mod epd;
mod fields;
mod glyph;
mod parse;
mod paste;
mod placement;
mod reader;
mod side;
mod spaces;
mod span;
mod strict;
mod write;

pub use castling::{Right, rights_in};
pub use diagnostic::{
    Alphabet, CastlingLack, Concern, Diagnostic, Field, Fix, Problem, Repair, Severity, Turned,
    Wrapper,
};
pub use parse::{Layout, Parsed, parse};
pub use span::{Edit, Span, apply_edits};
pub use write::{Dialect, write, write_castling, write_placement, write_rank};
