//! Reading and writing PGN.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use forsyth::formats::pgn::{Game, Termination, decode, games};

/// The moves of all lines as the standard writes them, variations in brackets behind the move
/// that they replace.
fn moves(game: &Game) -> String {
    fn push(game: &Game, out: &mut Vec<String>, at: usize) {
        for at in game.line(Some(at)) {
            out.push(game.san(at));
            for &variation in &game.moves[at].variations {
                out.push("(".into());
                push(game, out, variation);
                out.push(")".into());
            }
        }
    }
    let mut out = Vec::new();
    if !game.moves.is_empty() {
        push(game, &mut out, 0);
    }
    out.join(" ").replace("( ", "(").replace(" )", ")")
}

fn one(text: &str) -> Game {
    let mut all = games(text);
    let game = all.next().unwrap();
    assert_eq!(all.next(), None, "{text}");
    game
}

/// The faults but for a missing result: code, text, ply.
fn faults<'t>(game: &Game, text: &'t str) -> Vec<(&'static str, &'t str, usize)> {
    let faults = game.faults.iter().filter(|fault| fault.kind.code() != "pgn-no-result");
    faults.map(|fault| (fault.kind.code(), fault.span.of(text), fault.ply)).collect()
}

#[test]
fn odd_forms_are_tolerated() {
    for (text, expected) in [
        ("1. e4 e5 2. Nf3 Nc6 *", "e4 e5 Nf3 Nc6"),
        ("e4 e5 Nf3 Nc6", "e4 e5 Nf3 Nc6"),
        ("1.e4 e5 2.Nf3 Nc6", "e4 e5 Nf3 Nc6"),
        ("1.e4e5", ""),
        ("1e4 e5 2Nf3", "e4 e5 Nf3"),
        ("1 e4 1... e5 2 Nf3 2 ... Nc6", "e4 e5 Nf3 Nc6"),
        ("1 . e4 e5 2\u{2026} Nf3", "e4 e5 Nf3"),
        ("17. e4 3. e5", "e4 e5"),
        ("1. e4! e5?! 2. Nf3 !? Nc6 $1 $14", "e4 e5 Nf3 Nc6"),
        ("1. e4 += e5 +- 2. Nf3 \u{b1} Nc6 =", "e4 e5 Nf3 Nc6"),
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 Be7 6. Re1 0-0",
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 O-O",
        ),
        ("1. e2-e4 e7-e5 2. Ng1-f3 b8c6 3. Bf1b5", "e4 e5 Nf3 Nc6 Bb5"),
        ("1. e4 Nf6 2. e5 d5 3. exd6 e.p. exd6", "e4 Nf6 e5 d5 exd6 exd6"),
        ("1. e4 Nf6 2. e5 d5 3. exd6e.p.! exd6", "e4 Nf6 e5 d5 exd6 exd6"),
        ("1. e4 Nf6 2. e5 d5 3. e:d6ep e:d6", "e4 Nf6 e5 d5 exd6 exd6"),
        ("1. \u{2658}f3 \u{265e}f6", "Nf3 Nf6"),
        ("1. e4 -- 2. d4 Z0 3. Nf3", "e4 -- d4 -- Nf3"),
        ("1. e4 {a (comment) [with] ; all} e5 ; to the end 2. d4\n2. Nf3", "e4 e5 Nf3"),
        ("1. e4\n% escape 1... c5\ne5 2. Nf3", "e4 e5 Nf3"),
        ("%first line\r\n1. e4 e5", "e4 e5"),
        ("1. e4 <reserved 1... c5> e5", "e4 e5"),
        ("1. e4 [%clk 0:01:00] e5", "e4 e5"),
        ("\u{feff}1. e4 e5", "e4 e5"),
        ("1.\u{a0}e4\u{a0}e5", "e4 e5"),
        (
            "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) d6) (1... e6) 2. Nf3",
            "e4 e5 (c5 Nf3 (c3 d5) d6) (e6) Nf3",
        ),
        ("1. e4(1. d4)e5(1...c5)2. Nf3", "e4 (d4) e5 (c5) Nf3"),
        ("1. e4 () e5", "e4 e5"),
        ("1. e4 (=) e5", "e4 e5"),
        ("1. e4 e5 (1... c5 1-0) 2. Nf3", "e4 e5 (c5) Nf3"),
        ("[FEN \"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1\"] 1. b8(Q)+ Kd7 2. Qb7+", "b8=Q+ Kd7 Qb7+"),
        ("[FEN \"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1\"] 1. b8Q+", "b8=Q+"),
        // Chess960.
        ("[FEN \"1r1kr3/8/8/8/8/8/4P3/1R1KR3 w EBeb - 0 1\"] 1. O-O O-O-O", "O-O O-O-O"),
        ("", ""),
    ] {
        let game = games(text).next();
        assert_eq!(game.is_none(), text.is_empty());
        if let Some(game) = game {
            assert_eq!(moves(&game), expected, "{text}");
            let expected: &[_] =
                if expected.is_empty() { &[("move-not-there", "e4e5", 0)] } else { &[] };
            assert_eq!(faults(&game, text), expected, "{text}");
        }
    }
}

