//! Keys that work everywhere on the page.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::export::Exporting;
use super::page::{App, Message};
use crate::editor::{Action, Preset};
use crate::words::Key;

/// A key of one letter, what it is for, and what it does.
pub struct Shortcut {
    /// The key, as it is typed and as the help shows it.
    pub key: &'static str,
    /// What it is for.
    pub what: Key,
    does: fn(&App) -> Message,
}

/// All of them.
pub static SHORTCUTS: [Shortcut; 10] = [
    Shortcut {
        key: "s",
        what: Key::HelpStart,
        does: |_| Message::Do(Action::Preset(Preset::Start)),
    },
    Shortcut {
        key: "x",
        what: Key::HelpEmpty,
        does: |_| Message::Do(Action::Preset(Preset::Empty)),
    },
    Shortcut { key: "f", what: Key::HelpFlip, does: |_| Message::Do(Action::Flip) },
    Shortcut {
        key: "t",
        what: Key::HelpSide,
        does: |app| Message::Do(Action::SetSide(!app.state.setup().side_to_move)),
    },
    Shortcut { key: "z", what: Key::HelpUndo, does: |_| Message::Do(Action::Undo) },
    Shortcut { key: "y", what: Key::HelpRedo, does: |_| Message::Do(Action::Redo) },
    Shortcut { key: "c", what: Key::HelpCopy, does: |_| Message::Copy },
    Shortcut { key: "e", what: Key::Export, does: |_| Message::Export(Exporting::Open(true)) },
    Shortcut { key: "v", what: Key::HelpPaste, does: |_| Message::Paste },
    Shortcut { key: "?", what: Key::HelpHelp, does: |_| Message::Help(true) },
];

/// What a shortcut does now.
pub fn message(app: &App, number: usize) -> Option<Message> {
    Some((SHORTCUTS.get(number)?.does)(app))
}

/// Listens for the shortcuts, for undo and redo by key and by the browser's own menu, and for
/// Escape, which lays everything down.
pub fn listen(tell: &Callback<Message>) -> Vec<EventListener> {
    let on = |name: &'static str, message_of: fn(&Event) -> Option<Message>| {
        let tell = tell.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window(), name, options, move |event| {
            if let Some(message) = message_of(event) {
                if !matches!(message, Message::LetGo) {
                    event.prevent_default();
                }
                tell.emit(message);
            }
        })
    };
    vec![on("keydown", by_key), on("beforeinput", by_menu)]
}

fn by_menu(event: &Event) -> Option<Message> {
    Some(Message::Do(match event.dyn_ref::<InputEvent>()?.input_type().as_str() {
        "historyUndo" => Action::Undo,
        "historyRedo" => Action::Redo,
        _ => return None,
    }))
}

/// What a key does; nothing while a dialog is open, which is looked for only where a key does
/// something: it takes longer than all else here.
fn by_key(event: &Event) -> Option<Message> {
    let message = message_of(event.dyn_ref::<KeyboardEvent>()?)?;
    let is_free = !matches!(document().query_selector("dialog[open]"), Ok(Some(_)));
    is_free.then_some(message)
}

fn message_of(event: &KeyboardEvent) -> Option<Message> {
    let key = event.key();
    if key == "Escape" {
        return Some(Message::LetGo);
    }
    if event.alt_key() {
        return None;
    }
    if event.ctrl_key() || event.meta_key() {
        return Some(Message::Do(match (key.as_str(), event.shift_key()) {
            ("z" | "Z", false) => Action::Undo,
            ("z" | "Z", true) | ("y" | "Y", false) => Action::Redo,
            _ => return None,
        }));
    }
    if event.default_prevented() || event.is_composing() || in_field(event) {
        return None;
    }
    // With Shift a letter is a capital, and none of ours; a sign may need it.
    let key = if event.shift_key() { key } else { key.to_ascii_lowercase() };
    SHORTCUTS.iter().position(|shortcut| shortcut.key == key).map(Message::Shortcut)
}

/// Whether something can be typed or chosen where an event comes from.
pub fn in_field(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let field = |element: Element| element.closest("input, select, textarea").ok().flatten();
    target.and_then(field).is_some()
}
