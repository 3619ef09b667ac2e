//! Keeps the page's address in step with the text.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::dom::address_text;
use super::store::Store;
use crate::editor::{Action, Change, from_address, to_fragment};

/// How long after a change in place the next one waits; browsers allow some hundred changes of
/// the address in half a minute.
const PAUSE_MS: u32 = 300;

/// Writes the address: a new place at once, a change of the place at most once in a pause.
#[derive(Default)]
struct Writer {
    waiting: RefCell<Option<String>>,
    pause: RefCell<Option<Timeout>>,
}

impl Writer {
    fn write(self: &Rc<Self>, fragment: String, new_place: bool) {
        if new_place {
            self.flush();
            put(&fragment, true);
        } else {
            self.waiting.replace(Some(fragment));
            if self.pause.borrow().is_none() {
                self.flush();
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
    let search = if from_address(&search, "").is_some() { "" } else { &search };
    let path = location.pathname().unwrap_or_default();
    let address = format!("{path}{search}#{fragment}");
    let _ = match new_place {
        true => history.push_state_with_url(&JsValue::NULL, "", Some(&address)),
        false => history.replace_state_with_url(&JsValue::NULL, "", Some(&address)),
    };
}

/// Writes the text to the page's address whenever it changes, and loads it from there when the
/// address changes, as by Back.
#[hook]
pub fn use_address(store: &Store, dispatch: &Callback<Action>) {
    let writer = use_memo((), |()| Rc::new(Writer::default()));
    let first_text = use_memo((), |()| store.state().text().clone());
    {
        let writer = Rc::clone(&writer);
        let dispatch = dispatch.clone();
        use_effect_with((), move |()| {
            let load = move || {
                writer.forget();
                dispatch.emit(Action::Load(address_text().unwrap_or(first_text.to_string())));
            };
            let on_back = {
                let load = load.clone();
                EventListener::new(&window(), "popstate", move |_| load())
            };
            let on_hash = EventListener::new(&window(), "hashchange", move |_| load());
            move || drop((on_back, on_hash))
        });
    }
    use_effect_with(
        (store.state().text().clone(), store.state().change()),
        move |(text, change)| match change {
            Change::Loaded => {}
            Change::New => writer.write(to_fragment(text), true),
            Change::Continued => writer.write(to_fragment(text), false),
        },
    );
}