#[test]
fn faults_are_told_where_they_are() {
    for (text, expected, fault) in [
        ("1. e4 e5 2. Qh6 Nc6 3. Nf3", "e4 e5", ("move-no-piece", "Qh6", 2)),
        ("1. e4 e5 2. Nf3 (2. Qh6 Nc6) Nc6", "e4 e5 Nf3 Nc6", ("move-no-piece", "Qh6", 2)),
        (
            "1. e4 e5 2. Nf3 (2. d4 exd4 3. Kd3 (3. c3) Kd7) Nc6",
            "e4 e5 Nf3 (d4 exd4) Nc6",
            ("move-no-piece", "Kd3", 4),
        ),
        ("1. e4 f6 2. Qh5+ a6 3. d4", "e4 f6 Qh5+", ("move-into-check", "a6", 3)),
        (
            "1. Nf3 d5 2. Nd4 e5 3. Nc3 exd4 4. O-O",
            "Nf3 d5 Nd4 e5 Nc3 exd4",
            ("castling-blocked", "O-O", 6),
        ),
        (
            "1. d4 d5 2. Nd2 a6 3. Ngf3 b6 4. Nb3 c6 5. Nd2 h6 6. Nb1 g6 7. xx",
            "d4 d5 Nd2 a6 Ngf3 b6 Nb3 c6",
            ("move-ambiguous", "Nd2", 8),
        ),
        ("1. e4 hello e5", "e4", ("move-unreadable", "hello", 1)),
        ("1. e4 e5 (1... c5 2. Nf3", "e4 e5 (c5 Nf3)", ("pgn-open-variation", "", 3)),
        ("1. e4 e5) 2. Nf3", "e4 e5 Nf3", ("pgn-stray-close", ")", 2)),
        ("(1. d4) 1. e4", "e4", ("pgn-stray-variation", "(", 0)),
        ("1. e4 {no end e5", "e4", ("pgn-open-comment", "{", 1)),
        ("1. e4 $ e5", "e4 e5", ("pgn-nag", "$", 1)),
        ("1. e4 $999 e5", "e4 e5", ("pgn-nag", "$999", 1)),
        ("1. e4 } e5", "e4 e5", ("pgn-unexpected", "}", 1)),
        ("[White \"A\"\n1. e4", "e4", ("pgn-tag", "[White \"A\"", 0)),
        ("[White A]\n1. e4", "e4", ("pgn-tag", "[White A]", 0)),
        ("[White \"A]\n1. e4", "e4", ("pgn-tag", "[White \"A]", 0)),
        ("[White \"A\"]\n[White \"B\"]\n1. e4", "e4", ("pgn-duplicate-tag", "[White \"B\"]", 0)),
        ("[Result \"1-0\"]\n1. e4 0-1", "e4", ("pgn-other-result", "0-1", 1)),
        // A position that is none of a game is played on all the same.
        (
            "[FEN \"8/8/8/3q4/8/8/8/R7 w - - 0 1\"] 1. Ra5 Qxa5",
            "Ra5 Qxa5",
            ("pgn-fen", "8/8/8/3q4/8/8/8/R7 w - - 0 1", 0),
        ),
        (
            "[FEN \"8/8/8/8/8/8/7/K1k5 w - - 0 1\"]\n1. Ka2",
            "Ka2",
            ("pgn-fen", "8/8/8/8/8/8/7/K1k5 w - - 0 1", 0),
        ),
    ] {
        let game = one(text);
        assert_eq!(moves(&game), expected, "{text}");
        assert_eq!(faults(&game, text), [fault], "{text}");
    }
}

