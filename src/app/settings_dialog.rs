//! The dialog with the settings. What is chosen takes effect at once.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::button::button;
use super::dialog::dialog;
use super::list::list;
use super::page::{App, Message};
use super::settings::Preference;
use super::words;
use crate::chess::{Color, Piece, Role};
use crate::diagram::{PieceSet, piece_href};
use crate::editor::Setting;
use crate::words::{Key, Lang};

/// What is one of a few, with its name and the names of its values.
const GROUPS: [(Setting, Key, Key); 5] = [
    (Setting::Board, Key::BoardColours, Key::BoardColourNames),
    (Setting::Pieces, Key::PieceSet, Key::PieceSetNames),
    (Setting::Coordinates, Key::Coordinates, Key::CoordinatesNames),
    (Setting::Theme, Key::Theme, Key::ThemeNames),
    (Setting::Animation, Key::Animation, Key::AnimationNames),
];

/// The dialog, while it is open.
pub fn settings_dialog(app: &App) -> Html {
    let mine = &app.preferences;
    if !mine.is_open {
        return Html::default();
    }
    let size = html! {
        <input
            type="range"
            name="size"
            aria-label={words().get(Key::Size)}
            min="40"
            step="5"
            value={mine.settings.value(Setting::Size)}
        />
    };
    let content = html! {
        <div class="settings" oninput={on_choice(app)}>
            { for GROUPS.map(|group| choices(app, group)) }
            { row(Key::Size, size) }
            { row(Key::Language, languages(app)) }
            { button(Key::Reset, app.on_click(|| Message::Prefer(Preference::Reset))) }
            if mine.is_refused {
                <p>{ words().get(Key::StorageFailed) }</p>
            }
        </div>
    };
    let onclose = app.on(|_: Event| Message::Prefer(Preference::Open(false)));
    dialog(&app.dialog, Key::Settings, onclose, content)
}

/// The list of languages, by their own names.
pub fn languages(app: &App) -> Html {
    let entries = Lang::ALL.map(|lang| (lang.tag().into(), lang.name().into())).into();
    let label = words().get(Key::Language);
    list(app, label.into(), app.preferences.lang.tag(), entries, |tag| {
        Some(Message::Prefer(Preference::Speak(Lang::of_tag(tag))))
    })
}

/// Takes what is chosen in any of the fields inside of an element.
fn on_choice(app: &App) -> Callback<InputEvent> {
    app.on(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        Message::Prefer(Preference::Set(field.name(), field.value()))
    })
}

fn row(legend: Key, fields: Html) -> Html {
    html! {
        <fieldset>
            <legend>{ words().get(legend) }</legend>
            <div>{ fields }</div>
        </fieldset>
    }
}

/// The values that one setting can have.
fn choices(app: &App, (setting, legend, names): (Setting, Key, Key)) -> Html {
    let now = app.preferences.settings.index(setting);
    let option = |(i, &value): (usize, &&'static str)| {
        html! {
            <label>
                <input type="radio" name={setting.key()} {value} checked={i == now} />
                { swatch(setting, i, value) }
                <span>{ words().entry(names, i) }</span>
            </label>
        }
    };
    row(legend, setting.values().iter().enumerate().map(option).collect())
}

/// What a value looks like, if it can be seen: squares in its colours, or a piece.
fn swatch(setting: Setting, i: usize, value: &'static str) -> Html {
    let (board, href) = match setting {
        Setting::Board => (Some(value), None),
        Setting::Pieces => {
            let knight = Piece::new(Color::White, Role::Knight);
            (None, Some(piece_href(PieceSet::ALL[i], knight)))
        }
        _ => return Html::default(),
    };
    html! {
        <svg class="swatch" data-board={board} viewBox="0 0 1 1" aria-hidden="true"><use {href} /></svg>
    }
}
