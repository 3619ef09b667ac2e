//! The error-tolerant FEN parser and the writer.

mod align;
mod castling;
mod cells;
mod counters;
mod diagnostic;
mod ep;
mod epd;
mod field;
mod fields;
mod glyph;
mod parse;
mod paste;
mod placement;
mod problem;
mod reader;
mod repair;
mod rewrite;
mod runs;
mod side;
mod spaces;
mod span;
mod squares;
mod strict;
mod write;

pub use castling::{Right, rights_in};
pub use diagnostic::{Diagnostic, Fix, Severity};
pub use field::Field;
pub(crate) use parse::read;
pub use parse::{Layout, Parsed, parse};
pub use problem::{Alphabet, CastlingLack, Concern, Problem, Turned, Wrapper};
pub use repair::{RankChange, RanksPlace, Repair};
pub use rewrite::{castling_dialect, rewrite};
pub use span::{Edit, Span, apply_edits};
pub use squares::{rank_spans, square_span, squares_at};
pub use write::{Dialect, write, write_castling, write_placement, write_rank};
