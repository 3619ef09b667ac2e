//! The button that copies the FEN.

use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{HtmlDocument, HtmlTextAreaElement};
use yew::prelude::*;

use super::LANG;

/// How long the button says what came of it.
const SAID_MS: u32 = 2000;

/// What is copied.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The text.
    pub text: AttrValue,
    /// The field that shows it, for browsers without a clipboard interface.
    pub field: NodeRef,
}

/// The button. It says whether copying worked; where it did not, the text is left selected.
#[component]
pub fn CopyButton(props: &Props) -> Html {
    let ui = LANG.ui();
    let outcome = use_state_eq(|| None::<bool>);
    {
        let outcome = outcome.clone();
        use_effect_with(*outcome, move |said| {
            let timeout =
                (*said == Some(true)).then(|| Timeout::new(SAID_MS, move || outcome.set(None)));
            move || drop(timeout)
        });
    }
    let onclick = {
        let (text, field, outcome) = (props.text.clone(), props.field.clone(), outcome.setter());
        Callback::from(move |_: MouseEvent| {
            let (text, field, outcome) = (text.clone(), field.clone(), outcome.clone());
            spawn_local(async move { outcome.set(Some(copy(&text, &field).await)) });
        })
    };
    html! {
        <div class="copy">
            <button type="button" {onclick}>{ ui.copy_fen }</button>
            <span role="status" class={classes!("copied", (*outcome == Some(false)).then_some("failed"))}>
                { match *outcome { Some(true) => ui.copied, Some(false) => ui.copy_failed, None => "" } }
            </span>
        </div>
    }
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
