//! PGN, the notation of games, in its import format: what people and programs write.
//!
//! Reading never fails. [`games`] goes through a text game by game; a [`Game`] has its tags, the
//! position it begins from, its moves with all variations, comments and marks, the position
//! after each move, and what is wrong: an impossible move ends its line, and reading goes on
//! behind it.
//!
//! # What is tolerated
//!
//! - bytes that are no UTF-8, read as Latin-1; a byte order mark; line ends of all systems;
//! - tags that are missing, in any order, without quotation marks or without an end;
//! - no move numbers, wrong ones, any number of full stops behind them, no spaces between;
//! - moves as [`super::san`] reads them: `0-0`, `e2-e4`, `g1f3`, `e8(Q)`, `exd6 e.p.`;
//! - marks such as `!?`, `+-` and `=` in place of NAGs, apart from their move or not;
//! - escape lines that begin with `%`, and what is reserved for later between `<` and `>`;
//! - comments and variations that are not closed, results that are missing.
//!
//! ```
//! use forsyth::fen::{Dialect, write};
//! use forsyth::formats::pgn::games;
//!
//! let text = "1. e4 e5 2. Nf3 (2. f4 exf4) Nc6 3. Bb5 {Spanish} *";
//! let game = games(text).next().unwrap();
//! assert_eq!(game.line(None).count(), 5);
//! let last = game.line(None).last().unwrap();
//! assert_eq!(game.moves[last].comments[0].text, "Spanish");
//! assert_eq!(
//!     write(&game.moves[last].setup, Dialect::XFen),
//!     "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"
//! );
//! ```

mod decode;
mod fault;
mod game;
mod lexer;
mod nag;
mod outline;
mod position;
mod read;
mod write;

pub use decode::decode;
pub use fault::{Fault, FaultKind};
pub use game::{Comment, Game, Node, Tag, Termination};
pub use nag::nag_glyph;
pub use outline::{Outline, Outlines, outlines};
pub(crate) use position::write_position;
pub use read::{Games, games};
