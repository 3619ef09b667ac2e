//! A button with a word on it.

use yew::prelude::*;

use super::words;
use crate::words::Key;

/// The button. In a form it sends that off, too.
pub fn button(label: Key, onclick: Callback<MouseEvent>) -> Html {
    html! { <button {onclick}>{ words().get(label) }</button> }
}
