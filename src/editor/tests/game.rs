//! A game beside the position, and the operations of an EPD.

use super::*;

use crate::formats::epd;
use crate::formats::intake::Encoding;
use crate::formats::pgn::games;

const GAME: &str = "[White \"A\"]\n[Black \"B\"]\n\n{The start [%csl Ge4]} 1. e4 $1 e5 (1... c5 \
    2. Nf3 (2. c3 d5) d6) (1... e6 {French [%cal Gd7d5]}) 2. Nf3 Nc6 *\n";

fn opened(text: &str) -> State {
    reduce(State::start(), Action::OpenGame(text.into()))
}

fn walked(state: State, steps: &[Step]) -> State {
    steps.iter().fold(state, |state, step| reduce(state, Action::Walk(*step)))
}

/// The last move before the place.
fn last(state: &State) -> String {
    let game = state.game().unwrap();
    game.at().map_or_else(String::new, |at| game.game().san(at))
}

#[test]
fn one_walks_by_steps() {
    use Step::{Down, First, Last, Next, Previous, Up};
    let table: [(&[Step], &str); 18] = [
        (&[], ""),
        (&[Previous], ""),
        (&[Up], ""),
        (&[Next], "e4"),
        (&[Next, Previous], ""),
        (&[Last], "Nc6"),
        (&[Last, Next], "Nc6"),
        (&[Last, First], ""),
        // To what might have been played in place of a move, and back.
        (&[Next, Next, Down], "c5"),
        (&[Next, Next, Down, Down], "e6"),
        (&[Next, Next, Down, Down, Down], "e6"),
        (&[Next, Next, Down, Down, Up], "c5"),
        (&[Next, Next, Down, Down, Up, Up], "e5"),
        // In place of the next move.
        (&[Next, Down], "c5"),
        // A variation is a line of its own, and one goes out of it.
        (&[Next, Next, Down, Last], "d6"),
        (&[Next, Next, Down, Last, Up], "e5"),
        (&[Next, Next, Down, Next, Down, Next], "d5"),
        (&[Next, Next, Down, Next, Down, Next, Up], "Nf3"),
    ];
    for (steps, expected) in table {
        assert_eq!(last(&walked(opened(GAME), steps)), expected, "{steps:?}");
    }
    let empty = opened("[White \"A\"]\n*");
    for step in [First, Previous, Next, Last, Up, Down] {
        assert_eq!(walked(empty.clone(), &[step]).game().unwrap().at(), None);
    }
}

