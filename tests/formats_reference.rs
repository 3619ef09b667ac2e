//! PGN beside python-chess: random games in odd forms, FEN by FEN.
//!
//! Some games are kept in `tests/data/games.jsonl`. Where Python has the package `chess`, many
//! more are made: 2000, or as many as `PGN_GAMES` says. To make those that are kept anew:
//! `python3 tests/reference/pgn.py 30 > tests/data/games.jsonl`.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use std::process::Command;

use forsyth::fen::{Dialect, write};
use forsyth::formats::pgn::{Game, decode, games};
use serde_json::Value;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/reference/pgn.py");

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

/// Skipped where python-chess is not installed.
#[test]
fn random_games_are_read_as_by_python_chess() {
    let games = std::env::var("PGN_GAMES").unwrap_or_else(|_| "2000".into());
    let seed = std::env::var("PGN_SEED").unwrap_or_else(|_| "2".into());
    let has_chess = Command::new("python3")
        .args(["-c", "import chess.pgn"])
        .output()
        .is_ok_and(|output| output.status.success());
    if !has_chess {
        eprintln!("skipped: python3 with the package chess is not installed");
        return;
    }
    let output = Command::new("python3").args([SCRIPT, &games, &seed]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    check(std::str::from_utf8(&output.stdout).unwrap());
}
