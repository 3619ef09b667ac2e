//! Which positions of a list are shown.

use super::entry::Entry;
use super::kinds::{Kinds, has};
use crate::fen::Severity;

/// What is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// `error`, `warning` or `legal`: those whose worst problem is so bad; the name of a kind of
    /// problem: those that have it; empty: all.
    pub problem: String,
    /// Those that have this in their text; capital and small letters are the same unless there
    /// is a slash in it, as in a part of a board.
    pub text: String,
}

impl Filter {
    /// By a problem and a text.
    pub fn new(problem: &str, text: &str) -> Filter {
        Filter { problem: problem.into(), text: text.trim().into() }
    }

    /// Whether everything is shown.
    pub fn is_empty(&self) -> bool {
        self.problem.is_empty() && self.text.is_empty()
    }

    /// What it means in a list with such kinds of problems.
    pub(super) fn test<'a>(&'a self, kinds: &Kinds) -> Test<'a> {
        let by = match &*self.problem {
            "" => By::Nothing,
            "error" => By::Worst(&[Some(Severity::Error)]),
            "warning" => By::Worst(&[Some(Severity::Warning)]),
            "legal" => By::Worst(&[None, Some(Severity::Info)]),
            code => By::Kind(kinds.find(code)),
        };
        Test { by, text: &self.text, is_exact: self.text.contains('/') }
    }
}

enum By {
    Nothing,
    Worst(&'static [Option<Severity>]),
    /// None of that kind has been seen.
    Kind(Option<usize>),
}

/// A filter that is ready to be used.
pub(super) struct Test<'a> {
    by: By,
    text: &'a str,
    is_exact: bool,
}

impl Test<'_> {
    /// Whether a position is shown.
    pub(super) fn takes(&self, entry: &Entry, text: &str) -> bool {
        let fits = match self.by {
            By::Nothing => true,
            By::Worst(severities) => severities.contains(&entry.worst),
            By::Kind(number) => number.is_some_and(|number| has(&entry.kinds, number)),
        };
        fits && match self.is_exact {
            true => text.contains(self.text),
            false => holds(text.as_bytes(), self.text.as_bytes()),
        }
    }
}

/// Whether a text has another one in it, whatever the case of its letters.
fn holds(text: &[u8], part: &[u8]) -> bool {
    part.is_empty() || text.windows(part.len()).any(|window| window.eq_ignore_ascii_case(part))
}
