//! What the browser keeps for the next time. Any access may fail, where it is forbidden or full:
//! then nothing is kept, and nothing else happens.

use gloo::utils::window;
use web_sys::Storage;

use crate::editor::{Link, State};

/// The settings, as [`Settings::to_stored`](crate::editor::Settings::to_stored) writes them;
/// `static/look.js` reads them too.
pub const SETTINGS: &str = "forsyth-settings";
/// What is chosen for exports, as [`Exports::to_stored`](crate::editor::Exports::to_stored)
/// writes it.
pub const EXPORTS: &str = "forsyth-export";
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

/// The work that was kept.
pub fn work() -> Option<Link> {
    Link::from_address("", &get(WORK)?)
}
