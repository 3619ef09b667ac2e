//! PGN and EPD beside python-chess: random games and lines in odd forms, FEN by FEN.
//!
//! Some are kept in `tests/data/games.jsonl` and `epd.jsonl`. Where Python has the package `chess`,
//! many more are made: 2000 games, or as many as `PGN_GAMES` says, and as many lines. To make those
//! that are kept anew: `python3 tests/reference/pgn.py 30 > tests/data/games.jsonl`, and the same
//! with `epd.py 60`.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use std::process::Command;

use forsyth::fen::{Dialect, Severity, write};
use forsyth::formats::epd;
use forsyth::formats::pgn::{Game, decode, games};
use forsyth::formats::san::{self, resolve};
use forsyth::rules::moves::play;
use serde_json::Value;

const PGN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/reference/pgn.py");
const EPD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/reference/epd.py");

#[track_caller]
fn check_game(game: &Game, text: &str, fens: &[Value]) {
    let faults: Vec<_> =
        game.faults.iter().map(|fault| (fault.kind, fault.span.of(text), fault.ply)).collect();
    assert_eq!(faults, [], "{text}");
    for (node, fen) in game.moves.iter().zip(fens) {
        let fen = fen.as_str().unwrap();
        let found = write(&node.setup, Dialect::EpIfLegal);
        assert_eq!(found, fen, "{} in {text}", node.span.of(text));
    }
    assert_eq!(game.moves.len(), fens.len(), "{text}");
}

/// Reads each game by itself, as it was written and as it is written back, then all as one file
/// in Latin-1; hands back how many moves there were.
fn check(lines: &str) -> usize {
    let mut count = 0;
    let mut file = Vec::new();
    let mut all_fens = Vec::new();
    for line in lines.lines() {
        let object: Value = serde_json::from_str(line).unwrap();
        let text = object["pgn"].as_str().unwrap();
        let fens = object["fens"].as_array().unwrap();
        let mut found = games(text);
        let game = found.next().unwrap();
        check_game(&game, text, fens);
        assert_eq!(found.next(), None, "{text}");
        let written = game.write();
        let again = games(&written).next().unwrap();
        assert_eq!(
            again.moves.iter().map(|node| (node.mv, node.setup)).collect::<Vec<_>>(),
            game.moves.iter().map(|node| (node.mv, node.setup)).collect::<Vec<_>>(),
            "{written}"
        );
        count += fens.len();
        // Chess symbols have no place in Latin-1.
        if text.chars().all(|c| u32::from(c) < 0x100) {
            file.extend(text.chars().map(|c| c as u32 as u8));
            all_fens.push(fens.clone());
        }
    }
    let text = decode(&file);
    let found: Vec<Game> = games(&text).collect();
    assert_eq!(found.len(), all_fens.len());
    for (game, fens) in found.iter().zip(all_fens) {
        check_game(game, &text, &fens);
        assert_eq!(game.tag("Site"), Some("Z\u{fc}rich"));
    }
    count
}

#[test]
fn games_that_are_kept_are_read_as_by_python_chess() {
    assert!(check(include_str!("data/games.jsonl")) > 500);
}

/// What a script says, given some words and a text; `None` where python-chess is not installed.
fn reference(script: &str, words: &[&str], text: &str) -> Option<String> {
    let has_chess = Command::new("python3")
        .args(["-c", "import chess.pgn"])
        .output()
        .is_ok_and(|output| output.status.success());
    if !has_chess {
        eprintln!("skipped: python3 with the package chess is not installed");
        return None;
    }
    let input = tempfile(text);
    let output = Command::new("python3").arg(script).args(words).stdin(input).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8(output.stdout).unwrap())
}

/// A text as a file that is read from its beginning.
fn tempfile(text: &str) -> std::fs::File {
    let path = std::env::temp_dir().join(format!(
        "forsyth-reference-{}-{}",
        std::process::id(),
        text.len()
    ));
    std::fs::write(&path, text).unwrap();
    let file = std::fs::File::open(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    file
}

fn how_many() -> [String; 2] {
    let of = |name, default: &str| std::env::var(name).unwrap_or_else(|_| default.into());
    [of("PGN_GAMES", "2000"), of("PGN_SEED", "2")]
}

/// Skipped where python-chess is not installed.
#[test]
fn random_games_are_read_as_by_python_chess() {
    let [games, seed] = how_many();
    if let Some(lines) = reference(PGN, &[&games, &seed], "") {
        check(&lines);
    }
}

/// The first four fields: python-chess plays moves from the counters 0 and 1.
fn position(fen: &str) -> Vec<&str> {
    fen.split(' ').take(4).collect()
}

/// Reads each line as python-chess has read it, and hands back how it is written.
fn check_epd(lines: &str) -> String {
    let mut all = String::new();
    for line in lines.lines() {
        let object: Value = serde_json::from_str(line).unwrap();
        let text = object["epd"].as_str().unwrap();
        let read = epd::read(text);
        assert_eq!(write(&read.setup, Dialect::EpIfLegal), object["fen"], "{text}");
        let errors = read.diagnostics.iter().filter(|it| it.severity == Severity::Error);
        assert_eq!(errors.map(|it| it.code()).collect::<Vec<_>>(), [""; 0], "{text}");
        for fault in &read.faults {
            assert_eq!(fault.kind.code(), "epd-semicolon", "{text}");
        }
        let operations = object["operations"].as_array().unwrap();
        assert_eq!(read.operations.len(), operations.len(), "{text}");
        for (found, expected) in read.operations.iter().zip(operations) {
            assert_eq!(found.opcode, expected[0], "{text}");
            let operands: Vec<&str> = found.operands.iter().map(|it| it.text.as_str()).collect();
            match &expected[1] {
                Value::Null => assert!(operands.is_empty(), "{text}"),
                Value::String(value) => assert_eq!(operands, [value], "{text}"),
                Value::Number(value) => assert_eq!(operands, [value.to_string()], "{text}"),
                Value::Array(fens) => {
                    let mut setup = read.setup;
                    assert_eq!(operands.len(), fens.len(), "{text}");
                    for (operand, fen) in operands.into_iter().zip(fens) {
                        let before = if found.opcode == "pv" { setup } else { read.setup };
                        let mv = resolve(&before, san::read(operand).unwrap()).unwrap().unwrap();
                        setup = play(&before, &mv);
                        let after = write(&setup, Dialect::EpIfLegal);
                        assert_eq!(position(&after), position(fen.as_str().unwrap()), "{text}");
                    }
                }
                other => panic!("{other}"),
            }
        }
        all.push_str(&read.write(Dialect::AsGiven));
        all.push('\n');
    }
    all
}

#[test]
fn lines_of_epd_that_are_kept_are_read_as_by_python_chess() {
    let kept = include_str!("data/epd.jsonl");
    assert_eq!(check_epd(kept).lines().count(), 60);
}

/// What is written says the same to python-chess. Skipped where that is not installed.
#[test]
fn random_lines_of_epd_are_read_and_written_as_by_python_chess() {
    let [lines, seed] = how_many();
    let Some(lines) = reference(EPD, &[&lines, &seed], "") else { return };
    let written = check_epd(&lines);
    let Some(again) = reference(EPD, &["-"], &written) else { return };
    let parts = |line: &str| {
        let object: Value = serde_json::from_str(line).unwrap();
        (object["fen"].clone(), object["operations"].clone())
    };
    for (line, again) in lines.lines().zip(again.lines()) {
        assert_eq!(parts(line), parts(again));
    }
    assert_eq!(lines.lines().count(), again.lines().count());
}
