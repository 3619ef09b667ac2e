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
    /// What has come, at the number of the language.
    static LOADED: Cell<[Option<&'static Words>; Lang::ALL.len()]> = const { Cell::new([None; 4]) };
    /// What was chosen last: what arrives for another choice comes too late.
    static WANTED: Cell<Lang> = const { Cell::new(Lang::En) };
}

/// The words of the page.
pub fn words() -> &'static Words {
    CURRENT.get().unwrap_or_else(Words::english)
}

/// The language of ours that the browser's user likes best.
pub fn preferred() -> Lang {
    let tags = String::from(window().navigator().languages().join(","));
    tags.split(',').find_map(Lang::of_tag).unwrap_or_default()
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
    let Some(words) = words_of(lang).await else { return false };
    if WANTED.get() == lang {
        CURRENT.set(Some(words));
        tell_document(words);
    }
    true
}

/// The words of a language, if they have come.
pub fn loaded(lang: Lang) -> Option<&'static Words> {
    match lang {
        Lang::En => Some(Words::english()),
        _ => LOADED.get()[lang as usize],
    }
}

/// The words of a language; they come from its file beside the page. Whether it is that file,
/// the words themselves know.
pub async fn words_of(lang: Lang) -> Option<&'static Words> {
    if let Some(words) = loaded(lang) {
        return Some(words);
    }
    let words = Words::from_file(lang, fetch(&lang.file_name()).await?)?;
    let mut all = LOADED.get();
    all[lang as usize] = Some(words);
    LOADED.set(all);
    Some(words)
}

/// Fetches the text of what lies beside the page.
pub async fn fetch(name: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(name)).await.ok()?;
    let response: Response = response.unchecked_into();
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