#[test]
fn the_fault_of_a_fen_lies_at_its_bytes() {
    let text = "[Event \"x\"]\n[FEN \"8/8/8/8/8/8/7/K1k5 w - - 0 1\"]\n\n*";
    let game = one(text);
    assert_eq!(game.diagnostics[0].code(), "rank-short");
    assert_eq!(game.diagnostics[0].span.of(text), "7");
}

#[test]
fn games_are_told_apart() {
    for (text, expected) in [
        ("1. e4 * 1. d4 1-0 1. c4", vec!["e4", "d4", "c4"]),
        ("[Event \"1\"]\n\n1. e4\n\n[Event \"2\"]\n\n1. d4", vec!["e4", "d4"]),
        ("[Event \"1\"]\n[Event \"2\"]\n\n1. d4 *\n", vec!["", "d4"]),
        ("[White \"1\"]\n\n*\n\n[White \"2\"]\n\n*\n", vec!["", ""]),
        ("[Event \"1\"]\n\n1. e4 (1. d4\n\n[Event \"2\"]\n\n1. c4 *", vec!["e4 (d4)", "c4"]),
        ("[Event \"1\"]\n\n1. e4 {open\n\n[Event \"2\"]\n\n1. c4 *", vec!["e4", "c4"]),
        ("[Event \"1\"]\n\n1. e5 {bad} (1. d4) e4 [White \"2\"]\n\n1. c4 *", vec!["", "c4"]),
        ("{only a comment} *", vec![""]),
        ("\u{feff}\n \n", vec![]),
    ] {
        let found: Vec<String> = games(text).map(|game| moves(&game)).collect();
        assert_eq!(found, expected, "{text}");
    }
}

