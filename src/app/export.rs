//! What happens in the panel that exports.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use gloo::utils::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Element;
use yew::html::Scope;
use yew::prelude::*;

use super::copy::{clipboard, copy_selection};
use super::language::{self, words};
use super::page::{App, Message};
use super::{paint, storage};
use crate::chess::Piece;
use crate::diagram::{self, PieceSet};
use crate::editor::{Action, Choice, Exports, Look, Page};
use crate::fen::Dialect;
use crate::words::Key;

/// How long the panel says what came of it.
const SAID_MS: u32 = 2000;

/// What happens there.
pub enum Exporting {
    /// It is to be seen, or no longer.
    Open(bool),
    /// Something is chosen: its key and the name of its value, as in storage.
    Set(String, String),
    /// The export is to be copied.
    Copy,
    /// The export is to be saved.
    Save,
    /// What came of it; nothing once it has been said.
    Done(Option<Key>),
    /// The drawings of a set of pieces have come.
    Drawings(PieceSet, String),
    /// The words of a language have come.
    Words,
}

/// What the page keeps of it.
#[derive(Default)]
pub struct Export {
    /// What is chosen.
    pub chosen: Exports,
    /// Whether the panel can be seen.
    pub is_open: bool,
    /// What came of copying or saving.
    pub outcome: Option<Key>,
    /// Where a text stands.
    pub preview: NodeRef,
    /// The drawings that have come last.
    drawings: Option<(PieceSet, Rc<str>)>,
    forgetting: Option<Timeout>,
}

impl App {
    /// Takes what happens in the panel. Nothing of it belongs to the first load.
    #[inline(never)]
    pub(super) fn take_export(&mut self, exporting: Exporting) {
        let mine = &mut self.export;
        match exporting {
            Exporting::Open(open) => {
                if open && !mine.is_open {
                    let stored = storage::get(storage::EXPORTS).unwrap_or_default();
                    mine.chosen = Exports::from_stored(&stored);
                    mine.outcome = None;
                }
                mine.is_open = open;
                self.fetch_for_export();
            }
            Exporting::Set(key, value) if key == Choice::Dialect.key() => {
                let number = value.parse().unwrap_or_default();
                let dialect = Dialect::ALL.get::<usize>(number).copied().unwrap_or_default();
                self.act(Action::SetDialect(dialect));
            }
            Exporting::Set(key, value) => {
                mine.chosen.set(&key, &value);
                mine.outcome = None;
                storage::set(storage::EXPORTS, &mine.chosen.to_stored());
                self.fetch_for_export();
            }
            Exporting::Copy => self.copy_export(),
            Exporting::Save => self.save_export(),
            Exporting::Done(outcome) => {
                mine.outcome = outcome;
                let link = self.link.clone();
                // That it failed stays.
                mine.forgetting = matches!(outcome, Some(Key::Copied | Key::Saved))
                    .then(|| Timeout::new(SAID_MS, move || tell(&link, Exporting::Done(None))));
            }
            Exporting::Drawings(set, file) => mine.drawings = Some((set, file.into())),
            Exporting::Words => {}
        }
    }

