//! Lists read, filtered, repaired, put in order and written.
#![cfg(not(target_arch = "wasm32"))]

use super::*;
use crate::formats::intake::{Encoding, HEAD, Kind as Intake, recognise, records};
use crate::rules::{diagnose, worst};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const SHORT: &str = "rnbqkbnr/pp1pppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SPACES: &str = "4k3/8/8/8/8/8/8/4K3  w  -  -  5  9";
const NO_KING: &str = "4k3/8/8/8/8/8/8/8 w - - 0 1";

fn list(texts: &[&str]) -> List {
    let mut list = List::default();
    for (i, text) in texts.iter().enumerate() {
        list.push(text, i as u32 + 1);
    }
    list
}

fn shown(list: &List) -> Vec<&str> {
    (0..list.shown_len()).map(|place| list.shown(place).unwrap().1).collect()
}

/// Reads a file in blocks of a size.
fn read(bytes: &[u8], name: &str, block: usize) -> List {
    let head = &bytes[..bytes.len().min(HEAD)];
    let encoding = Encoding::of(head);
    let Intake::Positions(layout) = recognise(&encoding.decode(head), name) else {
        panic!("{name} is no list");
    };
    let (mut list, mut reader) = (List::default(), Reader::new(encoding, layout));
    let mut blocks = bytes.chunks(block).peekable();
    while let Some(bytes) = blocks.next() {
        reader.feed(bytes, blocks.peek().is_none(), &mut list);
    }
    list
}

#[test]
fn counts_by_the_worst_problem() {
    let list = list(&[START, KINGS, SHORT, SPACES, NO_KING, "no chess"]);
    assert_eq!((list.len(), list.counts()), (6, [2, 0, 1, 3]));
    let kinds = list.kinds();
    let of = |code: &str| kinds.iter().find(|kind| kind.code == code).unwrap();
    assert_eq!((of("rank-short").count, &*of("rank-short").example), (1, SHORT));
    assert_eq!((of("not-a-fen").count, &*of("not-a-fen").example), (1, "no chess"));
    assert!(kinds.is_sorted_by(|a, b| a.count >= b.count));
}

#[test]
fn what_is_said_of_each_is_what_the_core_says() {
    let valid = include_str!("../../tests/data/valid_positions.txt");
    let texts: Vec<&str> = valid.lines().take(2000).chain([SHORT, SPACES, NO_KING]).collect();
    let list = list(&texts);
    let mut counts = [0; 4];
    for text in &texts {
        counts[worst(&diagnose(text).diagnostics).map_or(0, |it| it as usize + 1)] += 1;
    }
    assert_eq!(list.counts(), counts);
}

#[test]
fn operations_of_epd_are_no_fault_in_a_list() {
    let list = list(&["4k3/8/8/8/8/8/8/4K3 w - - bm Ke2; id \"a\";", "4k3/8/8/8/8/8/8/4K3 w - -"]);
    assert_eq!(list.counts(), [1, 0, 1, 0]);
    assert_eq!(list.kinds().iter().map(|it| it.code).collect::<Vec<_>>(), ["field-missing"]);
}

