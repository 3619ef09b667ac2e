//! What the page does beside an action itself, which is the editor's.

use gloo::timers::callback::Timeout;

use super::hand::Hand;
use super::notices::Notice;
use super::page::{App, Message};
use super::{announcer, dom};
use crate::editor::{Action, reduce};

/// How long the work must stay the same before it is kept.
const PAUSE_MS: u32 = 400;

impl App {
    /// Does something, and sees to all that follows from it.
    pub(super) fn act(&mut self, action: Action) {
        self.perform(action);
        self.address.flush_new();
    }

    /// As [`App::act`], except that the address may follow later.
    pub(super) fn perform(&mut self, action: Action) {
        self.draft = None;
        self.operand = None;
        let next = reduce(self.state.clone(), action.clone());
        let before = std::mem::replace(&mut self.state, next);
        if self.state.brush() != before.brush() {
            // A brush and a picked up piece are not in the hand at once.
            self.selected = None;
            self.hand = Hand::default();
        }
        if self.state.orientation() != before.orientation() {
            self.dragger.turn(self.state.orientation());
            self.turned = dom::has_focus(&self.board);
        }
        let is_move = matches!(
            action,
            Action::Move { .. } | Action::Undo | Action::Redo | Action::Walk(_) | Action::GoTo(_)
        );
        self.moved_from = is_move.then(|| before.setup().board);
        let changed = announcer::change(&action, &before, &self.state);
        if !changed.is_empty() {
            announcer::replace(&mut self.changed, changed);
        }
        let is_same_game = before.game() == self.state.game();
        let (before, now) = (before.link(), self.state.link());
        if before != now {
            self.address.follow(&self.state);
            self.notices[Notice::Restored as usize] = false;
        }
        if before != now || !is_same_game {
            let link = self.link.clone();
            self.keeping = Some(Timeout::new(PAUSE_MS, move || link.send_message(Message::Keep)));
        }
        if self.state.dialect() != self.preferences.settings.dialect() {
            self.preferences.settings.set_dialect(self.state.dialect());
            self.preferences.keep();
        }
        let is_walk = matches!(action, Action::OpenGame(_) | Action::Walk(_) | Action::GoTo(_));
        if before.text != now.text && !is_walk {
            self.found = None;
        }
        match action {
            Action::PlayOperation(_) => self.library = None,
            // The button goes, and the focus with it.
            Action::RemoveOperation(_) | Action::CloseGame => dom::focus(&self.problems_heading),
            _ => {}
        }
        if self.picture().is_some() {
            self.look_on();
        }
        if before.text != now.text {
            self.saying = Some(announcer::later(&self.link));
        }
    }
}
