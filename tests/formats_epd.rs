//! Reading and writing EPD.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use forsyth::fen::{Dialect, Severity, apply_edits};
use forsyth::formats::epd::{Epd, read};

const BACK_RANK: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

/// The operations as `opcode[operand|operand]`, strings in quotation marks.
fn operations(epd: &Epd) -> String {
    let operations = epd.operations.iter().map(|operation| {
        let operands: Vec<String> = operation
            .operands
            .iter()
            .map(|operand| match operand.quoted {
                true => format!("\"{}\"", operand.text),
                false => operand.text.clone(),
            })
            .collect();
        format!("{}[{}]", operation.opcode, operands.join("|"))
    });
    operations.collect::<Vec<_>>().join(" ")
}

#[test]
fn operations_are_read_in_their_order() {
    for (tail, expected) in [
        ("", ""),
        ("bm Rd8;", "bm[Rd8]"),
        ("bm Rd8#; c0 \"mate in one\"; dm 1;", "bm[Rd8#] c0[\"mate in one\"] dm[1]"),
        ("id \"a; b\"; bm Rd8", "id[\"a; b\"] bm[Rd8]"),
        ("id \"\";", "id[\"\"]"),
        ("zz  1   \"two\"\tthree ;aa;", "zz[1|\"two\"|three] aa[]"),
        ("bm Rd8 Rd7 ; am Rd2;", "bm[Rd8|Rd7] am[Rd2]"),
        ("id sans quotes;", "id[sans|quotes]"),
        ("id \"no end; bm Rd8;", "id[\"no end\"] bm[Rd8]"),
        ("0 1; bm Rd8;", "bm[Rd8]"),
        ("0 1", ""),
        (";;bm Rd8;;;", "bm[Rd8]"),
        ("id \"é\u{2654}\";", "id[\"é\u{2654}\"]"),
        ("bm Rd8; bm Rd7;", "bm[Rd8] bm[Rd7]"),
        ("noop \"x\"\"y\";", "noop[\"x\"|\"y\"]"),
        // Named as squares are.
        ("c1 \"one\"; c5\t\"five\";", "c1[\"one\"] c5[\"five\"]"),
        ("c0 \"two words\"", "c0[\"two words\"]"),
        ("draw_accept;", "draw_accept[]"),
        ("Pz \"\"; acd 40;", "Pz[\"\"] acd[40]"),
    ] {
        let line = format!("{BACK_RANK} {tail}");
        let epd = read(&line);
        assert_eq!(operations(&epd), expected, "{tail}");
        // None of them is taken for a counter.
        let errors = epd.diagnostics.iter().filter(|it| it.severity == Severity::Error);
        assert_eq!(errors.count(), 0, "{tail}");
    }
}

#[test]
fn counters_are_read() {
    for (tail, counters) in [
        ("", (0, 1)),
        ("hmvc 3; fmvn 40;", (3, 40)),
        ("fmvn 40; bm Rd8; hmvc 3;", (3, 40)),
        ("3 40 bm Rd8;", (3, 40)),
        ("fmvn 0;", (0, 1)),
        ("hmvc x;", (0, 1)),
    ] {
        let setup = read(&format!("{BACK_RANK} {tail}")).setup;
        assert_eq!((setup.halfmove_clock, setup.fullmove_number), counters, "{tail}");
    }
}