#[test]
fn is_read_the_same_in_blocks_of_any_size() {
    let lines = [START, KINGS, "", "# a remark", SHORT, SPACES, START, KINGS].join("\r\n");
    let table = format!(
        "PuzzleId,FEN,Moves\n{}",
        [START, KINGS, SHORT].map(|fen| format!("a,{fen},e2e4\n")).concat()
    );
    let prose = format!("See {START} and\nalso {KINGS}, é\nthen {KINGS}.");
    let utf16: Vec<u8> =
        [0xff, 0xfe].into_iter().chain(lines.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let mut latin = lines.clone().into_bytes();
    latin.extend(b"\r\n# caf\xe9\r\n4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    for (bytes, name, count) in [
        (lines.as_bytes(), "a.fen", 6),
        (table.as_bytes(), "puzzles.csv", 3),
        (prose.as_bytes(), "letter.txt", 3),
        (&utf16, "b.fen", 6),
        (&latin, "c.fen", 7),
    ] {
        let whole = read(bytes, name, usize::MAX);
        assert_eq!(whole.len(), count, "{name}");
        let in_one_text = Encoding::of(bytes).decode(bytes);
        let Intake::Positions(layout) = recognise(&in_one_text, name) else { panic!() };
        for (place, record) in records(&in_one_text, layout).enumerate() {
            let (_, text, line) = whole.shown(place).unwrap();
            assert_eq!((text, line), (&*record.text, record.line as u32), "{name}");
        }
        for size in [1, 2, 3, 7, 64, 100] {
            let list = read(bytes, name, size);
            assert_eq!(shown(&list), shown(&whole), "{name} in blocks of {size}");
            let lines = |list: &List| (0..count).map(|at| list.shown(at).unwrap().2).collect();
            let (lines, expected): (Vec<_>, Vec<_>) = (lines(&list), lines(&whole));
            assert_eq!(lines, expected, "{name} in blocks of {size}");
        }
    }
}

#[test]
fn a_line_without_an_end_takes_no_endless_memory() {
    let mut list = List::default();
    let mut reader = Reader::new(Encoding::Utf8, crate::formats::intake::Layout::Lines);
    for _ in 0..20 {
        reader.feed(&vec![b'x'; 1 << 20], false, &mut list);
    }
    reader.feed(b"", true, &mut list);
    assert!(list.len() < 20);
    assert!(shown(&list).iter().all(|text| text.len() == 10_000));
}

#[test]
fn filters_by_problem_and_by_text() {
    let mut list = list(&[START, KINGS, SHORT, SPACES, NO_KING, "no chess at all"]);
    for (problem, text, expected) in [
        ("", "", &[START, KINGS, SHORT, SPACES, NO_KING, "no chess at all"][..]),
        ("error", "", &[SHORT, NO_KING, "no chess at all"]),
        ("warning", "", &[SPACES]),
        ("legal", "", &[START, KINGS]),
        ("rank-short", "", &[SHORT]),
        ("space-run", "", &[SPACES]),
        ("ep-syntax", "", &[]),
        ("", "CHESS", &["no chess at all"]),
        ("", " rnbqkbnr ", &[START, SHORT]),
        // A part of a board.
        ("", "8/4K3", &[KINGS, SPACES]),
        ("", "8/4k3", &[]),
        ("legal", "kqKQ", &[START]),
        ("legal", "4k3/8/8/8/8/8/8/4K3", &[KINGS]),
    ] {
        list.filter(Filter::new(problem, text));
        assert_eq!(shown(&list), expected, "{problem} {text}");
    }
    // What is added meanwhile is shown if it fits.
    list.filter(Filter::new("error", ""));
    list.push(SHORT, 9);
    list.push(KINGS, 10);
    assert_eq!(shown(&list).len(), 4);
    assert_eq!(list.counts().iter().sum::<usize>(), list.len());
}

#[test]
fn repairs_all_of_one_kind_and_nothing_else() {
    let spaced = SHORT.replace(' ', "  ");
    let mut list = list(&[START, &spaced, SPACES, "4k3/8/8/8/8/8/8/4K3 w  - - 0 1 "]);
    assert_eq!(list.fix_all("space-run"), 3);
    let fixed = ["4k3/8/8/8/8/8/8/4K3 w - - 5 9", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 "];
    assert_eq!(shown(&list), [START, SHORT, fixed[0], fixed[1]]);
    assert!(!list.kinds().iter().any(|kind| kind.code == "space-run"));
    // One undo takes all of it back.
    list.undo();
    assert_eq!(shown(&list)[2], SPACES);
    assert!(!list.can_undo());
    // Only what is shown is repaired.
    list.filter(Filter::new("", "/pp1pppp"));
    assert_eq!(list.fix_all("space-run"), 1);
    list.filter(Filter::default());
    assert_eq!(shown(&list), [START, SHORT, SPACES, "4k3/8/8/8/8/8/8/4K3 w  - - 0 1 "]);
    assert_eq!(list.fix_all("no-such-kind"), 0);
}

#[test]
fn no_repair_makes_a_position_worse() {
    for line in include_str!("../../tests/data/corpus.jsonl").lines() {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        let text = record["input"].as_str().unwrap().lines().next().unwrap_or_default();
        let mut list = list(&[text]);
        let before = worst(&diagnose(text).diagnostics);
        for kind in list.kinds() {
            list.fix_all(kind.code);
            let after = worst(&diagnose(shown(&list)[0]).diagnostics);
            assert!(after <= before, "{text} {}: {}", kind.code, shown(&list)[0]);
        }
    }
}

#[test]
fn keeps_the_first_of_each_position() {
    let mut list = list(&[
        KINGS,
        START,
        SPACES,
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        // An en passant square where nobody can take makes no other position.
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        // Here one can take.
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
        // Other rights.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1",
        // The same in another way of writing.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        "no chess",
        "no chess",
        "no chess either",
    ]);
    assert_eq!(list.keep_first_of_each(), 4);
    let lines: Vec<_> = (0..list.len()).map(|at| list.shown(at).unwrap().2).collect();
    assert_eq!(lines, [1, 2, 4, 5, 7, 8, 9, 11, 13]);
    assert_eq!(list.keep_first_of_each(), 0);
    list.undo();
    assert_eq!(list.len(), 13);
}

#[test]
fn reorders_removes_adds_and_undoes() {
    let texts = ["8/8/8/8/8/8/8/K1k5 w - - 0 1", KINGS, SHORT, START];
    let mut list = list(&texts);
    let [a, b, c, d] = [0, 1, 2, 3];
    let numbers = |list: &List| -> Vec<u32> {
        (0..list.shown_len()).map(|at| list.shown(at).unwrap().0).collect()
    };
    list.shift(a, 1);
    assert_eq!(numbers(&list), [b, a, c, d]);
    list.shift(d, -1);
    assert_eq!(numbers(&list), [b, a, d, c]);
    list.shift(b, -1);
    list.shift(c, 1);
    list.shift(77, 1);
    assert_eq!(numbers(&list), [b, a, d, c]);
    // Among those shown, over those that are not.
    list.filter(Filter::new("legal", ""));
    assert_eq!(numbers(&list), [b, a, d]);
    list.shift(d, -2);
    list.filter(Filter::default());
    assert_eq!(numbers(&list), [d, b, a, c]);
    list.remove(b);
    assert_eq!((numbers(&list), list.counts()), (vec![d, a, c], [2, 0, 0, 1]));
    let e = list.insert("4k3/8/8/8/8/8/8/4K3\r\nw - - 0 1", a).unwrap();
    assert_eq!(numbers(&list), [d, a, e, c]);
    assert_eq!(list.text(e), "4k3/8/8/8/8/8/8/4K3  w - - 0 1");
    list.update(c, START);
    assert_eq!((list.text(c), list.counts()), (START, [3, 0, 1, 0]));
    // Something comes from the file in between.
    list.push(KINGS, 99);
    list.undo();
    assert_eq!((list.text(c), numbers(&list)), (SHORT, vec![d, a, e, c, 5]));
    list.undo();
    assert_eq!(numbers(&list), [d, a, c, 5]);
    list.undo();
    assert_eq!(numbers(&list), [d, b, a, c, 5]);
    while list.can_undo() {
        list.undo();
    }
    assert_eq!(numbers(&list), [a, b, c, d, 5]);
    assert_eq!(list.counts(), [4, 0, 0, 1]);
}

#[test]
fn writes_each_format() {
    let epd = "4k3/8/8/8/8/8/8/4K3 w - - bm Ke2; id \"a \"; hmvc 7;";
    let mut list = list(&[START, SPACES, epd, SHORT]);
    let write = |list: &List, format| list.write(format, 0..usize::MAX);
    let fen =
        format!("{START}\n4k3/8/8/8/8/8/8/4K3 w - - 5 9\n4k3/8/8/8/8/8/8/4K3 w - - 7 1\n{SHORT}\n");
    assert_eq!(write(&list, Format::Fen), (fen, 0));
    let records = format!(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - fmvn 1; hmvc 0;\n\
         4k3/8/8/8/8/8/8/4K3 w - - fmvn 9; hmvc 5;\n{epd}\n{SHORT}\n"
    );
    assert_eq!(write(&list, Format::Epd), (records, 0));
    let (games, left_out) = write(&list, Format::Pgn);
    assert_eq!(left_out, 1);
    let games: Vec<_> = crate::formats::pgn::games(&games).collect();
    assert_eq!(games.len(), 3);
    assert!(games.iter().all(|game| game.faults.is_empty()));
    assert_eq!(games[1].setup(None).fullmove_number, 9);
    assert_eq!(games[2].setup(None).halfmove_clock, 7);
    // Only what is shown, in its order.
    list.shift(1, -1);
    list.filter(Filter::new("", "5  9"));
    assert_eq!(write(&list, Format::Fen).0, "4k3/8/8/8/8/8/8/4K3 w - - 5 9\n");
}

#[test]
fn a_session_speaks_in_numbers_and_texts() {
    use crate::formats::intake::Layout;
    for encoding in [Encoding::Utf8, Encoding::Utf16Le, Encoding::Utf16Be] {
        for layout in [
            Layout::Lines,
            Layout::Prose,
            Layout::Column { delimiter: b';', column: 3, has_header: true },
        ] {
            let session = Session::new(&Session::numbers(encoding, layout));
            let debug = format!("{session:?}");
            assert!(debug.contains(&format!("{encoding:?}")), "{debug}");
            assert!(debug.contains(&format!("{layout:?}")), "{debug}");
        }
    }
    let mut session = Session::new(&Session::numbers(Encoding::Utf8, Layout::Lines));
    assert!(session.feed(format!("{START}\n{SPACES}\n").as_bytes(), false));
    assert!(session.feed(format!("{SHORT}\n{SPACES}").as_bytes(), true));
    assert_eq!(session.summary(), [4, 4, 1, 0, 2, 1, 0, 0]);
    assert_eq!(session.rows(1, 2), format!("1\t2\t{SPACES}\n2\t3\t{SHORT}"));
    assert_eq!(session.kinds().lines().next(), Some(&*format!("space-run\t2\t{SPACES}")));
    assert_eq!(session.begin_fix("space-run"), 2);
    assert!(session.fix_some(1));
    while session.fix_some(1) {}
    assert_eq!((session.end_fix(), session.end_fix()), (2, 0));
    assert_eq!(session.keep_first_of_each(), 1);
    assert_eq!(session.summary(), [3, 3, 2, 0, 0, 1, 1, 0]);
    session.filter("error", "");
    assert_eq!((session.place(2), session.place(0)), (Some(0), None));
    assert_eq!(session.write("pgn", 0, 10), "");
    assert_eq!(session.left_out(), 1);
    assert_eq!(session.write("fen", 0, 10), format!("{SHORT}\n"));
    assert_eq!(session.left_out(), 0);
}
