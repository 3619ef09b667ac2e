//! What was changed, to be undone.

use super::entry::Entry;

/// How many changes can be undone.
const MOST: usize = 10;

/// How a list was before a change.
#[derive(Debug, Default)]
pub(super) struct Change {
    /// The order, if it was another one, and how many positions there had ever been.
    pub order: Option<(Vec<u32>, usize)>,
    /// The positions that were others, by their numbers.
    pub entries: Vec<(u32, Entry)>,
}

/// The last changes.
#[derive(Debug, Default)]
pub(super) struct Changes {
    changes: Vec<Change>,
}

impl Changes {
    /// Keeps how a list was.
    pub(super) fn push(&mut self, change: Change) {
        if self.changes.len() == MOST {
            self.changes.remove(0);
        }
        self.changes.push(change);
    }

    /// How the list was before the last change.
    pub(super) fn pop(&mut self) -> Option<Change> {
        self.changes.pop()
    }

    /// Whether there is nothing to undo.
    pub(super) fn is_empty(&self) -> bool {
        self.changes.is_empty()
    }
}
