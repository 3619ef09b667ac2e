//! What can be done with the whole position.

use yew::prelude::*;

use super::LANG;
use super::page::App;
use crate::editor::Action;

/// The buttons; undo and redo only where there is a change to take back or make again.
pub fn tools(app: &App) -> Html {
    let ui = LANG.ui();
    let button = |label: &'static str, enabled: bool, action: Action| {
        // A button that can do nothing just now keeps the focus.
        let disabled = (!enabled).then_some("true");
        html! { <button type="button" aria-disabled={disabled} onclick={app.does(action)}>{ label }</button> }
    };
    html! {
        <div class="tools" role="group" aria-label={ui.actions}>
            { button(ui.start_position, true, Action::Start) }
            { button(ui.empty_board, true, Action::Empty) }
            { button(ui.undo, app.state.can_undo(), Action::Undo) }
            { button(ui.redo, app.state.can_redo(), Action::Redo) }
        </div>
    }
}
