//! One problem and its fixes.

use yew::prelude::*;

use super::LANG;
use super::sign::sign;
use crate::editor::Spot;
use crate::fen::{Diagnostic, Fix, Span};

/// What the item shows and tells.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// Its number among the problems, from 0.
    pub number: usize,
    /// What is wrong.
    pub diagnostic: Diagnostic,
    /// Whether it is lit.
    pub is_lit: bool,
    /// Takes the chosen fix.
    pub on_fix: Callback<Fix>,
    /// Told when it is pointed at.
    pub on_hover: Callback<Option<Spot>>,
    /// Told when its place in the text is asked for.
    pub on_find: Callback<Span>,
}

/// The item: a sentence, which finds its place in the text when clicked, and a button for each
/// fix.
#[component]
pub fn ProblemItem(props: &Props) -> Html {
    let ui = LANG.ui();
    let diagnostic = &props.diagnostic;
    let number = props.number;
    let point = |at: Option<usize>| props.on_hover.reform(move |()| at.map(Spot::Problem));
    let (on, off) = (point(Some(number)), point(None));
    let onclick = {
        let span = diagnostic.span;
        props.on_find.reform(move |_: MouseEvent| span)
    };
    let severity = diagnostic.severity;
    html! {
        <li
            class={classes!("problem", severity.name(), props.is_lit.then_some("lit"))}
            data-code={diagnostic.code()}
            onpointerenter={on.reform(|_| ())}
            onpointerleave={off.reform(|_| ())}
            onfocusin={on.reform(|_| ())}
            onfocusout={off.reform(|_| ())}
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
                    { for diagnostic.fixes.iter().map(|fix| fix_button(fix, props)) }
                </div>
            }
        </li>
    }
}

fn fix_button(fix: &Fix, props: &Props) -> Html {
    let label = LANG.repair(&fix.repair);
    let fix = fix.clone();
    let onclick = props.on_fix.reform(move |_: MouseEvent| fix.clone());
    let code = props.diagnostic.code();
    html! { <button type="button" data-fix={code} {onclick}>{ label }</button> }
}
