//! What is read out once typing pauses: the worst problem.

use gloo::timers::callback::Timeout;
use yew::html::Scope;
use yew::prelude::*;

use super::page::{App, Message};
use super::words;
use crate::fen::Parsed;

/// How long the text must stay the same before it is read out.
const PAUSE_MS: u32 = 1000;

/// The sentence about a text.
pub fn summary(parsed: &Parsed) -> String {
    let worst = parsed.diagnostics.iter().rev().max_by_key(|d| d.severity);
    worst.map_or_else(String::new, |d| words().problem(&d.problem))
}

/// Says it after a pause, unless it is dropped before.
pub fn later(link: &Scope<App>, parsed: &Parsed) -> Timeout {
    let (link, text) = (link.clone(), summary(parsed));
    Timeout::new(PAUSE_MS, move || link.send_message(Message::Say(text)))
}

/// The live region: text that is not seen, and read out politely when it changes.
pub fn live_region(text: &str) -> Html {
    html! { <p class="unseen" aria-live="polite">{ text.to_string() }</p> }
}
