//! What is pasted or dropped somewhere on the page, or opened from a file: all of it takes the
//! same way, which begins with finding out what it is.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document_element, window};
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    ClipboardEvent, DataTransfer, DragEvent, Element, Event, FileList, HtmlInputElement, MouseEvent,
};
use yew::prelude::*;

use super::button::button;
use super::found::Found;
use super::notices::Notice;
use super::page::{App, Message};
use super::reading::{Reading, blob, read};
use super::shortcuts::in_field;
use super::{announcer, dom};
use crate::editor::{Action, Entry, excerpt};
use crate::formats::intake::{Kind, recognise};
use crate::words::Key;

/// The files that are offered when one is opened.
const FILES: &str = ".fen,.epd,.pgn,.txt,.csv,.tsv,text/plain";

/// Listens for what is pasted and dropped on the page.
pub fn listen(tell: &Callback<Message>) -> Vec<EventListener> {
    let on = |name: &'static str, handle: fn(&Event, &Callback<Message>)| {
        let tell = tell.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window(), name, options, move |e| handle(e, &tell))
    };
    vec![on("paste", paste), on("dragover", offer), on("dragleave", leave), on("drop", drop_in)]
}

/// What can be opened: a file, pictures, and a photo where there is a camera.
const OPENERS: [(Key, &str, Option<&str>); 3] = [
    (Key::OpenFile, FILES, None),
    (Key::ReadPicture, "image/*,application/pdf", None),
    (Key::TakePhoto, "image/*", Some("environment")),
];

/// The buttons that open files and pictures.
pub fn open_button(app: &App) -> Html {
    let tell = app.tell();
    let onchange = Callback::from(move |event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        if let Some(files) = input.files() {
            read_files(&files, &tell);
        }
        // The same file can be opened again.
        input.set_value("");
    });
    let open = |event: MouseEvent| {
        let button: Option<Element> = event.target_dyn_into();
        let input = button.and_then(|button| button.next_element_sibling());
        if let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) {
            input.click();
        }
    };
    let opener = |(label, accept, capture): (Key, &'static str, Option<&'static str>)| {
        html! {
            <span class={capture}>
                { button(label, Callback::from(open)) }
                <input
                    type="file"
                    {accept}
                    {capture}
                    multiple={label == Key::ReadPicture}
                    hidden=true
                    onchange={onchange.clone()}
                />
            </span>
        }
    };
    html! { <div class="open">{ for OPENERS.map(opener) }</div> }
}

/// What comes in, and what becomes of it.
pub enum Incoming {
    /// A text was pasted or dropped.
    Text(String),
    /// A file, or a text like one, turned out to be something.
    Read(Reading),
    /// More games were found in the file of that life; so much of it has been read, if there is
    /// more.
    Listed(Rc<()>, Vec<Entry>, Option<usize>),
    /// The game of that number is to be opened.
    Choose(usize),
    /// The text of that game has come.
    Game(Rc<()>, usize, String),
    /// These words are looked for among the games.
    Search(String),
    /// Something is typed into the field of an operation, by its number; no longer for `None`.
    Operand(Option<(usize, String)>),
    /// The game is to be closed, with the file that it is from.
    Close,
    /// What was found has been heard.
    Heard,
}

impl App {
    /// Takes what comes in.
    #[inline(never)]
    pub(super) fn take(&mut self, incoming: Incoming) {
        match incoming {
            Incoming::Text(text) => self.take_text(&text),
            Incoming::Read(reading) => self.take_reading(reading),
            Incoming::Listed(life, found, percent) => self.list_games(&life, found, percent),
            Incoming::Choose(number) => self.choose_game(number),
            Incoming::Game(life, number, text) => self.show_game(&life, number, &text),
            Incoming::Search(text) => {
                if let Some(library) = &mut self.library {
                    library.search = text;
                }
            }
            Incoming::Operand(operand) => self.operand = operand,
            Incoming::Close => {
                self.library = None;
                self.found = None;
                self.act(Action::CloseGame);
            }
            Incoming::Heard => self.found = None,
        }
    }

    fn take_text(&mut self, text: &str) {
        let kind = recognise(text, "");
        match blob(text).filter(|_| is_many(kind)) {
            Some(blob) => read(blob, String::new(), self.tell()),
            None => self.load(text, ""),
        }
    }

