//! Keys that work everywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::editor::{Action, Brush};

/// Undo and redo, by key and by the browser's own menu, and Escape, which lays the brush down.
pub fn listen(dispatch: &Callback<Action>) -> Vec<EventListener> {
    let on = |name: &'static str, action_of: fn(&Event) -> Option<Action>| {
        let dispatch = dispatch.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window(), name, options, move |event| {
            if let Some(action) = action_of(event) {
                if !matches!(action, Action::PickBrush(_)) {
                    event.prevent_default();
                }
                dispatch.emit(action);
            }
        })
    };
    vec![on("keydown", by_key), on("beforeinput", by_menu)]
}

fn by_menu(event: &Event) -> Option<Action> {
    match event.dyn_ref::<InputEvent>()?.input_type().as_str() {
        "historyUndo" => Some(Action::Undo),
        "historyRedo" => Some(Action::Redo),
        _ => None,
    }
}

fn by_key(event: &Event) -> Option<Action> {
    let event = event.dyn_ref::<KeyboardEvent>()?;
    if event.key() == "Escape" {
        return Some(Action::PickBrush(Brush::Hand));
    }
    if event.alt_key() || !(event.ctrl_key() || event.meta_key()) {
        return None;
    }
    match (event.key().as_str(), event.shift_key()) {
        ("z" | "Z", false) => Some(Action::Undo),
        ("z" | "Z", true) => Some(Action::Redo),
        ("y" | "Y", false) => Some(Action::Redo),
        _ => None,
    }
}
