//! What the laws of chess say of a setup.

pub mod retro;

use crate::fen::{Concern, Parsed, Severity, parse};

/// What a reader wants to know first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// Nothing is wrong (there may be remarks).
    Legal,
    /// There are warnings.
    Playable,
    /// The position breaks the laws of chess.
    Illegal,
    /// Some part of the text can't be read.
    Unreadable,
}

/// Reads a text and judges the position: all diagnostics at once.
pub fn diagnose(text: &str) -> Parsed {
    parse(text)
}

/// The verdict on a diagnosed text.
pub fn verdict(parsed: &Parsed) -> Verdict {
    let errors = || parsed.diagnostics.iter().filter(|d| d.severity == Severity::Error);
    if errors().any(|d| d.problem.concern() == Concern::Form) {
        Verdict::Unreadable
    } else if errors().next().is_some() {
        Verdict::Illegal
    } else if parsed.diagnostics.iter().any(|d| d.severity == Severity::Warning) {
        Verdict::Playable
    } else {
        Verdict::Legal
    }
}
