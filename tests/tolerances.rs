//! Texts with something odd about them: what is read, what is said, and what the fixes make of
//! them. `tests/data/tolerances.tsv` has a text a line; its head names the columns.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;

use forsyth::fen::{Dialect, Parsed, Severity, write};
use forsyth::rules::{diagnose, has_board, worst};

struct Row {
    kind: &'static str,
    text: String,
    severity: &'static str,
    codes: &'static str,
    read: &'static str,
    repaired: String,
}

fn rows() -> Vec<Row> {
    let lines = include_str!("data/tolerances.tsv").lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let columns: Vec<&'static str> = line.split('\t').collect();
            let [kind, text, severity, codes, read, repaired] = columns[..] else {
                panic!("{line}: not six columns")
            };
            let Ok(text) = serde_json::from_str::<String>(text) else {
                panic!("{line}: no string")
            };
            let repaired = match repaired {
                "=" => read.to_string(),
                "-" => text.clone(),
                other => other.to_string(),
            };
            Row { kind, text, severity, codes, read, repaired }
        })
        .collect()
}

fn read(parsed: &Parsed) -> String {
    if has_board(parsed) { write(&parsed.setup, Dialect::AsGiven) } else { String::new() }
}

#[test]
fn each_text_is_read_and_judged_as_the_table_says() {
    let rows = rows();
    assert!(rows.len() > 400);
    let mut wrong = Vec::new();
    for row in &rows {
        let parsed = diagnose(&row.text);
        let mut codes: Vec<&str> = parsed.diagnostics.iter().map(|d| d.code()).collect();
        let mut seen = BTreeSet::new();
        codes.retain(|code| seen.insert(*code));
        let severity = worst(&parsed.diagnostics).map_or("ok", Severity::name);
        let found = (severity, codes.join(" "), read(&parsed));
        if found != (row.severity, row.codes.to_string(), row.read.to_string()) {
            wrong.push(format!("{:?}: {found:?}", row.text));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The first fix of the first error or warning that has one, again and again.
#[test]
fn the_first_fixes_lead_where_the_table_says() {
    let mut wrong = Vec::new();
    for row in rows() {
        let mut text = row.text.clone();
        for _ in 0..10 {
            let diagnostics = diagnose(&text).diagnostics;
            let serious = diagnostics.iter().filter(|d| d.severity > Severity::Info);
            let Some(fix) = serious.filter_map(|d| d.fixes.first()).next() else { break };
            text = fix.apply(&text);
        }
        if text != row.repaired {
            wrong.push(format!("{:?}: {text:?}, not {:?}", row.text, row.repaired));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The list in the documentation of `fen` and the table name the same kinds.
#[test]
fn the_documentation_lists_every_kind() {
    let in_table: BTreeSet<&str> = rows().iter().map(|row| row.kind).collect();
    let listed: BTreeSet<&str> = include_str!("../src/fen/mod.rs")
        .lines()
        .filter_map(|line| line.strip_prefix("//! - **")?.split("**").next())
        .collect();
    assert_eq!(in_table, listed);
}
