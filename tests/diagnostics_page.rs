//! The page of all diagnostics, `docs/diagnostics.md`, made from the program's own table. Run
//! with `UPDATE_DOCS=1` to write it anew.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;
use std::fmt::Write as _;

use forsyth::fen::{Concern, Diagnostic};
use forsyth::rules::{EXAMPLES, diagnose, diagnose_deep};
use forsyth::words::Words;

fn found(code: &str, text: &str) -> Diagnostic {
    let parsed = if code.starts_with("retro") { diagnose_deep(text) } else { diagnose(text) };
    let codes: Vec<_> = parsed.diagnostics.iter().map(Diagnostic::code).collect();
    let diagnostic = parsed.diagnostics.iter().find(|d| d.code() == code);
    diagnostic.unwrap_or_else(|| panic!("{text:?} has {codes:?}, not {code}")).clone()
}

/// A text as Markdown code, with what does not show written out.
fn shown(text: &str) -> String {
    let escaped: String = text
        .chars()
        .map(|c| match c {
            '\n' => "\\n".to_string(),
            '\t' => "\\t".to_string(),
            '\u{a0}' | '\u{200b}' => format!("\\u{{{:x}}}", c as u32),
            _ => c.to_string(),
        })
        .collect();
    if escaped.is_empty() { "(nothing)".into() } else { format!("`{escaped}`") }
}

fn page() -> String {
    let words = Words::english();
    let mut page = String::from(
        "# Diagnostics\n\nEvery kind of problem that Forsyth reports, with an example and its \
         first fix. Errors are what can't be read or breaks the laws of chess; warnings are \
         untidy, or can't arise in a game; remarks need no change. Codes that begin with \
         `retro` are found only by the deep pass.\n",
    );
    for (concern, heading) in [(Concern::Form, "The text"), (Concern::Position, "The position")] {
        let _ = writeln!(page, "\n## {heading}");
        for (code, text) in EXAMPLES {
            let diagnostic = found(code, text);
            if diagnostic.problem.concern() != concern {
                continue;
            }
            let sentence = words.problem(&diagnostic.problem);
            let severity = diagnostic.severity.name();
            let _ = writeln!(page, "\n### `{code}` ({severity})\n\n{sentence}.\n");
            let _ = writeln!(page, "- Example: {}", shown(text));
            if let Some(fix) = diagnostic.fixes.first() {
                let label = words.repair(&fix.repair);
                let _ = writeln!(page, "- Fix: {label}: {}", shown(&fix.apply(text)));
            }
        }
    }
    page
}

#[test]
fn the_page_is_up_to_date() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/diagnostics.md");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(path, page()).unwrap();
    }
    let committed = std::fs::read_to_string(path).unwrap();
    assert!(committed == page(), "docs/diagnostics.md is old; run this test with UPDATE_DOCS=1");
}

/// Every code that the source names has its example, and none has two.
#[test]
fn no_code_is_without_an_example() {
    let source = include_str!("../src/fen/problem.rs");
    let body = source.split("pub const fn code(&self)").nth(1).unwrap();
    let body = body.split("pub const fn concern").next().unwrap();
    let named: BTreeSet<&str> =
        body.split('"').skip(1).step_by(2).filter(|code| !code.contains(' ')).collect();
    let shown: BTreeSet<&str> = EXAMPLES.iter().map(|(code, _)| *code).collect();
    assert_eq!(named, shown);
    assert_eq!(shown.len(), EXAMPLES.len());
}

/// The first fix of each example does away with its problem at its place and leaves no error.
#[test]
fn first_fixes_leave_no_error() {
    for (code, text) in EXAMPLES {
        let Some(fix) = found(code, text).fixes.first().cloned() else { continue };
        let fixed = fix.apply(text);
        for left in diagnose(&fixed).diagnostics {
            let same_place = left.span.start == found(code, text).span.start;
            assert!(left.code() != code || !same_place, "{text}: {fixed}");
            assert_ne!(left.severity.name(), "error", "{text}: {fixed}: {}", left.code());
        }
    }
}
