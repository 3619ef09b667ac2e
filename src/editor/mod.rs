//! The editor's state as plain data, and the one way to change it: [`reduce`].
//!
//! # The text is the truth
//!
//! A [`State`] keeps the FEN byte for byte as it was typed; the setup, the problems and the
//! verdict are derived from it. What changes the text:
//!
//! - **Typing and pasting** put the new text in place of the old one, whatever it is.
//! - **An edit on the board** writes the whole record anew from the setup, in X-FEN.
//! - **A control** (side to move, castling, en passant, counters) rewrites its own field where
//!   the text has one, so that a broken rank stays as it was typed while it is being repaired.
//!   Fields that are missing before it are written with it.
//! - **A fix** applies its edits.
//!
//! # What an edit keeps
//!
//! Counters and the side to move stay as they are. A castling right goes when its king or its
//! rook leaves its square. The en passant square goes when it was right before the edit (or
//! the change of the side to move) and is not after it. What was wrong already stays, since
//! nothing may vanish silently: it is listed as a problem, with its repair.
//!
//! # Rights are suggested until they are chosen
//!
//! | the rights | become suggested by | become chosen by |
//! |---|---|---|
//! | | start position, empty board, a text without a castling field | ticking or unticking a box, a text with a castling field |
//!
//! While they are suggested, an edit on the board that brings king and rook to their squares
//! in standard chess (when they were not both there before) adds the right. Once they are
//! chosen no edit on the board adds one.
//!
//! # History
//!
//! Every change of the text is one step of an unlimited history, whether it came from the
//! keyboard or from the board. Letters typed one after the other, or taken away one after the
//! other, are one step up to the next space; so are repeated changes of one counter. What only
//! concerns the view (the brush, which way round the board lies) is not part of it.

mod action;
mod address;
mod announce;
mod difference;
mod draft;
mod edit;
mod explain;
mod history;
mod marks;
mod material;
mod settings;
mod state;
#[cfg(test)]
mod tests;

pub use action::{Action, reduce};
pub use address::{from_address, to_fragment};
pub use announce::{News, news};
pub use difference::{Difference, Subject, differences};
pub use draft::Draft;
pub use explain::{FieldPart, Part, RankPart, Run, fields, part_at, part_of, part_spans, ranks};
pub use marks::{Lit, Spot, Stretch, byte_at, covers, lit, stretches, stretches_around, utf16_at};
pub use material::Material;
pub use settings::{BoardColors, Coordinates, Settings, Theme};
pub use state::{Brush, Change, State};
