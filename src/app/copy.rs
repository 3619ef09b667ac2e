//! The button that copies the FEN.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Clipboard, HtmlDocument, HtmlTextAreaElement};
use yew::html::Scope;
use yew::prelude::*;

use super::button::button;
use super::export::Exporting;
use super::list::list;
use super::page::{App, Message};
use super::words;
use crate::editor::{Action, differences};
use crate::fen::{Dialect, Span};
use crate::words::Key;

/// How long the button says what came of it.
const SAID_MS: u32 = 2000;

/// The button, with how the FEN is to be written beside it. It says whether copying worked; where
/// it did not, the text is left selected.
pub fn copy_button(app: &App) -> Html {
    let words = words();
    let failed = (app.copied == Some(false)).then_some("failed");
    let entry =
        |dialect: Dialect| ((dialect as usize).to_string().into(), words.dialect(dialect).into());
    let chosen = (app.state.dialect() as usize).to_string();
    html! {
        <div class="copy">
            <span role="status" class={classes!("copied", failed)}>
                { match app.copied { Some(true) => words.get(Key::Copied), Some(false) => words.get(Key::CopyFailed), None => "" } }
            </span>
            { list(app, words.get(Key::Dialect).into(), &chosen, Dialect::ALL.map(entry).into(), |number| {
                let dialect = Dialect::ALL.get(number.parse::<usize>().ok()?)?;
                Some(Message::Do(Action::SetDialect(*dialect)))
            }) }
            <button type="button" onclick={app.on_click(|| Message::Copy)}>
                { words.get(Key::CopyFen) }
            </button>
            { button(Key::Export, app.on_click(|| Message::Export(Exporting::Open(true)))) }
        </div>
    }
}

/// What will be copied, where it is not what was typed: the parts that differ stand out.
pub fn will_copy(app: &App) -> Html {
    let (text, output) = (app.state.text(), app.state.output());
    if *text == output {
        return Html::default();
    }
    let differences = differences(text, &app.state.parsed().layout, &output);
    let mut parts: Vec<Html> = Vec::new();
    let mut end = 0;
    for difference in differences {
        let Span { start, end: next } = difference.output;
        parts.push(html! { output.get(end..start).unwrap_or_default().to_string() });
        let was = difference.typed.of(text).to_string();
        let now = difference.output.of(&output).to_string();
        if !was.is_empty() {
            parts.push(html! { <del>{ was }</del> });
        }
        if !now.is_empty() {
            parts.push(html! { <ins>{ now }</ins> });
        }
        end = next;
    }
    parts.push(html! { output.get(end..).unwrap_or_default().to_string() });
    html! {
        <p class="will-copy">
            <span>{ words().get(Key::WhatChanged) }</span>
            { " " }
            <code>{ for parts }</code>
        </p>
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

/// The browser's clipboard. It is missing where the page does not come over a secure connection.
pub fn clipboard() -> Option<Clipboard> {
    let navigator = window().navigator();
    let present = Reflect::get(&navigator, &JsValue::from("clipboard")).ok()?;
    present.is_object().then(|| navigator.clipboard())
}

/// Has the browser copy what is selected.
pub fn copy_selection() -> bool {
    let document = document().dyn_into::<HtmlDocument>();
    document.is_ok_and(|document| document.exec_command("copy").unwrap_or(false))
}

/// Copies a text, and says whether that worked.
async fn copy(text: &str, field: &NodeRef) -> bool {
    if let Some(clipboard) = clipboard()
        && JsFuture::from(clipboard.write_text(text)).await.is_ok()
    {
        return true;
    }
    let Some(field) = field.cast::<HtmlTextAreaElement>() else { return false };
    let typed = field.value();
    let _ = field.focus();
    // The field is the one place to copy from; what was typed is put back at once.
    field.set_value(text);
    field.select();
    let copied = copy_selection();
    if typed != text {
        field.set_value(&typed);
        field.select();
    }
    copied
}
