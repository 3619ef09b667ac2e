//! The en passant square.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::LANG;
use crate::chess::Setup;
use crate::editor::{Action, ep_candidates};

/// What it shows and tells.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The square, and the board that allows it or not.
    pub setup: Setup,
    /// Takes the chosen square.
    pub dispatch: Callback<Action>,
}

/// A list of none, the squares that can be right, and the one given if it can't be.
#[component]
pub fn EnPassant(props: &Props) -> Html {
    let ui = LANG.ui();
    let given = props.setup.ep_square;
    let candidates = ep_candidates(&props.setup);
    let wrong = given.filter(|square| !candidates.contains(square));
    let node = use_node_ref();
    {
        // The list's own idea of what is selected does not follow its options.
        let node = node.clone();
        use_effect(move || {
            if let Some(list) = node.cast::<HtmlSelectElement>() {
                list.set_value(&given.map_or("-".to_string(), |square| square.to_string()));
            }
        });
    }
    let onchange = props.dispatch.reform(|event: Event| {
        let list: HtmlSelectElement = event.target_unchecked_into();
        Action::SetEp(list.value().parse().ok())
    });
    html! {
        <div class="control">
            <label for="en-passant">{ ui.en_passant_square }</label>
            <select
                ref={node}
                id="en-passant"
                aria-invalid={wrong.is_some().then_some("true")}
                {onchange}
            >
                <option value="-">{ ui.none }</option>
                { for candidates.iter().map(|square| html! {
                    <option key={square.to_string()} value={square.to_string()}>
                        { square.to_string() }
                    </option>
                }) }
                if let Some(square) = wrong {
                    <option value={square.to_string()}>{ (ui.wrong_ep)(square) }</option>
                }
            </select>
        </div>
    }
}
