//! A diagnostic: what is wrong with a FEN, how bad, where, and how to repair it, as data.
//! Sentences live in `words`.

use crate::chess::Bitboard;

use super::problem::Problem;
use super::repair::Repair;
use super::span::{Edit, Span, apply_edits};

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Worth knowing; nothing needs to change.
    Info,
    /// Untidy or impossible in a game, but the position can be used.
    Warning,
    /// Unreadable, or a position that the laws of chess do not allow.
    Error,
}

impl Severity {
    /// `info`, `warning` or `error`.
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Info => "info",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// A repair: edits to the original text, with what they do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fix {
    /// What it does; the words for it are in `words`.
    pub repair: Repair,
    /// The changes to the text.
    pub edits: Vec<Edit>,
}

impl Fix {
    /// The text after the repair.
    pub fn apply(&self, text: &str) -> String {
        apply_edits(text, &self.edits)
    }
}

/// One thing that is wrong or worth knowing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Diagnostic {
    /// What is wrong.
    pub problem: Problem,
    /// How bad it is.
    pub severity: Severity,
    /// Where in the original text.
    pub span: Span,
    /// The squares of the board that it speaks of.
    pub squares: Bitboard,
    /// Repairs, the best first.
    pub fixes: Vec<Fix>,
}

impl Diagnostic {
    /// The stable name of its problem.
    pub const fn code(&self) -> &'static str {
        self.problem.code()
    }
}
