//! The list of problems.

use yew::prelude::*;

use super::announcer::live_region;
use super::page::{App, Message};
use super::problem_item::problem_item;
use super::words;
use crate::editor::Lit;
use crate::words::Key;

/// How many are shown at first.
const SHOWN: usize = 6;

/// The list; a long one is cut until its rest is asked for.
pub fn problems(app: &App, lit: &Lit) -> Html {
    let words = words();
    let all = app.shows_all;
    let diagnostics = &app.state.parsed().diagnostics;
    let cut = diagnostics.len() > SHOWN + 1;
    let shown = if cut && !all { SHOWN } else { diagnostics.len() };
    let item = |(number, diagnostic)| {
        problem_item(app, number, diagnostic, lit.problems.contains(&number))
    };
    let toggle = app.on_click(move || Message::ShowAll(!all));
    html! {
        <section class="problems">
            <h2 id="problems-heading" tabindex="-1" ref={app.problems_heading.clone()}>
                { words.get(Key::Problems) }
            </h2>
            if diagnostics.is_empty() {
                <p class="none">{ words.get(Key::NoProblems) }</p>
            } else {
                <ul role="list" aria-labelledby="problems-heading">
                    { for diagnostics.iter().take(shown).enumerate().map(item) }
                </ul>
            }
            if cut {
                <button type="button" class="more" aria-expanded={all.to_string()} onclick={toggle}>
                    { if all { words.get(Key::ShowLess).to_string() } else { words.show_more(diagnostics.len() - shown) } }
                </button>
            }
            { live_region(&app.said) }
        </section>
    }
}
