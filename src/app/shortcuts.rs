//! Keys that work everywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::editor::{Action, Brush};

/// Undo and redo, by key and by the browser's own menu, and Escape, which lays the brush down.
#[hook]
pub fn use_shortcuts(dispatch: &Callback<Action>) {
    use_effect_with(dispatch.clone(), |dispatch| {
        let options = EventListenerOptions::enable_prevent_default();
        let on_key = {
            let dispatch = dispatch.clone();
            EventListener::new_with_options(&window(), "keydown", options, move |event| {
                let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
                if let Some(action) = action_of(event) {
                    if !matches!(action, Action::PickBrush(_)) {
                        event.prevent_default();
                    }
                    dispatch.emit(action);
                }
            })
        };
        let dispatch = dispatch.clone();
        let on_input =
            EventListener::new_with_options(&window(), "beforeinput", options, move |event| {
                let Some(event) = event.dyn_ref::<InputEvent>() else { return };
                let action = match event.input_type().as_str() {
                    "historyUndo" => Action::Undo,
                    "historyRedo" => Action::Redo,
                    _ => return,
                };
                event.prevent_default();
                dispatch.emit(action);
            });
        move || drop((on_key, on_input))
    });
}

fn action_of(event: &KeyboardEvent) -> Option<Action> {
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
