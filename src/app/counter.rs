//! A field for a number.

use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What it shows and tells.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// Of the input element.
    pub id: AttrValue,
    /// Its name.
    pub label: AttrValue,
    /// The smallest number.
    pub min: u32,
    /// The number.
    pub value: u32,
    /// Takes the new one.
    pub on_change: Callback<u32>,
}

/// The field. What is not a number yet, such as an empty field, stays in it and changes nothing;
/// when the field is left, it shows the number that counts.
#[component]
pub fn Counter(props: &Props) -> Html {
    let typed = use_state_eq(|| None::<String>);
    let oninput = {
        let (typed, on_change, min) = (typed.setter(), props.on_change.clone(), props.min);
        Callback::from(move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            match text.parse() {
                Ok(number) if number >= min => {
                    typed.set(None);
                    on_change.emit(number);
                }
                _ => typed.set(Some(text)),
            }
        })
    };
    let onblur = {
        let typed = typed.setter();
        Callback::from(move |_: FocusEvent| typed.set(None))
    };
    let value = (*typed).clone().unwrap_or_else(|| props.value.to_string());
    html! {
        <div class="control">
            <label for={props.id.clone()}>{ &props.label }</label>
            <input
                id={props.id.clone()}
                type="number"
                inputmode="numeric"
                min={props.min.to_string()}
                max={u32::MAX.to_string()}
                step="1"
                {value}
                {oninput}
                {onblur}
            />
        </div>
    }
}
