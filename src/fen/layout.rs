//! Where the parts of a record lie in the text.

use crate::chess::Rank;

use super::field::Field;
use super::span::Span;

/// Where the parts of a record lie in the original text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The whole record, without what wraps it.
    pub record: Span,
    /// The six fields, by [`Field::index`]; `None` where one is missing.
    pub fields: [Option<Span>; 6],
    pub(super) ranks: Ranks,
}

/// Where the ranks lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ranks {
    /// In a placement of the standard form at the very beginning of the text: where each ends, by
    /// [`Rank::index`], a slash before the next. Few ask where the ranks lie, so the short way
    /// does not work out more than that.
    Standard([u8; 8]),
    /// In any other, by [`Rank::index`]; `None` where one is missing.
    Found([Option<Span>; 8]),
}

impl Default for Ranks {
    fn default() -> Ranks {
        Ranks::Found([None; 8])
    }
}

impl Layout {
    /// Where a field lies.
    pub fn field(&self, field: Field) -> Option<Span> {
        self.fields[field.index()]
    }

    /// Where a rank lies; `None` where it is missing.
    pub fn rank(&self, rank: Rank) -> Option<Span> {
        match self.ranks {
            Ranks::Found(spans) => spans[rank.index()],
            Ranks::Standard(ends) => {
                let start = ends.get(rank.index() + 1).map_or(0, |&end| end + 1);
                Some(Span::new(start.into(), ends[rank.index()].into()))
            }
        }
    }

    /// Whether no rank is missing.
    pub fn has_all_ranks(&self) -> bool {
        match self.ranks {
            Ranks::Found(spans) => spans.iter().all(Option::is_some),
            Ranks::Standard(_) => true,
        }
    }
}
