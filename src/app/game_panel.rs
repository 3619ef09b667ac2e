//! The game that is open: which of several, its moves, and what is wrong with its text.

use web_sys::Element;
use yew::prelude::*;

use super::button::button;
use super::incoming::Incoming;
use super::library::{Library, library};
use super::page::{App, Message};
use super::shortcuts::in_field;
use super::sign::sign;
use super::words;
use crate::editor::{Action, OpenGame, Step, place};
use crate::formats::pgn::Fault;
use crate::words::Key;

/// How many faults are listed.
const FAULTS: usize = 20;

impl App {
    /// Whether there is a game to show, or there will be one.
    pub(super) fn has_game(&self) -> bool {
        self.state.game().is_some() || self.library.is_some()
    }
}

/// The panel.
#[inline(never)]
pub fn game_panel(app: &App) -> Html {
    let game = app.state.game();
    let words = words();
    // Where there are several, the list of them says which.
    let title = app.library.as_ref().and_then(Library::title);
    let onkeydown = app.on_some(|event: KeyboardEvent| {
        let step = step_of(&event)?;
        event.prevent_default();
        Some(Message::Do(Action::Walk(step)))
    });
    let close = app.on_click(|| Message::Incoming(Incoming::Close));
    html! {
        <section class="game" aria-labelledby="game" {onkeydown}>
            <div class="head">
                <h2 id="game">{ title.unwrap_or_else(|| words.get(Key::Game).into()) }</h2>
                { button(Key::CloseGame, close) }
            </div>
            { library(app) }
            if let Some(game) = game {
                { walk(app) }
                { moves(app, game) }
                { faults(app, game) }
            }
        </section>
    }
}

/// The step that a key takes; none in a field, which has a use for it.
fn step_of(event: &KeyboardEvent) -> Option<Step> {
    if event.alt_key() || event.ctrl_key() || event.meta_key() || in_field(event) {
        return None;
    }
    Some(match event.key().as_str() {
        "ArrowLeft" => Step::Previous,
        "ArrowRight" => Step::Next,
        "ArrowUp" => Step::Up,
        "ArrowDown" => Step::Down,
        "Home" => Step::First,
        "End" => Step::Last,
        _ => return None,
    })
}

/// The buttons that go through the game.
fn walk(app: &App) -> Html {
    let steps = [
        (Key::StartOfGame, Step::First, "M3 3v10M13 3L6 8l7 5z"),
        (Key::PreviousMove, Step::Previous, "M11 3L4 8l7 5z"),
        (Key::NextMove, Step::Next, "M5 3l7 5l-7 5z"),
        (Key::LastMove, Step::Last, "M13 3v10M3 3l7 5l-7 5z"),
    ];
    let draw = |(label, step, lines)| {
        let label = words().get(label);
        html! {
            <button type="button" aria-label={label} title={label} onclick={app.does(Action::Walk(step))}>
                <svg viewBox="0 0 16 16" aria-hidden="true"><path d={lines} /></svg>
            </button>
        }
    };
    html! { <div class="walk">{ for steps.into_iter().map(draw) }</div> }
}

/// The place of the moves, which `move_list` fills.
fn moves(app: &App, game: &OpenGame) -> Html {
    let words = words();
    let onclick = app.on_some(|event: MouseEvent| {
        let target: Element = event.target_dyn_into()?;
        let at = target.closest("[data-move]").ok()??.get_attribute("data-move")?;
        Some(Message::Do(Action::GoTo(at.parse().ok())))
    });
    html! {
        <>
            <div
                class="moves"
                role="group"
                aria-label={words.get(Key::Moves)}
                aria-describedby="game-help"
                ref={app.moves.clone()}
                {onclick}
            />
            <p id="game-help" class="unseen">{ words.get(Key::GameHelp) }</p>
            if game.game().moves.is_empty() {
                <p class="quiet">{ words.get(Key::NoMoves) }</p>
            } else if !app.state.is_on_game() {
                <p class="quiet">{ words.get(Key::PositionEdited) }</p>
            }
        </>
    }
}

/// What is wrong with the text: each shows its place there, and leads to the position before it.
fn faults(app: &App, game: &OpenGame) -> Html {
    let words = words();
    let faults = &game.game().faults;
    if faults.is_empty() {
        return Html::default();
    }
    let lines_before = app.library.as_ref().map_or(0, |library| library.line());
    let draw = |fault: &Fault| {
        let severity = fault.kind.severity();
        let place = place(game.text(), fault.span);
        let before = fault.before;
        let sentence = words.pgn_fault(fault, game.text(), game.game().setup(before));
        html! {
            <li class={severity.name()} data-code={fault.kind.code()}>
                <button type="button" class="sentence" onclick={app.does(Action::GoTo(before))}>
                    { sign(Some(severity)) }
                    <span>
                        <b class="severity">{ words.severity(severity) }</b>
                        { " " }
                        { sentence }
                    </span>
                </button>
                <p class="place">
                    <span>{ words.line_number(lines_before + place.line) }</span>
                    { " " }
                    <code>{ place.before }<mark>{ place.here }</mark>{ place.after }</code>
                </p>
            </li>
        }
    };
    html! {
        <div class="problems">
            <h3 id="game-problems">{ words.get(Key::GameProblems) }</h3>
            <ul role="list" aria-labelledby="game-problems">
                { for faults.iter().take(FAULTS).map(draw) }
            </ul>
        </div>
    }
}