/// The code of each fault, with the text at it.
#[test]
fn faults_lie_within_their_operations() {
    for (fen, tail, expected) in [
        (
            BACK_RANK,
            "bm Rd8#; id \"x\"; fmvn 30; hmvc 2; pv Rd8#; c9 \"y\"; acd 12; ce -32;",
            vec![],
        ),
        (BACK_RANK, "bm Rd8", vec![("epd-semicolon", "")]),
        (BACK_RANK, "id \"x", vec![("epd-open-string", "\"x"), ("epd-semicolon", "")]),
        (BACK_RANK, "id \"x; bm Rd8;", vec![("epd-open-string", "\"x")]),
        (BACK_RANK, "bm Rd8; bm Rd7;", vec![("epd-duplicate", "bm")]),
        (BACK_RANK, "bm Rd8; 3x 1;", vec![("epd-opcode", "3x")]),
        (BACK_RANK, "bm;", vec![("epd-no-operand", "bm")]),
        (BACK_RANK, "fmvn thirty;", vec![("epd-number", "fmvn thirty")]),
        (BACK_RANK, "dm 1.5;", vec![("epd-number", "dm 1.5")]),
        (BACK_RANK, "bm Qd8;", vec![("move-no-piece", "Qd8")]),
        (BACK_RANK, "am Rd8 Kg7;", vec![("move-no-piece", "Kg7")]),
        (BACK_RANK, "bm ?!;", vec![("move-unreadable", "?!")]),
        (START, "pv e4 e5 Nf3 Nc6 Bb5 a6;", vec![]),
        (START, "pv e4 e4 Nf3;", vec![("move-no-piece", "e4")]),
        (START, "sm O-O;", vec![("castling-blocked", "O-O")]),
    ] {
        let line = format!("{fen} {tail}");
        let epd = read(&line);
        let found: Vec<_> =
            epd.faults.iter().map(|fault| (fault.kind.code(), fault.span.of(&line))).collect();
        assert_eq!(found, expected, "{tail}");
        for fault in epd.faults.iter().filter(|fault| !fault.fix.is_empty()) {
            let fixed = read(&apply_edits(&line, &fault.fix));
            assert!(fixed.faults.len() < epd.faults.len(), "{tail}");
        }
    }
}

#[test]
fn faults_of_the_fields_are_told_as_in_a_fen() {
    let epd = read("6k1/5ppp/8/8/8/8/5PPP/3R2K w - - bm Rd8#;");
    let codes: Vec<_> = epd.diagnostics.iter().map(|diagnostic| diagnostic.code()).collect();
    assert_eq!(codes, ["rank-short"]);
    assert_eq!(operations(&epd), "bm[Rd8#]");
}

#[test]
fn what_is_written_is_read_back() {
    for line in [
        "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; c0 \"mate in one\"; dm 1; fmvn 1; hmvc 0; id \"back rank\"; pv Rd8#;",
        "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - zz 1 \"two\" three; aa; bm Rd8# Rd7;",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 id \"\";",
        "8/8/8/8/8/8/8/8 w - -",
    ] {
        let epd = read(line);
        assert_eq!(epd.write(Dialect::AsGiven), line);
        let again = read(&epd.write(Dialect::AsGiven));
        assert_eq!((again.setup, operations(&again)), (epd.setup, operations(&epd)));
    }
}

#[test]
fn tidied_operations_are_in_the_order_of_ascii() {
    let mut epd = read(&format!("{BACK_RANK} pv Rd8; id \"x\"; bm Rd8; bm Rd7; hmvc 3;"));
    epd.setup.fullmove_number = 9;
    epd.tidy();
    let expected = format!("{BACK_RANK} bm Rd8; fmvn 9; hmvc 3; id \"x\"; pv Rd8;");
    assert_eq!(epd.write(Dialect::AsGiven), expected);
}

#[test]
fn operations_are_edited() {
    let mut epd = read(&format!("{BACK_RANK} bm Rd8; id \"x\";"));
    epd.set("id", true, "it \"was\"\n so");
    epd.set("c0", true, "new");
    epd.remove("bm");
    let written = epd.write(Dialect::AsGiven);
    assert_eq!(written, format!("{BACK_RANK} id \"it 'was'  so\"; c0 \"new\";"));
}

/// Whatever is cut off or put in, reading goes on.
#[test]
fn nothing_stops_the_reader() {
    let line = format!("{BACK_RANK} bm Rd8#; c0 \"mate é in\"; \u{feff}; pv Rd8 Kg7;;");
    for (at, _) in line.char_indices() {
        let (before, after) = line.split_at(at);
        for odd in ["", "\"", ";", "\u{2654}", "\0"] {
            for text in [format!("{before}{odd}"), format!("{before}{odd}{after}")] {
                let epd = read(&text);
                for fault in &epd.faults {
                    assert!(text.get(fault.span.range()).is_some(), "{text}");
                }
                let written = epd.write(Dialect::AsGiven);
                let again = read(&written);
                let operations = operations(&epd).replace('\0', " ");
                assert_eq!(self::operations(&again), operations, "{text:?} becomes {written:?}");
                for operation in &epd.operations {
                    assert!(text.get(operation.span.range()).is_some(), "{text}");
                }
            }
        }
    }
}
