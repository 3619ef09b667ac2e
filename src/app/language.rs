//! The language that the page speaks. English is part of the page; the words of another language
//! are fetched when it is chosen.

use std::cell::Cell;

use gloo::utils::{document, document_element, window};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;
use yew::html::Scope;

use super::page::{App, Message};
use super::settings::Preference;
use crate::words::{Key, Lang, Words};

thread_local! {
    static CURRENT: Cell<Option<&'static Words>> = const { Cell::new(None) };
    /// What was fetched already, at the language's number.
    static LOADED: Cell<[Option<&'static Words>; Lang::ALL.len()]> = const { Cell::new([None; Lang::ALL.len()]) };
    /// What was chosen last: what arrives for another choice comes too late.
    static WANTED: Cell<Lang> = const { Cell::new(Lang::En) };
}

/// The words of the page.
pub fn words() -> &'static Words {
    CURRENT.get().unwrap_or_else(Words::english)
}

/// The language of ours that the browser's user likes best.
pub fn preferred() -> Lang {
    let tags = window().navigator().languages();
    let mut langs = tags.iter().filter_map(|tag| Lang::of_tag(&tag.as_string()?));
    langs.next().unwrap_or_default()
}

/// Has the page speak a language, or the one that its user likes best, as soon as its words are
/// there, and tells the page what came of it.
pub fn start(language: Option<Lang>, link: &Scope<App>) {
    let link = link.clone();
    spawn_local(async move {
        let came = load(language.unwrap_or_else(preferred)).await;
        link.send_message(Message::Prefer(Preference::Spoken(language, came)));
    });
}

/// Makes a language that of the page, and says whether that worked; if not, the page keeps the
/// language that it has. Afterwards the page has to be rendered anew.
async fn load(lang: Lang) -> bool {
    WANTED.set(lang);
    let mut loaded = LOADED.get();
    let at_hand = match lang {
        Lang::En => Some(Words::english()),
        _ => loaded[lang as usize],
    };
    let words = match at_hand {
        Some(words) => words,
        None => match fetch(lang).await.and_then(|text| Words::from_file(lang, text)) {
            Some(words) => words,
            None => return false,
        },
    };
    loaded[lang as usize] = Some(words);
    LOADED.set(loaded);
    if WANTED.get() == lang {
        CURRENT.set(Some(words));
        tell_document(words);
    }
    true
}

/// Fetches a language's file from beside the page.
async fn fetch(lang: Lang) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(&lang.file_name())).await.ok()?;
    let response: Response = response.unchecked_into();
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

/// What of the document lies outside of the page's component.
fn tell_document(words: &Words) {
    let _ = document_element().set_attribute("lang", words.lang().tag());
    document().set_title(words.get(Key::PageTitle));
    if let Some(stopped) = document().get_element_by_id("stopped") {
        stopped.set_text_content(Some(words.get(Key::Stopped)));
    }
}
