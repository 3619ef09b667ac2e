//! Every sentence that a person reads, by language. English for now; a language is one module
//! with the same functions, and a missing sentence does not compile.

mod en;
mod ui;

pub use ui::Ui;

use crate::chess::{Color, Piece, Role};
use crate::fen::{Field, Problem, Repair};
use crate::rules::Verdict;

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
}

impl Lang {
    /// The BCP 47 tag, for `lang` attributes.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
        }
    }

    /// The fixed words of the page: labels, headings, hints.
    pub const fn ui(self) -> &'static Ui {
        match self {
            Lang::En => &en::UI,
        }
    }

    /// The sentence about a problem: what is wrong and, where it helps, what is expected.
    pub fn problem(self, problem: &Problem) -> String {
        match self {
            Lang::En => en::problem(problem),
        }
    }

    /// The label of a fix.
    pub fn repair(self, repair: &Repair) -> String {
        match self {
            Lang::En => en::repair(repair),
        }
    }

    /// The verdict in a few words.
    pub const fn verdict(self, verdict: Verdict) -> &'static str {
        match self {
            Lang::En => en::verdict(verdict),
        }
    }

    /// The name of a field.
    pub const fn field(self, field: Field) -> &'static str {
        match self {
            Lang::En => en::field(field),
        }
    }

    /// The name of a side.
    pub const fn color(self, color: Color) -> &'static str {
        match self {
            Lang::En => en::color(color),
        }
    }

    /// The name of a role, as in "queen".
    pub const fn role(self, role: Role) -> &'static str {
        match self {
            Lang::En => en::role(role),
        }
    }

    /// The name of a piece, as in "white queen".
    pub fn piece(self, piece: Piece) -> String {
        match self {
            Lang::En => en::piece(piece),
        }
    }
}
