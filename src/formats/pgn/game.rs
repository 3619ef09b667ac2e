//! A game that was read.

use super::fault::Fault;
use crate::chess::Setup;
use crate::fen::{Diagnostic, Dialect, Span, write};
use crate::rules::moves::Move;

/// A game: tags, and moves with their variations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Where it lies in the text.
    pub span: Span,
    /// The tags in their order.
    pub tags: Vec<Tag>,
    /// The position that it begins from: that of the `FEN` tag, else the initial array.
    pub start: Setup,
    /// What is wrong with the `FEN` tag; spans are those of the text.
    pub diagnostics: Vec<Diagnostic>,
    /// The comments before the first move.
    pub comments: Vec<Comment>,
    /// All moves of all lines, in the order of the text. The first is the first of the main
    /// line.
    pub moves: Vec<Node>,
    /// The result at the end.
    pub termination: Option<Termination>,
    /// What is wrong with the game, in the order of the text.
    pub faults: Vec<Fault>,
}

/// A tag pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// Its value, without quotation marks and backslashes.
    pub value: String,
    /// Where the pair lies, with its brackets.
    pub span: Span,
    /// Where the value lies, without its quotation marks.
    pub value_span: Span,
}

/// A comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// What it says, without spaces around it.
    pub text: String,
    /// Where it lies, with its braces or its semicolon.
    pub span: Span,
}

/// A move in its place among the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move; `None` for a null move.
    pub mv: Option<Move>,
    /// The position after it.
    pub setup: Setup,
    /// Where it lies in the text.
    pub span: Span,
    /// How many plies come before it.
    pub ply: usize,
    /// The move before it; `None` for the first one of the game.
    pub before: Option<usize>,
    /// The move that its line goes on with.
    pub next: Option<usize>,
    /// The first moves of the variations that replace it.
    pub variations: Vec<usize>,
    /// The comments before it; only the first move of a variation has some.
    pub comments_before: Vec<Comment>,
    /// Its numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// The comments behind it.
    pub comments: Vec<Comment>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// `1-0`.
    WhiteWon,
    /// `0-1`.
    BlackWon,
    /// `1/2-1/2`.
    Drawn,
    /// `*`: it goes on, or nobody knows.
    Unknown,
}

impl Termination {
    /// All of them.
    pub const ALL: [Termination; 4] =
        [Termination::WhiteWon, Termination::BlackWon, Termination::Drawn, Termination::Unknown];

    /// As it is written in a game.
    pub const fn text(self) -> &'static str {
        match self {
            Termination::WhiteWon => "1-0",
            Termination::BlackWon => "0-1",
            Termination::Drawn => "1/2-1/2",
            Termination::Unknown => "*",
        }
    }
}

impl Game {
    /// Whether all that the text says is in the game.
    pub fn is_whole(&self) -> bool {
        !self.faults.iter().any(|fault| fault.kind.loses_text())
    }

    /// The value of a tag; of several by that name, of the first.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }

    /// The moves of a line from its first one to its end: of the main line for `None`.
    pub fn line(&self, first: Option<usize>) -> impl Iterator<Item = usize> + '_ {
        let first = first.or((!self.moves.is_empty()).then_some(0));
        std::iter::successors(first, |at| self.moves.get(*at)?.next)
    }

    /// The moves from the beginning of the game to a move, itself the last.
    pub fn path(&self, to: usize) -> Vec<usize> {
        let before = |at: &usize| self.moves.get(*at)?.before;
        let mut path: Vec<usize> = std::iter::successors(Some(to), before).collect();
        path.reverse();
        path
    }

    /// The position after a move, or the one that the game begins from.
    pub fn setup(&self, after: Option<usize>) -> &Setup {
        after.and_then(|at| self.moves.get(at)).map_or(&self.start, |node| &node.setup)
    }

    /// The FEN of the position after a move, or of the one that the game begins from: that of the
    /// tag, with all that is wrong with it.
    pub fn fen(&self, after: Option<usize>) -> String {
        match (after, self.tag("FEN")) {
            (None, Some(fen)) => fen.to_string(),
            _ => write(self.setup(after), Dialect::XFen),
        }
    }

    /// The comments behind a move, or before the first one.
    pub fn comments_on(&self, at: Option<usize>) -> &[Comment] {
        match at {
            Some(at) => self.moves.get(at).map_or(&[], |node| &node.comments),
            None => &self.comments,
        }
    }

    /// The move as the standard writes it.
    pub fn san(&self, at: usize) -> String {
        let Some(node) = self.moves.get(at) else { return String::new() };
        super::super::san::write(self.setup(node.before), node.mv.as_ref())
    }

    /// The move that lies at a byte of the text, or the last one before it.
    pub fn move_at(&self, byte: usize) -> Option<usize> {
        self.moves.partition_point(|node| node.span.start <= byte).checked_sub(1)
    }
}
