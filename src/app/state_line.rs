//! The verdict in one line.

use yew::prelude::*;

use super::sign::sign;
use super::words;
use crate::fen::{Parsed, Severity};
use crate::rules::Verdict;

/// The line. It is a status, so what changes in it is read out.
pub fn state_line(verdict: Verdict, parsed: &Parsed) -> Html {
    let words = words();
    let severity = match verdict {
        Verdict::Legal => None,
        Verdict::Playable => Some(Severity::Warning),
        Verdict::Illegal | Verdict::Unreadable => Some(Severity::Error),
    };
    let count = |s| parsed.diagnostics.iter().filter(|d| d.severity == s).count();
    let counts = words.counts([Severity::Error, Severity::Warning, Severity::Info].map(count));
    html! {
        <p role="status" class="state-line">
            <strong>{ sign(severity) }{ words.verdict(verdict) }</strong>
            <span>{ words.to_move(parsed.setup.side_to_move) }</span>
            if !counts.is_empty() {
                <span>{ counts }</span>
            }
        </p>
    }
}
