//! What can be done with the whole position.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::list::option;
use super::page::{App, Message};
use super::words;
use crate::chess::Transform;
use crate::editor::{Action, Preset, PresetGroup};
use crate::words::Key;

/// Undo and redo, positions to begin with, and what turns a position into another one.
pub fn tools(app: &App) -> Html {
    let words = words();
    let (can_undo, can_redo) = (app.state.can_undo(), app.state.can_redo());
    let transforms = [
        (
            Key::RotatePosition,
            Transform::Rotate,
            "M4 8a5 5 0 0 1 8-3M12 1.5V5H8.5M12 8a5 5 0 0 1-8 3M4 14.5V11h3.5",
        ),
        (Key::MirrorPosition, Transform::Mirror, "M8 1.5v13M5.5 4.5L1.5 11.5h4zM10.5 4.5l4 7h-4z"),
        (Key::UpsideDown, Transform::UpsideDown, "M1.5 8h13M4.5 5.5l7-4v4zM4.5 10.5l7 4v-4z"),
        (Key::SwapColours, Transform::SwapColours, "M2 5h11M10 2l3 3l-3 3M14 11H3M6 8l-3 3l3 3"),
    ];
    html! {
        <div class="tools" role="group" aria-label={words.get(Key::Actions)}>
            <div class="row">
                { button(app, Key::Undo, can_undo, Action::Undo) }
                { button(app, Key::Redo, can_redo, Action::Redo) }
                { button(app, Key::StartPosition, true, Action::Preset(Preset::Start)) }
                { button(app, Key::EmptyBoard, true, Action::Preset(Preset::Empty)) }
            </div>
            <div class="row">
                { presets(app) }
                { chess960(app) }
            </div>
            <div class="row" role="group" aria-label={words.get(Key::Transforms)}>
                { for transforms.map(|(key, transform, lines)| transform_button(app, key, transform, lines)) }
            </div>
            if !app.state.shapes().is_empty() {
                <div class="row">{ button(app, Key::ClearMarks, true, Action::ClearShapes) }</div>
            }
        </div>
    }
}

/// A button; one that can do nothing just now keeps the focus.
fn button(app: &App, label: Key, enabled: bool, action: Action) -> Html {
    let disabled = (!enabled).then_some("true");
    html! {
        <button type="button" aria-disabled={disabled} onclick={app.does(action)}>
            { words().get(label) }
        </button>
    }
}

fn transform_button(app: &App, label: Key, transform: Transform, lines: &'static str) -> Html {
    html! {
        <button type="button" class="drawn" onclick={app.does(Action::Transform(transform))}>
            <svg viewBox="0 0 16 16" aria-hidden="true"><path d={lines} /></svg>
            <span>{ words().get(label) }</span>
        </button>
    }
}

/// The positions that have a name. The list goes back to its heading once one is chosen.
fn presets(app: &App) -> Html {
    let words = words();
    let onchange = app.on_some(|event: Event| {
        let list: HtmlSelectElement = event.target_unchecked_into();
        let preset = Preset::all().nth(list.value().parse().ok()?)?;
        Some(Message::Do(Action::Preset(preset)))
    });
    let entry = |preset: Preset| {
        let number = preset as usize;
        option((number.to_string().into(), words.entry(Key::PresetNames, number).into()))
    };
    html! {
        <select class="presets" aria-label={words.get(Key::Presets)} data-value="" {onchange}>
            { option(("".into(), words.get(Key::Presets).into())) }
            { for PresetGroup::ALL.into_iter().map(|group| html! {
                <optgroup label={words.entry(Key::PresetGroups, group as usize)}>
                    { for group.presets().map(entry) }
                </optgroup>
            }) }
        </select>
    }
}

/// The starting positions of Chess960: by number, or any.
fn chess960(app: &App) -> Html {
    let words = words();
    let number = app.state.setup().chess960_number();
    let onchange = app.on_some(|event: Event| {
        let number = event.target_unchecked_into::<HtmlInputElement>().value();
        Some(Message::Do(Action::Chess960(number.parse().ok()?)))
    });
    let random =
        app.on_click(|| Message::Do(Action::Chess960((js_sys::Math::random() * 960.0) as u16)));
    html! {
        <div class="chess960">
            <label for="chess960">{ "Chess960" }</label>
            <input
                id="chess960"
                type="number"
                min="0"
                max="959"
                inputmode="numeric"
                title={words.get(Key::Chess960Number)}
                aria-label={words.get(Key::Chess960Number)}
                value={number.map(|n| n.to_string()).unwrap_or_default()}
                {onchange}
            />
            <button type="button" title={words.get(Key::Chess960Random)} aria-label={words.get(Key::Chess960Random)} onclick={random}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d="M2.5 2.5h11v11h-11zM5.5 5.5v.1M10.5 5.5v.1M8 8v.1M5.5 10.5v.1M10.5 10.5v.1" />
                </svg>
            </button>
        </div>
    }
}
