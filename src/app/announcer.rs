//! A live region that waits for a pause.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// How long the text must stay the same before it is read out.
const PAUSE_MS: u32 = 1000;

/// What is to be read out.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The sentence.
    pub text: String,
}

/// Text that is not seen, and read out politely once it has stayed the same for a moment.
#[component]
pub fn Announcer(props: &Props) -> Html {
    let said = use_state_eq(|| props.text.clone());
    {
        let said = said.setter();
        use_effect_with(props.text.clone(), move |text| {
            let text = text.clone();
            let timeout = Timeout::new(PAUSE_MS, move || said.set(text));
            move || drop(timeout)
        });
    }
    html! { <p class="unseen" aria-live="polite">{ &*said }</p> }
}
