//! What a board in somebody's page needs: the custom element `<fen-board>`.
//!
//! It is two programs, so that a page with boards downloads little. The small one, of
//! `src/bin/embed.rs`, reads a FEN that is right or nearly so ([`quick`]), draws it, describes it
//! in every language and makes moves. The other, of `src/bin/embed_check.rs`, reads anything and
//! tells what is wrong with it; a page fetches it once it has a FEN that the small one leaves.
//!
//! Both talk with `static/embed/*.js` in texts: what is asked is a text with an item a line, and
//! so is the answer ([`Lines`]). Nothing here knows of a browser.

mod check;
mod draw;
mod hand;
mod lines;
mod quick;
mod solution;

pub use check::check;
pub use draw::draw;
pub use hand::{go, say};
pub use lines::Lines;
pub use quick::{Quick, quick};
pub use solution::play;
