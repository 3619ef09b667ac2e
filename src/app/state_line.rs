//! The verdict in one line.

use std::rc::Rc;

use yew::prelude::*;

use super::LANG;
use super::sign::sign;
use crate::chess::Color;
use crate::fen::{Parsed, Severity};
use crate::rules::Verdict;

/// What the line says.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The verdict.
    pub verdict: Verdict,
    /// The side to move.
    pub side_to_move: Color,
    /// Where the problems are counted.
    pub parsed: Rc<Parsed>,
}

/// The line. It is a status, so what changes in it is read out.
#[component]
pub fn StateLine(props: &Props) -> Html {
    let ui = LANG.ui();
    let severity = match props.verdict {
        Verdict::Legal => None,
        Verdict::Playable => Some(Severity::Warning),
        Verdict::Illegal | Verdict::Unreadable => Some(Severity::Error),
    };
    let count = |s| props.parsed.diagnostics.iter().filter(|d| d.severity == s).count();
    let counts = (ui.counts)([Severity::Error, Severity::Warning, Severity::Info].map(count));
    html! {
        <p role="status" class="state-line">
            { sign(severity) }
            <strong>{ LANG.verdict(props.verdict) }</strong>
            <span>{ (ui.to_move)(props.side_to_move) }</span>
            if !counts.is_empty() {
                <span>{ counts }</span>
            }
        </p>
    }
}
