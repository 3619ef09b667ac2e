//! What can be done with the whole position.

use yew::prelude::*;

use super::LANG;
use crate::editor::Action;

/// What the buttons need.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// Whether there is a change to take back.
    pub can_undo: bool,
    /// Whether there is a change to make again.
    pub can_redo: bool,
    /// Takes what is done.
    pub dispatch: Callback<Action>,
}

/// The buttons.
#[component]
pub fn Tools(props: &Props) -> Html {
    let ui = LANG.ui();
    let button = |label: &'static str, enabled: bool, action: Action| {
        let onclick = props.dispatch.reform(move |_: MouseEvent| action.clone());
        // A button that can do nothing just now keeps the focus.
        let disabled = (!enabled).then_some("true");
        html! { <button type="button" aria-disabled={disabled} {onclick}>{ label }</button> }
    };
    html! {
        <div class="tools" role="group" aria-label={ui.actions}>
            { button(ui.start_position, true, Action::Start) }
            { button(ui.empty_board, true, Action::Empty) }
            { button(ui.flip_board, true, Action::Flip) }
            { button(ui.undo, props.can_undo, Action::Undo) }
            { button(ui.redo, props.can_redo, Action::Redo) }
        </div>
    }
}
