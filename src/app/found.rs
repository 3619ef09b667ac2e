//! What a pasted text or an opened file was found to be, said on the page.

use yew::prelude::*;

use super::button::button;
use super::incoming::Incoming;
use super::page::{App, Message};
use super::words;
use crate::formats::intake::Kind;
use crate::words::Key;

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The name of the file; empty for a text that was pasted.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// How many games or positions it has.
    pub count: usize,
}

impl Found {
    /// The sentence about it.
    pub fn sentence(&self) -> String {
        let sentence = words().found(self.kind, self.count);
        match self.name.is_empty() {
            true => sentence,
            false => [&self.name, ": ", &sentence].concat(),
        }
    }
}

/// The line about it, among the notices.
#[inline(never)]
pub fn line(app: &App, found: &Found) -> Html {
    html! {
        <p key="found">
            <span>{ found.sentence() }</span>
            { button(Key::Close, app.on_click(|| Message::Incoming(Incoming::Heard))) }
        </p>
    }
}
