//! What the keys do, in a dialog.

use yew::prelude::*;

use super::dialog::dialog;
use super::page::{App, Message};
use super::shortcuts::SHORTCUTS;
use super::words;
use crate::words::Key;

/// The keys of the board: their names, those that are words of the language first, and what they
/// do.
static BOARD_KEYS: [(Option<Key>, &str, Key); 9] = [
    (Some(Key::KeyArrows), "", Key::HelpMove),
    (None, "Home End", Key::HelpEnds),
    (Some(Key::KeyLetters), "", Key::HelpPut),
    (Some(Key::KeyDigits), "", Key::HelpSkip),
    (None, "/", Key::HelpNextRank),
    (Some(Key::KeyDelete), "", Key::HelpClear),
    (Some(Key::KeyEnter), "", Key::HelpPickUp),
    (Some(Key::KeyEscape), "", Key::HelpCancel),
    (None, "M A", Key::HelpMark),
];

/// The dialog, while it is asked for.
pub fn help(app: &App) -> Html {
    if !app.helps {
        return Html::default();
    }
    let words = words();
    let item = |keys: &str, what: Key| {
        let what = match what {
            Key::HelpPut => words.help_put(),
            what => words.get(what).to_string(),
        };
        html! { <><dt><kbd>{ keys.to_string() }</kbd></dt><dd>{ what }</dd></> }
    };
    let board_keys = BOARD_KEYS
        .iter()
        .map(|&(name, keys, what)| item(name.map_or(keys, |name| words.get(name)), what));
    let content = html! {
        <div class="keys">
            <section>
                <h3>{ words.get(Key::Board) }</h3>
                <dl>{ for board_keys }</dl>
            </section>
            <section>
                <h3>{ words.get(Key::Everywhere) }</h3>
                <dl>{ for SHORTCUTS.iter().map(|shortcut| item(shortcut.key, shortcut.what)) }</dl>
            </section>
        </div>
    };
    dialog(&app.dialog, Key::KeyboardHelp, app.on(|_: Event| Message::Help(false)), content)
}
