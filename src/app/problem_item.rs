//! One problem and its fixes.

use yew::prelude::*;

use super::page::{App, Message};
use super::sign::sign;
use super::words;
use crate::editor::Spot;
use crate::fen::{Diagnostic, Fix};
use crate::words::Key;

/// The item: a sentence, which finds its place in the text when clicked, and a button for each
/// fix.
pub fn problem_item(app: &App, number: usize, diagnostic: &Diagnostic, is_lit: bool) -> Html {
    let words = words();
    let point = |at: Option<usize>| app.on(move |_: Event| Message::Hover(at.map(Spot::Problem)));
    let (on, off) = (point(Some(number)), point(None));
    let span = diagnostic.span;
    let severity = diagnostic.severity;
    html! {
        <li
            class={classes!("problem", severity.name(), is_lit.then_some("lit"))}
            data-code={diagnostic.code()}
            onpointerenter={on.reform(Event::from)}
            onpointerleave={off.reform(Event::from)}
            onfocusin={on.reform(Event::from)}
            onfocusout={off.reform(Event::from)}
        >
            <button
                type="button"
                class="sentence"
                title={words.get(Key::ProblemHelp)}
                onclick={app.on_click(move || Message::Find(span))}
            >
                { sign(Some(severity)) }
                <span>
                    <b class="severity">{ words.severity(severity) }</b>
                    { " " }
                    { words.problem(&diagnostic.problem) }
                </span>
            </button>
            if !diagnostic.fixes.is_empty() {
                <div class="fixes">
                    { for diagnostic.fixes.iter().map(|fix| fix_button(app, diagnostic.code(), fix)) }
                </div>
            }
        </li>
    }
}

fn fix_button(app: &App, code: &'static str, fix: &Fix) -> Html {
    let label = words().repair(&fix.repair);
    let fix = fix.clone();
    let onclick = app.on_click(move || Message::Repair(fix.clone()));
    html! { <button type="button" data-fix={code} {onclick}>{ label }</button> }
}
