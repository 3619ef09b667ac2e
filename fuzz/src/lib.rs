//! What holds for every text, whichever way it was made.

use forsyth::chess::Rank;
use forsyth::fen::{Parsed, Severity, Span};
use forsyth::rules::{diagnose, diagnose_without_fixes};

pub mod paste;

/// Diagnoses a text and checks what holds for every text: the spans fit, and the findings are the
/// same without fixes.
pub fn diagnose_checked(text: &str) -> Parsed {
    let parsed = diagnose(text);
    for span in spans(&parsed) {
        assert!(text.get(span.range()).is_some(), "{span:?} does not fit {text:?}");
    }
    let quick = diagnose_without_fixes(text);
    assert_eq!(parsed.setup, quick.setup, "{text:?}");
    assert_eq!(parsed.layout, quick.layout, "{text:?}");
    assert_eq!(findings(&parsed), findings(&quick), "{text:?}");
    parsed
}

/// Applies every fix: each leaves fewer of its kind, and adds no error.
pub fn apply_every_fix(text: &str) {
    let parsed = diagnose_checked(text);
    for diagnostic in &parsed.diagnostics {
        let code = diagnostic.code();
        for fix in &diagnostic.fixes {
            let fixed = fix.apply(text);
            let after = diagnose_without_fixes(&fixed);
            let told = || format!("{code}, {:?}: {text:?} becomes {fixed:?}", fix.repair);
            assert!(count(&after, code) < count(&parsed, code), "{} and stays", told());
            assert!(errors(&after) <= errors(&parsed), "{} with more errors", told());
        }
    }
}

/// Every span in what was found.
fn spans(parsed: &Parsed) -> impl Iterator<Item = Span> {
    let ranks = Rank::ALL.map(|rank| parsed.layout.rank(rank));
    let fields = parsed.layout.fields.into_iter().chain(ranks).flatten();
    let marks = parsed.diagnostics.iter().map(|diagnostic| diagnostic.span);
    let fixes = parsed.diagnostics.iter().flat_map(|diagnostic| &diagnostic.fixes);
    let edits = fixes.flat_map(|fix| &fix.edits).map(|edit| edit.span);
    fields.chain(marks).chain(edits).chain([parsed.layout.record])
}

/// What is wrong, how bad and where, without the fixes.
fn findings(parsed: &Parsed) -> Vec<(&'static str, Severity, Span)> {
    parsed.diagnostics.iter().map(|d| (d.code(), d.severity, d.span)).collect()
}

fn count(parsed: &Parsed, code: &str) -> usize {
    parsed.diagnostics.iter().filter(|diagnostic| diagnostic.code() == code).count()
}

fn errors(parsed: &Parsed) -> usize {
    let error = |severity| severity == Severity::Error;
    parsed.diagnostics.iter().filter(|diagnostic| error(diagnostic.severity)).count()
}
