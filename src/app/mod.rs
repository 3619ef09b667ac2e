//! The page: one Yew component and its views, plain functions, over the
//! [`editor`](crate::editor)'s state. No chess and no text handling happens here.
//!
//! Everything that changes goes through [`App`] and its one reducer; what is pointed at is kept
//! beside the state, and a drag touches neither until it ends (`drag`).

mod acting;
mod address;
mod announcer;
mod board;
mod bounds;
mod button;
mod castling;
mod controls;
mod copy;
mod counter;
mod dialog;
mod dom;
mod doubts;
mod drag;
mod en_passant;
mod epd_panel;
mod explanation;
mod export;
mod export_dialog;
mod fen_field;
mod found;
mod game_panel;
mod ghost;
mod hand;
mod help;
mod incoming;
mod keys;
mod language;
mod library;
mod list;
mod masthead;
mod move_list;
mod notices;
mod page;
mod paint;
mod palette;
mod picture;
mod picture_panel;
mod positions;
mod preview;
mod problem_item;
mod problems;
mod reading;
mod settings;
mod settings_dialog;
mod shapes;
mod shortcuts;
mod side;
mod sight;
mod sign;
mod slide;
mod square;
mod stage;
mod state_line;
mod storage;
mod tools;

use language::words;
pub use page::{App, AppProps, Message};
