//! A field for a number.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::page::{App, Message};
use super::words;
use crate::editor::Action;
use crate::fen::Field;

/// What is in a field and no number yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Which of the two counters.
    pub field: Field,
    /// What was typed.
    pub text: String,
}

/// The field of a counter. What is not a number yet, such as an empty field, stays in it and
/// changes nothing; when the field is left, it shows the number that counts.
pub fn counter(app: &App, field: Field) -> Html {
    let setup = app.state.setup();
    let is_clock = field == Field::HalfmoveClock;
    let (id, label, number) = match is_clock {
        true => ("halfmove-clock", words().title(Field::HalfmoveClock), setup.halfmove_clock),
        false => ("fullmove-number", words().title(Field::FullmoveNumber), setup.fullmove_number),
    };
    let min = u32::from(!is_clock);
    let oninput = app.on(move |event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        match text.parse() {
            Ok(number) if number >= min && is_clock => Message::Do(Action::SetHalfmove(number)),
            Ok(number) if number >= min => Message::Do(Action::SetFullmove(number)),
            _ => Message::Typed(Some(Draft { field, text })),
        }
    });
    let draft = app.draft.as_ref().filter(|draft| draft.field == field);
    let value = draft.map_or_else(|| number.to_string(), |draft| draft.text.clone());
    html! {
        <div class="control">
            <label for={id}>{ label }</label>
            <input
                {id}
                type="number"
                inputmode="numeric"
                min={min.to_string()}
                max={u32::MAX.to_string()}
                step="1"
                {value}
                {oninput}
                onblur={app.on(|_: FocusEvent| Message::Typed(None))}
            />
        </div>
    }
}
