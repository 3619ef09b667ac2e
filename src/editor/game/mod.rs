//! A game that is open beside the position: where one is in it, and how one walks.
//!
//! The position of the place is in the FEN field; an edit makes it one's own, and the game stays
//! open to go back to. All steps in a row are one step of the history.

mod moves;
mod place;

pub use moves::{Item, Line, lines, without_commands};
pub use place::{Place, place};

use std::rc::Rc;

use crate::diagram::Shapes;
use crate::fen::Span;
use crate::formats::pgn::{Comment, Game, games};

/// A step through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the position that it begins from.
    First,
    /// To the position before the last move.
    Previous,
    /// To the position after the next move.
    Next,
    /// To the end of the line.
    Last,
    /// From a move to the one that might have been made in its place before, or out of the
    /// variation.
    Up,
    /// From a move to the next one that might have been made in its place, or into the first
    /// variation of the next move.
    Down,
}

/// A game, and where one is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenGame {
    text: Rc<str>,
    game: Rc<Game>,
    at: Option<usize>,
    /// What the editor's text was, where the game comes out of that.
    pub(super) origin: Option<Rc<str>>,
}

impl OpenGame {
    /// The first game of a text, at its beginning. `None` for a text without any.
    pub fn new(text: &str) -> Option<OpenGame> {
        let game = Rc::new(games(text).next()?);
        Some(OpenGame { text: text.into(), game, at: None, origin: None })
    }

    /// The text that it was read from.
    pub fn text(&self) -> &Rc<str> {
        &self.text
    }

    /// The game.
    pub fn game(&self) -> &Rc<Game> {
        &self.game
    }

    /// The move after which the position is; `None` for the beginning.
    pub fn at(&self) -> Option<usize> {
        self.at
    }

    /// The FEN of the place. At the beginning it is that of the tag, with all that is wrong
    /// with it.
    pub fn fen(&self) -> Rc<str> {
        self.game.fen(self.at).into()
    }

    /// The comments on the place.
    pub fn comments(&self) -> &[Comment] {
        self.game.comments_on(self.at)
    }

    /// What the comments draw on the board.
    pub fn shapes(&self) -> Shapes {
        let mut text = String::new();
        for comment in self.comments() {
            text.push_str(&comment.text);
        }
        Shapes::from_comments(&text)
    }

    /// The game as a text, with these shapes on the place. Where not all could be read, it is the
    /// text that it was read from: no part of that is lost.
    pub fn write(&self, shapes: &Shapes) -> String {
        if !self.game.is_whole() || *shapes == self.shapes() {
            return self.game.write_or_keep(&self.text);
        }
        let mut game = Game::clone(&self.game);
        let comments = match self.at.and_then(|at| game.moves.get_mut(at)) {
            Some(node) => &mut node.comments,
            None => &mut game.comments,
        };
        for comment in comments.iter_mut() {
            comment.text = Shapes::strip_comment(&comment.text);
        }
        comments.retain(|comment| !comment.text.is_empty());
        if !shapes.is_empty() {
            comments.insert(0, Comment { text: shapes.to_comment(), span: Span::default() });
        }
        game.write()
    }

    /// Goes to the position after a move, or to the beginning. A move that is none changes
    /// nothing.
    pub(super) fn go(&mut self, to: Option<usize>) {
        if to.is_none_or(|at| at < self.game.moves.len()) {
            self.at = to;
        }
    }

    /// Goes a step. There may be nowhere to go.
    pub(super) fn step(&mut self, step: Step) {
        let moves = &self.game.moves;
        let before = |at: usize| moves.get(at).and_then(|node| node.before);
        let next = match self.at {
            Some(at) => moves.get(at).and_then(|node| node.next),
            None => (!moves.is_empty()).then_some(0),
        };
        self.at = match step {
            Step::First => None,
            Step::Previous => self.at.and_then(before),
            Step::Next => next.or(self.at),
            Step::Last => next.and_then(|next| self.game.line(Some(next)).last()).or(self.at),
            Step::Up => self.at.map(|at| self.before_in_place(at)),
            Step::Down => self
                .at
                .and_then(|at| self.others(at).find(|other| *other > at))
                .or_else(|| next.and_then(|next| self.others(next).nth(1)))
                .or(self.at),
        };
    }

    /// The moves that might be made where a move is made, itself among them, in the order of the
    /// text: the one of the outer line first.
    fn others(&self, at: usize) -> impl Iterator<Item = usize> {
        let before = self.game.moves.get(at).and_then(|node| node.before);
        let moves = self.game.moves.iter().enumerate();
        moves.filter(move |(_, node)| node.before == before).map(|(at, _)| at)
    }

    /// The move before it of those that might be made in its place; where it is the first of
    /// them, out of the variation that it is in, if it is in one.
    fn before_in_place(&self, at: usize) -> usize {
        if let Some(other) = self.others(at).take_while(|other| *other < at).last() {
            return other;
        }
        let before = |at: &usize| self.game.moves.get(*at)?.before;
        let mut back = std::iter::successors(Some(at), before);
        back.find_map(|earlier| self.others(earlier).next().filter(|first| *first < earlier))
            .unwrap_or(at)
    }
}
