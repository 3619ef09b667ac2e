//! The en passant square.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::LANG;
use crate::chess::{Setup, Square};
use crate::editor::Action;
use crate::rules::ep_candidates;

/// A list of none, the squares that can be right, and the one given if it can't be.
#[hook]
pub fn use_en_passant(setup: &Setup, dispatch: &Callback<Action>) -> Html {
    let ui = LANG.ui();
    let given = setup.ep_square;
    let candidates = ep_candidates(setup);
    let wrong = given.filter(|square| !candidates.contains(square));
    let list = use_node_ref();
    {
        // What a list has selected does not follow its options once someone has chosen from it.
        let list = list.clone();
        use_effect(move || {
            if let Some(list) = list.cast::<HtmlSelectElement>() {
                list.set_value(&given.map_or("-".to_string(), |square| square.to_string()));
            }
        });
    }
    let onchange = dispatch.reform(|event: Event| {
        let list: HtmlSelectElement = event.target_unchecked_into();
        Action::SetEp(list.value().parse().ok())
    });
    let option = |square: Square, label: String| {
        html! { <option value={square.to_string()}>{ label }</option> }
    };
    html! {
        <div class="control">
            <label for="en-passant">{ ui.en_passant_square }</label>
            <select ref={list} id="en-passant" aria-invalid={wrong.map(|_| "true")} {onchange}>
                <option value="-">{ ui.none }</option>
                { for candidates.iter().map(|square| option(*square, square.to_string())) }
                { for wrong.map(|square| option(square, (ui.wrong_ep)(square))) }
            </select>
        </div>
    }
}