    /// Hands on what an export is made of.
    pub(super) fn with_export_page<T>(&self, use_page: impl FnOnce(&Page<'_>) -> T) -> T {
        let mine = &self.export;
        let set = mine.chosen.pieces(&self.preferences.settings);
        let drawings = mine.drawings.as_ref().filter(|(come, _)| *come == set);
        let pieces = |piece: Piece| {
            let drawing = drawings.and_then(|(_, file)| diagram::drawing_in(file, piece));
            // Until the others come.
            drawing.map_or_else(|| diagram::standard_markup(piece), Into::into)
        };
        let location = window().location();
        let mut home = location.origin().unwrap_or_default();
        home.push_str(&location.pathname().unwrap_or_default());
        use_page(&Page {
            state: &self.state,
            settings: &self.preferences.settings,
            words: mine.chosen.language().and_then(language::loaded).unwrap_or_else(words),
            home: &home,
            pieces: &pieces,
        })
    }

    /// Fetches what lies beside the page and is needed for what is chosen.
    fn fetch_for_export(&self) {
        let (mine, link) = (&self.export, self.link.clone());
        let set = mine.chosen.pieces(&self.preferences.settings);
        let is_there = mine.drawings.as_ref().is_some_and(|(come, _)| *come == set);
        let language = mine.chosen.language().filter(|lang| language::loaded(*lang).is_none());
        let is_set_missing = set != PieceSet::Standard && !is_there;
        if !mine.is_open || !is_set_missing && language.is_none() {
            return;
        }
        spawn_local(async move {
            if is_set_missing && let Some(file) = language::fetch(set.file()).await {
                tell(&link, Exporting::Drawings(set, file));
            }
            if let Some(lang) = language {
                let come = language::words_of(lang).await;
                tell(
                    &link,
                    match come {
                        Some(_) => Exporting::Words,
                        None => Exporting::Done(Some(Key::LanguageFailed)),
                    },
                );
            }
        });
    }

    fn copy_export(&self) {
        let mine = &self.export;
        let product = mine.chosen.product();
        let mut text = self.with_export_page(|page| mine.chosen.write(page));
        let (link, side) = (self.link.clone(), mine.chosen.side());
        if product.look == Look::Pixels {
            spawn_local(async move {
                let copied = paint::copy_png(text, side).await;
                tell_done(&link, copied.is_ok(), Key::Copied, Key::PictureFailed);
            });
            return;
        }
        if product.format.is_line() {
            text.truncate(text.trim_end_matches('\n').len());
        }
        let preview = mine.preview.clone();
        spawn_local(async move {
            let copied = copy(&text, &preview).await;
            tell_done(&link, copied, Key::Copied, Key::CopyFailed);
        });
    }

    fn save_export(&self) {
        let mine = &self.export;
        let product = mine.chosen.product();
        let text = self.with_export_page(|page| mine.chosen.write(page));
        let is_game = mine.chosen.game(&self.state).is_some();
        let (link, side) = (self.link.clone(), mine.chosen.side());
        spawn_local(async move {
            let file = match product.look {
                Look::Pixels => paint::png(text, side).await,
                _ => paint::text_file(&text, product.media_type()),
            };
            let mut name = String::from(if is_game { "game." } else { "position." });
            name.push_str(product.extension());
            let saved = file.and_then(|file| paint::save(&file, &name));
            tell_done(&link, saved.is_ok(), Key::Saved, Key::SaveFailed);
        });
    }
}

fn tell(link: &Scope<App>, exporting: Exporting) {
    link.send_message(Message::Export(exporting));
}

fn tell_done(link: &Scope<App>, worked: bool, done: Key, failed: Key) {
    tell(link, Exporting::Done(Some(if worked { done } else { failed })));
}

/// Copies a text, and says whether that worked. Browsers without a clipboard interface copy what
/// is selected in the preview; where they don't either, it is left selected.
async fn copy(text: &str, preview: &NodeRef) -> bool {
    if let Some(clipboard) = clipboard()
        && JsFuture::from(clipboard.write_text(text)).await.is_ok()
    {
        return true;
    }
    let selection = window().get_selection();
    let (Ok(Some(selection)), Some(preview)) = (selection, preview.cast::<Element>()) else {
        return false;
    };
    selection.select_all_children(&preview).is_ok_and(|()| copy_selection())
}

/// What is typed or chosen in a field of the panel.
pub fn chosen(event: &InputEvent) -> Option<Exporting> {
    let target: JsValue = event.target()?.into();
    let of = |name: &str| js_sys::Reflect::get(&target, &name.into()).ok();
    let value = match of("type")?.as_string()?.as_str() {
        "checkbox" => String::from(if of("checked")?.is_truthy() { "on" } else { "off" }),
        _ => of("value")?.as_string()?,
    };
    Some(Exporting::Set(of("name")?.as_string()?, value))
}
