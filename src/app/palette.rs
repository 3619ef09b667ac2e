//! The trays above and below the board: the spare pieces of a side, and a tool beside them.

use yew::prelude::*;

use super::drag::{Press, Source};
use super::page::App;
use super::settings::piece_href;
use super::words;
use crate::chess::{Color, Piece, Role};
use crate::editor::{Action, Brush};
use crate::words::Key;

/// The tray of a side: six buttons, king to pawn. The upper one has the button that flips the
/// board as well, the lower one the delete tool.
pub fn tray(app: &App, color: Color, is_upper: bool) -> Html {
    let words = words();
    let pieces = Role::ALL.into_iter().rev().map(|role| Piece::new(color, role));
    html! {
        <div class="tray">
            <div class="palette" role="group" aria-label={words.pieces_of(color)}>
                { for pieces.map(|piece| spare(app, piece)) }
            </div>
            if is_upper {
                { tool(app, Action::Flip, words.get(Key::FlipView), None, "M8 19V5M4.5 8.5L8 5l3.5 3.5M16 5v14M12.5 15.5L16 19l3.5-3.5") }
            } else {
                { tool(
                    app,
                    Action::PickBrush(Brush::Eraser),
                    words.get(Key::DeleteTool),
                    Some(app.state.brush() == Brush::Eraser),
                    "M5 7.5h14M10 7.5V5h4v2.5M7 7.5l.8 11.5h8.4l.8-11.5M10.3 11v4.5M13.7 11v4.5",
                ) }
            }
        </div>
    }
}

fn spare(app: &App, piece: Piece) -> Html {
    let brush = Brush::Piece(piece);
    let label = words().capital_piece(piece);
    let dragger = app.dragger.clone();
    let press = move |event| dragger.take(Press { event, source: Source::Spare, piece });
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
    app: &App,
    action: Action,
    label: &'static str,
    pressed: Option<bool>,
    lines: &'static str,
) -> Html {
    let onclick = app.does(action);
    html! {
        <button
            type="button"
            class="spare"
            title={label}
            aria-label={label}
            aria-pressed={pressed.map(|pressed| pressed.to_string())}
            {onclick}
        >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path class="line" d={lines} /></svg>
        </button>
    }
}
