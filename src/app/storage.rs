//! What the browser keeps for the next time. Any access may fail, where it is forbidden or full:
//! then nothing is kept, and nothing else happens.

use gloo::utils::window;
use web_sys::Storage;

use super::page::Message;
use crate::editor::{Action, Link, OpenGame, State};

/// The settings, as [`Settings::to_stored`](crate::editor::Settings::to_stored) writes them;
/// `static/look.js` reads them too.
pub const SETTINGS: &str = "forsyth-settings";
/// What is chosen for exports, as [`Exports::to_stored`](crate::editor::Exports::to_stored)
/// writes it.
pub const EXPORTS: &str = "forsyth-export";
/// The game that is open in this tab: the number of the move, counted from 1, and its text.
const GAME: &str = "forsyth-game";
/// The work in progress, as an address has it.
const WORK: &str = "forsyth-work";
/// The most bytes of work that are kept: what is longer was pasted by mistake, and storage is
/// small.
const LIMIT: usize = 100_000;

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}

/// What is kept under a key.
pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a value under a key, and says whether that worked.
pub fn set(key: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, value).is_ok())
}

/// Keeps the work for a crash or a closed tab. The untouched start is not worth it.
pub fn keep_work(state: &State) {
    let link = state.link();
    let work = link.to_fragment();
    if link != State::start().link() && work.len() <= LIMIT {
        set(WORK, &work);
    } else if let Some(storage) = storage() {
        let _ = storage.remove_item(WORK);
    }
}

/// Keeps the open game while its tab is there, for when that is loaded again.
#[inline(never)]
pub fn keep_game(game: Option<&OpenGame>) {
    let Ok(Some(storage)) = window().session_storage() else { return };
    let _ = match game.filter(|game| game.text().len() <= LIMIT) {
        Some(game) => {
            let mut value = game.at().map_or(0, |at| at + 1).to_string();
            value.push('\n');
            value.push_str(game.text());
            storage.set_item(GAME, &value)
        }
        None => storage.remove_item(GAME),
    };
}

/// What opens the game again that was open in this tab.
pub fn game() -> Option<Message> {
    let storage = window().session_storage().ok()??;
    let value = storage.get_item(GAME).ok()??;
    let (number, text) = value.split_once('\n')?;
    let at = number.parse::<usize>().ok()?.checked_sub(1);
    Some(Message::Do(Action::ReopenGame(text.into(), at)))
}

/// The work that was kept.
pub fn work() -> Option<Link> {
    Link::from_address("", &get(WORK)?)
}
