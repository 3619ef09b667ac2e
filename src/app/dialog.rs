//! What every dialog has. The browser keeps the focus in it, closes it by Escape or a press
//! beside it, and gives the focus back.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, SvgElement};
use yew::prelude::*;

use super::button::button;
use super::words;
use crate::words::Key;

/// A dialog with its name and a button that closes it.
pub fn dialog(node: &NodeRef, name: Key, onclose: Callback<Event>, content: Html) -> Html {
    html! {
        <dialog ref={node.clone()} aria-labelledby="dialog" closedby="any" {onclose}>
            <form method="dialog">
                <h2 id="dialog">{ words().get(name) }</h2>
                { button(Key::Close, Callback::noop()) }
            </form>
            { content }
        </dialog>
    }
}

/// Opens a dialog once it is there. Where the focus was on a square, which browsers do not give
/// it back to, it is there again once the dialog has gone.
pub fn open(node: &NodeRef, focused: &mut Option<SvgElement>) {
    match node.cast::<HtmlDialogElement>() {
        Some(dialog) if dialog.open() => {}
        Some(dialog) => {
            *focused = document().active_element().and_then(|element| element.dyn_into().ok());
            let _ = dialog.show_modal();
        }
        None => {
            if let Some(square) = focused.take() {
                let _ = square.focus();
            }
        }
    }
}
