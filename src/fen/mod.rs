//! The error-tolerant FEN parser and the writer.
//!
//! [`parse`] never fails: any text gives the best reading, where its parts lie, and what is wrong.
//! What is only untidy is a warning with a fix, what can't be read is an error at its bytes; all
//! spans refer to the text as it was given.
//!
//! ```
//! use forsyth::fen::{Severity, parse};
//!
//! let text = "rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
//! let parsed = parse(text);
//! assert_eq!(parsed.diagnostics[0].code(), "rank-short");
//! assert_eq!(parsed.diagnostics[0].severity, Severity::Error);
//! assert_eq!(parsed.diagnostics[0].span.of(text), "pp1pppp");
//! ```
//!
//! # What is tolerated
//!
//! Each item names a part of `tests/data/tolerances.tsv`, which has texts of that kind, what is read
//! in each, and what the first fixes make of it; `tests/tolerances.rs` checks them.
//!
//! - **Spaces**: of every kind, in runs, tabs, new lines, around the record.
//! - **Underscores** for the spaces, all or some.
//! - **Other separators**: commas, semicolons, bars or plus signs between the fields.
//! - **Invisible characters**: zero-width and bidirectional ones, soft hyphens, byte order marks,
//!   variation selectors, control characters; anywhere.
//! - **Dashes** of typography for the hyphen, or several.
//! - **Look-alikes** of letters, digits and slashes: Cyrillic, Greek, fullwidth, mathematical and
//!   circled letters, small capitals, digits of other scripts.
//! - **Quotation marks**, brackets and backticks around it, or one of the two.
//! - **Markup**: code fences, tags of HTML and of forums, Markdown, list marks, HTML entities.
//! - **PGN tags**, alone or in a game, also mistyped.
//! - **JSON and code**: a value of any key, escaped slashes, a string in a call.
//! - **UCI commands**, `position fen` with its moves.
//! - **Addresses** of lichess, chess.com and others: in the path, the query or the fragment; with
//!   underscores, percent signs or plus signs; without the host; in links.
//! - **Rows of values** with commas, semicolons or tabs.
//! - **Labels and text around** the record.
//! - **Several records**: the first is read, each gets a fix.
//! - **EPD**: four fields, operations in place of the counters or after them; `hmvc` and `fmvn` are
//!   read.
//! - **Side to move**: capital letters, words of several languages, with a full stop.
//! - **Missing fields**: a warning at the end, where defaults are read; an error between others.
//! - **Swapped and doubled fields**.
//! - **Digits**: 0, 9, several in a row.
//! - **Slashes**: leading, trailing, doubled, missing, backslashes, spaces instead or beside,
//!   commas, bars or semicolons instead.
//! - **Ranks**: fewer or more than eight, too short or too long, empty.
//! - **Other letters**: German, French, Spanish and problemists' pieces, chess symbols, dots for
//!   empty squares, unknown ones.
//! - **Crazyhouse and three-check**: pieces in hand, marks of promoted pieces, counts of checks.
//! - **Castling rights**: X-FEN and Shredder-FEN; out of order, doubled, mixed, apart, words.
//! - **En passant square**: in capitals, twice, as a file, as a move, the pawn's square.
//! - **Counters**: negative, huge, signed, with leading zeros, of other scripts, dashes, swapped,
//!   joined, with other characters.
//! - **No record**: nothing, other text, boards of other games.
//!
//! ```
//! use forsyth::fen::{Dialect, parse, write};
//!
//! for (text, code) in [
//!     ("4k3/8/8/8/8/8/4P3/4K3\u{a0}w\u{a0}-\u{a0}-\u{a0}0\u{a0}1", "space-unicode"),
//!     ("4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1", "space-underscore"),
//!     ("4k3/8/8/8/8/8/4P3/4K3,w,-,-,0,1", "separator"),
//!     ("\u{200b}4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "invisible-char"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 w \u{2013} \u{2013} 0 1", "dash-unicode"),
//!     ("4k3/8/8/8/8/8/4P3/4\u{41a}3 w - - 0 1", "homoglyph"),
//!     ("\u{201c}4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\u{201d}", "wrapper"),
//!     ("<b>4k3/8/8/8/8/8/4P3/4K3 w - - 0 1</b>", "wrapper"),
//!     ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]", "wrapper"),
//!     (r#"{"fen": "4k3\/8\/8\/8\/8\/8\/4P3\/4K3 w - - 0 1"}"#, "wrapper"),
//!     ("position fen 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e2e4", "wrapper"),
//!     ("https://lichess.org/editor/4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1?color=white", "wrapper"),
//!     ("12,4k3/8/8/8/8/8/4P3/4K3 w - - 0 1,e2e4", "wrapper"),
//!     ("FEN: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "wrapper"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 (White wins)", "trailing-text"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n8/8/8/8/8/8/8/K1k5 w - - 0 1", "multiple"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;", "epd-operations"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 White - - 0 1", "side-word"),
//!     ("4k3/8/8/8/8/8/4P3/4K3", "field-missing"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 - w - 0 1", "field-order"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 w - - - 0 1", "field-extra"),
//!     ("4k3/8/8/8/8/44/4P3/4K3 w - - 0 1", "digits-adjacent"),
//!     ("4k3/8/8/8/8/8/4P3/4K3/ w - - 0 1", "slash-trailing"),
//!     ("4k3/8/8/8/8/7/4P3/4K3 w - - 0 1", "rank-short"),
//!     ("4k3/8/8/8/8/8/4\u{2659}3/4K3 w - - 0 1", "piece-char"),
//!     ("4k3/8/8/8/8/8/4P3/4K3[] w - - 0 1", "variant-pocket"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 w none - 0 1", "castling-char"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 w - none 0 1", "ep-syntax"),
//!     ("4k3/8/8/8/8/8/4P3/4K3 w - - -5 1", "halfmove-negative"),
//! ] {
//!     let parsed = parse(text);
//!     let read = write(&parsed.setup, Dialect::AsGiven);
//!     assert_eq!(read, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "{text}");
//!     assert_eq!(parsed.diagnostics[0].code(), code, "{text}");
//! }
//! assert_eq!(parse("no chess here").diagnostics[0].code(), "not-a-fen");
//! ```

mod align;
mod alphabet;
mod castling;
mod cells;
mod counters;
mod diagnostic;
mod ep;
mod epd;
mod field;
mod fields;
mod glyph;
mod layout;
mod parse;
mod paste;
mod placement;
mod problem;
mod ranks;
mod reader;
mod repair;
mod rewrite;
mod runs;
mod segment;
mod several;
mod side;
mod spaces;
mod span;
mod squares;
mod strict;
mod surroundings;
mod tokens;
mod write;

pub use castling::{Right, rights_in};
pub use diagnostic::{Diagnostic, Fix, Severity};
pub use field::Field;
pub use layout::Layout;
pub(crate) use parse::read;
pub use parse::{Parsed, parse};
pub use problem::{Alphabet, CastlingLack, Concern, Problem, Turned, Wrapper};
pub use repair::{RankChange, RanksPlace, Repair};
pub use rewrite::{castling_dialect, rewrite};
pub use several::{looks_like_board, record_spans};
pub use span::{Edit, Span, apply_edits};
pub use squares::{rank_spans, square_span, squares_at};
pub(crate) use strict::read_setup as read_strictly;
pub(crate) use write::write_as;
pub use write::{Dialect, write, write_castling, write_placement, write_rank};
