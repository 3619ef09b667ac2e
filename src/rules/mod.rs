//! What the laws of chess say of a setup, and [`diagnose`], the front door: text in, reading
//! and all diagnostics out.

mod castling;
mod checks;
mod clocks;
mod ep;
mod examples;
mod judge;
mod kings;
mod material;
pub mod moves;
mod orientation;
mod rank_fixes;
pub mod retro;
mod sound;

pub use castling::{at_home, home_king, letters_suffice};
pub use ep::candidates as ep_candidates;
pub use examples::EXAMPLES;
pub use material::promoted;
pub use sound::is_sound;

use crate::fen::{Concern, Diagnostic, Field, Parsed, Problem, Severity, read};
use crate::order::sort_by_key;
use judge::Judge;

/// What a reader wants to know first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verdict {
    /// Nothing is wrong (there may be remarks).
    Legal,
    /// There are warnings.
    Playable,
    /// The position breaks the laws of chess.
    Illegal,
    /// Some part of the text can't be read.
    Unreadable,
}

/// Reads a text and judges the position: the best reading, and all diagnostics with their
/// fixes, the best first. What is wrong with the text comes before what is wrong with the
/// position, each in the order of the text.
///
/// ```
/// let parsed = forsyth::rules::diagnose("rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
/// assert_eq!(parsed.diagnostics[0].code(), "rank-short");
/// assert_eq!(parsed.diagnostics[0].span.range(), 9..16);
/// ```
pub fn diagnose(text: &str) -> Parsed {
    let mut parsed = judge(text, true);
    rank_fixes::rank(text, &mut parsed);
    parsed
}

/// As [`diagnose`], without fixes: for judging many records quickly.
pub fn diagnose_without_fixes(text: &str) -> Parsed {
    judge(text, false)
}

/// As [`diagnose`], with the deep pass of [`retro`] after it, which looks for proofs that no
/// game can have led to the position. It takes milliseconds where the rest takes microseconds.
pub fn diagnose_deep(text: &str) -> Parsed {
    let mut parsed = diagnose(text);
    if has_board(&parsed) && parsed.layout.has_all_ranks() {
        let placement = parsed.layout.field(Field::Placement).unwrap_or(parsed.layout.record);
        let found = retro::check_deep(&parsed.setup);
        parsed.diagnostics.extend(found.into_iter().map(|(problem, squares)| Diagnostic {
            problem,
            severity: Severity::Warning,
            span: placement,
            squares,
            fixes: Vec::new(),
        }));
    }
    parsed
}

fn judge(text: &str, fixes: bool) -> Parsed {
    let mut parsed = read(text, fixes);
    if !has_board(&parsed) {
        return parsed;
    }
    let form = parsed.diagnostics.len();
    let mut judge = Judge::new(text, &mut parsed, fixes);
    if !sound::is_sound(judge.setup) {
        look_closely(&mut judge);
    }
    ep::check(&mut judge);
    clocks::check(&mut judge);
    sort_by_key(&mut parsed.diagnostics[form..], |diagnostic| diagnostic.span.start);
    parsed
}

/// All checks of the board and the castling rights.
#[cold]
fn look_closely(judge: &mut Judge<'_>) {
    let readable = judge.layout.has_all_ranks();
    let turned = readable && orientation::check(judge);
    if readable {
        kings::check(judge);
        material::check(judge);
        checks::check(judge);
    }
    if !turned {
        castling::check(judge);
    }
}

/// Whether the text holds a record of chess, so that its board means something.
pub fn has_board(parsed: &Parsed) -> bool {
    !parsed.diagnostics.iter().any(|diagnostic| {
        matches!(
            diagnostic.problem,
            Problem::Empty | Problem::NotAFen | Problem::VariantBoard { .. }
        )
    })
}

/// The worst severity among some diagnostics; `None` where there are none.
pub fn worst(diagnostics: &[Diagnostic]) -> Option<Severity> {
    diagnostics.iter().map(|diagnostic| diagnostic.severity).max()
}

/// The verdict on a diagnosed text.
pub fn verdict(parsed: &Parsed) -> Verdict {
    let errors = || parsed.diagnostics.iter().filter(|d| d.severity == Severity::Error);
    if errors().any(|d| d.problem.concern() == Concern::Form) {
        Verdict::Unreadable
    } else if errors().next().is_some() {
        Verdict::Illegal
    } else if worst(&parsed.diagnostics) == Some(Severity::Warning) {
        Verdict::Playable
    } else {
        Verdict::Legal
    }
}
