//! Sentences in the four languages, as people get to read them: `tests/data/sentences.tsv`, to
//! be read by eye where it changes. Run with `UPDATE_WORDS=1` to write it anew.
#![cfg(not(target_arch = "wasm32"))]

use std::fmt::Write as _;

use forsyth::chess::{Color, Piece, Role, Square};
use forsyth::fen::parse;
use forsyth::formats::pgn::{Fault, FaultKind, games};
use forsyth::formats::{Format, Options, Part, View, epd};
use forsyth::rules::{EXAMPLES, diagnose, diagnose_deep};
use forsyth::words::{Lang, Words};

const KNIGHT: Piece = Piece::new(Color::White, Role::Knight);
const PAWN: Piece = Piece::new(Color::Black, Role::Pawn);

/// What is said of formats.
fn add_formats(words: &Words, add: &mut impl FnMut(&str, String)) {
    // Some have the same name in every language.
    add("formats", Format::all().map(|f| words.format(f)).collect::<Vec<_>>().join("; "));
    add("losses", words.losses(&Part::ALL));
    let setup = parse("4k3/8/8/8/8/8/8/4K2R b K - 3 12").setup;
    for text in [
        "1. Nf5",
        "1. e4 e5 2. a5b6",
        "1. O-O",
        "1. e8",
        "1. e3=Q",
        "[FEN \"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1\"] 1. b8",
        "1. hello",
        "1. e4 {",
        "1. e4 (",
        "1. e4 )",
        "(1. e4)",
        "1. e4 $300",
        "1. e4 } e5",
        "1. e4",
        "[Result \"1-0\"] *",
        "[A b]",
        "[A \"\"][A \"\"]",
        "[FEN \"8/8 w\"]",
        "1. e4 f5 2. Qh5 a6",
        "1. d4 a6 2. Nd2 a5 3. Ngf3 a4 4. Nb3 a3 5. Nbd4",
        "1. d4 a6 2. Nd2 a5 3. Ngf3 a4 4. Nb3 h6 5. Nd2",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"] 1. O-O",
        "[FEN \"4k3/8/8/8/8/8/4q3/4K2R w K - 0 1\"] 1. O-O",
    ] {
        for game in games(text) {
            let is_said = |fault: &&Fault| text == "1. e4" || fault.kind != FaultKind::NoResult;
            for fault in game.faults.iter().filter(is_said) {
                add(fault.kind.code(), words.pgn_fault(fault, text, game.setup(fault.before)));
            }
        }
    }
    let epd = epd::read("4k3/8/8/8/8/8/8/4K2R b K - 3x; id; id \"x\"; hmvc y; c0 \"z");
    for fault in epd.faults {
        add(fault.kind.code(), words.epd_fault(fault.kind));
    }
    let options = Options { coordinates: false, ..Options::default() };
    add(
        "svg",
        words.written(Format::Svg, &View::new(&setup), &options).lines().skip(1).take(2).collect(),
    );
}

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
    add_formats(words, &mut add);
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
