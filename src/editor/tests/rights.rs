//! Castling rights: when they come and go, and how they are written.

use super::*;

#[test]
fn rights_go_with_their_king_or_rook() {
    const BARE: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(&[
        (BARE, "e1e2", "r3k2r/8/8/8/8/8/4K3/R6R w kq - 0 1"),
        (BARE, "e1g1", "r3k2r/8/8/8/8/8/8/R5KR w kq - 0 1"),
        (BARE, "-e1", "r3k2r/8/8/8/8/8/8/R6R w kq - 0 1"),
        (BARE, "Qe1", "r3k2r/8/8/8/8/8/8/R3Q2R w kq - 0 1"),
        (BARE, "h1g1", "r3k2r/8/8/8/8/8/8/R3K1R1 w Qkq - 0 1"),
        (BARE, "h1h8", "r3k2R/8/8/8/8/8/8/R3K3 w Qq - 0 1"),
        (BARE, "-a8", "4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1"),
        // A second king does not take the first one's right, nor does its going away.
        (BARE, "Kd4", "r3k2r/8/8/8/3K4/8/8/R3K2R w KQkq - 0 1"),
        (BARE, "Kg1;-g1", BARE),
        // Chosen rights do not come back by themselves.
        (BARE, "e1e2;e2e1", "r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1"),
        // What was impossible already is not dropped silently, and may become possible.
        ("4k3/8/8/8/8/8/8/4K2R w Kk - 0 1", "Pa2", "4k3/8/8/8/8/8/P7/4K2R w Kk - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w Kk - 0 1", "rh8;ra8", "r3k2r/8/8/8/8/8/8/4K2R w Kk - 0 1"),
        // Chess960: the right of the rook on g1 goes when that rook goes.
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "-h1", "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1"),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "g1g2", "4k3/8/8/8/8/8/6R1/4K2R w - - 0 1"),
    ]);
}

