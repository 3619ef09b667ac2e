//! What can be done with the whole position.

use yew::prelude::*;

use super::page::App;
use super::words;
use crate::editor::{Action, Preset};
use crate::words::Key;

/// The buttons; undo and redo only where there is a change to take back or make again.
pub fn tools(app: &App) -> Html {
    let words = words();
    let button = |label: &'static str, enabled: bool, action: Action| {
        // A button that can do nothing just now keeps the focus.
        let disabled = (!enabled).then_some("true");
        html! { <button type="button" aria-disabled={disabled} onclick={app.does(action)}>{ label }</button> }
    };
    html! {
        <div class="tools" role="group" aria-label={words.get(Key::Actions)}>
            { button(words.get(Key::StartPosition), true, Action::Preset(Preset::Start)) }
            { button(words.get(Key::EmptyBoard), true, Action::Preset(Preset::Empty)) }
            { button(words.get(Key::Undo), app.state.can_undo(), Action::Undo) }
            { button(words.get(Key::Redo), app.state.can_redo(), Action::Redo) }
        </div>
    }
}
