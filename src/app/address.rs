//! Keeps the page's address in step with the text.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::dom::address_link;
use crate::editor::{Action, Change, Link, State};

/// How long after a change in place the next one waits; browsers allow some hundred changes of
/// the address in half a minute.
const PAUSE_MS: u32 = 300;

/// Writes the address: a new place at once, a change of the place at most once in a pause.
#[derive(Default)]
pub struct Writer {
    waiting: RefCell<Option<String>>,
    pause: RefCell<Option<Timeout>>,
}

impl Writer {
    /// Writes what a state shows after a change.
    pub fn follow(self: &Rc<Self>, state: &State) {
        let fragment = state.link().to_fragment();
        match state.change() {
            Change::Loaded => {}
            Change::New => {
                self.flush();
                put(&fragment, true);
            }
            Change::Continued => {
                self.waiting.replace(Some(fragment));
                if self.pause.borrow().is_none() {
                    self.flush();
                }
            }
        }
    }

    fn flush(self: &Rc<Self>) {
        let Some(fragment) = self.waiting.take() else { return };
        put(&fragment, false);
        let writer = Rc::clone(self);
        let timeout = Timeout::new(PAUSE_MS, move || {
            writer.pause.take();
            writer.flush();
        });
        self.pause.replace(Some(timeout));
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
