//! The fields of the record beside the board, and what can be done with the whole.

use yew::prelude::*;

use super::LANG;
use super::castling::castling_rights;
use super::counter::Counter;
use super::en_passant::use_en_passant;
use super::side::side_to_move;
use super::tools::tools;
use crate::chess::Setup;
use crate::editor::Action;

/// What the controls show and tell.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// What the text says.
    pub setup: Setup,
    /// Whether there is a change to take back.
    pub can_undo: bool,
    /// Whether there is a change to make again.
    pub can_redo: bool,
    /// Takes what is done.
    pub dispatch: Callback<Action>,
}

/// All of them.
#[component]
pub fn Controls(props: &Props) -> Html {
    let ui = LANG.ui();
    let setup = props.setup;
    let dispatch = &props.dispatch;
    let en_passant = use_en_passant(&setup, dispatch);
    html! {
        <section class="controls" aria-label={ui.position}>
            { side_to_move(setup.side_to_move, dispatch) }
            { castling_rights(&setup, dispatch) }
            { en_passant }
            <div class="counters">
                <Counter
                    id="halfmove-clock"
                    label={ui.halfmove_clock}
                    min=0
                    value={setup.halfmove_clock}
                    on_change={dispatch.reform(Action::SetHalfmove)}
                />
                <Counter
                    id="fullmove-number"
                    label={ui.fullmove_number}
                    min=1
                    value={setup.fullmove_number}
                    on_change={dispatch.reform(Action::SetFullmove)}
                />
            </div>
            { tools(props.can_undo, props.can_redo, dispatch) }
        </section>
    }
}
