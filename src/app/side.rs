//! The side to move.

use yew::prelude::*;

use super::LANG;
use crate::chess::Color;
use crate::editor::Action;

/// Two radio buttons.
pub fn side_to_move(side: Color, dispatch: &Callback<Action>) -> Html {
    html! {
        <fieldset class="side" role="radiogroup" aria-labelledby="side-legend">
            <legend id="side-legend">{ LANG.ui().side_to_move }</legend>
            <div>{ for Color::ALL.into_iter().map(|color| {
                let onchange = dispatch.reform(move |_| Action::SetSide(color));
                html! {
                    <label>
                        <input type="radio" name="side" checked={side == color} {onchange} />
                        <span>{ LANG.color(color) }</span>
                    </label>
                }
            }) }</div>
        </fieldset>
    }
}
