//! A position in the notations of others: EPD, PGN, the GBR code, diagrams for Wikipedia, LaTeX
//! and Markdown, boards as text, and links.
//!
//! [`write()`] writes each [`Format`] of a [`View`] with its [`Options`], and [`losses`] tells what
//! of the position the format can't carry. [`epd`] and [`pgn`] read as well. Sentences about all
//! of it are in `words`.
//!
//! ```
//! use forsyth::formats::{Format, Options, Part, View, losses};
//! use forsyth::fen::{Field, parse};
//! use forsyth::words::Words;
//!
//! let setup = parse("6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1").setup;
//! let (view, options) = (View::new(&setup), Options::default());
//! assert_eq!(Words::english().written(Format::Gbr, &view, &options), "0323.12g3g1\n");
//! let lost = [Part::Field(Field::Placement), Part::Field(Field::SideToMove)];
//! assert_eq!(losses(Format::Gbr, &view, &options), lost);
//! ```

mod address;
mod embed;
pub mod epd;
mod format;
mod gbr;
pub mod intake;
mod latex;
mod links;
mod losses;
mod markdown;
mod options;
pub mod pgn;
pub mod san;
mod text;
mod wiki;

pub use address::Link;
pub use embed::{Embed, Rung, data_url, frame_address, snippet};
pub use format::{Format, write};
pub use gbr::Outcome;
pub use losses::{Part, losses};
pub use options::{Align, Options, Spoken, View};
