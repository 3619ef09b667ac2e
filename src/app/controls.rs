//! The fields of the record beside the board, and what can be done with the whole.

use std::rc::Rc;

use yew::prelude::*;

use super::LANG;
use super::castling::CastlingRights;
use super::counter::Counter;
use super::en_passant::EnPassant;
use super::side::SideToMove;
use super::tools::Tools;
use crate::editor::Action;
use crate::fen::Parsed;

/// What the controls show and tell.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The reading of the text.
    pub parsed: Rc<Parsed>,
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
    let setup = props.parsed.setup;
    let dispatch = &props.dispatch;
    html! {
        <section class="controls" aria-label={ui.position}>
            <SideToMove side={setup.side_to_move} dispatch={dispatch.clone()} />
            <CastlingRights {setup} dispatch={dispatch.clone()} />
            <EnPassant {setup} dispatch={dispatch.clone()} />
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
            <Tools can_undo={props.can_undo} can_redo={props.can_redo} dispatch={dispatch.clone()} />
        </section>
    }
}
