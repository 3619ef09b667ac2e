//! What users of other editors complain about, as tests that it does not happen here. Each name
//! says the complaint; those about pointers, keys and the screen are in `tests/e2e`.

#![expect(clippy::unwrap_used, reason = "a test may fail")]

use forsyth::chess::{CastlingSide, Color, Square};
use forsyth::editor::{Action, Material, Preset, State, reduce};
use forsyth::fen::{Dialect, Severity};
use forsyth::rules::{Verdict, diagnose, ep_candidates, has_board, verdict};
use forsyth::words::Words;

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The text after some actions.
fn after(text: &str, actions: impl IntoIterator<Item = Action>) -> String {
    actions.into_iter().fold(State::new(text), reduce).text().to_string()
}

fn moved(from: &str, to: &str) -> Action {
    Action::Move { from: square(from), to: square(to), copy: false }
}

fn codes(text: &str) -> Vec<&'static str> {
    diagnose(text).diagnostics.iter().map(|d| d.code()).collect()
}

#[test]
fn the_en_passant_square_is_not_lost_when_a_fen_is_passed_on() {
    let text = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 2";
    for dialect in Dialect::ALL {
        let state = reduce(State::new(text), Action::SetDialect(dialect));
        assert!(state.output().contains(" f6 0 2"), "{dialect:?}: {}", state.output());
    }
    assert_eq!(ep_candidates(State::new(text).setup()), [square("d6"), square("f6")]);
    assert_eq!(
        after(text, [Action::SetEp(Some(square("d6")))]),
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2"
    );
}

