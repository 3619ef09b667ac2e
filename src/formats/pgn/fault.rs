//! What can be wrong with a game.

use super::super::san::Impossible;
use crate::fen::{Severity, Span};

/// One thing that is wrong with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// Where.
    pub span: Span,
    /// How many plies of its line come before it.
    pub ply: usize,
    /// The last move of its line before it; `None` for the beginning of the game.
    pub before: Option<usize>,
}

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// The move can't be made; what follows in its line is not read.
    Move(Impossible),
    /// The position of the `FEN` tag has errors; see [`super::Game::diagnostics`].
    Fen,
    /// A tag without a name, without quotation marks or without its end.
    Tag,
    /// A tag that was there before.
    DuplicateTag,
    /// A comment without its end.
    OpenComment,
    /// A variation without its end.
    OpenVariation,
    /// The end of a variation that has not begun.
    StrayClose,
    /// A variation before there is a move that it could replace.
    StrayVariation,
    /// A NAG without a number from 0 to 255.
    Nag,
    /// A character that means nothing where it is.
    Unexpected(char),
    /// The game does not end with a result.
    NoResult,
    /// The result at the end is not that of the tag.
    OtherResult,
}

impl FaultKind {
    /// Whether some of the text is not in the game because of it.
    pub const fn loses_text(self) -> bool {
        match self {
            FaultKind::Move(_)
            | FaultKind::Fen
            | FaultKind::Tag
            | FaultKind::StrayVariation
            | FaultKind::Nag
            | FaultKind::Unexpected(_) => true,
            FaultKind::DuplicateTag
            | FaultKind::OpenComment
            | FaultKind::OpenVariation
            | FaultKind::StrayClose
            | FaultKind::NoResult
            | FaultKind::OtherResult => false,
        }
    }

    /// The stable name of this kind of fault.
    pub const fn code(self) -> &'static str {
        match self {
            FaultKind::Move(impossible) => impossible.code(),
            FaultKind::Fen => "pgn-fen",
            FaultKind::Tag => "pgn-tag",
            FaultKind::DuplicateTag => "pgn-duplicate-tag",
            FaultKind::OpenComment => "pgn-open-comment",
            FaultKind::OpenVariation => "pgn-open-variation",
            FaultKind::StrayClose => "pgn-stray-close",
            FaultKind::StrayVariation => "pgn-stray-variation",
            FaultKind::Nag => "pgn-nag",
            FaultKind::Unexpected(_) => "pgn-unexpected",
            FaultKind::NoResult => "pgn-no-result",
            FaultKind::OtherResult => "pgn-other-result",
        }
    }

    /// How bad it is.
    pub const fn severity(self) -> Severity {
        match self {
            FaultKind::Move(_)
            | FaultKind::Fen
            | FaultKind::OpenComment
            | FaultKind::StrayVariation => Severity::Error,
            FaultKind::NoResult => Severity::Info,
            _ => Severity::Warning,
        }
    }
}
