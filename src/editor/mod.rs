//! The editor's state as plain data, and the one way to change it: [`reduce`].
//!
//! # The text is the truth
//!
//! A [`State`] keeps the FEN byte for byte as it was typed; the setup, the problems and the
//! verdict are derived from it. What changes the text:
//!
//! - **Typing and pasting** put the new text in place of the old one, whatever it is.
//! - **An edit on the board** writes the whole record anew from the setup.
//! - **A control** (side to move, castling, en passant, counters) rewrites its own field where
//!   the text has one, so that a broken rank stays as it was typed while it is being repaired.
//!   Fields that are missing before it are written with it.
//! - **A fix** applies its edits.
//!
//! Castling rights are written as the text has them, in X-FEN or by the files of the rooks. A
//! right that a control gives is written so that it is read back as that right.
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
//! | | a preset, a text without a castling field | ticking or unticking a box, a text with a castling field |
//!
//! While they are suggested, an edit on the board that brings king and rook to their squares
//! in standard chess (when they were not both there before) adds the right. Once they are
//! chosen no edit on the board adds one.
//!
//! # What is drawn
//!
//! Marked squares and arrows are a part of the state and of its history. They stay where they
//! are while the position is edited, and go along when it is turned or mirrored. A text with
//! comments such as `[%csl Ga1]` brings its own; a text that is pasted and shows another board,
//! a preset and a link begin without any.
//!
//! # A game beside the position
//!
//! An open game is no part of the text. Walking through it puts the position of each ply in
//! place of the text, and what the comments draw in place of the shapes. An edit makes the
//! position one's own, and the game stays open to go back to.
//!
//! # A board out of a picture
//!
//! What is read from a picture is loaded like any other position, with the side to move and the
//! rights that it suggests, and with the squares that the reader is not sure of. They are a part
//! of the history, too.
//!
//! # History
//!
//! Every change of the text or the shapes is one step of an unlimited history, whether it came from the
//! keyboard or from the board. Letters typed one after the other, or taken away one after the
//! other, are one step up to the next space; so are repeated changes of one counter, a stroke of
//! the brush over many squares, going through the pieces on one square, and a walk through a game. What only
//! concerns the view (the brush, which way round the board lies, the dialect for copying) is not
//! part of it.

mod action;
mod announce;
mod brush;
mod castling;
mod difference;
mod edit;
mod excerpt;
mod explain;
mod export;
mod game;
mod history;
mod library;
mod marks;
mod material;
mod operations;
mod pictures;
mod presets;
mod reading;
mod reduce;
mod settings;
mod slides;
mod state;
#[cfg(test)]
mod tests;

pub use crate::diagram::{Shape, ShapeColor, Shapes};
pub use crate::formats::Link;
pub use action::Action;
pub use announce::{News, news};
pub use brush::Brush;
pub use castling::castling_choices;
pub use difference::{Difference, Subject, differences};
pub use excerpt::excerpt;
pub use explain::{FieldPart, Part, RankPart, Run, fields, part_at, part_of, part_spans, ranks};
pub use export::{CAPTION_LIMIT, Choice, Exports, Look, PRODUCTS, Page, Product};
pub use game::{Item, Line, OpenGame, Place, Step, lines, place, without_commands};
pub use library::{Entry, Indexer, lines_in, search};
pub use marks::{Lit, Spot, Stretch, byte_at, covers, lit, stretches, stretches_around, utf16_at};
pub use material::Material;
pub use operations::{has_moves, is_epd, shown};
pub use pictures::{Opened, Outcome, Pictures, Stage};
pub use presets::{Preset, PresetGroup};
pub use reading::{Candidate, Reading, records};
pub use reduce::reduce;
pub use settings::{Setting, Settings};
pub use slides::slides;
pub use state::{Change, State};
