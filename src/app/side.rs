//! The side to move.

use yew::prelude::*;

use super::LANG;
use crate::chess::Color;
use crate::editor::Action;

/// What it shows and tells.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The side to move.
    pub side: Color,
    /// Takes the chosen side.
    pub dispatch: Callback<Action>,
}

/// Two radio buttons.
#[component]
pub fn SideToMove(props: &Props) -> Html {
    html! {
        <fieldset class="side" role="radiogroup" aria-labelledby="side-legend">
            <legend id="side-legend">{ LANG.ui().side_to_move }</legend>
            { for Color::ALL.into_iter().map(|color| {
                let onchange = props.dispatch.reform(move |_| Action::SetSide(color));
                html! {
                    <label>
                        <input type="radio" name="side" checked={props.side == color} {onchange} />
                        <span>{ LANG.color(color) }</span>
                    </label>
                }
            }) }
        </fieldset>
    }
}