#[test]
fn the_fen_of_each_ply_is_the_text_and_its_drawings_are_shown() {
    let state = opened(GAME);
    assert_eq!(&**state.text(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(state.shapes().to_list(), "Ge4");
    let state = walked(state, &[Step::Next]);
    assert_eq!(&**state.text(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(state.shapes().to_list(), "");
    assert!(state.parsed().diagnostics.is_empty());
    let french = walked(state, &[Step::Down, Step::Down]);
    assert_eq!(french.shapes().to_list(), "Gd7d5");
    // What is wrong with the position of a tag is seen.
    let text = "[FEN \"4k3/8/8/8/8/8/8/4K4 w - - 0 1\"]\n\n1. Kd2 *";
    let state = opened(text);
    assert_eq!(&**state.text(), "4k3/8/8/8/8/8/8/4K4 w - - 0 1");
    assert_eq!(state.parsed().diagnostics[0].code(), "rank-long");
    assert_eq!(last(&walked(state, &[Step::Next])), "Kd2");
}

#[test]
fn a_walk_is_one_step_of_the_history() {
    let mine = reduce(State::start(), Action::Text("4k3/8/8/8/8/8/8/4K3 w - - 0 1".into()));
    let text = mine.text().clone();
    let state = reduce(mine, Action::OpenGame(GAME.into()));
    let state = walked(state, &[Step::Next, Step::Next, Step::Last]);
    let end = state.text().clone();
    assert!(state.is_on_game());
    let undone = reduce(state.clone(), Action::Undo);
    assert_eq!(undone.text(), &text);
    assert!(undone.game().is_some() && !undone.is_on_game());
    assert_eq!(reduce(undone, Action::Redo).text(), &end);
    // An edit is a step of its own, and the game goes on behind it.
    let edited = reduce(state, Action::Put { square: "a3".parse().unwrap(), piece: None });
    let edited = reduce(edited, Action::Put { square: "a2".parse().unwrap(), piece: None });
    assert!(!edited.is_on_game());
    let own = edited.text().clone();
    let back = reduce(edited, Action::Walk(Step::Previous));
    assert!(back.is_on_game());
    assert_eq!(last(&back), "Nf3");
    assert_eq!(reduce(back.clone(), Action::Undo).text(), &own);
    // The place stays where it was: a click on the move leads there again.
    let at = back.game().unwrap().at();
    let away = reduce(back, Action::Undo);
    assert!(reduce(away, Action::GoTo(at)).is_on_game());
}

#[test]
fn a_walk_from_the_very_same_position_can_be_taken_back() {
    let state = walked(opened("1. e4 e5 *"), &[Step::Next, Step::Next]);
    let state = reduce(state, Action::Undo);
    assert_eq!(state.text(), State::start().text());
}

#[test]
fn a_game_is_closed_and_rubbish_opens_none() {
    let state = walked(opened(GAME), &[Step::Next]);
    let text = state.text().clone();
    let state = reduce(state, Action::CloseGame);
    assert!(state.game().is_none());
    assert_eq!(state.text(), &text);
    assert!(reduce(state.clone(), Action::OpenGame(" \n".into())).game().is_none());
    for action in [Action::Walk(Step::Next), Action::GoTo(Some(0)), Action::CloseGame] {
        assert_eq!(reduce(state.clone(), action).text(), &text);
    }
    assert_eq!(opened(GAME).game().unwrap().at(), None);
    assert_eq!(reduce(opened(GAME), Action::GoTo(Some(99))).game().unwrap().at(), None);
}

#[test]
fn moves_are_shown_line_by_line() {
    let game = games(GAME).next().unwrap();
    let shown: Vec<(usize, String)> = lines(&game)
        .iter()
        .map(|line| {
            let items = line.items.iter().map(|item| match item {
                Item::Move { number, text, .. } if number.is_empty() => text.clone(),
                Item::Move { number, text, .. } => format!("{number} {text}"),
                Item::Comment(text) => format!("{{{text}}}"),
            });
            (line.depth, items.collect::<Vec<_>>().join(" "))
        })
        .collect();
    let expected = [
        (0, "{The start} 1. e4! e5"),
        (1, "1... c5 2. Nf3"),
        (2, "2. c3 d5"),
        (1, "2... d6"),
        (1, "1... e6 {French}"),
        (0, "2. Nf3 Nc6"),
    ];
    assert_eq!(shown, expected.map(|(depth, text)| (depth, text.to_string())));
    for (text, expected) in [
        ("1. e4 $146 $200 +- *", "e4 N $200 +\u{2212}"),
        ("1. e4 {[%clk 0:01] good [%eval 1] [%x] move [%y} *", "e4"),
    ] {
        let game = games(text).next().unwrap();
        let Item::Move { text: shown, .. } = &lines(&game)[0].items[0] else { panic!() };
        assert_eq!(shown, expected);
    }
    let game = games("1. e4 {[%clk 0:01] good [%eval 1] [%x] move [%y} *").next().unwrap();
    assert_eq!(lines(&game)[0].items[1], Item::Comment("good move".into()));
    // Nothing is too deep.
    let deep = format!("1. e4 {} *", "(1. d4 ".repeat(20_000));
    assert_eq!(lines(&games(&deep).next().unwrap()).len(), 20_001);
}

#[test]
fn a_place_is_shown_with_what_is_around_it() {
    let text = "[White \"A\"]\n\n1. e4 Ke5 2. d4\n*";
    let found = place(text, Span::new(19, 22));
    assert_eq!(
        (found.line, &*found.before, &*found.here, &*found.after),
        (3, "1. e4 ", "Ke5", " 2. d4")
    );
    let found = place("é\né", Span::new(3, 99));
    assert_eq!((found.line, &*found.here), (2, "é"));
    let long = "x".repeat(500);
    let found = place(&long, Span::new(250, 400));
    assert!(found.before.len() < 40 && found.here.len() < 70 && found.after.len() < 40);
}

#[test]
fn the_games_of_a_file_are_listed_block_by_block() {
    let mut text = String::from("A letter before\n");
    let letter = text.len();
    for i in 0..300 {
        text.push_str(&format!(
            "[Event \"Cup {i}\"]\n[White \"Grünfeld\"]\n[Black \"Žž{i}\"]\n\n{{é}} 1. e4 1-0\n\n"
        ));
    }
    text.push_str("[White \"?\"]\n\n1. d4");
    let latin: Vec<u8> =
        text.chars().map(|c| if (c as u32) < 256 { c as u8 } else { b'z' }).collect();
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked = [b"\xef\xbb\xbf", text.as_bytes()].concat();
    for (bytes, encoding, start) in [
        (text.clone().into_bytes(), Encoding::Utf8, letter),
        (latin, Encoding::Utf8, letter),
        (little, Encoding::Utf16Le, 2 * letter),
        (marked, Encoding::Utf8, letter + 3),
    ] {
        for size in [64, 1000, 1 << 20] {
            let mut indexer = Indexer::new(encoding, start, 1);
            let mut entries = Vec::new();
            for block in bytes[start..].chunks(size) {
                indexer.feed(block, &mut |entry, text| {
                    let source = encoding.decode(&bytes[entry.start..entry.end]).into_owned();
                    assert_eq!(text, source);
                    entries.push(entry);
                });
            }
            indexer.finish(&mut |entry, _| entries.push(entry));
            assert_eq!(entries.len(), 301, "{encoding:?} {size}");
            for (i, entry) in entries.iter().enumerate().take(300) {
                let game = encoding.decode(&bytes[entry.start..entry.end]).into_owned();
                assert!(game.starts_with(&format!("[Event \"Cup {i}\"]")), "{game}");
                assert!(game.ends_with("1-0"), "{game}");
                assert_eq!(entry.line, 1 + 6 * i, "{encoding:?} {size}");
            }
            assert!(entries[7].title.starts_with("Grünfeld \u{2013} "), "{}", entries[7].title);
            assert!(entries[7].title.ends_with(", 1-0, Cup 7"));
            assert_eq!(entries[300].title, "");
            assert_eq!(search(&entries, "grÜNfeld cup 29").count(), 13);
            assert_eq!(search(&entries, " ").count(), 301);
            let mut latin = entries.clone();
            latin[0].title = "ÇELİK Žukov Łuczak КРАМНИК".into();
            for word in ["çel", "ŽUKOV", "łuczak", "крамник"] {
                assert_eq!(search(&latin, word).next(), Some(0), "{word}");
            }
            assert_eq!(search(&entries, "nobody").next(), None);
        }
    }
}

const EPD: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#;  id \"back; rank\"; zz 1 \"2\" 3";

#[test]
fn operations_are_edited_in_the_text() {
    let table: [(Action, &str); 9] = [
        (Action::SetOperand(0, "Rd7 Rd6".into()), "bm Rd7 Rd6;  id \"back; rank\"; zz 1 \"2\" 3"),
        (Action::SetOperand(0, " ".into()), "bm;  id \"back; rank\"; zz 1 \"2\" 3"),
        (Action::SetOperand(1, "a \"b\" ".into()), "bm Rd8#;  id \"a 'b'\"; zz 1 \"2\" 3"),
        (Action::SetOperand(2, "4".into()), "bm Rd8#;  id \"back; rank\"; zz 4"),
        (Action::SetOperand(3, "4".into()), "bm Rd8#;  id \"back; rank\"; zz 1 \"2\" 3"),
        (Action::RemoveOperation(0), "id \"back; rank\"; zz 1 \"2\" 3"),
        (Action::RemoveOperation(2), "bm Rd8#;  id \"back; rank\";"),
        (Action::AddOperation("c0".into()), "bm Rd8#;  id \"back; rank\"; zz 1 \"2\" 3; c0 \"\";"),
        (Action::AddOperation("hmvc".into()), "bm Rd8#;  id \"back; rank\"; zz 1 \"2\" 3; hmvc 0;"),
    ];
    for (action, expected) in table {
        let state = reduce(State::new(EPD), action.clone());
        let operations = state.text().split_once("- - ").unwrap().1.trim_start();
        let spaces = expected.trim_start();
        assert_eq!(operations, spaces, "{action:?}");
    }
    let epd = epd::read(EPD);
    let all: Vec<&str> = epd.operations.iter().map(|operation| shown(EPD, operation)).collect();
    assert_eq!(all, ["Rd8#", "back; rank", "1 \"2\" 3"]);
}

#[test]
fn the_moves_of_an_operation_are_played_and_the_epd_comes_back() {
    let text = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8# Rd7; pv Rd7 h6 Kf1;";
    let state = reduce(State::new(text), Action::PlayOperation(0));
    assert_eq!(last(&walked(state.clone(), &[Step::Next])), "Rd8#");
    assert_eq!(last(&walked(state.clone(), &[Step::Next, Step::Down])), "Rd7");
    let closed = reduce(walked(state, &[Step::Next]), Action::CloseGame);
    assert_eq!(&**closed.text(), text);
    let state = reduce(State::new(text), Action::PlayOperation(1));
    assert_eq!(last(&walked(state, &[Step::Last])), "Kf1");
    let state = reduce(State::new(EPD), Action::PlayOperation(1));
    assert!(state.game().is_none());
}

#[test]
fn a_game_is_opened_again_where_its_place_is_the_text() {
    let state = walked(opened(GAME), &[Step::Next, Step::Next, Step::Down]);
    let at = state.game().unwrap().at();
    let text = state.game().unwrap().text().clone();
    let again = |shown: &State, at| reduce(shown.clone(), Action::ReopenGame(text.clone(), at));
    let loaded = State::open(state.link());
    let reopened = again(&loaded, at);
    assert_eq!(reopened.game(), state.game());
    assert_eq!(reopened.text(), state.text());
    assert!(!reopened.can_undo());
    assert!(again(&State::start(), at).game().is_none());
    assert!(again(&loaded, None).game().is_none());
}

#[test]
fn a_game_is_written_with_what_is_drawn_on_its_place() {
    let written = |state: &State| state.game().unwrap().write(state.shapes());
    let state = opened(GAME);
    assert_eq!(written(&state), games(GAME).next().unwrap().write());
    let draw = |from: &str, to: &str| {
        let [from, to] = [from, to].map(|name| name.parse().unwrap());
        Action::ToggleArrow { from, to, color: ShapeColor::Red }
    };
    let drawn = reduce(state, draw("e2", "e4"));
    assert!(
        written(&drawn).contains("\n{[%csl Ge4][%cal Re2e4]} {The start} 1. e4"),
        "{}",
        written(&drawn)
    );
    // Read again it shows the same.
    assert_eq!(opened(&written(&drawn)).shapes(), drawn.shapes());
    let cleared = reduce(drawn, Action::ClearShapes);
    assert!(written(&cleared).contains("\n{The start} 1. e4"));
    let walk = walked(cleared, &[Step::Next, Step::Next]);
    let drawn = reduce(walk, draw("g1", "f3"));
    assert!(written(&drawn).contains(" e5 {[%cal Rg1f3]} (1... c5"), "{}", written(&drawn));
    // That there is no result is no reason to leave out what is drawn.
    let endless = reduce(opened("1. e4 e5"), draw("e2", "e4"));
    assert_eq!(written(&endless), "{[%cal Re2e4]} 1. e4 e5 *\n");
    // What could not be read is not lost.
    let faulty = "1. e4 e5 2. Qa9 {what?} Nf6 *";
    assert_eq!(written(&opened(faulty)), format!("{faulty}\n"));
}
