//! `forsyth convert`, as its caller sees it.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use std::io::Write;
use std::process::{Command, Stdio};

const GOOD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const EPD: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - zz 1 \"two\"; bm Rd8#; hmvc 7;";
const SHORT: &str = "rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";

/// Runs the program; hands back its status, what it wrote and what it complained of.
fn run(words: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_forsyth"))
        .arg("convert")
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_string();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn lines_are_converted() {
    for (words, input, expected) in [
        (vec!["--to", "fen"], GOOD, format!("{GOOD}\n")),
        (vec!["--to", "fen", "--dialect", "shredder"], GOOD, GOOD.replace("KQkq", "HAha") + "\n"),
        (vec!["--to", "gbr"], EPD, "0100.33g1g8\n".into()),
        (
            vec!["--to", "gbr", "--no-king-squares", "--outcome", "win", "-"],
            EPD,
            "+0100.33\n".into(),
        ),
        // EPD keeps its operations; the counters of a FEN become some.
        (vec!["--to", "epd"], EPD, format!("{EPD}\n")),
        (vec!["--to", "epd"], GOOD, GOOD.replace(" 0 1", " fmvn 1; hmvc 0;\n")),
        (vec!["--to", "epd", "--caption", "x"], EPD, format!("{EPD} id \"x\";\n")),
        (
            vec!["--to", "description", "--language", "fi"],
            "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
            "Valkea: kuningas e1. Musta: kuningas e8. Mustan vuoro.\n".into(),
        ),
        (
            vec!["--to", "lichess", "--orientation", "black"],
            "8/8/8/8/8/8/8/K1k5 w - - 0 1",
            "https://lichess.org/analysis/8/8/8/8/8/8/8/K1k5_w_-_-_0_1?color=black\n".into(),
        ),
        (
            vec!["--to", "forsyth", "--home", "https://example.org/"],
            "8/8/8/8/8/8/8/K1k5 w - - 0 1 {[%csl Ga1]}",
            "https://example.org/#fen=8/8/8/8/8/8/8/K1k5_w_-_-_0_1&shapes=Ga1\n".into(),
        ),
        (
            vec!["--to", "ascii", "--no-coordinates", "--border"],
            "8/8/8/8/8/8/8/K1k5 w - - 0 1",
            format!(
                "+-----------------+\n{}| K . k . . . . . |\n+-----------------+\n",
                "| . . . . . . . . |\n".repeat(7)
            ),
        ),
    ] {
        let (status, out, complaints) = run(&words, input);
        assert_eq!(
            (status, out.as_str(), complaints.as_str()),
            (Some(0), expected.as_str(), ""),
            "{words:?}"
        );
    }
}

#[test]
fn blank_lines_and_comments_are_passed_over() {
    let input = format!("# openings\n\n{GOOD}\r\n  \n  # more\n{GOOD}");
    assert_eq!(run(&["--to", "fen"], &input).1, format!("{GOOD}\n{GOOD}\n"));
    let (_, out, _) = run(&["--to", "markdown"], &input);
    assert_eq!(out.split("\n\n").count(), 2);
    assert!(out.starts_with('|') && out.ends_with("|\n"));
}

#[test]
fn a_picture_is_as_wide_and_has_the_pieces_that_were_asked_for() {
    let words = ["--to", "svg", "--width", "123", "--caption", "a < b", "--pieces"];
    let [standard, letter] = ["standard", "letter"].map(|set| {
        let (status, out, _) = run(&[&words[..], &[set]].concat(), GOOD);
        assert_eq!(status, Some(0));
        assert!(out.contains(" width=\"123\" height=\"123\" "), "{out}");
        assert!(out.contains("<title>a &lt; b</title>"), "{out}");
        out
    });
    assert_ne!(standard, letter);
}

#[test]
fn a_picture_has_the_colours_that_were_asked_for() {
    let [solid, transparent] = [&[][..], &["--transparent"]].map(|more| {
        let words = [&["--to", "svg", "--board", "blue"][..], more].concat();
        let (status, out, complaints) = run(&words, GOOD);
        assert_eq!((status, complaints.as_str()), (Some(0), ""));
        assert!(out.contains("#9ab3c9"), "{out}");
        out
    });
    assert!(solid.contains("#eaf0f4") && !transparent.contains("#eaf0f4"));
    let (status, _, complaints) = run(&["--to", "svg", "--board", "pink"], GOOD);
    assert_eq!(status, Some(2));
    assert!(complaints.contains("there is no board pink"), "{complaints}");
}

#[test]
fn errors_are_told_and_the_rest_is_converted() {
    let input = format!("{SHORT}\nno chess here\n{GOOD}\n");
    let (status, out, complaints) = run(&["--to", "fen"], &input);
    assert_eq!(status, Some(1));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 2, "{out}");
    assert_eq!(lines[1], GOOD);
    let complaints: Vec<&str> = complaints.lines().collect();
    assert_eq!(complaints[0], "forsyth: -:1: Rank 7 has 7 squares; it needs 8");
    assert!(complaints[1].starts_with("forsyth: -:2: "), "{complaints:?}");
    assert_eq!(complaints.len(), 2);
}

