//! Keeps the page's address in step with the text.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::dom::address_link;
use crate::editor::{Action, Change, Link, State};

/// Writes the address: a new place at once, unless it is typed; all else in a pause. Browsers
/// allow some hundred changes in half a minute, and each takes longer than all the rest of a
/// keystroke.
#[derive(Default)]
pub struct Writer {
    /// What is to be written, and whether it is a new place.
    waiting: RefCell<Option<(String, bool)>>,
}

impl Writer {
    /// Takes what a state shows after a change.
    pub fn follow(&self, state: &State) {
        let is_new = match state.change() {
            Change::Loaded => return,
            Change::New => {
                self.flush();
                true
            }
            Change::Continued => self.waiting.borrow().as_ref().is_some_and(|waiting| waiting.1),
        };
        self.waiting.replace(Some((state.link().to_fragment(), is_new)));
    }

    /// Writes what waits, if it is a new place.
    pub fn flush_new(&self) {
        if self.waiting.borrow().as_ref().is_some_and(|waiting| waiting.1) {
            self.flush();
        }
    }

    /// Writes what waits.
    pub fn flush(&self) {
        if let Some((fragment, is_new)) = self.waiting.take() {
            put(&fragment, is_new);
        }
    }

    fn forget(&self) {
        self.waiting.take();
    }
}

/// Puts the fragment in the address, as a new place in the tab's history or in place of this one.
fn put(fragment: &str, new_place: bool) {
    let location = window().location();
    let Ok(history) = window().history() else { return };
    let search = location.search().unwrap_or_default();
    // An address that came with `?fen=` goes on with the fragment alone.
    let search = if Link::from_address(&search, "").is_some() { "" } else { &search };
    let path = location.pathname().unwrap_or_default();
    let address = format!("{path}{search}#{fragment}");
    let _ = match new_place {
        true => history.push_state_with_url(&JsValue::NULL, "", Some(&address)),
        false => history.replace_state_with_url(&JsValue::NULL, "", Some(&address)),
    };
}

/// Loads the text from the address whenever that changes, as by Back; `first` where it has none.
pub fn listen(
    writer: &Rc<Writer>,
    first: &Rc<str>,
    dispatch: &Callback<Action>,
) -> [EventListener; 2] {
    ["popstate", "hashchange"].map(|name| {
        let (writer, first, dispatch) = (Rc::clone(writer), Rc::clone(first), dispatch.clone());
        EventListener::new(&window(), name, move |_| {
            writer.forget();
            dispatch.emit(Action::Load(address_link().unwrap_or_else(|| Link::new(&first))));
        })
    })
}
