//! Everything that can happen to the state.

use std::rc::Rc;

use super::brush::Brush;
use super::game::Step;
use super::presets::Preset;
use crate::chess::{CastlingSide, Color, Piece, Square, Transform};
use crate::diagram::ShapeColor;
use crate::fen::{Dialect, Fix};
use crate::formats::Link;
use crate::picture::Found;

/// One change.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// The text was typed or pasted.
    Text(String),
    /// The page's address holds something else.
    Load(Link),
    /// Put a piece on a square, or clear it.
    Put {
        /// Where.
        square: Square,
        /// What, or nothing.
        piece: Option<Piece>,
    },
    /// Move what stands on a square to another one, or copy it there.
    Move {
        /// Where it stands.
        from: Square,
        /// Where it goes; what stands there goes off.
        to: Square,
        /// Whether it also stays.
        copy: bool,
    },
    /// Use the brush on a square, with which a stroke begins: it puts its piece, or takes that
    /// piece off if it stands there, and so it goes on. The hand does nothing.
    Paint(Square),
    /// As [`Action::Paint`], with the brush's piece in the other colour; the hand takes off what
    /// stands there.
    PaintOther(Square),
    /// Go on with the stroke over one more square: what it put on the first, or took off there.
    /// The whole stroke is one step of the history.
    StrokeTo(Square),
    /// Take the stroke that is going on back.
    CancelStroke,
    /// Clear so many squares of a rank from this one on, as a digit in a FEN does; no further than
    /// to the end of the rank.
    ClearRun {
        /// The first of them.
        from: Square,
        /// How many.
        count: u8,
    },
    /// Put the next piece on a square: from pawn to king in one colour, then in the other. An
    /// empty square gets a white pawn. Going through the pieces is one step of the history.
    Cycle(Square),
    /// Change the colour of the brush's piece.
    SwapBrush,
    /// Take up a brush, or lay it down if it is in use already.
    PickBrush(Brush),
    /// Set the side to move.
    SetSide(Color),
    /// Give the right to castle to a side of the board to the outermost rook there, or take
    /// every right to that side.
    SetCastling {
        /// Whose right.
        color: Color,
        /// To which side.
        side: CastlingSide,
        /// Whether there is the right.
        allowed: bool,
    },
    /// Give the right to castle to a rook, and to no other on its side of the king, or take it.
    /// Nothing happens off ranks 1 and 8.
    SetCastlingRook {
        /// Which, on rank 1 for White's and rank 8 for Black's.
        rook: Square,
        /// Whether there is the right.
        allowed: bool,
    },
    /// Set the en passant square.
    SetEp(Option<Square>),
    /// Set the halfmove clock.
    SetHalfmove(u32),
    /// Set the fullmove number.
    SetFullmove(u32),
    /// Turn or mirror the whole position, or swap its colours.
    Transform(Transform),
    /// The starting position of Chess960 with that number; nothing happens from 960 on.
    Chess960(u16),
    /// A position with a name, such as the initial array.
    Preset(Preset),
    /// Mark a square in a colour, or unmark it if it is marked so.
    ToggleSquare {
        /// Which.
        square: Square,
        /// In what colour.
        color: ShapeColor,
    },
    /// Draw an arrow in a colour, or take it away if it is there so.
    ToggleArrow {
        /// Where it begins.
        from: Square,
        /// Where it ends; where it begins it is a marked square.
        to: Square,
        /// In what colour.
        color: ShapeColor,
    },
    /// Take away all that is drawn.
    ClearShapes,
    /// Choose how the text is written when it is copied.
    SetDialect(Dialect),
    /// Turn the view round.
    Flip,
    /// Open the first game of a text, at its beginning.
    OpenGame(Rc<str>),
    /// Open the first game of a text, at that move, beside the text that is its place already;
    /// where that is another, nothing is opened.
    ReopenGame(Rc<str>, Option<usize>),
    /// Go a step through the game that is open.
    Walk(Step),
    /// Go to the position after that move of the game, or to its beginning.
    GoTo(Option<usize>),
    /// Close the game. The position stays, unless the game came out of an EPD, whose text is
    /// there again.
    CloseGame,
    /// Give the operation of that number in the EPD another operand.
    SetOperand(usize, String),
    /// Take that operation away.
    RemoveOperation(usize),
    /// Add an operation with that opcode.
    AddOperation(String),
    /// Open the moves of that operation as a game.
    PlayOperation(usize),
    /// Take a board that was read from a picture; whether from the same one again.
    Picture(Rc<Found>, bool),
    /// Say what stands on a square of that board.
    Settle(Square, Option<Piece>),
    /// Say whether White is below in the picture.
    SayBelow(bool),
    /// Repair the text.
    ApplyFix(Fix),
    /// Take the last change back.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
}
