//! What holds for every text and every setup.
#![cfg(not(target_arch = "wasm32"))]

use forsyth::chess::{Bitboard, Board, CastlingRights, Color, Piece, Rank, Setup, Square};
use forsyth::fen::{Dialect, Parsed, Severity, parse, write};
use forsyth::rules::{diagnose, diagnose_without_fixes};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Bits of text that FENs and what people paste with them are made of.
const PIECES: [&str; 70] = [
    "rnbqkbnr",
    "pppppppp",
    "PPPPPPPP",
    "RNBQKBNR",
    "8",
    "7",
    "1",
    "0",
    "9",
    "44",
    "/",
    "//",
    "\\",
    "／",
    " ",
    "  ",
    "\t",
    "\n",
    "\u{a0}",
    "\u{200b}",
    "_",
    "%20",
    "%2F",
    "+",
    ",",
    ";",
    "w",
    "b",
    "W",
    "white",
    "K",
    "Q",
    "k",
    "q",
    "KQkq",
    "HAha",
    "-",
    "–",
    "e3",
    "e6",
    "E6",
    "a9",
    "0 1",
    "99",
    "-1",
    "٣",
    "К",
    "♔",
    "♟",
    "~",
    "[",
    "]",
    "[Qq]",
    "\"",
    "[FEN \"",
    "fen=",
    "position fen ",
    "https://",
    "lichess.org/editor/",
    "&nbsp;",
    "&#47;",
    "bm e4;",
    "hmvc 3;",
    "x",
    "é",
    "😀",
    "{\"fen\": \"",
    "FEN: ",
    "p",
    "R",
];

const VALID: [&str; 6] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "b2r3r/k4p1p/p2q1np1/NppP4/3p1Q2/P4PPB/1PP4P/1K1RR3 w - - 0 24",
    "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
];

/// Text put together from the bits.
fn pasted() -> impl Strategy<Value = String> {
    vec(select(&PIECES[..]), 0..24).prop_map(|bits| bits.concat())
}

/// A good record with some characters replaced, inserted or removed.
fn damaged() -> impl Strategy<Value = String> {
    let damage = (any::<Index>(), select(&PIECES[..]), 0..3usize);
    (select(&VALID[..]), vec(damage, 1..5)).prop_map(|(fen, damages)| {
        let mut chars: Vec<char> = fen.chars().collect();
        for (at, bit, removed) in damages {
            let at = at.index(chars.len() + 1);
            let end = (at + removed).min(chars.len());
            chars.splice(at..end, bit.chars());
        }
        chars.into_iter().collect()
    })
}

fn texts() -> impl Strategy<Value = String> {
    prop_oneof![3 => damaged(), 2 => pasted(), 1 => any::<String>()]
}

fn setups() -> impl Strategy<Value = Setup> {
    let pieces = vec((0..64usize, select(&Piece::ALL[..])), 0..40);
    let ep = proptest::option::of(prop_oneof![16..24usize, 40..48usize]);
    (pieces, any::<bool>(), any::<u64>(), any::<u64>(), ep, 0..200u32, 1..9999u32).prop_map(
        |(pieces, white, mask, rooks, ep, halfmove_clock, fullmove_number)| {
            let mut board = Board::EMPTY;
            for (square, piece) in pieces {
                let square = Square::from_index(square).unwrap_or(Square::A1);
                board.set(square, Some(piece));
            }
            Setup {
                board,
                side_to_move: if white { Color::White } else { Color::Black },
                castling: CastlingRights::from_rooks(Bitboard(mask & rooks)),
                ep_square: ep.and_then(Square::from_index),
                halfmove_clock,
                fullmove_number,
            }
        },
    )
}

/// Spans of a diagnosed text: those of diagnostics, fields, ranks and edits.
fn assert_spans_fit(text: &str, parsed: &Parsed) {
    let ranks = Rank::ALL.map(|rank| parsed.layout.rank(rank));
    let fields = parsed.layout.fields.into_iter().chain(ranks).flatten();
    let marks = parsed.diagnostics.iter().map(|diagnostic| diagnostic.span);
    let fixes = parsed.diagnostics.iter().flat_map(|diagnostic| &diagnostic.fixes);
    let edits = fixes.flat_map(|fix| &fix.edits).map(|edit| edit.span);
    for span in fields.chain(marks).chain(edits).chain([parsed.layout.record]) {
        assert!(text.get(span.range()).is_some(), "{span:?} does not fit {text:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_and_its_spans_fit(text in texts()) {
        let parsed = diagnose(&text);
        assert_spans_fit(&text, &parsed);
    }

    /// The fixes do not depend on the findings, nor the other way round.
    #[test]
    fn findings_are_the_same_without_fixes(text in texts()) {
        let with = diagnose(&text);
        let without = diagnose_without_fixes(&text);
        prop_assert_eq!(with.setup, without.setup);
        let codes = |parsed: &Parsed| -> Vec<_> {
            parsed.diagnostics.iter().map(|d| (d.code(), d.severity, d.span)).collect()
        };
        prop_assert_eq!(codes(&with), codes(&without));
    }

    /// A fix does away with one of its kind at least, adds no error, and its edits fit.
    #[test]
    fn fixes_help(text in texts()) {
        let parsed = diagnose(&text);
        let count = |parsed: &Parsed, code: &str| {
            parsed.diagnostics.iter().filter(|d| d.code() == code).count()
        };
        let errors = |parsed: &Parsed| {
            parsed.diagnostics.iter().filter(|d| d.severity == Severity::Error).count()
        };
        for diagnostic in &parsed.diagnostics {
            for fix in &diagnostic.fixes {
                let fixed = fix.apply(&text);
                let after = diagnose_without_fixes(&fixed);
                let code = diagnostic.code();
                prop_assert!(count(&after, code) < count(&parsed, code), "{code}: {fixed:?}");
                prop_assert!(errors(&after) <= errors(&parsed), "{code}: {fixed:?}");
            }
        }
    }

    #[test]
    fn what_is_written_reads_as_it_was(setup in setups()) {
        let fen = write(&setup, Dialect::AsGiven);
        prop_assert_eq!(parse(&fen).setup, setup, "{}", fen);
        let setup = Setup { ep_square: None, ..setup };
        let fen = write(&setup, Dialect::Shredder);
        prop_assert_eq!(parse(&fen).setup, setup, "{}", fen);
    }

    /// The short way and the tolerant reader agree: space around a record changes nothing.
    #[test]
    fn both_readers_agree(setup in setups()) {
        let fen = write(&setup, Dialect::AsGiven);
        let padded = format!(" {fen} ");
        prop_assert_eq!(parse(&padded).setup, parse(&fen).setup);
    }
}

/// What the fuzzer found, each once.
#[test]
fn texts_that_were_read_wrongly_once() {
    // A number too large for any machine is no width of a board.
    let digits = "7".repeat(60);
    let text = format!("ts{digits}l/8/8/8/8/8/8/8 w - - 0 1");
    assert_spans_fit(&text, &diagnose(&text));
    // The number of a list's item is no part of the placement.
    let listed = format!("1. {}\n2. another", VALID[0]);
    let parsed = diagnose(&listed);
    assert_eq!(parsed.setup, parse(VALID[0]).setup);
    assert_eq!(parsed.layout.record.of(&listed), VALID[0]);
}
