//! The board with the spare pieces above and below it.

use std::rc::Rc;

use yew::prelude::*;

use super::LANG;
use super::board::BoardView;
use super::drag::use_drag;
use super::palette::{View, tray};
use crate::chess::{Bitboard, Board, Color, Square};
use crate::diagram::symbols;
use crate::editor::{Action, Brush, Lit, Spot};
use crate::fen::Parsed;

/// What the stage shows and tells.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// What stands where.
    pub board: Board,
    /// The side at the bottom.
    pub orientation: Color,
    /// What a click does.
    pub brush: Brush,
    /// The problems, which may speak of squares.
    pub parsed: Rc<Parsed>,
    /// What is lit.
    pub lit: Lit,
    /// Takes what is done.
    pub dispatch: Callback<Action>,
    /// Told which square is pointed at.
    pub on_hover: Callback<Option<Spot>>,
}

/// The stage. Pieces are dragged from all over it.
#[component]
pub fn Stage(props: &Props) -> Html {
    let board = use_node_ref();
    let selected = use_state_eq(|| None::<Square>);
    let on_select = use_callback(selected.setter(), |square, selected| selected.set(square));
    {
        // A brush and a picked up piece are not in the hand at once.
        let selected = selected.setter();
        use_effect_with(props.brush, move |_| selected.set(None));
    }
    let on_press = use_drag(&board, props.orientation, &props.dispatch, &on_select);
    let view = View { brush: props.brush, dispatch: &props.dispatch, on_press: &on_press };
    let spoken_of: Bitboard = props.parsed.diagnostics.iter().flat_map(|d| d.squares).collect();
    html! {
        <section class="stage">
            { symbols_once() }
            { tray(&view, !props.orientation, true) }
            <BoardView
                node={board}
                board={props.board}
                orientation={props.orientation}
                brush={props.brush}
                {spoken_of}
                lit={props.lit.squares}
                severity={props.lit.severity}
                selected={*selected}
                {on_select}
                dispatch={props.dispatch.clone()}
                on_hover={props.on_hover.clone()}
                on_press={on_press.clone()}
            />
            { tray(&view, props.orientation, false) }
            <p id="board-help" class="unseen">{ LANG.ui().board_help }</p>
        </section>
    }
}

/// The drawings of the pieces, for the rest of the page to refer to.
fn symbols_once() -> Html {
    let markup = format!(
        "<svg class=\"symbols\" width=\"0\" height=\"0\" aria-hidden=\"true\">{}</svg>",
        symbols("")
    );
    Html::from_html_unchecked(markup.into())
}
