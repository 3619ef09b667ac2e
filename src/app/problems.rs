//! The list of problems.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use super::LANG;
use super::announcer::Announcer;
use super::problem_item::{View, problem_item};
use crate::editor::{Action, Lit, Spot};
use crate::fen::{Fix, Parsed, Span};

/// How many are shown at first.
const SHOWN: usize = 6;

/// What the list shows and tells.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// What is wrong.
    pub parsed: Rc<Parsed>,
    /// What is lit.
    pub lit: Lit,
    /// Takes the chosen fix.
    pub dispatch: Callback<Action>,
    /// Told which problem is pointed at.
    pub on_hover: Callback<Option<Spot>>,
    /// Told which place in the text is asked for.
    pub on_find: Callback<Span>,
}

/// The list; a long one is cut until its rest is asked for.
#[component]
pub fn Problems(props: &Props) -> Html {
    let ui = LANG.ui();
    let all = use_state_eq(|| false);
    let diagnostics = &props.parsed.diagnostics;
    let cut = diagnostics.len() > SHOWN + 1;
    let shown = if cut && !*all { SHOWN } else { diagnostics.len() };
    let heading = use_node_ref();
    // The problem goes, and what is pointed at and the focus with it.
    let on_fix = {
        let (dispatch, on_hover) = (props.dispatch.clone(), props.on_hover.clone());
        let heading = heading.clone();
        Callback::from(move |fix: Fix| {
            on_hover.emit(None);
            if let Some(heading) = heading.cast::<HtmlElement>() {
                let _ = heading.focus();
            }
            dispatch.emit(Action::ApplyFix(fix));
        })
    };
    let item = |(number, diagnostic)| {
        let is_lit = props.lit.problems.contains(&number);
        let (on_fix, on_hover, on_find) = (&on_fix, &props.on_hover, &props.on_find);
        problem_item(&View { number, diagnostic, is_lit, on_fix, on_hover, on_find })
    };
    let toggle = {
        let all = all.clone();
        Callback::from(move |_: MouseEvent| all.set(!*all))
    };
    html! {
        <section class="problems">
            <h2 id="problems-heading" tabindex="-1" ref={heading.clone()}>{ ui.problems }</h2>
            if diagnostics.is_empty() {
                <p class="none">{ ui.no_problems }</p>
            } else {
                <ul role="list" aria-labelledby="problems-heading">
                    { for diagnostics.iter().take(shown).enumerate().map(item) }
                </ul>
            }
            if cut {
                <button type="button" class="more" aria-expanded={all.to_string()} onclick={toggle}>
                    if *all { { ui.show_less } } else { { (ui.show_more)(diagnostics.len() - shown) } }
                </button>
            }
            <Announcer text={summary(&props.parsed)} />
        </section>
    }
}

/// What is read out once typing pauses: the worst problem.
fn summary(parsed: &Parsed) -> String {
    let worst = parsed.diagnostics.iter().rev().max_by_key(|d| d.severity);
    worst.map_or_else(String::new, |d| LANG.problem(&d.problem))
}
