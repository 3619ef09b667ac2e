//! The side to move.

use yew::prelude::*;

use super::page::{App, Message};
use super::words;
use crate::chess::Color;
use crate::editor::Action;
use crate::fen::Field;

/// Two radio buttons.
pub fn side_to_move(app: &App) -> Html {
    let side = app.state.setup().side_to_move;
    html! {
        <fieldset class="side" role="radiogroup" aria-labelledby="side-legend">
            <legend id="side-legend">{ words().title(Field::SideToMove) }</legend>
            <div>{ for Color::ALL.into_iter().map(|color| {
                let onchange = app.on(move |_: Event| Message::Do(Action::SetSide(color)));
                html! {
                    <label>
                        <input type="radio" name="side" checked={side == color} {onchange} />
                        <span>{ words().color(color) }</span>
                    </label>
                }
            }) }</div>
        </fieldset>
    }
}
