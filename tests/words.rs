//! Sentences in the four languages, as people get to read them: `tests/data/sentences.tsv`, to
//! be read by eye where it changes. Run with `UPDATE_WORDS=1` to write it anew.
#![cfg(not(target_arch = "wasm32"))]

use std::fmt::Write as _;

use forsyth::chess::{Color, Piece, Role, Square};
use forsyth::fen::parse;
use forsyth::rules::{EXAMPLES, diagnose, diagnose_deep};
use forsyth::words::{Lang, Words};

const KNIGHT: Piece = Piece::new(Color::White, Role::Knight);
const PAWN: Piece = Piece::new(Color::Black, Role::Pawn);

/// What is said, with a name for each.
fn sentences(words: &Words) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |name: &str, said: String| all.push((name.to_string(), said));
    for (code, text) in EXAMPLES {
        let parsed = if code.starts_with("retro") { diagnose_deep(text) } else { diagnose(text) };
        let found = parsed.diagnostics.iter().find(|d| d.code() == code);
        let Some(found) = found else { panic!("{text:?} has no {code}") };
        add(code, words.problem(&found.problem));
        for fix in &found.fixes {
            add(&format!("{code}, fix"), words.repair(&fix.repair));
        }
    }
    add("rank", words.rank(7, &[(Some(PAWN), 2), (None, 1), (Some(PAWN), 5)]));
    add("rank", words.rank(3, &[(None, 5), (Some(KNIGHT), 1), (None, 2)]));
    add("rank", words.rank(4, &[(None, 8)]));
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k2r/8/8/8/8/8/8/R3K3 b Qk - 3 12",
        "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQ - 0 1",
        "8/8/8/8/8/8/8/K7 b - e3 1 1",
    ] {
        let setup = parse(fen).setup;
        add("description", words.description(&setup));
        add("castling", words.castling(&setup));
        add("en passant", words.en_passant(setup.ep_square));
        add("plies", words.plies(setup.halfmove_clock));
        add("move", words.move_number(setup.fullmove_number));
    }
    for color in Color::ALL {
        add("to move", words.to_move(color));
        add("turned", words.board_turned(color));
        add("pieces of", words.pieces_of(color));
    }
    add("square", words.on_square(Square::E1, Some(KNIGHT)));
    add("square", words.on_square(Square::E1, None));
    add("edit", words.now_on(Square::E1, Some(PAWN)));
    add("edit", words.now_on(Square::E1, None));
    add("edit", words.moved(KNIGHT, Square::E1, Square::H1));
    add("edit", words.squares_changed(1));
    add("edit", words.squares_changed(21));
    add("mark", words.marked(Square::E1, Some(1)));
    add("mark", words.marked(Square::E1, None));
    add("mark", words.arrow(Square::E1, Square::E8, Some(3)));
    add("mark", words.arrow(Square::E1, Square::E8, None));
    for points in [0, 3, -1] {
        add("balance", words.balance(points));
    }
    add("counts", words.counts([2, 1, 0]));
    add("counts", words.counts([0, 0, 5]));
    add("help", words.help_put());
    all
}

fn table() -> String {
    let mut table = String::new();
    let all = Lang::ALL.map(|lang| sentences(Words::of(lang)));
    for (i, (name, _)) in all[0].iter().enumerate() {
        let _ = writeln!(table, "{name}");
        for (lang, said) in Lang::ALL.iter().zip(&all) {
            assert_eq!(said[i].0, *name);
            let _ = writeln!(table, "\t{}\t{}", lang.tag(), said[i].1);
        }
    }
    table
}

#[test]
fn the_sentences_are_those_that_were_read() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/sentences.tsv");
    if std::env::var_os("UPDATE_WORDS").is_some() {
        std::fs::write(path, table()).unwrap();
    }
    let committed = std::fs::read_to_string(path).unwrap();
    for (old, new) in committed.lines().zip(table().lines()) {
        assert_eq!(old, new, "if this is right, run this test with UPDATE_WORDS=1");
    }
    assert!(committed == table(), "run this test with UPDATE_WORDS=1");
}

/// No two languages say a problem alike, and none leaves words of the English sentence in.
#[test]
fn every_problem_has_its_own_sentence_in_every_language() {
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let english = sentences(Words::english());
        for ((name, said), (_, english)) in sentences(Words::of(lang)).iter().zip(&english) {
            assert_ne!(said, english, "{lang:?} {name}");
            for word in [" the ", " is ", " of ", " square ", " rank ", " king ", " pawn "] {
                assert!(!format!(" {said} ").contains(word), "{lang:?} {name}: {said}");
            }
        }
    }
}

#[test]
fn nouns_agree_with_their_numbers() {
    let short = |text| {
        let parsed = diagnose(text);
        let found = parsed.diagnostics.iter().find(|d| d.code() == "rank-short").unwrap();
        Lang::ALL.map(|lang| Words::of(lang).problem(&found.problem))
    };
    let [en, fi, tr, ml] = short("4k3/8/8/8/8/1/4P3/4K3 w - - 0 1");
    assert_eq!(en, "Rank 3 has 1 square; it needs 8");
    assert_eq!(fi, "Rivillä 3 on 1 ruutu; niitä pitää olla 8");
    assert_eq!(tr, "3. yatay sırada 1 kare var; 8 olmalı");
    assert_eq!(ml, "3-ാം നിരയിൽ ഒരു കളം മാത്രമേയുള്ളൂ; 8 എണ്ണം വേണം");
    let [en, fi, tr, ml] = short("4k3/8/8/8/8/2/4P3/4K3 w - - 0 1");
    assert_eq!(en, "Rank 3 has 2 squares; it needs 8");
    assert_eq!(fi, "Rivillä 3 on 2 ruutua; niitä pitää olla 8");
    assert_eq!(tr, "3. yatay sırada 2 kare var; 8 olmalı");
    assert_eq!(ml, "3-ാം നിരയിൽ 2 കളങ്ങൾ മാത്രമേയുള്ളൂ; 8 എണ്ണം വേണം");
}