const FULL: &str = "\
[Event \"A \\\"quoted\\\" back\\\\slash\"]
[Site \"Z\u{fc}rich\"]
[Result \"1/2-1/2\"]

{before all} 1. e4 {[%csl Gd4][%cal Ge2e4] with shapes} 1... e5 $1 $14 {one} {two}
( {first of a line} 1... c5 2. Nf3 $5 ( 2. c3 ) 2... d6 ) ( 1... e6 ) 2. Nf3
; to the end } of a line
2... Nc6 1/2-1/2
";

#[test]
fn all_that_belongs_to_a_move_is_kept() {
    let game = one(FULL);
    assert_eq!(faults(&game, FULL), []);
    assert_eq!(game.tag("Event"), Some("A \"quoted\" back\\slash"));
    assert_eq!(game.termination, Some(Termination::Drawn));
    assert_eq!(game.comments[0].text, "before all");
    assert_eq!(moves(&game), "e4 e5 (c5 Nf3 (c3) d6) (e6) Nf3 Nc6");
    let at = |san: &str, nth: usize| {
        let mut found = (0..game.moves.len()).filter(|at| game.san(*at) == san);
        &game.moves[found.nth(nth).unwrap()]
    };
    let comments =
        |san, nth| at(san, nth).comments.iter().map(|c| c.text.clone()).collect::<Vec<_>>();
    assert_eq!(comments("e4", 0), ["[%csl Gd4][%cal Ge2e4] with shapes"]);
    assert_eq!(comments("e5", 0), ["one", "two"]);
    assert_eq!(at("e5", 0).nags, [1, 14]);
    assert_eq!(at("c5", 0).comments_before[0].text, "first of a line");
    assert_eq!(at("Nf3", 0).nags, [5]);
    assert_eq!(comments("Nf3", 1), ["to the end } of a line"]);
    assert_eq!(at("d6", 0).ply, 3);
    let path = game.path(game.moves.iter().position(|node| node == at("d6", 0)).unwrap());
    let path: Vec<String> = path.into_iter().map(|at| game.san(at)).collect();
    assert_eq!(path, ["e4", "c5", "Nf3", "d6"]);
    let place = FULL.find("2. c3").unwrap() + 3;
    assert_eq!(game.san(game.move_at(place).unwrap()), "c3");
    assert_eq!(game.move_at(0), None);
}

/// What a game says, without where it lies.
fn content(game: &Game) -> String {
    let mut all =
        format!("{:?} {:?}", game.start, game.termination.unwrap_or(Termination::Unknown));
    for tag in &game.tags {
        all += &format!("\n[{} {:?}]", tag.name, tag.value);
    }
    let texts = |comments: &[forsyth::formats::pgn::Comment]| {
        comments.iter().map(|c| format!("{{{}}}", c.text)).collect::<String>()
    };
    all += &format!("\n{}", texts(&game.comments));
    for node in &game.moves {
        all += &format!(
            "\n{:?} {:?} {:?} {:?} {:?} {} {}",
            node.mv,
            node.before,
            node.next,
            node.variations,
            node.nags,
            texts(&node.comments_before),
            texts(&node.comments)
        );
    }
    all
}

#[test]
fn what_is_written_is_read_back() {
    let long = format!(
        "1. e4 {{{}}} e5 (1... c5 {{50 %  of % {}}}) *",
        "words and  spaces % ".repeat(20),
        "%begins with a sign ".repeat(30)
    );
    // Two spaces wherever a line may end.
    let spaced: String = (60..90).map(|n| format!("1. e4 {{{}  x}} * ", "y".repeat(n))).collect();
    for game in games(&spaced) {
        assert_eq!(content(&one(&game.write())), content(&game));
    }
    let deep = format!("1. e4 {} *", "(1. d4 ".repeat(300) + &")".repeat(300));
    for text in [FULL, "*", "[White \"x\"]\n\n*", "1. e4 -- 2. d4 $255 1-0", &long, &deep] {
        let game = one(text);
        let written = game.write();
        let again = one(&written);
        assert_eq!(content(&again), content(&game), "{written}");
        assert_eq!(again.write(), written);
        for line in written.lines().filter(|line| !line.starts_with('[')) {
            assert!(line.chars().count() < 120 && !line.starts_with('%'), "{line}");
        }
    }
}

#[test]
fn bytes_of_all_kinds_are_text() {
    for (bytes, expected) in [
        (&b"[White \"M\xfcller\"]"[..], "[White \"M\u{fc}ller\"]"),
        (b"\xef\xbb\xbf[White \"M\xc3\xbcller\"]", "[White \"M\u{fc}ller\"]"),
        (b"\xc3\xbc and \xfc", "\u{fc} and \u{fc}"),
        (b"\xff\xfe", "\u{ff}\u{fe}"),
        (b"", ""),
    ] {
        assert_eq!(decode(bytes), expected);
    }
}

/// Whatever is cut off or put in, reading goes on, and all spans fit.
#[test]
fn nothing_stops_the_reader() {
    let odd = [
        "", "\"", "{", "}", "(", ")", "[", "]", "$", "%", "\n", "<", ";", "\u{bd}", "0", ".p", "\0",
    ];
    for (at, _) in FULL.char_indices() {
        let (before, after) = FULL.split_at(at);
        for odd in odd {
            for text in [format!("{before}{odd}"), format!("{before}{odd}{after}")] {
                for game in games(&text) {
                    let spans = game.moves.iter().map(|node| node.span);
                    let spans = spans.chain(game.faults.iter().map(|fault| fault.span));
                    let spans = spans.chain(game.tags.iter().map(|tag| tag.value_span));
                    for span in spans.chain([game.span]) {
                        assert!(text.get(span.range()).is_some(), "{text}");
                    }
                    let written = game.write();
                    assert_eq!(content(&one(&written)), content(&game), "{text} becomes {written}");
                }
            }
        }
    }
}
