//! A list to choose from.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::page::{App, Message};

/// An entry of a list: its value, and how it reads.
pub type Entry = (AttrValue, AttrValue);

/// A list, named by a label that is not seen. What is chosen shows again after each change of
/// the page (`dom::settle_lists`), even where choosing it changed nothing.
pub fn list(
    app: &App,
    label: AttrValue,
    chosen: &str,
    entries: Vec<Entry>,
    on_choice: fn(&str) -> Option<Message>,
) -> Html {
    let onchange = app.on_some(move |event: Event| {
        on_choice(&event.target_unchecked_into::<HtmlSelectElement>().value())
    });
    html! {
        <select aria-label={label} data-value={chosen.to_string()} {onchange}>
            { for entries.into_iter().map(option) }
        </select>
    }
}

/// One entry of a list.
pub fn option((value, label): Entry) -> Html {
    html! { <option {value}>{ label }</option> }
}
