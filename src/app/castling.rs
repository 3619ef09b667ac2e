//! The castling rights.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::page::{App, Message};
use super::words;
use crate::chess::{CastlingSide, Color, Role};
use crate::editor::Action;
use crate::fen::Field;
use crate::rules::at_home;

/// Four boxes. One that can't be ticked says why; one that is ticked can always be unticked.
pub fn castling_rights(app: &App) -> Html {
    html! {
        <fieldset class="castling">
            <legend>{ words().title(Field::Castling) }</legend>
            { for Color::ALL.into_iter().map(|color| html! {
                <div class="rights">
                    <span aria-hidden="true">{ words().color(color) }</span>
                    { for CastlingSide::ALL.map(|side| right(app, color, side)) }
                </div>
            }) }
        </fieldset>
    }
}

fn right(app: &App, color: Color, side: CastlingSide) -> Html {
    let setup = app.state.setup();
    let given = setup.castling_rook(color, side);
    // A given right may be that of another rook, as in Chess960.
    let stands = |rook| {
        setup.castling_king(color).is_some() && setup.board.pieces(color, Role::Rook).contains(rook)
    };
    let lack = match given {
        Some(rook) if stands(rook) => None,
        _ => at_home(setup, color, side).err(),
    };
    let reason = lack.map(|lack| words().lack(color, side, lack));
    let wrong = given.is_some() && lack.is_some();
    let onchange = app.on(move |event: Event| {
        let allowed = event.target_unchecked_into::<HtmlInputElement>().checked();
        Message::Do(Action::SetCastling { color, side, allowed })
    });
    let words = words();
    let name = words.castling_side(side);
    let id = format!("castling-{}{}", color.letter(), side.letter());
    let reason_id = reason.is_some().then(|| format!("{id}-reason"));
    html! {
        <div
            class={classes!("right", wrong.then_some("wrong"))}
            data-hint={given.unwrap_or(side.home_rook(color)).to_string()}
        >
            <label>
                <input
                    type="checkbox"
                    aria-label={words.right(color, side)}
                    {id}
                    checked={given.is_some()}
                    disabled={given.is_none() && lack.is_some()}
                    aria-invalid={wrong.then_some("true")}
                    aria-describedby={reason_id.clone()}
                    {onchange}
                />
                <span>{ name }</span>
            </label>
            if let Some(reason) = reason {
                <small id={reason_id}>{ reason }</small>
            }
        </div>
    }
}
