//! PGN, the notation of games.

mod position;

pub(super) use position::write_position;
