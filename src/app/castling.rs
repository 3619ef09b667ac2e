//! The castling rights.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::list::list;
use super::page::{App, Message};
use super::words;
use crate::chess::{CastlingSide, Color, Role, Square};
use crate::editor::{Action, castling_choices};
use crate::fen::{Dialect, Field, write_castling};
use crate::rules::at_home;

/// Four boxes, and what will be written of them. A box that can't be ticked says why; one that is
/// ticked can always be unticked. Where another rook than the corner's may be meant, as in
/// Chess960, there is a list to choose it from.
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
            <small class="written">{ words().written_as(&written(app)) }</small>
        </fieldset>
    }
}

/// The castling field as it will be copied.
fn written(app: &App) -> String {
    let typed = app.state.parsed().layout.field(Field::Castling);
    match (app.state.dialect(), typed) {
        (Dialect::AsGiven, Some(span)) => span.of(app.state.text()).to_string(),
        (dialect, _) => write_castling(app.state.setup(), dialect),
    }
}

fn right(app: &App, color: Color, side: CastlingSide) -> Html {
    let words = words();
    let setup = app.state.setup();
    let given = setup.castling_rook(color, side);
    let choices = castling_choices(setup, color, side);
    // A given right may be that of another rook, as in Chess960.
    let stands = |rook| {
        setup.castling_king(color).is_some() && setup.board.pieces(color, Role::Rook).contains(rook)
    };
    let lack = at_home(setup, color, side).err().filter(|_| !given.is_some_and(stands));
    let wrong = given.is_some() && lack.is_some();
    let possible = given.is_some() || lack.is_none() || !choices.is_empty();
    let onchange = app.on(move |event: Event| {
        let allowed = event.target_unchecked_into::<HtmlInputElement>().checked();
        Message::Do(Action::SetCastling { color, side, allowed })
    });
    let id = format!("castling-{}{}", color.letter(), side.letter());
    let reason = lack.map(|lack| words.lack(color, side, lack));
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
                    disabled={!possible}
                    aria-invalid={wrong.then_some("true")}
                    aria-describedby={reason_id.clone()}
                    {onchange}
                />
                <span>{ words.castling_side(side) }</span>
            </label>
            if let Some(reason) = reason {
                <small id={reason_id}>{ reason }</small>
            }
            if let Some(rook) = given && (choices.len() > 1 || rook != side.home_rook(color)) {
                { rook_list(app, words.right(color, side), rook, choices) }
            }
        </div>
    }
}

/// Which rook has the right.
fn rook_list(app: &App, name: String, given: Square, mut choices: Vec<Square>) -> Html {
    if !choices.contains(&given) {
        choices.push(given);
    }
    let entry = |rook: Square| (rook.to_string().into(), words().inner_rook(rook).into());
    let entries = choices.into_iter().map(entry).collect();
    list(app, name.into(), &given.to_string(), entries, |rook| {
        let rook = rook.parse().ok()?;
        Some(Message::Do(Action::SetCastlingRook { rook, allowed: true }))
    })
}
