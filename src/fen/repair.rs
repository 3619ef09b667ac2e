//! What a fix does, as data; the labels are in `words`.

use crate::chess::{Color, Piece, Rank, Role, Square};

use super::field::Field;
use super::problem::{Alphabet, Turned};

/// How a rank is brought to eight squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RankChange {
    /// All squares empty.
    Empty,
    /// The initial array's rank of pieces.
    Home,
    /// A run of empty squares of another length.
    Gap {
        /// The length as written.
        from: usize,
        /// The length that fits.
        to: usize,
    },
    /// One more piece beside its like.
    Add(Piece),
    /// One piece less.
    Remove(Piece),
    /// So many empty squares more at the end.
    PadEnd(usize),
    /// So many empty squares more at the beginning.
    PadStart(usize),
    /// So many squares less at the end.
    Cut(usize),
}

/// Where ranks are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RanksPlace {
    /// Before the first: at the top of the board.
    Top,
    /// After the last: at the bottom.
    Bottom,
    /// Below the rank of that number.
    Below(Rank),
}

/// What a fix does, with what its label needs to know.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each variant is explained by its label in `words`")]
pub enum Repair {
    /// Keep only the FEN of the text.
    KeepFenOnly,
    /// Use the initial array.
    UseStart,
    /// Put the FEN of that number (from 1) of several in place of the text.
    UseRecord(usize),
    /// Remove what the span covers.
    Remove(String),
    /// Write `to` in place of what the span covers.
    Replace { from: String, to: String },
    /// Write single spaces between the fields.
    NormaliseSpaces,
    /// Remove the white space around the record.
    TrimSpaces,
    /// Remove the characters that can't be seen.
    RemoveInvisible,
    /// Write the characters that an encoding stands for.
    Decode,
    /// Remove what follows the record.
    RemoveTail,
    /// Insert the default of each missing field.
    InsertDefaults,
    /// Insert `text` in the field.
    InsertField { field: Field, text: String },
    /// Put the fields in order.
    SortFields,
    /// Write a rank as `text`.
    WriteRank { rank: Rank, text: String, change: RankChange },
    /// Add empty ranks.
    AddRanks { count: usize, place: RanksPlace },
    /// Remove ranks.
    RemoveRanks(usize),
    /// Set slashes between the ranks.
    InsertSlashes,
    /// Take the spaces out of the placement.
    JoinBoard,
    /// Read the letters of another alphabet in English.
    Translate(Alphabet),
    /// Set the side to move.
    SetSide(Color),
    /// Write these castling rights.
    SetCastling(String),
    /// Write no castling rights.
    NoCastling,
    /// Set the en passant square.
    SetEp(Square),
    /// Write no en passant square.
    NoEp,
    /// Set the halfmove clock.
    SetHalfmove(u32),
    /// Set the fullmove number.
    SetFullmove(u32),
    /// Exchange the two counters.
    SwapCounters,
    /// Put a piece on a square.
    PutPiece { piece: Piece, square: Square },
    /// Put both kings on the board.
    PutKings,
    /// Take off all kings of a side but the one on `square`.
    KeepKing { color: Color, square: Square },
    /// Make the pieces of the lower half of the board White's, the others Black's.
    RestoreCase,
    /// Take a piece off its square.
    TakePiece { piece: Piece, square: Square },
    /// Take several pieces off.
    TakePieces { color: Option<Color>, role: Option<Role>, count: usize },
    /// Turn the board.
    Turn(Turned),
}
