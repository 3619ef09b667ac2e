//! What the editor knows.

use std::rc::Rc;

use super::brush::Brush;
use super::game::OpenGame;
use super::history::Stack;
use super::presets::Preset;
use super::reading::Reading;
use crate::chess::{Color, Piece, Setup, Square};
use crate::diagram::Shapes;
use crate::fen::{Dialect, Field, Parsed, write};
use crate::formats::Link;
use crate::rules::{Verdict, diagnose, has_board, verdict};

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
    pub(super) shapes: Shapes,
    /// Whether the castling rights were chosen, not merely suggested.
    pub(super) rights_chosen: bool,
    /// The board of a picture that it comes from.
    pub(super) reading: Option<Rc<Reading>>,
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
    /// A stroke of the brush.
    Stroke,
    /// The piece on this square was changed for the next one.
    Cycle(Square),
    /// A walk through a game.
    Walk,
    /// A board was read from a picture.
    Picture,
    /// An operation of an EPD was changed.
    Operation(usize),
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
    /// What the stroke that began last puts on each square.
    pub(super) stroke: Option<Option<Piece>>,
    pub(super) dialect: Dialect,
    pub(super) game: Option<OpenGame>,
    pub(super) change: Change,
    pub(super) group: Group,
    pub(super) past: Stack<Snapshot>,
    pub(super) future: Stack<Snapshot>,
}

impl State {
    /// The state that shows a text. Its castling rights count as chosen if it has that field.
    pub fn new(text: &str) -> State {
        State::open(Link::new(text))
    }

    /// The state that shows what a link holds.
    pub fn open(link: Link) -> State {
        let parsed = Rc::new(diagnose(&link.text));
        let rights_chosen = parsed.layout.field(Field::Castling).is_some();
        State {
            now: Snapshot { text: link.text, shapes: link.shapes, rights_chosen, reading: None },
            parsed,
            orientation: link.orientation,
            brush: Brush::Hand,
            stroke: None,
            dialect: Dialect::AsGiven,
            game: None,
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

    /// What is drawn on the board.
    pub fn shapes(&self) -> &Shapes {
        &self.now.shapes
    }

    /// What an address has to hold to show the same.
    pub fn link(&self) -> Link {
        let Snapshot { text, shapes, .. } = self.now.clone();
        Link { text, shapes, orientation: self.orientation }
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

    /// How the text is written when it is copied.
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// What is copied: the text byte for byte as it was typed, or the best reading of it in
    /// another dialect. A text that holds no record stays as it is.
    pub fn output(&self) -> Rc<str> {
        if self.dialect == Dialect::AsGiven || !has_board(&self.parsed) {
            return self.now.text.clone();
        }
        write(self.setup(), self.dialect).into()
    }

    /// The game that is open.
    pub fn game(&self) -> Option<&OpenGame> {
        self.game.as_ref()
    }

    /// Whether the text is that of the place in the open game.
    pub fn is_on_game(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.fen() == self.now.text)
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

    /// Takes `text` as the new one, with the shapes as they are; see [`State::commit`].
    pub(super) fn commit_text(
        &mut self,
        text: &str,
        rights_chosen: bool,
        group: Group,
        joins: bool,
    ) {
        let shapes = self.now.shapes.clone();
        let reading = self.now.reading.clone();
        self.commit(Snapshot { text: text.into(), shapes, rights_chosen, reading }, group, joins);
    }

    /// Takes the old snapshot into the history, unless the change joins the one before, and
    /// `next` in place of it. It is no change if text and shapes are the same.
    pub(super) fn commit(&mut self, next: Snapshot, group: Group, joins: bool) {
        let same_text = next.text == self.now.text;
        if same_text && next.shapes == self.now.shapes {
            self.now.rights_chosen = next.rights_chosen;
            self.now.reading = next.reading;
            return;
        }
        let goes_on = joins || same_text || group.is_typing() && self.group.is_typing();
        let before = self.show(next, goes_on);
        if !joins {
            self.past.push(before);
        }
        self.future = Stack::EMPTY;
        self.group = group;
    }

    /// One step through the history: back, or forward again.
    pub(super) fn travel(&mut self, back: bool) {
        let from = if back { &mut self.past } else { &mut self.future };
        let Some(next) = from.pop() else { return };
        let goes_on = self.group == Group::Travel || next.text == self.now.text;
        let before = self.show(next, goes_on);
        let to = if back { &mut self.future } else { &mut self.past };
        to.push(before);
        self.group = Group::Travel;
    }

    /// Puts a snapshot in place of the one of now, and returns that.
    fn show(&mut self, next: Snapshot, goes_on: bool) -> Snapshot {
        if next.text != self.now.text {
            self.parsed = Rc::new(diagnose(&next.text));
        }
        self.change = if goes_on { Change::Continued } else { Change::New };
        std::mem::replace(&mut self.now, next)
    }
}
