//! The en passant square.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::list::option;
use super::page::{App, Message};
use super::words;
use crate::chess::Square;
use crate::editor::Action;
use crate::fen::Field;
use crate::rules::ep_candidates;
use crate::words::Key;

/// A list of none, the squares that can be right, and the one given if it can't be.
pub fn en_passant(app: &App) -> Html {
    let setup = app.state.setup();
    let words = words();
    let given = setup.ep_square;
    let candidates = ep_candidates(setup);
    let wrong = given.filter(|square| !candidates.contains(square));
    let onchange = app.on(|event: Event| {
        let list: HtmlSelectElement = event.target_unchecked_into();
        Message::Do(Action::SetEp(list.value().parse().ok()))
    });
    let option = |square: Square, label: String| option((square.to_string().into(), label.into()));
    let hint: String = candidates.iter().map(|square| square.to_string()).collect();
    html! {
        <div class="control" data-hint={hint}>
            <label for="en-passant">{ words.title(Field::EnPassant) }</label>
            <select data-value={given.map_or("-".to_string(), |square| square.to_string())} id="en-passant" aria-invalid={wrong.map(|_| "true")} {onchange}>
                <option value="-">{ words.get(Key::None) }</option>
                { for candidates.iter().map(|square| option(*square, square.to_string())) }
                { for wrong.map(|square| option(square, words.wrong_ep(square))) }
            </select>
        </div>
    }
}
