//! Text that is pasted or dropped somewhere else than in a field.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document_element, window};
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Event, MouseEvent};
use yew::{Callback, NodeRef};

use super::dom;
use super::page::Message;
use super::shortcuts::in_field;
use crate::editor::{Action, excerpt};

/// How much of a file is read, in bytes.
const LIMIT: i32 = 1 << 16;

/// Listens for what is pasted and dropped on the page.
pub fn listen(tell: &Callback<Message>) -> Vec<EventListener> {
    let on = |name: &'static str, handle: fn(&Event, &Callback<Message>)| {
        let tell = tell.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window(), name, options, move |e| handle(e, &tell))
    };
    vec![on("paste", paste), on("dragover", offer), on("dragleave", leave), on("drop", take)]
}

/// Reads the clipboard; where that is not allowed, the field is there to paste into.
pub fn paste_from_clipboard(field: &NodeRef, tell: Callback<Message>) {
    let field = field.clone();
    spawn_local(async move {
        match read_clipboard().await {
            Some(text) => load(&text, &tell),
            None => dom::focus(&field),
        }
    });
}

async fn read_clipboard() -> Option<String> {
    let navigator = window().navigator();
    // It is missing where the page does not come over a secure connection.
    let present = Reflect::get(&navigator, &JsValue::from("clipboard")).ok()?;
    if !present.is_object() {
        return None;
    }
    JsFuture::from(navigator.clipboard().read_text()).await.ok()?.as_string()
}

fn load(text: &str, tell: &Callback<Message>) {
    let text = excerpt(text);
    if !text.is_empty() {
        tell.emit(Message::Do(Action::Text(text.to_string())));
    }
}

fn paste(event: &Event, tell: &Callback<Message>) {
    let data = event.dyn_ref().and_then(ClipboardEvent::clipboard_data);
    if let Some(data) = data.filter(|_| !in_field(event)) {
        event.prevent_default();
        load(&data.get_data("text/plain").unwrap_or_default(), tell);
    }
}

/// What is dragged over the page, if it is text or a file; a field takes text by itself.
fn offered(event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref().and_then(DragEvent::data_transfer)?;
    let has = |kind: &str| data.types().includes(&JsValue::from(kind), 0);
    (has("Files") || has("text/plain") && !in_field(event)).then_some(data)
}

fn show(is_offered: bool) {
    let _ = document_element().class_list().toggle_with_force("offered", is_offered);
}

fn offer(event: &Event, _: &Callback<Message>) {
    let data = offered(event);
    show(data.is_some());
    if let Some(data) = data {
        event.prevent_default();
        data.set_drop_effect("copy");
    }
}

fn leave(event: &Event, _: &Callback<Message>) {
    // From one element to another it is still on the page.
    if event.dyn_ref().and_then(MouseEvent::related_target).is_none() {
        show(false);
    }
}

fn take(event: &Event, tell: &Callback<Message>) {
    show(false);
    let Some(data) = offered(event) else { return };
    event.prevent_default();
    let Some(file) = data.files().and_then(|files| files.get(0)) else {
        return load(&data.get_data("text/plain").unwrap_or_default(), tell);
    };
    let tell = tell.clone();
    if let Ok(head) = file.slice_with_i32_and_i32(0, LIMIT) {
        spawn_local(async move {
            if let Some(text) = JsFuture::from(head.text()).await.ok().and_then(|t| t.as_string()) {
                load(&text, &tell);
            }
        });
    }
}