#[test]
fn rights_are_suggested_until_chosen() {
    let table = [
        // Suggested: they come and go with king and rook.
        ("e1e2", "rnbqkbnr/pppppppp/8/8/8/8/PPPPKPPP/RNBQ1BNR w kq - 0 1"),
        ("e1e3;e3e1", START),
        ("empty;Ke1;Rh1", "8/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("empty;Rh1;Ra1;Ke1;ke8", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"),
        ("empty;Kd1;Rh1", "8/8/8/8/8/8/8/3K3R w - - 0 1"),
        // Only a right that has just become possible; the others stay as they are.
        ("empty;Ke1;Rh1;black;ra8;ke8", "r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1"),
        // Chosen by a box: nothing is ticked or unticked elsewhere.
        ("off=K;e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w Qkq - 0 1"),
        ("off=K;a1a3;a3a1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kq - 0 1"),
        ("off=K;on=K", START),
        ("off=K;on=K;e1e3;e3e1", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w kq - 0 1"),
        // Chosen by a text that has the field, suggested again by one that has not.
        ("text=8/8/8/8/8/8/8/4K3 w - - 0 1;Rh1", "8/8/8/8/8/8/8/4K2R w - - 0 1"),
        ("text=8/8/8/8/8/8/8/4K3;Rh1", "8/8/8/8/8/8/8/4K2R w K - 0 1"),
        ("load=8/8/8/8/8/8/8/4K3 w - - 0 1;Rh1", "8/8/8/8/8/8/8/4K2R w - - 0 1"),
        // Typing elsewhere in the text does not choose them.
        ("empty;text=8/8/8/8/8/8/8/8 w - - 0 12;Ke1;Rh1", "8/8/8/8/8/8/8/4K2R w K - 0 12"),
        ("empty;Ke1;Rh1;text=8/8/8/8/8/8/8/4K2R w  - 0 1;-h1;Rh1", "8/8/8/8/8/8/8/4K2R w - - 0 1"),
        // Undo takes the choice back too.
        ("off=K;undo;e1e3;e3e1", START),
        // Those of Chess960 are given.
        ("960=300;-d1;-e1;Ke1;Rh1", "qbnrkrbn/pppppppp/8/8/8/8/PPPPPPPP/QBN1KRBR w kq - 0 1"),
        // Start and empty begin anew.
        ("off=K;start;e1e3;e3e1", START),
    ];
    for (actions, expected) in table {
        assert_eq!(&**run(State::start(), actions).text(), expected, "{actions}");
    }
}

#[test]
fn a_right_is_taken_whole() {
    check(&[
        (START, "off=k;off=Q", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kq - 0 1"),
        ("4k3/8/8/8/8/8/8/4K2R w Kk - 0 1", "off=k", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
    ]);
}

#[test]
fn a_right_names_its_rook() {
    const KNIGHTS_GONE: &str = "rnbqk1r1/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1R1";
    const THREE: &str = "1k6/8/8/8/8/8/8/R1R1KR1R w - - 0 1";
    let at = |rights: &str| format!("{KNIGHTS_GONE} w {rights} - 0 1");
    let three = |rights: &str| THREE.replace("w -", &format!("w {rights}"));
    let table = [
        // A side of the board means the outermost rook there.
        (THREE.to_string(), "on=K;on=Q", three("KQ")),
        (
            "6rk/8/8/8/8/8/8/RK4R1 w - - 0 1".to_string(),
            "on=K",
            "6rk/8/8/8/8/8/8/RK4R1 w K - 0 1".to_string(),
        ),
        // An inner rook, one for each side; a new one takes the old one's place.
        (THREE.to_string(), "rook=f1", three("F")),
        (THREE.to_string(), "on=K;rook=f1", three("F")),
        (THREE.to_string(), "rook=f1;on=K", three("H")),
        (THREE.to_string(), "rook=f1;rook=c1;no-rook=f1", three("C")),
        (THREE.to_string(), "rook=f1;off=K", three("-")),
        (THREE.to_string(), "on=K;no-rook=f1", three("K")),
        // With the king on its standard square `K` for another rook would look like a slip.
        (at("-"), "on=K", at("G")),
        (at("-"), "on=K;on=Q;on=k;on=q", at("GAga")),
        (at("KQkq"), "off=q", at("KQk")),
        (at("KQkq"), "off=q;on=q", at("KQkq")),
        (at("KQkq"), "black", at("KQkq").replace(" w ", " b ")),
        (at("KQkq"), "-a2", at("KQkq").replace("/PPPPPPPP", "/1PPPPPPP")),
        // What was a slip in the text is left one.
        (at("K"), "-a2", at("K").replace("/PPPPPPPP", "/1PPPPPPP")),
        // Written by files, they stay so.
        (
            START.replace("KQkq", "HAha"),
            "-a2;off=q",
            "rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNR w HAh - 0 1".to_string(),
        ),
        // No such rook.
        (START.to_string(), "rook=e4", START.to_string()),
        (
            "8/8/8/8/8/8/8/8 w - - 0 1".to_string(),
            "rook=h1;rook=a8",
            "8/8/8/8/8/8/8/8 w Kq - 0 1".to_string(),
        ),
    ];
    for (text, actions, expected) in table {
        let state = run(State::new(&text), actions);
        assert_eq!(**state.text(), *expected, "{text}: {actions}");
        assert!(state.rights_chosen() || actions == "rook=e4");
    }
}

#[test]
fn a_right_that_is_given_is_read_back() {
    for board in [
        "4k3/8/8/8/8/8/8/RR2KRRR",
        "4k3/8/8/8/8/8/8/1R2K1R1",
        "4k3/8/8/8/8/8/8/RKRRRRRR",
        "rr2krrr/8/8/8/8/8/8/RR2KRRR",
        "r1k3r1/8/8/8/8/8/8/2R1K2R",
        "1rkr4/8/8/8/8/8/8/R3K2R",
    ] {
        let state = State::new(&format!("{board} w - - 0 1"));
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                for rook in castling_choices(state.setup(), color, side) {
                    let given = Action::SetCastlingRook { rook, allowed: true };
                    let mut after = reduce(state.clone(), given);
                    for _ in 0..2 {
                        assert_eq!(after.setup().castling_rook(color, side), Some(rook), "{board}");
                        let found = &after.parsed().diagnostics;
                        let lie =
                            found.iter().find(|d| d.code().starts_with("castling-impossible"));
                        assert!(lie.is_none(), "{}: {lie:?}", after.text());
                        // And after an edit on the board.
                        after = run(after, "pa5");
                    }
                }
            }
        }
    }
}

#[test]
fn choices_come_from_outside_in() {
    for (text, white_king, white_queen, black_king) in [
        (START, "h1", "a1", "h8"),
        ("4k3/8/8/8/8/8/8/RR1RKRRR w - - 0 1", "h1 g1 f1", "a1 b1 d1", ""),
        ("rk1r4/8/8/8/8/8/4K3/R6R w - - 0 1", "", "", "d8"),
        ("8/8/8/8/8/8/8/KRR1K2R w - - 0 1", "", "", ""),
    ] {
        let state = State::new(text);
        let names = |color, side| {
            let choices = castling_choices(state.setup(), color, side);
            choices.iter().map(Square::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(names(Color::White, CastlingSide::King), white_king, "{text}");
        assert_eq!(names(Color::White, CastlingSide::Queen), white_queen, "{text}");
        assert_eq!(names(Color::Black, CastlingSide::King), black_king, "{text}");
    }
}
