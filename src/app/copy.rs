//! The button that copies the FEN.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlDocument, HtmlTextAreaElement};
use yew::html::Scope;
use yew::prelude::*;

use super::page::{App, Message};
use super::words;
use crate::words::Key;

/// How long the button says what came of it.
const SAID_MS: u32 = 2000;

/// The button. It says whether copying worked; where it did not, the text is left selected.
pub fn copy_button(app: &App) -> Html {
    let words = words();
    let failed = (app.copied == Some(false)).then_some("failed");
    html! {
        <div class="copy">
            <button type="button" onclick={app.on_click(|| Message::Copy)}>{ words.get(Key::CopyFen) }</button>
            <span role="status" class={classes!("copied", failed)}>
                { match app.copied { Some(true) => words.get(Key::Copied), Some(false) => words.get(Key::CopyFailed), None => "" } }
            </span>
        </div>
    }
}

/// Copies a text and tells the page what came of it. Browsers without a clipboard interface copy
/// from the field that shows the text.
pub fn start(text: &Rc<str>, field: &NodeRef, link: &Scope<App>) {
    let (text, field, link) = (text.clone(), field.clone(), link.clone());
    spawn_local(async move {
        let copied = copy(&text, &field).await;
        link.send_message(Message::Copied(Some(copied)));
    });
}

/// Has the page forget after a while that copying worked. That it failed stays.
pub fn forget_later(outcome: Option<bool>, link: &Scope<App>) -> Option<Timeout> {
    let link = link.clone();
    (outcome == Some(true))
        .then(|| Timeout::new(SAID_MS, move || link.send_message(Message::Copied(None))))
}

/// Copies a text, and says whether that worked.
async fn copy(text: &str, field: &NodeRef) -> bool {
    let navigator = window().navigator();
    // It is missing where the page does not come over a secure connection.
    let present = Reflect::get(&navigator, &JsValue::from("clipboard"));
    if present.is_ok_and(|clipboard| clipboard.is_object()) {
        let written = JsFuture::from(navigator.clipboard().write_text(text)).await;
        if written.is_ok() {
            return true;
        }
    }
    if let Some(field) = field.cast::<HtmlTextAreaElement>() {
        let _ = field.focus();
        field.select();
    }
    let document = document().dyn_into::<HtmlDocument>();
    document.is_ok_and(|document| document.exec_command("copy").unwrap_or(false))
}