    fn take_reading(&mut self, reading: Reading) {
        self.notices[Notice::FileFailed as usize] = matches!(reading, Reading::Failed);
        match reading {
            Reading::Failed => {}
            Reading::Picture(file, name) => self.open_picture(file, name),
            Reading::Text { text, name } => self.load(&text, &name),
            Reading::Games(library) => self.library = Some(library),
            Reading::Positions(source, layout) => self.open_list(source, layout),
        }
    }

    /// Puts a text with one position at most into the field, and says what it is.
    fn load(&mut self, text: &str, name: &str) {
        let excerpt = excerpt(text);
        if !excerpt.is_empty() {
            self.act(Action::Text(excerpt.to_string()));
        }
        let found = Found { name: name.to_string(), kind: recognise(text, name), count: 1 };
        announcer::replace(&mut self.changed, found.sentence());
    }
}

/// Whether there is more than a field has room for.
fn is_many(kind: Kind) -> bool {
    matches!(kind, Kind::Games(_) | Kind::Positions(_))
}

/// Reads the clipboard; where that is not allowed, the field is there to paste into.
pub fn paste_from_clipboard(field: &NodeRef, tell: Callback<Message>) {
    let field = field.clone();
    spawn_local(async move {
        match read_clipboard().await {
            Some(text) => take_in(text, &tell),
            None => dom::focus(&field),
        }
    });
}

async fn read_clipboard() -> Option<String> {
    let navigator = window().navigator();
    // It is missing where the page does not come over a secure connection.
    let present = Reflect::get(&navigator, &JsValue::from("clipboard")).ok()?;
    if !present.is_object() {
        return None;
    }
    JsFuture::from(navigator.clipboard().read_text()).await.ok()?.as_string()
}

fn take_in(text: String, tell: &Callback<Message>) {
    tell.emit(Message::Incoming(Incoming::Text(text)));
}

fn paste(event: &Event, tell: &Callback<Message>) {
    let Some(data) = event.dyn_ref().and_then(ClipboardEvent::clipboard_data) else { return };
    let text = data.get_data("text/plain").unwrap_or_default();
    let files = data.files().filter(|files| files.length() > 0 && text.is_empty());
    // A field takes by itself what it has room for.
    let is_many = || is_fen_field(event) && is_many(recognise(&text, ""));
    if files.is_none() && in_field(event) && !is_many() {
        return;
    }
    event.prevent_default();
    match files {
        Some(files) => read_files(&files, tell),
        None => take_in(text, tell),
    }
}

fn is_fen_field(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.class_list().contains("fen-text"))
}

/// Reads the first of some files, and all pictures among the others.
fn read_files(files: &FileList, tell: &Callback<Message>) {
    for number in 0..files.length() {
        let Some(file) = files.get(number) else { return };
        if number == 0 || file.type_().starts_with("image/") {
            let name = file.name();
            read(file.into(), name, tell.clone());
        }
    }
}

/// What is dragged over the page, if it is text or a file; a field takes text by itself.
fn offered(event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref().and_then(DragEvent::data_transfer)?;
    let has = |kind: &str| data.types().includes(&JsValue::from(kind), 0);
    (has("Files") || has("text/plain") && !in_field(event)).then_some(data)
}

fn show(is_offered: bool) {
    let _ = document_element().class_list().toggle_with_force("offered", is_offered);
}

fn offer(event: &Event, _: &Callback<Message>) {
    let data = offered(event);
    show(data.is_some());
    if let Some(data) = data {
        event.prevent_default();
        data.set_drop_effect("copy");
    }
}

fn leave(event: &Event, _: &Callback<Message>) {
    // From one element to another it is still on the page.
    if event.dyn_ref().and_then(MouseEvent::related_target).is_none() {
        show(false);
    }
}

fn drop_in(event: &Event, tell: &Callback<Message>) {
    show(false);
    let Some(data) = offered(event) else { return };
    event.prevent_default();
    match data.files().filter(|files| files.length() > 0) {
        Some(files) => read_files(&files, tell),
        None => take_in(data.get_data("text/plain").unwrap_or_default(), tell),
    }
}
