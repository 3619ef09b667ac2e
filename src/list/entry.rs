//! What is kept of one position.

use super::counts;
use super::kinds::{Kinds, Set};
use super::same::{Identity, hash_text};
use super::texts::Place;
use crate::fen::{Parsed, Severity};
use crate::rules::diagnose_without_fixes;

/// A position of a list: 40 bytes beside its text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// Where its text is.
    pub place: Place,
    /// How bad the worst of its problems is.
    pub worst: Option<Severity>,
    /// The line of the file that it is from, from 1; 0 if it is from none.
    pub line: u32,
    /// The same for the same position.
    pub hash: u64,
    /// The kinds of its problems.
    pub kinds: Set,
}

impl Entry {
    /// Of a text that is kept at a place.
    pub(super) fn of(text: &str, place: Place, line: u32, kinds: &mut Kinds) -> Entry {
        let parsed = diagnose_without_fixes(text);
        let mut entry = Entry { place, worst: None, line, hash: 0, kinds: [0; 2] };
        for diagnostic in parsed.diagnostics.iter().filter(|it| counts(it)) {
            entry.worst = entry.worst.max(Some(diagnostic.severity));
            kinds.add(&mut entry.kinds, diagnostic.code());
        }
        entry.hash = hash(text, &parsed);
        entry
    }

    /// Its place in [`super::List::counts`].
    pub(super) fn class(&self) -> usize {
        self.worst.map_or(0, |severity| severity as usize + 1)
    }
}

/// A text that can't be read is the same as itself alone.
fn hash(text: &str, parsed: &Parsed) -> u64 {
    Identity::of(parsed).map_or_else(|| hash_text(text), |identity| identity.hash())
}