#[test]
fn impossible_castling_rights_neither_vanish_nor_stay_without_a_word() {
    let text = "4k3/8/8/8/8/8/8/4K2R w Kk - 0 1";
    let parsed = diagnose(text);
    let told = parsed.diagnostics.iter().find(|d| d.code() == "castling-impossible").unwrap();
    assert_eq!(told.span.of(text), "k");
    assert_eq!(
        Words::english().problem(&told.problem),
        "Black can't castle kingside: there is no rook on h8"
    );
    assert_eq!(told.fixes[0].apply(text), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    // It stays in the text until someone takes it away.
    assert_eq!(after(text, [Action::SetSide(Color::Black)]), text.replace(" w ", " b "));
    let untick =
        Action::SetCastling { color: Color::Black, side: CastlingSide::King, allowed: false };
    assert_eq!(after(text, [untick]), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

#[test]
fn rights_of_chess960_come_back_whole() {
    let table = [
        (
            "rnbqk1r1/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1R1 w KQkq - 0 1",
            "rnbqk1r1/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1R1 w GAga - 0 1",
        ),
        (
            "rkbnrqnb/8/8/pppppppp/PPPPP3/B7/5PPP/1KRNRQNB b Kkq - 1 9",
            "rkbnrqnb/8/8/pppppppp/PPPPP3/B7/5PPP/1KRNRQNB b Eea - 1 9",
        ),
    ];
    for (typed, shredder) in table {
        assert_eq!(*State::new(typed).output(), *typed);
        let state = reduce(State::new(typed), Action::SetDialect(Dialect::Shredder));
        assert_eq!(*state.output(), *shredder);
        // And back again.
        let state = reduce(State::new(shredder), Action::SetDialect(Dialect::XFen));
        assert_eq!(*state.output(), *typed);
    }
}

#[test]
fn choosing_one_thing_resets_nothing_else() {
    let text = "r3k2r/pp6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 37";
    let state = State::new(text);
    let table = [
        (Action::SetHalfmove(4), text.replace(" 0 37", " 4 37")),
        (Action::SetFullmove(5), text.replace(" 0 37", " 0 5")),
        (Action::SetEp(None), text.replace("d6", "-")),
        // With Black to move nothing can be taken on d6.
        (Action::SetSide(Color::Black), text.replace("w KQkq d6", "b KQkq -")),
        (Action::Flip, text.to_string()),
        (moved("a1", "b1"), text.replace("R3K2R w KQkq", "1R2K2R w Kkq")),
    ];
    for (action, expected) in table {
        let name = format!("{action:?}");
        assert_eq!(**reduce(state.clone(), action).text(), *expected, "{name}");
    }
    // Rights are suggested for a board that is set up, until the user decides.
    let start = reduce(State::new(text), Action::Preset(Preset::BareKings));
    let rook = forsyth::chess::Piece::from_letter('R');
    let put = |state, name| reduce(state, Action::Put { square: square(name), piece: rook });
    let suggested = put(start.clone(), "h1");
    assert!(suggested.text().contains(" w K - "), "{}", suggested.text());
    let untick =
        Action::SetCastling { color: Color::White, side: CastlingSide::King, allowed: false };
    let decided = put(reduce(suggested, untick), "a1");
    assert!(decided.text().contains(" w - - "), "{}", decided.text());
}

#[test]
fn counters_survive_an_edit() {
    let text = "3K4/3P2k1/8/8/8/8/2r5/5R2 w - - 95 80";
    assert_eq!(after(text, [moved("f1", "f2")]), "3K4/3P2k1/8/8/8/8/2r2R2/8 w - - 95 80");
    assert_eq!(*State::new(text).output(), *text);
}

#[test]
fn what_is_wrong_has_a_reason_and_the_board_is_shown() {
    let table = [
        // Too much of Black.
        (
            "k1n2r1r/2bP2p1/K1pr3p/Ppq1pPr1/qP4n1/p3r1P1/1bnP3P/R4r1q w - - 0 1",
            "Black has",
            Verdict::Illegal,
        ),
        // No side to move and what comes after it.
        (
            "3rr1k1/3q2p1/R4p1p/1p2p3/nP6/P1P1Q1BP/K3NP2/2R5",
            "The fields from the side to move on are missing; their usual values are assumed",
            Verdict::Playable,
        ),
        // Illegal, yet it can be drawn.
        ("8/8/8/8/8/8/8/K7 w - - 0 1", "Black has no king", Verdict::Illegal),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "The board is empty", Verdict::Illegal),
    ];
    for (text, reason, expected) in table {
        let parsed = diagnose(text);
        assert!(has_board(&parsed), "{text}");
        assert_eq!(verdict(&parsed), expected, "{text}");
        let worst = parsed.diagnostics.iter().max_by_key(|d| d.severity).unwrap();
        let sentences: Vec<_> =
            parsed.diagnostics.iter().map(|d| Words::english().problem(&d.problem)).collect();
        assert!(sentences.iter().any(|s| s.starts_with(reason)), "{text}: {sentences:?}");
        assert!(worst.severity >= Severity::Warning, "{text}");
    }
}

#[test]
fn the_board_is_cleared_though_an_empty_one_is_not_legal() {
    let cleared = after("r3k3/8/8/8/8/8/8/4K3 w q - 3 9", [Action::Preset(Preset::Empty)]);
    assert_eq!(cleared, "8/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn a_king_that_leaves_takes_its_rights_along() {
    let text = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(after(text, [moved("e1", "g1")]), "r3k2r/8/8/8/8/8/8/R5KR w kq - 0 1");
    let shredder = text.replace("KQkq", "HAha");
    assert_eq!(after(&shredder, [moved("e1", "g1")]), "r3k2r/8/8/8/8/8/8/R5KR w ha - 0 1");
}

#[test]
fn odd_text_is_read() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let table = [
        format!("{start} "),
        format!(" {start}"),
        format!("[FEN \"{start}\"]"),
        format!("https://lichess.org/analysis/{}", start.replace(' ', "_")),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4;".to_string(),
    ];
    for text in table {
        let parsed = diagnose(&text);
        assert!(parsed.diagnostics.iter().all(|d| d.severity != Severity::Error), "{text}");
        assert_eq!(parsed.setup, diagnose(start).setup, "{text}");
    }
    assert!(
        codes("rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").contains(&"ranks-many")
    );
    assert!(
        codes("rnbqkbnrr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").contains(&"rank-long")
    );
    assert!(codes(&format!("{} w KQkq e4 0 1", &start[..43])).contains(&"ep-rank"));
}

#[test]
fn pieces_are_counted() {
    let material = Material::of(&State::new("4k3/8/8/8/8/8/PP6/4KQ2 w - - 0 1").setup().board);
    assert_eq!((material.pieces(Color::White), material.pieces(Color::Black)), (4, 1));
}
