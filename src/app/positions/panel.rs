//! The panel of the list.

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::super::button::button;
use super::super::list::{Entry, list};
use super::super::page::{App, Message};
use super::super::words;
use super::OnList;
use super::state::Positions;
use crate::list::Format;
use crate::words::Key;

/// How many rows the keys go that turn a page.
const PAGE: usize = 4;

/// The panel.
#[inline(never)]
pub fn positions_panel(app: &App, positions: &Positions) -> Html {
    let words = words();
    let [all, shown, _, _, warnings, errors, ..] = positions.summary;
    let mut state = words.list_shown(shown, all);
    let counts = words.counts([errors, warnings, 0]);
    if !counts.is_empty() {
        state.push_str(" \u{b7} ");
        state.push_str(&counts);
    }
    let title = match positions.name.is_empty() {
        true => words.get(Key::ListTitle).to_string(),
        false => positions.name.clone(),
    };
    let close = app.on_click(|| Message::Positions(OnList::Close));
    let oninput = app.on(|event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        Message::Positions(OnList::Search(text))
    });
    html! {
        <section class="positions" aria-labelledby="positions">
            <div class="head">
                <h2 id="positions">{ title }</h2>
                { button(Key::ListClose, close) }
            </div>
            { progress(app, positions) }
            <div class="looked-for">
                { filter(app, positions) }
                <input
                    type="search"
                    aria-label={words.get(Key::ListSearch)}
                    placeholder={words.get(Key::ListSearch)}
                    value={positions.search.clone()}
                    {oninput}
                />
            </div>
            <p class="quiet">{ state }</p>
            { rows(app) }
            <p id="rows-help" class="unseen">{ words.get(Key::ListHelp) }</p>
            { actions(app, positions) }
            <p class="quiet">{ positions.said.clone() }</p>
        </section>
    }
}

/// How far the work is that goes on.
fn progress(app: &App, positions: &Positions) -> Html {
    let Some(percent) = positions.percent else { return Html::default() };
    let label = words().reading(percent);
    let cancel = app.on_click(|| Message::Positions(OnList::Cancel));
    html! {
        <div class="busy">
            <progress max="100" value={percent.to_string()} aria-label={label.clone()} />
            <span class="quiet">{ label }</span>
            { button(Key::ListCancel, cancel) }
        </div>
    }
}

/// What is shown: all, those of a verdict, those of a problem.
fn filter(app: &App, positions: &Positions) -> Html {
    let words = words();
    let [all, _, legal, info, warnings, errors, ..] = positions.summary;
    let values = ["", "error", "warning", "legal"].into_iter();
    let counts = [all, errors, warnings, legal + info];
    let entry = |((value, name), count): ((&'static str, &'static str), usize)| {
        (value.into(), [name, " (", &count.to_string(), ")"].concat().into())
    };
    let mut entries: Vec<Entry> =
        values.zip(words.entries(Key::ListFilters)).zip(counts).map(entry).collect();
    entries.extend(positions.kinds.iter().map(|kind| {
        let label = words.list_like(kind.count, &kind.example);
        (kind.code.clone().into(), label.into())
    }));
    // The last one of its kind may have been repaired.
    if !entries.iter().any(|(value, _)| **value == *positions.problem) {
        let label = [&positions.problem, " (0)"].concat();
        entries.push((positions.problem.clone().into(), label.into()));
    }
    let choose = |value: &str| Some(Message::Positions(OnList::Filter(value.into())));
    list(app, words.get(Key::ListFilter).into(), &positions.problem, entries, choose)
}

/// The place of the rows, which `rows` fills.
fn rows(app: &App) -> Html {
    let words = words();
    let onscroll = app.on(|_: Event| Message::Positions(OnList::Scrolled(false)));
    let onclick = app.on_some(|event: MouseEvent| {
        let target: Element = event.target_dyn_into()?;
        let place = target.closest("[data-place]").ok()??.get_attribute("data-place")?;
        Some(Message::Positions(OnList::Choose(place.parse().ok()?, true)))
    });
    let current = app.positions.as_ref().map_or(0, |list| list.current);
    let onkeydown = app.on_some(move |event: KeyboardEvent| {
        let message = of_key(&event, current)?;
        event.prevent_default();
        event.stop_propagation();
        Some(Message::Positions(message))
    });
    html! {
        <div
            class="rows"
            role="listbox"
            tabindex="0"
            aria-label={words.get(Key::ListTitle)}
            aria-describedby="rows-help"
            ref={app.rows.clone()}
            {onscroll}
            {onclick}
            {onkeydown}
        />
    }
}

/// What a key means among the rows.
fn of_key(event: &KeyboardEvent, current: usize) -> Option<OnList> {
    let key = event.key();
    if event.ctrl_key() || event.meta_key() {
        return None;
    }
    if event.alt_key() {
        return match key.as_str() {
            "ArrowUp" => Some(OnList::Act(0)),
            "ArrowDown" => Some(OnList::Act(1)),
            _ => None,
        };
    }
    let place = match key.as_str() {
        "ArrowUp" => current.saturating_sub(1),
        "ArrowDown" => current + 1,
        "PageUp" => current.saturating_sub(PAGE),
        "PageDown" => current + PAGE,
        "Home" => 0,
        "End" => usize::MAX,
        "Enter" | " " => return Some(OnList::Open),
        "Delete" => return Some(OnList::Act(2)),
        _ => return None,
    };
    Some(OnList::Choose(place, false))
}

/// The buttons: what can be done with the chosen one, and with all.
fn actions(app: &App, positions: &Positions) -> Html {
    let words = words();
    let [all, shown, _, _, _, _, undo, _] = positions.summary;
    let is_idle = positions.percent.is_none();
    let current = positions.current;
    let can = [
        current > 0,
        current + 1 < shown,
        shown > 0,
        all > 1 && is_idle,
        undo > 0,
        app.can_update_list(),
        true,
    ];
    let act = |number: usize| Message::Positions(OnList::Act(number));
    let draw = |((number, label), can): ((usize, &'static str), bool)| {
        possible(app, label.into(), can, move || act(number))
    };
    let save = |format: Format| {
        let extension = format.extension();
        let label = words.list_save(&extension.to_ascii_uppercase());
        let can = shown > 0 && is_idle;
        possible(app, label, can, move || Message::Positions(OnList::Save(extension)))
    };
    let fix = positions.kind().filter(|kind| kind.is_fixable && shown > 0).map(|_| {
        let label = words.list_fix(shown);
        possible(app, label, is_idle, || Message::Positions(OnList::Fix))
    });
    let actions = words.entries(Key::ListActions).enumerate().zip(can).map(draw);
    html! {
        <div class="list-acts">
            { for fix }
            { for actions }
            { for Format::ALL.into_iter().map(save) }
        </div>
    }
}

/// A button that may have nothing to do just now.
fn possible(app: &App, label: String, can: bool, message: impl Fn() -> Message + 'static) -> Html {
    let onclick = app.on_some(move |_: MouseEvent| can.then(&message));
    html! {
        <button type="button" aria-disabled={(!can).then_some("true")} {onclick}>{ label }</button>
    }
}
