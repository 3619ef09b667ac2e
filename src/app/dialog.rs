//! What every dialog has. The browser keeps the focus in it, closes it by Escape or a press
//! beside it, and gives the focus back.

use web_sys::HtmlDialogElement;
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

/// Opens a dialog once it is there.
pub fn open(node: &NodeRef) {
    if let Some(dialog) = node.cast::<HtmlDialogElement>().filter(|dialog| !dialog.open()) {
        let _ = dialog.show_modal();
    }
}
