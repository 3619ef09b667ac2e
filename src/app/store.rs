//! The editor's state as Yew's reducer holds it.

use std::rc::Rc;

use yew::prelude::*;

use super::dom::address_text;
use crate::editor::{Action, State, reduce};

/// The editor's state. Equal only to itself: each action makes a new one.
#[derive(Clone, Debug)]
pub struct Store(Rc<State>);

impl Store {
    /// Begins with a text, else with that of the page's address, else with the initial array.
    pub fn new(text: Option<AttrValue>) -> Store {
        let text = text.map(|text| text.to_string()).or_else(address_text);
        Store(Rc::new(text.map_or_else(State::start, |text| State::new(&text))))
    }

    /// The state.
    pub fn state(&self) -> &State {
        &self.0
    }
}

impl Reducible for Store {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Store> {
        Rc::new(Store(Rc::new(reduce(self.state().clone(), action))))
    }
}

impl PartialEq for Store {
    fn eq(&self, other: &Store) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}
