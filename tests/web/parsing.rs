//! The core gives the same answers in the browser as natively.

use forsyth::chess::Setup;
use forsyth::fen::{Dialect, write};
use forsyth::rules::{Verdict, diagnose, verdict};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn the_start_array_is_read_and_written() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let parsed = diagnose(text);
    assert_eq!(parsed.setup, Setup::START);
    assert_eq!(verdict(&parsed), Verdict::Legal);
    assert_eq!(write(&parsed.setup, Dialect::default()), text);
}

#[wasm_bindgen_test]
fn a_short_rank_is_found_at_its_bytes_and_the_rest_is_kept() {
    let text = "rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    let parsed = diagnose(text);
    let short = parsed.diagnostics.iter().find(|d| d.code() == "rank-short");
    assert_eq!(short.map(|d| d.span.of(text)), Some("pp1pppp"));
    let kept = "/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
    assert!(write(&parsed.setup, Dialect::default()).ends_with(kept));
}
