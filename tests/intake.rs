//! What a pasted text or an opened file is taken for.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use forsyth::editor::{Entry, Indexer};
use forsyth::formats::intake::{Encoding, Kind, Layout, recognise, records};
use forsyth::formats::pgn::{games, outlines};
use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use proptest::sample;

const A: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
const B: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
const BOARD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn column(delimiter: u8, column: usize, has_header: bool) -> Kind {
    Kind::Positions(Layout::Column { delimiter, column, has_header })
}

#[test]
fn a_text_is_taken_for_what_it_is() {
    let lines = Kind::Positions(Layout::Lines);
    let prose = Kind::Positions(Layout::Prose);
    let table: Vec<(String, &str, Kind)> = vec![
        ("".into(), "", Kind::Nothing),
        (" \u{feff}\n".into(), "", Kind::Nothing),
        ("no chess here".into(), "", Kind::Unknown),
        ("no chess here".into(), "x.pgn", Kind::Games(0)),
        ("Hello, world! 1 2 3".into(), "notes.txt", Kind::Unknown),
        // One position.
        (A.into(), "", Kind::Fen),
        (BOARD.into(), "", Kind::Fen),
        (format!("\u{feff}{A}\r\n"), "a.fen", Kind::Fen),
        (format!("[FEN \"{A}\"]"), "", Kind::Fen),
        (format!("1. {A}"), "", Kind::Fen),
        (format!("position fen {A} moves e7e5"), "", Kind::Fen),
        (format!("{}\n{}", &A[..A.find(' ').unwrap()], &A[A.find(' ').unwrap() + 1..]), "", Kind::Fen),
        ("rnbqkbnr/pppppppp/8/8/\n8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".into(), "", Kind::Fen),
        (BOARD.replace('/', "\n"), "", Kind::Fen),
        ("rnbqkbnr,pppppppp,8,8,8,8,PPPPPPPP,RNBQKBNR w KQkq - 0 1".into(), "", Kind::Fen),
        (B.replace(' ', ","), "", Kind::Fen),
        (B.replace(' ', ";"), "", Kind::Fen),
        (format!("{{\"fen\": \"{A}\"}}"), "", Kind::Fen),
        (format!("12,{A},0.35"), "", Kind::Fen),
        ("8/8/8/8/8/8/8/K1k5 w - - bm Kb1;".into(), "", Kind::Epd),
        ("8/8/8/8/8/8/8/K1k5 w - - bm Kb1; id \"a; b\";".into(), "a.epd", Kind::Epd),
        (format!("https://lichess.org/editor/{}", A.replace(' ', "_")), "", Kind::Link),
        (format!("see https://www.chess.com/analysis?fen={}", A.replace(' ', "+")), "", Kind::Link),
        // Games.
        ("1. e4 e5 2. Nf3".into(), "", Kind::Games(0)),
        ("1.e4".into(), "", Kind::Games(0)),
        ("e4 e5 Nf3 Nc6".into(), "", Kind::Games(0)),
        ("e4".into(), "", Kind::Unknown),
        ("{A remark} 1. d4 d5".into(), "", Kind::Games(0)),
        ("\n\n[Event \"?\"]\n[White \"A\"]\n\n1. e4 *\n".into(), "", Kind::Games(2)),
        ("% made by hand\n[White \"A\"]\n\n1. e4 *\n".into(), "", Kind::Games(0)),
        (format!("[SetUp \"1\"]\n[FEN \"{B}\"]\n\n1. Kb6 *\n"), "", Kind::Games(0)),
        (format!("[FEN \"{B}\"]\n\n1. Kb6 *\n"), "", Kind::Games(0)),
        (format!("[FEN \"{B}\"]\n\n1. Ka9 *\n"), "", Kind::Games(0)),
        ("Look:\n[Event \"?\"]\n\n1. e4 *\n".into(), "", Kind::Games(6)),
        // Several positions.
        (format!("{A}\n{B}"), "", lines),
        (format!("# two\n\n{A}\r\n{B}\r\n"), "", lines),
        (format!("{A}\n8/2p5/3p4/KPx5r/1R3p1k/8/4P1P1/8 w - - 0 1"), "", lines),
        ("8/8/8/8/8/8/8/K1k5 w - - bm Kb1; id \"a\";\n8/8/8/8/8/8/8/K1k5 b - - bm Kd1; id \"b\";\n".into(), "", lines),
        (format!("{A} ; D1 20 ; D2 400\n{B} ; D1 14 ; D2 191\n"), "perft.epd", lines),
        (format!("Compare {A} with {B}."), "", prose),
        (format!("[{{\"fen\":\"{A}\"}},{{\"fen\":\"{B}\"}}]"), "", prose),
        (format!("The first is\n{A}\nand the other one, rather\nlater,\n{B}\nas we know.\nIs it?"), "", prose),
        // Tables.
        (format!("PuzzleId,FEN,Moves,Rating\n00008,{A},e7e5 g1f3,1800\n"), "", column(b',', 1, true)),
        (format!("00008,{A},e7e5 g1f3,1800\n00009,{B},a5b6,900\n"), "", column(b',', 1, false)),
        (format!("FEN,Evaluation\n{A},+56\n{B},#-3\n"), "", column(b',', 0, true)),
        (format!("{A}\t+56\n{B}\t#-3\n"), "", column(b'\t', 0, false)),
        (format!("id;start_fen\n1;\"{A}\"\n2;\"{B}\"\n"), "", column(b';', 1, true)),
        (format!("a;b\n1;\"{A}\"\n2;\"{B}\"\n"), "x.csv", column(b';', 1, true)),
        (format!("\"a, or b\",\"{A}\"\n\"c\",\"{B}\"\n"), "x.csv", column(b',', 1, false)),
        (format!("name,position,eval\nx,{A},1\n"), "x.csv", column(b',', 1, true)),
    ];
    for (text, name, expected) in table {
        assert_eq!(recognise(&text, name), expected, "{name} {text}");
    }
}

