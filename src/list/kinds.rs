//! The kinds of problems that there are in a list.

/// A kind of problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// Its stable name; see [`crate::fen::Problem::code`].
    pub code: &'static str,
    /// How many positions have it.
    pub count: usize,
    /// The text of one of them.
    pub example: String,
}

/// Some kinds, by their numbers.
pub(super) type Set = [u64; 2];

/// Whether a kind is in a set.
pub(super) fn has(set: &Set, number: usize) -> bool {
    set.get(number / 64).is_some_and(|bits| bits >> (number % 64) & 1 == 1)
}

/// The kinds seen so far. Each has a number; those that would be too many share the last one.
#[derive(Debug, Default)]
pub(super) struct Kinds {
    codes: Vec<&'static str>,
}

impl Kinds {
    /// How many there can be.
    pub(super) const MOST: usize = 128;

    /// The number of a kind.
    pub(super) fn find(&self, code: &str) -> Option<usize> {
        self.codes.iter().position(|known| *known == code)
    }

    /// Puts a kind into a set.
    pub(super) fn add(&mut self, set: &mut Set, code: &'static str) {
        let number = self.find(code).unwrap_or_else(|| {
            self.codes.push(code);
            self.codes.len() - 1
        });
        let number = number.min(Kinds::MOST - 1);
        if let Some(bits) = set.get_mut(number / 64) {
            *bits |= 1 << (number % 64);
        }
    }

    /// Their names, by their numbers.
    pub(super) fn codes(&self) -> &[&'static str] {
        &self.codes
    }
}
