//! Lists of positions: read from files of any size, checked, filtered, repaired, put in order
//! and written.
//!
//! A [`List`] keeps the text of each position and a few bytes about it, no more: which kinds of
//! problems it has, how bad they are, and a number that is the same for the same position. What
//! is shown of it is told anew from its text. [`Reader`] fills a list block by block, and
//! [`Session`] is all of it behind numbers and texts, as the worker of the page needs it.
//!
//! ```
//! use forsyth::list::{Filter, List};
//!
//! let mut list = List::default();
//! list.push("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1);
//! list.push("4k3/8/8/8/8/8/8/4K3  w - - 0 1", 2);
//! assert_eq!(list.counts(), [1, 0, 1, 0]);
//! list.filter(Filter::new("space-run", ""));
//! assert_eq!(list.fix_all("space-run"), 1);
//! list.filter(Filter::default());
//! assert_eq!(list.counts(), [2, 0, 0, 0]);
//! assert_eq!(list.keep_first_of_each(), 1);
//! ```

mod change;
mod entry;
mod export;
mod filter;
mod kinds;
mod positions;
mod reader;
mod same;
mod session;
mod texts;

#[cfg(test)]
mod tests;

pub use export::Format;
pub use filter::Filter;
pub use kinds::Kind;
pub use positions::{List, MOST};
pub use reader::Reader;
pub use session::Session;

use crate::fen::{Diagnostic, Problem};

/// Whether a problem counts in a list: the operations of an EPD are no fault there.
pub fn counts(diagnostic: &Diagnostic) -> bool {
    diagnostic.problem != Problem::EpdOperations
}