fn texts(text: &str) -> Vec<(usize, String)> {
    let Kind::Positions(layout) = recognise(text, "") else { panic!("{text}") };
    let found = records(text, layout);
    found
        .inspect(|r| assert!(!r.span.of(text).is_empty()))
        .map(|r| (r.line, r.text.into()))
        .collect()
}

#[test]
fn every_position_is_found_on_its_line() {
    let a = (A.to_string(), B.to_string());
    let on = |first: usize, second: usize| vec![(first, a.0.clone()), (second, a.1.clone())];
    assert_eq!(texts(&format!("# two\n\n  {A}\r\n{B}\r\n\n")), on(3, 4));
    assert_eq!(texts(&format!("Either {A} or {B}.")), on(1, 1));
    assert_eq!(texts(&format!("Either\n“{A}”\nor\n({B}), or.")), on(2, 4));
    assert_eq!(
        texts(&format!(
            "https://lichess.org/analysis/{}\nhttps://lichess.org/editor/{}?color=black",
            A.replace(' ', "_"),
            B.replace(' ', "%20")
        )),
        on(1, 2)
    );
    assert_eq!(texts(&format!("FEN,x\n{A},1\n\"{B}\",2\n")), on(2, 3));
    assert_eq!(texts(&format!("x,FEN\n,{A}\n,\n\"a \"\"quoted\"\" b,c\",\"{B}\"\n")).len(), 2);
    assert_eq!(
        texts(&format!("[{{\"fen\":\"{}\"}},{{\"fen\":\"{B}\"}}]", A.replace('/', "\\/"))),
        on(1, 1)
    );
    // A bad one has its place, too.
    assert_eq!(texts(&format!("{A}\n{B}\nrubbish\n{A}\n{B}"))[2], (3, "rubbish".into()));
}

#[test]
fn a_long_text_is_read_block_by_block() {
    let row = |i: usize| format!("{i},{},x\n", if i.is_multiple_of(2) { A } else { B });
    let text = format!("id,fen,z\n{}", (0..5000).map(row).collect::<String>());
    let Kind::Positions(layout) = recognise(&text, "") else { panic!() };
    let whole: Vec<(usize, String)> =
        records(&text, layout).map(|r| (r.line, r.text.into())).collect();
    assert_eq!(whole.len(), 5000);
    let (mut found, mut lines, mut at) = (Vec::new(), 0, 0);
    while at < text.len() {
        let block = &text.as_bytes()[at..(at + 10_007).min(text.len())];
        let block = match Encoding::Utf8.whole_lines(block) {
            0 => block,
            length => &block[..length],
        };
        let block_text = Encoding::Utf8.decode(block);
        let mut records = match at {
            0 => records(&block_text, layout),
            _ => records(&block_text, layout).behind(lines),
        };
        found.extend(records.by_ref().map(|r| (r.line, r.text.to_string())));
        lines = records.lines();
        at += block.len();
    }
    assert_eq!(found, whole);
}

