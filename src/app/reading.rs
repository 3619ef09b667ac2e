//! Files, read piece by piece, so that the page never waits for a large one.

use std::rc::Rc;

use js_sys::{Array, JsString, Uint8Array};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Blob;
use yew::Callback;

use super::incoming::Incoming;
use super::library::{Library, Source};
use super::page::Message;
use crate::editor::{Indexer, lines_in};
use crate::formats::intake::{Encoding, HEAD, Kind, Layout, recognise};
use crate::picture::is_pictorial;

/// How much of a file is searched for a position where its beginning has none, in bytes.
const SEARCHED: usize = 1 << 22;
/// How much of a file is read at a time, in bytes.
const BLOCK: usize = 1 << 19;

/// What is in a file, or in a text that is to be treated like one.
pub enum Reading {
    /// A text with one position at most.
    Text {
        /// The text, or its beginning.
        text: String,
        /// The name of the file.
        name: String,
    },
    /// A picture, or what is to be one.
    Picture(Blob, String),
    /// Games.
    Games(Library),
    /// More positions than one, and how they are laid out.
    Positions(Source, Layout),
    /// It could not be read.
    Failed,
}

/// A text as a file.
pub fn blob(text: &str) -> Option<Blob> {
    Blob::new_with_str_sequence(&Array::of1(&JsString::from(text))).ok()
}

/// Some bytes of a file.
pub async fn bytes(blob: &Blob, start: usize, end: usize) -> Option<Vec<u8>> {
    let slice = blob.slice_with_f64_and_f64(start as f64, end as f64).ok()?;
    let buffer: JsValue = JsFuture::from(slice.array_buffer()).await.ok()?;
    Some(Uint8Array::new(&buffer).to_vec())
}

/// Finds out what a file is, and goes through its games if it has some.
pub fn read(blob: Blob, name: String, tell: Callback<Message>) {
    spawn_local(async move {
        let reading = begin(blob, name).await.unwrap_or(Reading::Failed);
        let work = match &reading {
            Reading::Games(library) => Some((library.source.clone(), Rc::clone(&library.life))),
            _ => None,
        };
        tell.emit(Message::Incoming(Incoming::Read(reading)));
        if let Some((source, life)) = work {
            list_games(source, life, tell).await;
        }
    });
}

async fn begin(blob: Blob, name: String) -> Option<Reading> {
    let size = blob.size() as usize;
    let mut head = bytes(&blob, 0, HEAD).await?;
    if blob.type_().starts_with("image/") || is_pictorial(&head) {
        return Some(Reading::Picture(blob, name));
    }
    let encoding = Encoding::of(&head);
    let mut text = encoding.decode(&head).into_owned();
    let mut kind = recognise(&text, &name);
    if matches!(kind, Kind::Unknown | Kind::Nothing) && size > HEAD {
        head = bytes(&blob, 0, SEARCHED).await?;
        text = encoding.decode(&head).into_owned();
        kind = recognise(&text, &name);
    }
    let mut source = Source { blob, name, encoding, start: 0, line: 0, size };
    Some(match kind {
        Kind::Games(start) => {
            source.start = encoding.sources(&head, &[start]).first().copied().unwrap_or_default();
            source.line = lines_in(text.get(..start).unwrap_or_default());
            Reading::Games(Library::new(source))
        }
        Kind::Positions(layout) => Reading::Positions(source, layout),
        _ => Reading::Text { text, name: source.name },
    })
}

/// Lists the games of a file for as long as somebody wants them.
async fn list_games(source: Source, life: Rc<()>, tell: Callback<Message>) {
    let mut indexer = Indexer::new(source.encoding, source.start, source.line);
    let mut at = source.start;
    while Rc::strong_count(&life) > 1 {
        let Some(block) = bytes(&source.blob, at, at + BLOCK).await else {
            return tell.emit(Message::Incoming(Incoming::Read(Reading::Failed)));
        };
        at += BLOCK;
        let mut found = Vec::new();
        indexer.feed(&block, &mut |entry, _| found.push(entry));
        let is_end = at >= source.size;
        if is_end {
            indexer.finish(&mut |entry, _| found.push(entry));
        }
        let percent = (!is_end).then(|| at * 100 / source.size);
        tell.emit(Message::Incoming(Incoming::Listed(Rc::clone(&life), found, percent)));
        if is_end {
            return;
        }
    }
}
