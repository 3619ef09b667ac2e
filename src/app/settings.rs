//! The settings: what the page keeps of them, and how they take effect.

use std::cell::Cell;

use gloo::events::EventListener;
use gloo::utils::{document_element, window};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, StorageEvent};
use yew::html::Scope;

use super::notices::Notice;
use super::page::{App, Message};
use super::{language, storage};
use crate::chess::Piece;
use crate::diagram::{self, PieceSet};
use crate::editor::{Setting, Settings};
use crate::words::Lang;

thread_local! {
    static PIECES: Cell<PieceSet> = const { Cell::new(PieceSet::Standard) };
}

/// The set of pieces that is chosen.
pub fn piece_set() -> PieceSet {
    PIECES.get()
}

/// What a `<use>` refers to for a piece of the set that is chosen.
pub fn piece_href(piece: Piece) -> String {
    diagram::piece_href(PIECES.get(), piece)
}

/// What happens to the settings.
pub enum Preference {
    /// They are to be seen, or no longer.
    Open(bool),
    /// One of them is chosen: its key and the name of its value, as in storage.
    Set(String, String),
    /// This language is chosen, or that which the browser's user likes best.
    Speak(Option<Lang>),
    /// All are to be as they were at first.
    Reset,
    /// Another tab has changed them.
    Followed(String),
    /// The words of the language that was chosen have come, or have not.
    Spoken(Option<Lang>, bool),
}

/// What the page keeps of the settings.
pub struct Preferences {
    /// What they are.
    pub settings: Settings,
    /// The language of the page, or the one that is on its way.
    pub lang: Lang,
    /// Whether they can be seen.
    pub is_open: bool,
    /// Whether the browser has refused to keep them.
    pub is_refused: bool,
}

impl Preferences {
    /// Those that were kept; they take effect at once, but the language when its words are there.
    pub fn new(link: &Scope<App>) -> Preferences {
        let settings = Settings::from_stored(&storage::get(storage::SETTINGS).unwrap_or_default());
        apply(&settings);
        let lang = settings.language().unwrap_or_else(language::preferred);
        if lang != Lang::En {
            language::start(settings.language(), link);
        }
        Preferences { settings, lang, is_open: false, is_refused: false }
    }

    /// Has them take effect, and keeps them.
    pub fn keep(&mut self) {
        apply(&self.settings);
        self.is_refused = !storage::set(storage::SETTINGS, &self.settings.to_stored());
    }
}

/// Follows what another tab does to the settings.
pub fn listen(link: &Scope<App>) -> EventListener {
    let link = link.clone();
    EventListener::new(&window(), "storage", move |event| {
        let event: &StorageEvent = event.unchecked_ref();
        if event.key().is_some_and(|key| key == storage::SETTINGS) {
            let stored = event.new_value().unwrap_or_default();
            link.send_message(Message::Prefer(Preference::Followed(stored)));
        }
    })
}

impl App {
    /// Takes what happens to the settings.
    pub(super) fn prefer(&mut self, preference: Preference) {
        let mine = &mut self.preferences;
        match preference {
            Preference::Open(open) => mine.is_open = open,
            Preference::Speak(language) => self.speak(language),
            Preference::Set(key, value) => {
                mine.settings.set(&key, &value);
                mine.keep();
            }
            Preference::Reset => {
                // How a FEN is written is not among what can be seen here.
                let dialect = mine.settings.dialect();
                mine.settings = Settings::default();
                mine.settings.set_dialect(dialect);
                mine.keep();
                self.speak(None);
            }
            Preference::Followed(stored) => {
                let before = mine.settings.language();
                mine.settings = Settings::from_stored(&stored);
                apply(&mine.settings);
                let language = mine.settings.language();
                if language != before {
                    self.speak(language);
                }
            }
            Preference::Spoken(language, came) => {
                if language.unwrap_or_else(language::preferred) != mine.lang {
                    // Another one was chosen meanwhile.
                    return;
                }
                if !came {
                    mine.lang = super::words().lang();
                } else if mine.settings.language() != language {
                    mine.settings.set_language(language);
                    mine.keep();
                }
                self.notices[Notice::LanguageFailed as usize] = !came;
                self.say_again();
            }
        }
    }

    /// Has the page speak a language, or the one that its user likes best, once its words are
    /// there.
    fn speak(&mut self, language: Option<Lang>) {
        self.preferences.lang = language.unwrap_or_else(language::preferred);
        language::start(language, &self.link);
    }
}

/// Has the settings take effect on the document; `static/look.js` does the same before the page
/// is painted first.
fn apply(settings: &Settings) {
    PIECES.set(settings.pieces());
    let root: HtmlElement = document_element().unchecked_into();
    for (attribute, setting) in [
        ("data-board", Setting::Board),
        ("data-coordinates", Setting::Coordinates),
        ("data-theme", Setting::Theme),
    ] {
        let _ = root.set_attribute(attribute, settings.value(setting));
    }
    let _ = root.style().set_property("--size", settings.value(Setting::Size));
}