#[test]
fn bytes_are_read_in_their_encoding() {
    let text = format!("{A}\nž♔ {B}\n");
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let marked = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
    for (bytes, encoding) in [
        (text.as_bytes().to_vec(), Encoding::Utf8),
        (marked(b"\xef\xbb\xbf", text.as_bytes()), Encoding::Utf8),
        (marked(&[0xff, 0xfe], &little), Encoding::Utf16Le),
        (marked(&[0xfe, 0xff], &big), Encoding::Utf16Be),
        (little, Encoding::Utf16Le),
        (big, Encoding::Utf16Be),
    ] {
        assert_eq!(Encoding::of(&bytes), encoding);
        assert_eq!(encoding.decode(&bytes), text);
        let whole = encoding.whole_lines(&bytes[..bytes.len() - 3]);
        assert_eq!(encoding.decode(&bytes[..whole]), format!("{A}\n"));
    }
    assert_eq!(Encoding::of(b"").decode(b""), "");
    assert_eq!(Encoding::Utf8.decode(b"Gr\xfcnfeld, \xc3\xa9"), "Grünfeld, é");
    assert_eq!(Encoding::Utf16Le.decode(b"\xff\xfea\0\xd8"), "a");
}

#[test]
fn outlines_are_where_the_games_are() {
    let texts = [
        "",
        "1. e4 * 1. d4 *",
        "[Event \"a\"]\n[Result \"*\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 d5 1/2-1/2\n",
        "[Event \"a\"]\n[Event \"b\"]\n\n1. d4",
        "[Event \"a\"]\n\n( 1. e4 {x} )\n[White \"b\"]\n\n1. d4 (1. e4 1-0) 0-1 1-0 e4",
        "[Event \"a\"]\n\n1. e4 (1. d4 [White \"x\"]\n{open [Event \"c\"]\n\n[Event \"d\"]\n",
        "{only} [White \"b\"]\n e.p. + [White \"c] 1. e5 [bad] N [Event \"x\"]\n",
        ") ) 1. Ka9 [Bad\n[Event b] 2. e4",
    ];
    for text in texts {
        let read: Vec<_> = games(text).map(|g| (g.span, g.tags, g.termination)).collect();
        let found: Vec<_> = outlines(text).map(|o| (o.span, o.tags, o.termination)).collect();
        assert_eq!(found, read, "{text}");
    }
    for folder in ["fuzz/seeds/pgn", "fuzz/seeds/paste", "fuzz/seeds/epd"] {
        for file in std::fs::read_dir(folder).unwrap() {
            let text =
                String::from_utf8_lossy(&std::fs::read(file.unwrap().path()).unwrap()).repeat(3);
            let read: Vec<_> = games(&text).map(|g| (g.span, g.tags)).collect();
            let found: Vec<_> = outlines(&text).map(|o| (o.span, o.tags)).collect();
            assert_eq!(found, read, "{text}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn nothing_is_too_strange(parts in vec(sample::select(PARTS.to_vec()), 0..40), cut in 0..9_usize) {
        let mut bytes = parts.concat().into_bytes();
        let length = bytes.len();
        if cut > 1 && length > cut {
            // Characters cut in two, too.
            bytes.remove(length / cut);
        }
        let encoding = Encoding::of(&bytes);
        let text = encoding.decode(&bytes);
        let kind = recognise(&text, "");
        let mut layouts = vec![Layout::Lines, Layout::Prose];
        if let Kind::Positions(layout) = kind {
            layouts.push(layout);
        }
        for layout in layouts {
            for record in records(&text, layout) {
                prop_assert!(text.get(record.span.range()).is_some());
            }
        }
        let read: Vec<_> = games(&text).map(|game| (game.span, game.tags)).collect();
        let found: Vec<_> = outlines(&text).map(|outline| (outline.span, outline.tags)).collect();
        prop_assert_eq!(&found, &read);
        for size in [7, 50, 1 << 20] {
            let mut indexer = Indexer::new(encoding, 0, 0);
            let mut listed = Vec::new();
            let mut tell = |entry: Entry, game: &str| listed.push((entry, game.to_string()));
            for block in bytes.chunks(size) {
                indexer.feed(block, &mut tell);
            }
            indexer.finish(&mut tell);
            let mut end = 0;
            for (entry, game) in &listed {
                prop_assert!(end <= entry.start && entry.end <= bytes.len());
                prop_assert_eq!(&*encoding.decode(&bytes[entry.start..entry.end]), game.as_str());
                end = entry.end;
            }
            // A comment may hold what looks like the next game, and end in another block.
            if !text.contains('{') {
                prop_assert_eq!(listed.len(), read.len());
            }
        }
    }
}

/// What texts are made of.
const PARTS: [&str; 34] = [
    "[Event \"x\"]\n",
    "\n[Event \"y\"]\n",
    "[White \"Ž\"]\n",
    "[FEN \"",
    "\"]\n",
    "[",
    "]",
    "\"",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "\n",
    "\r\n",
    " ",
    "\t",
    ",",
    "1. e4 ",
    "e5 ",
    "Nf3 ",
    "Ke3 ",
    "1-0 ",
    "* ",
    "$1 ",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    " w KQkq -",
    "fen",
    "é",
    "\u{feff}",
    "\0",
    "bm e4; ",
];
