//! The dialog with the settings. What is chosen takes effect at once.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::page::{App, Message};
use super::settings::Preference;
use super::words;
use crate::chess::{Color, Piece, Role};
use crate::diagram::{PieceSet, piece_href};
use crate::editor::{BoardColors, Coordinates, Settings, Theme};
use crate::words::{Key, Lang};

/// The dialog, while it is open. The browser keeps the focus in it, closes it by Escape and gives
/// the focus back.
pub fn settings_dialog(app: &App) -> Html {
    let mine = &app.preferences;
    if !mine.is_open {
        return Html::default();
    }
    let (words, settings) = (words(), &mine.settings);
    let (smallest, largest) = Settings::SIZES;
    html! {
        <dialog
            ref={mine.dialog.clone()}
            aria-labelledby="settings"
            closedby="any"
            onclose={app.on(|_: Event| Message::Prefer(Preference::Open(false)))}
        >
            <form method="dialog" oninput={on_choice(app)}>
                <header>
                    <h2 id="settings">{ words.get(Key::Settings) }</h2>
                    <button>{ words.get(Key::Close) }</button>
                </header>
                { group("board", [Key::BoardColours, Key::BoardColourNames], &BoardColors::ALL.map(BoardColors::name), settings.board.name()) }
                { group("pieces", [Key::PieceSet, Key::PieceSetNames], &PieceSet::ALL.map(PieceSet::name), settings.pieces.name()) }
                { group("coordinates", [Key::Coordinates, Key::CoordinatesNames], &Coordinates::ALL.map(Coordinates::name), settings.coordinates.name()) }
                { group("theme", [Key::Theme, Key::ThemeNames], &Theme::ALL.map(Theme::name), settings.theme.name()) }
                <label class="control">
                    <span>{ words.get(Key::Size) }</span>
                    <input
                        type="range"
                        name="size"
                        min={smallest.to_string()}
                        max={largest.to_string()}
                        step="5"
                        value={settings.size.to_string()}
                    />
                </label>
                <label class="control">
                    <span>{ words.get(Key::Language) }</span>
                    { languages(app, 1) }
                </label>
                if mine.is_refused {
                    <p>{ words.get(Key::StorageFailed) }</p>
                }
                <button type="button" onclick={app.on_click(|| Message::Prefer(Preference::Reset))}>
                    { words.get(Key::Reset) }
                </button>
            </form>
        </dialog>
    }
}

/// The languages by their own names: one of the two lists.
pub fn languages(app: &App, list: usize) -> Html {
    let mine = &app.preferences;
    let option = |lang: Lang| {
        let tag = lang.tag();
        html! { <option value={tag} lang={tag} selected={lang == mine.lang}>{ lang.name() }</option> }
    };
    html! {
        <select ref={mine.lists[list].clone()} name="language" aria-label={words().get(Key::Language)}>
            { for Lang::ALL.map(option) }
        </select>
    }
}

/// Takes what is chosen in any of the fields inside of an element.
pub fn on_choice(app: &App) -> Callback<InputEvent> {
    app.on(|event: InputEvent| {
        // A list has a name and a value, too.
        let field: HtmlInputElement = event.target_unchecked_into();
        Message::Prefer(Preference::Set(field.name(), field.value()))
    })
}

/// The values that one setting can have.
fn group(key: &'static str, [legend, names]: [Key; 2], values: &[&'static str], now: &str) -> Html {
    let words = words();
    let option = |(i, &value): (usize, &&'static str)| {
        html! {
            <label>
                <input type="radio" name={key} {value} checked={value == now} />
                { picture(key, i, value) }
                <span>{ words.entry(names, i) }</span>
            </label>
        }
    };
    let legend = words.get(legend);
    html! {
        <fieldset role="radiogroup" aria-label={legend}>
            <legend>{ legend }</legend>
            <div>{ for values.iter().enumerate().map(option) }</div>
        </fieldset>
    }
}

/// What a value looks like.
fn picture(key: &str, i: usize, value: &'static str) -> Html {
    match key {
        "board" => html! { <i class="swatch" data-board={value} /> },
        "pieces" => {
            let href = piece_href(PieceSet::ALL[i], Piece::new(Color::White, Role::Knight));
            html! { <svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><use {href} width="1" height="1" /></svg> }
        }
        _ => Html::default(),
    }
}
