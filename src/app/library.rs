//! The games of a file, to choose among.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::found::Found;
use super::incoming::Incoming;
use super::list::option;
use super::page::{App, Message};
use super::reading::bytes;
use super::words;
use crate::editor::{Action, Entry, search};
use crate::formats::intake::{Encoding, Kind};
use crate::words::Key;

/// The most bytes that are read for one game.
const LONGEST: usize = 1 << 22;
/// How many games a list shows.
const SHOWN: usize = 100;
/// From how many games on there is a search.
const MANY: usize = 8;

/// What games or positions are read from.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file.
    pub blob: Blob,
    /// Its name; empty for a text that was pasted.
    pub name: String,
    /// How its characters are written.
    pub encoding: Encoding,
    /// The byte from which on it is read.
    pub start: usize,
    /// How many lines lie before that byte.
    pub line: usize,
    /// How many bytes it has.
    pub size: usize,
}

/// The games of a file.
pub struct Library {
    /// What they are in.
    pub source: Source,
    /// For as long as it is held by the page as well, the file is read on.
    pub life: Rc<()>,
    entries: Vec<Entry>,
    /// What is looked for.
    pub search: String,
    chosen: usize,
    /// How much has been read, while there is more.
    percent: Option<usize>,
}

impl Library {
    /// Of a file that nothing has been read of.
    pub fn new(source: Source) -> Library {
        Library {
            source,
            life: Rc::new(()),
            entries: Vec::new(),
            search: String::new(),
            chosen: 0,
            percent: Some(0),
        }
    }

    /// How many lines of the file lie before the game that is open.
    pub fn line(&self) -> usize {
        self.entries.get(self.chosen).map_or(0, |entry| entry.line)
    }

    /// What the game is called, if it is the only one and has names.
    pub fn title(&self) -> Option<String> {
        let [entry] = self.entries.as_slice() else { return None };
        (!entry.title.is_empty()).then(|| entry.title.clone())
    }
}

fn title(entries: &[Entry], number: usize) -> String {
    match entries.get(number) {
        Some(entry) if !entry.title.is_empty() => entry.title.clone(),
        _ => words().game_number(number + 1),
    }
}

impl App {
    /// Takes games that have been found in the file that is being read.
    pub(super) fn list_games(&mut self, life: &Rc<()>, found: Vec<Entry>, percent: Option<usize>) {
        let Some(library) = self.library.as_mut().filter(|it| Rc::ptr_eq(&it.life, life)) else {
            return;
        };
        let is_first = library.entries.is_empty() && !found.is_empty();
        library.entries.extend(found);
        library.percent = percent;
        if percent.is_none() {
            let kind = Kind::Games(0);
            let (name, count) = (library.source.name.clone(), library.entries.len());
            self.found = Some(Found { name, kind, count });
        }
        if is_first {
            self.choose_game(0);
        }
    }

    /// Opens a game of the file.
    pub(super) fn choose_game(&mut self, number: usize) {
        let Some(library) = &mut self.library else { return };
        let Some(entry) = library.entries.get(number) else { return };
        library.chosen = number;
        let (start, end) = (entry.start, entry.end.min(entry.start + LONGEST));
        let (source, life, tell) = (library.source.clone(), library.life.clone(), self.tell());
        spawn_local(async move {
            let Some(bytes) = bytes(&source.blob, start, end).await else { return };
            let text = source.encoding.decode(&bytes).into_owned();
            tell.emit(Message::Incoming(Incoming::Game(life, number, text)));
        });
    }

    /// Shows a game of the file that has come, unless another one is wanted by now.
    pub(super) fn show_game(&mut self, life: &Rc<()>, number: usize, text: &str) {
        let is_wanted = |it: &Library| Rc::ptr_eq(&it.life, life) && it.chosen == number;
        if self.library.as_ref().is_some_and(is_wanted) {
            self.act(Action::OpenGame(text.into()));
        }
    }
}

/// How far the file has been read, the search, and the games; nothing where there is one.
pub fn library(app: &App) -> Html {
    let Some(library) = &app.library else { return Html::default() };
    let words = words();
    let entries = &library.entries;
    let many = entries.len() > MANY;
    let (mut found, mut options) = (0, Vec::new());
    if entries.len() > 1 {
        for number in search(entries, &library.search) {
            found += 1;
            if found <= SHOWN {
                options.push((number.to_string().into(), title(entries, number).into()));
            }
        }
    }
    let oninput = app.on(|event: InputEvent| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        Message::Incoming(Incoming::Search(text))
    });
    let onchange = app.on_some(|event: Event| {
        let number = event.target_unchecked_into::<HtmlSelectElement>().value();
        Some(Message::Incoming(Incoming::Choose(number.parse().ok()?)))
    });
    html! {
        <>
            if let Some(percent) = library.percent {
                <p class="quiet">
                    { words.reading(percent) }
                </p>
            }
            if many {
                <input
                    type="search"
                    aria-label={words.get(Key::SearchGames)}
                    placeholder={words.get(Key::SearchGames)}
                    value={library.search.clone()}
                    {oninput}
                />
                <p class="quiet" role="status">{ words.games_found(found, entries.len()) }</p>
            }
            if entries.len() > 1 {
                <select
                    aria-label={words.get(Key::Games)}
                    data-value={library.chosen.to_string()}
                    size={many.then_some("5")}
                    {onchange}
                >
                    { for options.into_iter().map(option) }
                </select>
            }
        </>
    }
}
