//! The head of the page: its name, and what concerns the page and not the position.

use yew::prelude::*;

use super::button::button;
use super::page::{App, Message};
use super::settings::Preference;
use super::settings_dialog::languages;
use super::words;
use crate::words::Key;

/// The head.
pub fn masthead(app: &App) -> Html {
    let words = words();
    let open = app.on_click(|| Message::Prefer(Preference::Open(true)));
    html! {
        <header class="masthead">
            <h1>{ words.get(Key::Name) }</h1>
            <p>{ words.get(Key::Tagline) }</p>
            <div>
                { languages(app) }
                { button(Key::Settings, open) }
                { button(Key::Help, app.on_click(|| Message::Help(true))) }
            </div>
        </header>
    }
}
