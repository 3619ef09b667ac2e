//! The core as WebAssembly, for measuring it beside other libraries: `script/bench`.
#![cfg(target_arch = "wasm32")]

use forsyth::fen::Severity;
use forsyth::formats::pgn::{decode, games};
use forsyth::rules::{diagnose_without_fixes, worst};
use wasm_bindgen::prelude::wasm_bindgen;

/// Reads and judges records, one a line of UTF-8: how many have neither an error nor a warning.
#[wasm_bindgen]
pub fn judge(text: &[u8]) -> usize {
    let Ok(mut rest) = std::str::from_utf8(text) else { return 0 };
    let mut right = 0;
    while !rest.is_empty() {
        let end = rest.bytes().position(|byte| byte == b'\n').unwrap_or(rest.len());
        let (fen, after) = rest.split_at(end);
        right +=
            usize::from(worst(&diagnose_without_fixes(fen).diagnostics) < Some(Severity::Warning));
        rest = after.strip_prefix('\n').unwrap_or(after);
    }
    right
}

/// Games as the standard writes them, with all of their variations and comments.
#[wasm_bindgen]
pub fn standard_games(text: &str) -> String {
    games(text).map(|game| game.write()).collect()
}

/// Reads games, with every move checked: how many moves they have, in all variations.
#[wasm_bindgen]
pub fn read_games(text: &[u8]) -> usize {
    games(&decode(text)).map(|game| game.moves.len()).sum()
}