#[test]
fn what_is_wrong_with_the_call_is_told() {
    for (words, told) in [
        (&["--to", "gif"][..], "there is no format gif"),
        (&[], "the format is missing"),
        (&["--to", "svg", "--width", "no"], "no is no width"),
        (&["--to", "svg", "/there/is/no/such/file"], "/there/is/no/such/file"),
    ] {
        let (status, out, complaints) = run(words, GOOD);
        assert_eq!((status, out.as_str()), (Some(2), ""), "{words:?}");
        assert!(complaints.contains(told), "{complaints}");
    }
}

#[test]
fn the_positions_of_games_are_converted() {
    let first = "[White \"Ž\"]\n\n1. e4 {[%csl Ge4]} e5 (1... c5 2. Nf3) *\n\n";
    let second = "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 4 9\"]\n[SetUp \"1\"]\n\n1. Kd2 Ke1 2. Kd3 *\n";
    let games = [first, second].concat();
    let e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let e5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let kd2 = "4k3/8/8/8/8/8/3K4/8 b - - 5 9";
    for (plies, expected) in [
        (&[][..], vec![e5, kd2]),
        (&["--plies", "end"], vec![e5, kd2]),
        (&["--plies", "start"], vec![GOOD, "4k3/8/8/8/8/8/8/4K3 w - - 4 9"]),
        (&["--plies", "all"], vec![GOOD, e4, e5, "4k3/8/8/8/8/8/8/4K3 w - - 4 9", kd2]),
    ] {
        let words = [&["--to", "fen"], plies].concat();
        let (status, written, complaints) = run(&words, &games);
        assert_eq!(written.lines().collect::<Vec<_>>(), expected, "{plies:?}");
        assert_eq!(complaints, "forsyth: -: game 2: 9... Ke1: No king can go there\n");
        assert_eq!(status, Some(1));
    }
    // More than is read at a time, one by one.
    let many = first.repeat(20_000);
    let (status, written, complaints) = run(&["--to", "fen"], &many);
    assert_eq!((status, complaints.as_str()), (Some(0), ""));
    assert_eq!(written.lines().filter(|line| *line == e5).count(), 20_000);
    // In PGN a game stays a game, and one that can't be read is as it was.
    let (_, written, complaints) = run(&["--to", "pgn"], &games);
    assert_eq!(written, format!("{}\n\n{second}", first.trim_end().replace("e5 (1", "1... e5 (1")));
    assert_eq!(complaints, "forsyth: -: game 2: 9... Ke1: No king can go there\n");
    // What comments draw comes along.
    let (_, written, _) = run(&["--to", "pgn", "--plies", "all"], first);
    assert_eq!(written.matches("[%csl Ge4]").count(), 1);
}

#[test]
fn the_column_of_a_table_is_converted() {
    let table = format!("PuzzleId,FEN,Moves\n1,{GOOD},e2e4\n2,\"{SHORT}\",e2e4\n3,,\n");
    let (status, written, complaints) = run(&["--to", "gbr"], &table);
    assert_eq!(written.lines().collect::<Vec<_>>(), ["4888.88e1e8", "4888.87e1e8"]);
    assert!(complaints.starts_with("forsyth: -:3: Rank 7"), "{complaints}");
    assert_eq!(status, Some(1));
}
