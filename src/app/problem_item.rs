//! One problem and its fixes.

use yew::prelude::*;

use super::LANG;
use super::sign::sign;
use crate::editor::Spot;
use crate::fen::{Diagnostic, Fix, Span};

/// What the item shows and tells.
pub struct View<'a> {
    /// Its number among the problems, from 0.
    pub number: usize,
    /// What is wrong.
    pub diagnostic: &'a Diagnostic,
    /// Whether it is lit.
    pub is_lit: bool,
    /// Takes the chosen fix.
    pub on_fix: &'a Callback<Fix>,
    /// Told when it is pointed at.
    pub on_hover: &'a Callback<Option<Spot>>,
    /// Told when its place in the text is asked for.
    pub on_find: &'a Callback<Span>,
}

/// The item: a sentence, which finds its place in the text when clicked, and a button for each
/// fix.
pub fn problem_item(view: &View) -> Html {
    let ui = LANG.ui();
    let View { number, diagnostic, .. } = *view;
    let point = |at: Option<usize>| view.on_hover.reform(move |_: Event| at.map(Spot::Problem));
    let (on, off) = (point(Some(number)), point(None));
    let onclick = {
        let span = diagnostic.span;
        view.on_find.reform(move |_: MouseEvent| span)
    };
    let severity = diagnostic.severity;
    html! {
        <li
            class={classes!("problem", severity.name(), view.is_lit.then_some("lit"))}
            data-code={diagnostic.code()}
            onpointerenter={on.reform(Event::from)}
            onpointerleave={off.reform(Event::from)}
            onfocusin={on.reform(Event::from)}
            onfocusout={off.reform(Event::from)}
        >
            <button type="button" class="sentence" title={ui.problem_help} {onclick}>
                { sign(Some(severity)) }
                <span>
                    <b class="severity">{ (ui.severity)(severity) }</b>
                    { " " }
                    { LANG.problem(&diagnostic.problem) }
                </span>
            </button>
            if !diagnostic.fixes.is_empty() {
                <div class="fixes">
                    { for diagnostic.fixes.iter().map(|fix| fix_button(fix, view)) }
                </div>
            }
        </li>
    }
}

fn fix_button(fix: &Fix, view: &View) -> Html {
    let label = LANG.repair(&fix.repair);
    let fix = fix.clone();
    let onclick = view.on_fix.reform(move |_: MouseEvent| fix.clone());
    let code = view.diagnostic.code();
    html! { <button type="button" data-fix={code} {onclick}>{ label }</button> }
}
