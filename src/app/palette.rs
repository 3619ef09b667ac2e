//! Spare pieces of one side.

use yew::prelude::*;

use super::LANG;
use super::drag::{Press, Source};
use crate::chess::{Color, Piece, Role};
use crate::diagram::piece_id;
use crate::editor::{Action, Brush};

/// What the palette shows and tells.
pub struct View<'a> {
    /// Whose pieces.
    pub color: Color,
    /// The brush in use.
    pub brush: Brush,
    /// Takes the picked brush.
    pub dispatch: &'a Callback<Action>,
    /// Told when a piece is pressed, which may become a drag.
    pub on_press: &'a Callback<Press>,
}

/// Six buttons, king to pawn. White's palette has the delete tool as well.
pub fn palette(view: &View) -> Html {
    let ui = LANG.ui();
    let color = view.color;
    html! {
        <div class="palette" role="group" aria-label={(ui.pieces_of)(color)}>
            { for Role::ALL.into_iter().rev().map(|role| spare(view, Piece::new(color, role))) }
            if color == Color::White {
                { tool(view, Brush::Eraser, ui.delete_tool.into(), None, html! {
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path class="line" d="M6 7.5h12M10 7.5V5h4v2.5M7.5 7.5l.8 11.5h7.4l.8-11.5M10.5 11v5M13.5 11v5" />
                    </svg>
                }) }
            }
        </div>
    }
}

fn spare(view: &View, piece: Piece) -> Html {
    let press = view.on_press.reform(move |event| Press { event, source: Source::Spare, piece });
    let image = html! {
        <svg viewBox="0 0 1 1" aria-hidden="true">
            <use href={format!("#{}", piece_id(piece))} width="1" height="1" />
        </svg>
    };
    tool(view, Brush::Piece(piece), (LANG.ui().spare)(piece), Some(press), image)
}

fn tool(
    view: &View,
    brush: Brush,
    label: String,
    onpointerdown: Option<Callback<PointerEvent>>,
    image: Html,
) -> Html {
    let pressed = view.brush == brush;
    let onclick = view.dispatch.reform(move |_: MouseEvent| Action::PickBrush(brush));
    html! {
        <button
            type="button"
            class="spare"
            title={label.clone()}
            aria-label={label}
            aria-pressed={pressed.to_string()}
            {onpointerdown}
            {onclick}
        >
            { image }
        </button>
    }
}
