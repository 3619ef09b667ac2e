//! The picture that is open, and what is to be corrected and added.

use yew::prelude::*;

use super::button::button;
use super::doubts::doubts;
use super::page::{App, Message};
use super::picture::Sighting;
use super::sight::sight;
use super::words;
use crate::chess::{CastlingSide, Color};
use crate::editor::{Action, Stage};
use crate::fen::Field;
use crate::picture::must_move;
use crate::rules::{at_home, ep_candidates};
use crate::words::Key;

/// The panel.
#[inline(never)]
pub fn picture_panel(app: &App) -> Html {
    let Some(picture) = app.picture() else { return Html::default() };
    let words = words();
    let waiting = app.desk.pictures.waiting();
    let tell = |sighting: fn() -> Sighting| app.on_click(move || Message::Picture(sighting()));
    let is_read = picture.stage == Stage::Read;
    let close =
        if is_read || matches!(picture.stage, Stage::Failed(_)) { Key::Close } else { Key::Cancel };
    html! {
        <section class="game picture" aria-labelledby="picture">
            <div class="head">
                <h2 id="picture" tabindex="-1" ref={app.desk.heading.clone()}>
                    { words.get(Key::Picture) }
                    if !picture.name.is_empty() {
                        { ": " }
                        { picture.name.clone() }
                    }
                </h2>
                { button(close, tell(|| Sighting::Close)) }
            </div>
            if waiting > 0 {
                <button onclick={tell(|| Sighting::Next)}>{ words.next_picture(waiting) }</button>
            }
            if is_read {
                { sight(app, picture) }
                { boards(app) }
                { advice(app) }
                if app.state.reading().is_some() {
                    { below(app) }
                    { doubts(app) }
                    { unseen(app) }
                }
            } else {
                { progress(picture.stage) }
            }
        </section>
    }
}

/// How far it has come, or why it goes no further.
fn progress(stage: Stage) -> Html {
    let words = words();
    match stage {
        Stage::Failed(fault) => html! {
            <p role="alert">{ words.entry(Key::PictureFaults, fault as usize) }</p>
        },
        _ => {
            let text = words.entry(Key::PictureStages, usize::from(stage != Stage::Fetching));
            html! {
                <>
                    <p class="quiet" role="status">{ text }</p>
                    <progress aria-label={text} />
                </>
            }
        }
    }
}

/// A button that is one of several to choose from.
pub fn choice(label: AttrValue, is_chosen: bool, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button aria-pressed={if is_chosen { "true" } else { "false" }} {onclick}>{ label }</button>
    }
}

/// Choices with a name.
pub fn choices(label: AttrValue, class: &'static str, choices: Vec<Html>) -> Html {
    html! {
        <div class={classes!("picks", class)} role="group" aria-label={label.clone()}>
            <span>{ label }</span>
            { for choices }
        </div>
    }
}

/// The boards, where there are several.
fn boards(app: &App) -> Html {
    let Some(picture) = app.picture().filter(|it| it.sheet.boards.len() > 1) else {
        return Html::default();
    };
    let words = words();
    let board = |number: usize| {
        let onclick = app.on_click(move || Message::Picture(Sighting::Board(number)));
        let label = words.board_number(number + 1);
        choice(label.into(), number == picture.chosen, onclick)
    };
    let mut all: Vec<Html> = (0..picture.sheet.boards.len()).map(board).collect();
    all.push(button(Key::AllBoards, app.on_click(|| Message::Picture(Sighting::List))));
    choices(words.get(Key::Board).into(), "", all)
}

/// What would make a better picture.
fn advice(app: &App) -> Html {
    let Some(picture) = app.picture() else { return Html::default() };
    let words = words();
    match picture.sheet.boards.get(picture.chosen) {
        None => html! { <p>{ words.get(Key::NoBoard) }</p> },
        Some(found) if found.advice.is_empty() => Html::default(),
        Some(found) => html! {
            <div class="quiet">
                { words.get(Key::BetterPicture) }
                <ul>
                    { for found.advice.iter().map(|it| html! {
                        <li>{ words.entry(Key::PictureAdvice, *it as usize) }</li>
                    }) }
                </ul>
            </div>
        },
    }
}

/// Which side is below.
fn below(app: &App) -> Html {
    let Some(reading) = app.state.reading() else { return Html::default() };
    let said = reading.found().orientation.white_below;
    let side = |color: Color| {
        let is_white = color == Color::White;
        let onclick = app.does(Action::SayBelow(is_white));
        choice(words().color(color).into(), said == Some(is_white), onclick)
    };
    let class = if said.is_none() { "asked" } else { "" };
    choices(words().get(Key::SideBelow).into(), class, Color::ALL.map(side).into())
}

/// What no picture says. Only what can be is asked.
fn unseen(app: &App) -> Html {
    let words = words();
    let setup = app.state.setup();
    let side = |color: Color| {
        let onclick = app.does(Action::SetSide(color));
        choice(words.color(color).into(), setup.side_to_move == color, onclick)
    };
    let mut rights = Vec::new();
    for color in Color::ALL {
        for side in CastlingSide::ALL {
            let allowed = setup.castling_rook(color, side).is_some();
            if allowed || at_home(setup, color, side).is_ok() {
                let action = Action::SetCastling { color, side, allowed: !allowed };
                rights.push(choice(words.right(color, side).into(), allowed, app.does(action)));
            }
        }
    }
    let mut passed = Vec::new();
    for square in ep_candidates(setup).iter().copied() {
        let is_chosen = setup.ep_square == Some(square);
        let action = Action::SetEp(Some(square).filter(|_| !is_chosen));
        passed.push(choice(square.to_string().into(), is_chosen, app.does(action)));
    }
    let title = |field| AttrValue::from(words.title(field));
    html! {
        <>
            <h3>{ words.get(Key::NotInPicture) }</h3>
            { choices(title(Field::SideToMove), "", Color::ALL.map(side).into()) }
            if let Some(color) = must_move(&setup.board) {
                <p class="quiet">{ words.must_move(color) }</p>
            }
            if !rights.is_empty() {
                { choices(title(Field::Castling), "", rights) }
            }
            if !passed.is_empty() {
                { choices(title(Field::EnPassant), "", passed) }
            }
        </>
    }
}
