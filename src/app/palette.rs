//! The trays above and below the board: the spare pieces of a side, and a tool beside them.

use yew::prelude::*;

use super::drag::Grip;
use super::page::{App, Message};
use super::settings::piece_href;
use super::shapes::class_of;
use super::words;
use crate::chess::{Color, Piece, Role};
use crate::editor::{Action, Brush};
use crate::words::Key;

/// The tray of a side: six buttons, king to pawn. The upper one has the button that flips the
/// board as well, the lower one the pen and the delete tool.
pub fn tray(app: &App, color: Color, is_upper: bool) -> Html {
    let words = words();
    let pieces = Role::ALL.into_iter().rev().map(|role| Piece::new(color, role));
    html! {
        <div class="tray">
            <div class="palette" role="group" aria-label={words.pieces_of(color)}>
                { for pieces.map(|piece| spare(app, piece)) }
            </div>
            if is_upper {
                { tool(app.does(Action::Flip), words.get(Key::FlipView).into(), None, "line", FLIP) }
            } else {
                { pen(app) }
                { tool(
                    app.does(Action::PickBrush(Brush::Eraser)),
                    words.get(Key::DeleteTool).into(),
                    Some(app.state.brush() == Brush::Eraser),
                    "line",
                    DELETE,
                ) }
            }
        </div>
    }
}

/// The lines of the tools' signs.
const FLIP: &str = "M8 19V5M4.5 8.5L8 5l3.5 3.5M16 5v14M12.5 15.5L16 19l3.5-3.5";
const DELETE: &str = "M5 7.5h14M10 7.5V5h4v2.5M7 7.5l.8 11.5h8.4l.8-11.5M10.3 11v4.5M13.7 11v4.5";
const PEN: &str = "M5.5 18.5L17.5 6.5M10.5 6h7.5v7.5";

/// The pen: each further press is the next colour, and after the last one it is laid down.
fn pen(app: &App) -> Html {
    let words = words();
    let mut label = words.get(Key::Marks).to_string();
    let mut class = "line".to_string();
    if let Some(color) = app.hand.pen {
        label.push_str(": ");
        label.push_str(words.entry(Key::MarkColours, color as usize));
        class = class_of(color, "line drawn");
    }
    let next = app.hand.next_pen();
    let onclick = app.on_click(move || Message::Pen(next));
    tool(onclick, label.into(), Some(app.hand.pen.is_some()), class, PEN)
}

fn spare(app: &App, piece: Piece) -> Html {
    let brush = Brush::Piece(piece);
    let label = words().capital_piece(piece);
    let dragger = app.dragger.clone();
    let press = move |event: PointerEvent| {
        if event.button() == 0 {
            dragger.take(event, Grip::Piece(piece, None));
        }
    };
    let onclick = app.does(Action::PickBrush(brush));
    html! {
        <button
            type="button"
            class="spare"
            title={label.clone()}
            aria-label={label}
            aria-pressed={(app.state.brush() == brush).to_string()}
            onpointerdown={press}
            {onclick}
        >
            <svg viewBox="0 0 1 1" aria-hidden="true">
                <use href={piece_href(piece)} width="1" height="1" />
            </svg>
        </button>
    }
}

fn tool(
    onclick: Callback<MouseEvent>,
    label: AttrValue,
    pressed: Option<bool>,
    class: impl Into<AttrValue>,
    d: &'static str,
) -> Html {
    html! {
        <button
            type="button"
            class="spare"
            title={label.clone()}
            aria-label={label}
            aria-pressed={pressed.map(|pressed| if pressed { "true" } else { "false" })}
            {onclick}
        >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path class={class.into()} {d} /></svg>
        </button>
    }
}
