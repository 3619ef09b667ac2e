//! The squares that the reader is not sure of: each beside its piece of the picture, to be
//! settled by a click or a key.

use yew::prelude::*;

use super::page::{App, Message};
use super::picture::Sighting;
use super::picture_panel::{choice, choices};
use super::settings::piece_href;
use super::words;
use crate::chess::{Piece, Square};
use crate::editor::{Action, Candidate, Reading};
use crate::words::Key;

/// The list, and what may stand on the square that is chosen.
pub fn doubts(app: &App) -> Html {
    let Some(reading) = app.state.reading() else { return Html::default() };
    let doubtful = app.doubtful();
    let board = &app.state.setup().board;
    let doubt = |square: Square| {
        let onclick = app.on_click(move || Message::Picture(Sighting::Choose(square)));
        let label = words().on_square(square, board.piece_at(square));
        choice(label.into(), app.desk.square == Some(square), onclick)
    };
    if doubtful.is_empty() {
        return html! { <p class="quiet">{ words().board_read(0) }</p> };
    }
    let chosen = app.desk.square.filter(|square| doubtful.contains(*square));
    html! {
        <>
            { choices(words().get(Key::Doubts).into(), "asked", doubtful.map(doubt).collect()) }
            { for chosen.map(|square| candidates(app, reading, square)) }
        </>
    }
}

/// What may stand on a square.
fn candidates(app: &App, reading: &Reading, square: Square) -> Html {
    let candidates = reading.candidates(square);
    let likeliest = [candidates[0].piece, candidates[1].piece];
    let onkeydown = app.on_some(move |event: KeyboardEvent| {
        if event.alt_key() || event.ctrl_key() || event.meta_key() {
            return None;
        }
        let piece = piece_of(&event.key(), likeliest)?;
        event.prevent_default();
        event.stop_propagation();
        Some(Message::Do(Action::Settle(square, piece)))
    });
    let draw = |Candidate { piece, percent }: Candidate| {
        let mut label = words().on_square(square, piece);
        if let Some(percent) = percent {
            label.push_str(", ");
            label.push_str(&percent.to_string());
            label.push('%');
        }
        html! {
            <button
                aria-label={label.clone()}
                title={label}
                onclick={app.does(Action::Settle(square, piece))}
            >
                <svg viewBox="0 0 1 1" aria-hidden="true">
                    if let Some(piece) = piece {
                        <use href={piece_href(piece)} width="1" height="1" />
                    } else {
                        <path d="M.2 .2h.6v.6h-.6z" />
                    }
                </svg>
                if let Some(percent) = percent {
                    <span>{ percent }{ "%" }</span>
                }
            </button>
        }
    };
    let label = words().on_square(square, app.state.setup().board.piece_at(square));
    html! {
        <div class="doubt" role="group" aria-label={label} {onkeydown}>
            <canvas class="cut" width="160" height="160" aria-hidden="true" />
            <p class="quiet">{ words().get(Key::SettleHelp) }</p>
            <div class="candidates">
                { for candidates.into_iter().map(draw) }
            </div>
        </div>
    }
}

/// What a key settles: 1 and 2 one of the likeliest, a letter its piece, White's with Shift.
fn piece_of(key: &str, likeliest: [Option<Piece>; 2]) -> Option<Option<Piece>> {
    match key {
        "1" => Some(likeliest[0]),
        "2" => Some(likeliest[1]),
        "Delete" | "Backspace" => Some(None),
        _ => {
            let mut letters = key.chars();
            let letter = letters.next().filter(|_| letters.next().is_none())?;
            Piece::from_letter(letter).map(Some)
        }
    }
}
