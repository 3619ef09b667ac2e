//! What the editor knows.

use std::rc::Rc;

use super::history::Stack;
use super::presets::Preset;
use crate::chess::{Color, Piece, Setup};
use crate::fen::{Field, Parsed};
use crate::rules::{Verdict, diagnose, verdict};

/// What a click on a square does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Brush {
    /// Picks a piece up, to be put down by the next click.
    #[default]
    Hand,
    /// Puts this piece there, or takes it off where it stands already.
    Piece(Piece),
    /// Takes off what stands there.
    Eraser,
}

/// How the text came to be what it is, for the page's address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// It was loaded: the address says so already.
    Loaded,
    /// It is a new place to come back to.
    New,
    /// It goes on with the change before: typing, turning a counter, undoing more.
    Continued,
}

/// A point of the history.
#[derive(Clone, Debug)]
pub(super) struct Snapshot {
    pub(super) text: Rc<str>,
    /// Whether the castling rights were chosen, not merely suggested.
    pub(super) rights_chosen: bool,
}

/// What the last change was, so that the next one of its kind can join it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    /// Nothing joins it.
    Single,
    /// Letters were typed up to this byte.
    Insert { end: usize },
    /// Letters were taken away from this byte on.
    Delete { at: usize },
    /// A counter was changed.
    Counter(Field),
    /// A step through the history.
    Travel,
}

impl Group {
    fn is_typing(self) -> bool {
        matches!(self, Group::Insert { .. } | Group::Delete { .. })
    }
}

/// The editor's state. It changes only by [`reduce`](super::reduce).
#[derive(Clone, Debug)]
pub struct State {
    pub(super) now: Snapshot,
    pub(super) parsed: Rc<Parsed>,
    pub(super) orientation: Color,
    pub(super) brush: Brush,
    pub(super) change: Change,
    pub(super) group: Group,
    pub(super) past: Stack<Snapshot>,
    pub(super) future: Stack<Snapshot>,
}

impl State {
    /// The state that shows a text. Its castling rights count as chosen if it has that field.
    pub fn new(text: &str) -> State {
        let parsed = Rc::new(diagnose(text));
        let rights_chosen = parsed.layout.field(Field::Castling).is_some();
        State {
            now: Snapshot { text: text.into(), rights_chosen },
            parsed,
            orientation: Color::White,
            brush: Brush::Hand,
            change: Change::Loaded,
            group: Group::Single,
            past: Stack::EMPTY,
            future: Stack::EMPTY,
        }
    }

    /// The state that shows the initial array, with its castling rights as a suggestion.
    pub fn start() -> State {
        let mut state = State::new(Preset::Start.fen());
        state.now.rights_chosen = false;
        state
    }

    /// The FEN as it was typed.
    pub fn text(&self) -> &Rc<str> {
        &self.now.text
    }

    /// The reading of the text with all that is wrong with it.
    pub fn parsed(&self) -> &Rc<Parsed> {
        &self.parsed
    }

    /// The best reading of the text.
    pub fn setup(&self) -> &Setup {
        &self.parsed.setup
    }

    /// The verdict on the text and its position.
    pub fn verdict(&self) -> Verdict {
        verdict(&self.parsed)
    }

    /// The side at the bottom of the board.
    pub fn orientation(&self) -> Color {
        self.orientation
    }

    /// What a click on a square does.
    pub fn brush(&self) -> Brush {
        self.brush
    }

    /// How the text came to be what it is.
    pub fn change(&self) -> Change {
        self.change
    }

    /// Whether the castling rights were chosen by the user, so that none is suggested.
    pub fn rights_chosen(&self) -> bool {
        self.now.rights_chosen
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a change to make again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Takes `text` as the new one and the old one into the history, unless the change joins
    /// the one before. Nothing happens to the text if it is the same.
    pub(super) fn commit(&mut self, text: &str, rights_chosen: bool, group: Group, joins: bool) {
        if *text == *self.now.text {
            self.now.rights_chosen = rights_chosen;
            return;
        }
        let before =
            std::mem::replace(&mut self.now, Snapshot { text: text.into(), rights_chosen });
        if !joins {
            self.past.push(before);
        }
        self.future = Stack::EMPTY;
        let goes_on = joins || group.is_typing() && self.group.is_typing();
        self.change = if goes_on { Change::Continued } else { Change::New };
        self.group = group;
        self.parsed = Rc::new(diagnose(text));
    }

    /// One step through the history: back, or forward again.
    pub(super) fn travel(&mut self, back: bool) {
        let (from, to) = match back {
            true => (&mut self.past, &mut self.future),
            false => (&mut self.future, &mut self.past),
        };
        if let Some(snapshot) = from.pop() {
            to.push(std::mem::replace(&mut self.now, snapshot));
            self.parsed = Rc::new(diagnose(&self.now.text));
            let goes_on = self.group == Group::Travel;
            self.change = if goes_on { Change::Continued } else { Change::New };
            self.group = Group::Travel;
        }
    }
}
