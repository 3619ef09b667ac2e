//! What a run of actions does, as tables.

use super::*;
use crate::chess::{CastlingSide, Color, Piece, Square, Transform};
use crate::fen::{Dialect, Edit, Fix, Repair, Span};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

/// Actions in short: `e2e4` moves, `+e2e4` copies, `Qe4` puts, `-e4` clears, and the words
/// below.
fn action(short: &str) -> Action {
    let sq = |name: &str| name.parse::<Square>().unwrap();
    let castling = |name: &str, allowed| {
        let letter = name.chars().next().unwrap();
        let color = if letter.is_uppercase() { Color::White } else { Color::Black };
        let king = letter.eq_ignore_ascii_case(&'k');
        let side = if king { CastlingSide::King } else { CastlingSide::Queen };
        Action::SetCastling { color, side, allowed }
    };
    match short.split_once('=').unwrap_or((short, "")) {
        ("start", _) => Action::Preset(Preset::Start),
        ("empty", _) => Action::Preset(Preset::Empty),
        ("flip", _) => Action::Flip,
        ("undo", _) => Action::Undo,
        ("redo", _) => Action::Redo,
        ("rotate", _) => Action::Transform(Transform::Rotate),
        ("mirror", _) => Action::Transform(Transform::Mirror),
        ("upside-down", _) => Action::Transform(Transform::UpsideDown),
        ("swap", _) => Action::Transform(Transform::SwapColours),
        ("960", number) => Action::Chess960(number.parse().unwrap()),
        ("shape", "") => Action::ClearShapes,
        ("shape", item) => {
            let shape = Shapes::from_list(item).as_slice()[0];
            match shape.is_arrow() {
                true => Action::ToggleArrow { from: shape.from, to: shape.to, color: shape.color },
                false => Action::ToggleSquare { square: shape.from, color: shape.color },
            }
        }
        ("white", _) => Action::SetSide(Color::White),
        ("black", _) => Action::SetSide(Color::Black),
        ("on", right) => castling(right, true),
        ("off", right) => castling(right, false),
        ("rook", square) => Action::SetCastlingRook { rook: sq(square), allowed: true },
        ("no-rook", square) => Action::SetCastlingRook { rook: sq(square), allowed: false },
        ("ep", "-") => Action::SetEp(None),
        ("ep", square) => Action::SetEp(Some(sq(square))),
        ("half", n) => Action::SetHalfmove(n.parse().unwrap()),
        ("full", n) => Action::SetFullmove(n.parse().unwrap()),
        ("text", text) => Action::Text(text.to_string()),
        ("load", text) => Action::Load(Link::from_address("", &format!("fen={text}")).unwrap()),
        ("pick", "x") => Action::PickBrush(Brush::Eraser),
        ("pick", piece) => Action::PickBrush(Brush::Piece(
            Piece::from_letter(piece.chars().next().unwrap()).unwrap(),
        )),
        ("paint", square) => Action::Paint(sq(square)),
        ("other", square) => Action::PaintOther(sq(square)),
        ("to", square) => Action::StrokeTo(sq(square)),
        ("cycle", square) => Action::Cycle(sq(square)),
        ("swap-brush", _) => Action::SwapBrush,
        (word, _) => match word.strip_prefix(['+', '-']).unwrap_or(word) {
            name if word.starts_with('+') => {
                Action::Move { from: sq(&name[..2]), to: sq(&name[2..]), copy: true }
            }
            name if word.starts_with('-') => Action::Put { square: sq(name), piece: None },
            name if name.len() == 4 => {
                Action::Move { from: sq(&name[..2]), to: sq(&name[2..]), copy: false }
            }
            name => Action::Put {
                square: sq(&name[1..]),
                piece: Piece::from_letter(name.chars().next().unwrap()),
            },
        },
    }
}

/// The state after actions in short form, `;` between them.
fn run(state: State, actions: &str) -> State {
    let actions = actions.split(';').filter(|short| !short.is_empty());
    actions.fold(state, |state, short| reduce(state, action(short)))
}

#[track_caller]
fn check(table: &[(&str, &str, &str)]) {
    for (text, actions, expected) in table {
        assert_eq!(&**run(State::new(text), actions).text(), *expected, "{text}: {actions}");
    }
}

#[test]
fn the_board_rewrites_the_text() {
    check(&[
        (START, "e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
        (START, "-e2", "rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
        (EMPTY, "qd4", "8/8/8/8/3q4/8/8/8 w - - 0 1"),
        (EMPTY, "Qa1;+a1b2;b2h8", "7Q/8/8/8/8/8/8/Q7 w - - 0 1"),
        (START, "e2e2;e4e5;-e4", START),
        // Counters and side stay (the board is far from any start).
        ("3K4/3P2k1/8/8/8/8/2r5/5R2 b - - 95 80", "f1f3", "3K4/3P2k1/8/8/8/5R2/2r5/8 b - - 95 80"),
        // A text without the other fields gets them.
        ("8/8/8/8/8/8/8/8", "Ka1", "8/8/8/8/8/8/8/K7 w - - 0 1"),
        // A broken text gives way to the best reading of it.
        (
            "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "Nf3",
            "rnbqkbnr/ppppppp1/8/8/8/5N2/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        ),
        (START, "empty", EMPTY),
        (EMPTY, "start", START),
        (EMPTY, "960=518", START),
        (EMPTY, "960=0", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"),
        (EMPTY, "960=960", EMPTY),
    ]);
}

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

#[test]
fn the_en_passant_square_stays_while_it_is_right() {
    const E3: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    check(&[
        (E3, "-a7", "rnbqkbnr/1ppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
        (E3, "e4e5", "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        (E3, "Ne3", "rnbqkbnr/pppppppp/8/8/4P3/4N3/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        (E3, "Be2", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPPBPPP/RNBQKBNR b KQkq - 0 1"),
        (E3, "white", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
        (E3, "ep=-", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        // Wrong before: it stays, and the right side makes it right.
        (
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1",
            "-a7;black",
            "rnbqkbnr/1ppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        ),
    ]);
}

#[test]
fn a_control_rewrites_its_own_field() {
    check(&[
        (
            START,
            "black;half=7;full=12",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 7 12",
        ),
        (EMPTY, "ep=e6", "8/8/8/8/8/8/8/8 w - e6 0 1"),
        // A broken rank stays as it was typed.
        ("8/8/7/x/8/8/8/8 w - - 0 1", "black", "8/8/7/x/8/8/8/8 b - - 0 1"),
        // Missing fields before it are added, later ones are not.
        ("8/8/8/8/8/8/8/8", "black", "8/8/8/8/8/8/8/8 b"),
        ("8/8/8/8/8/8/8/8 b", "half=3", "8/8/8/8/8/8/8/8 b - - 3"),
        // Nothing to hold on to: written anew.
        ("", "black", "8/8/8/8/8/8/8/8 b - - 0 1"),
    ]);
}

#[test]
fn a_transform_carries_the_whole_record() {
    check(&[
        (START, "swap", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"),
        (START, "mirror;mirror", START),
        (START, "mirror;undo", START),
        ("8/8/8/3k4/8/8/KP6/8 w - - 3 50", "rotate", "8/6PK/8/8/4k3/8/8/8 w - - 3 50"),
        ("8/8/8/3k4/8/8/KP6/8 w", "upside-down", "8/KP6/8/8/3k4/8/8/8 w - - 0 1"),
        // Nothing to turn: a text is not touched for nothing.
        ("8/8/8/8/8/8/8/8", "rotate;mirror;upside-down", "8/8/8/8/8/8/8/8"),
    ]);
}

#[test]
fn the_brush_paints_and_takes_off() {
    check(&[
        (EMPTY, "paint=e4", EMPTY),
        (EMPTY, "pick=q;paint=e4;paint=e5", "8/8/8/4q3/4q3/8/8/8 w - - 0 1"),
        (EMPTY, "pick=q;paint=e4;paint=e4", EMPTY),
        (EMPTY, "pick=q;paint=e4;pick=R;paint=e4", "8/8/8/8/4R3/8/8/8 w - - 0 1"),
        (
            START,
            "pick=x;paint=a1;paint=e4",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
        ),
        (EMPTY, "pick=q;pick=q;paint=e4", EMPTY),
    ]);
    check(&[
        // The other button: the piece in the other colour, or off.
        (EMPTY, "pick=q;other=e4", "8/8/8/8/4Q3/8/8/8 w - - 0 1"),
        (EMPTY, "pick=q;paint=e4;other=e4;other=e4", EMPTY),
        (EMPTY, "Qe4;other=e4", EMPTY),
        (EMPTY, "Qe4;pick=x;other=e4", EMPTY),
        (EMPTY, "pick=q;swap-brush;paint=e4", "8/8/8/8/4Q3/8/8/8 w - - 0 1"),
        (EMPTY, "swap-brush;paint=e4", EMPTY),
    ]);
    assert_eq!(
        run(State::start(), "pick=q").brush(),
        Brush::Piece(Piece::from_letter('q').unwrap())
    );
}

#[test]
fn a_stroke_is_decided_at_its_first_square() {
    check(&[
        (EMPTY, "pick=P;paint=a2;to=b2;to=b2;to=c2", "8/8/8/8/8/8/PPP5/8 w - - 0 1"),
        // It began with taking off: it takes off whatever it meets.
        (EMPTY, "Pa2;Pb2;nc2;pick=P;paint=a2;to=b2;to=c2;to=d2", EMPTY),
        (EMPTY, "Qb2;pick=P;paint=a2;to=b2", "8/8/8/8/8/8/PP6/8 w - - 0 1"),
        (EMPTY, "Pa2;Qb2;pick=x;paint=h8;to=a2;to=b2", EMPTY),
        (EMPTY, "pick=P;other=a7;to=b7", "8/pp6/8/8/8/8/8/8 w - - 0 1"),
        // One step of the history, and only one.
        (EMPTY, "Ka1;pick=P;paint=a2;to=b2;to=c2;undo", "8/8/8/8/8/8/8/K7 w - - 0 1"),
        (EMPTY, "pick=P;paint=a2;to=b2;paint=d2;to=e2;undo", "8/8/8/8/8/8/PP6/8 w - - 0 1"),
        (EMPTY, "pick=P;paint=a2;to=b2;pick=x;paint=h8;to=a2;undo", "8/8/8/8/8/8/PP6/8 w - - 0 1"),
        (EMPTY, "Pa2;Pb2;pick=x;paint=h8;to=a2;to=b2;undo", "8/8/8/8/8/8/PP6/8 w - - 0 1"),
        (EMPTY, "pick=P;paint=a2;undo;to=b2", "8/8/8/8/8/8/1P6/8 w - - 0 1"),
        // Nothing to go on with.
        (EMPTY, "to=a2", EMPTY),
        (EMPTY, "pick=P;paint=a2;pick=P;paint=b2;to=c2", "8/8/8/8/8/8/P7/8 w - - 0 1"),
    ]);
}

#[test]
fn pieces_go_round_on_a_square() {
    let seen: String = (1..=13)
        .map(|times| {
            let state = run(State::new(EMPTY), &"cycle=e4;".repeat(times));
            state.setup().board.iter().map(|(_, piece)| piece.letter()).collect::<String>()
        })
        .collect();
    assert_eq!(seen, "PNBRQKpnbrqkP");
    check(&[
        (EMPTY, "cycle=a1", "8/8/8/8/8/8/8/N7 w - - 0 1"),
        (EMPTY, "Ka8;cycle=a8", "n7/8/8/8/8/8/8/8 w - - 0 1"),
        (EMPTY, "ba8;cycle=a8", "r7/8/8/8/8/8/8/8 w - - 0 1"),
        // One step for a square.
        (EMPTY, "cycle=e4;cycle=e4;cycle=e4;undo", EMPTY),
        (EMPTY, "cycle=e4;cycle=d4;undo", "8/8/8/8/4P3/8/8/8 w - - 0 1"),
    ]);
}

#[test]
fn undo_and_redo_go_over_text_and_board_alike() {
    check(&[
        (EMPTY, "Ka1;undo", EMPTY),
        (EMPTY, "Ka1;Kb1;undo;undo;redo", "8/8/8/8/8/8/8/K7 w - - 0 1"),
        (EMPTY, "Ka1;text=junk;black;undo;undo", "8/8/8/8/8/8/8/K7 w - - 0 1"),
        (EMPTY, "undo;redo", EMPTY),
        // A new change forgets what was undone.
        (EMPTY, "Ka1;undo;Kb1;redo", "8/8/8/8/8/8/8/1K6 w - - 0 1"),
        // The view is not part of it.
        (EMPTY, "Ka1;flip;pick=q;undo", EMPTY),
        (EMPTY, "load=8;undo", EMPTY),
        // Turning a counter is one step.
        (EMPTY, "half=1;half=2;half=3;undo", EMPTY),
        (EMPTY, "half=1;full=2;full=3;undo", "8/8/8/8/8/8/8/8 w - - 1 1"),
    ]);
    let state = run(State::start(), "flip;undo");
    assert_eq!(
        (state.orientation(), state.can_undo(), state.can_redo()),
        (Color::Black, false, false)
    );
}

#[test]
fn typing_is_grouped_by_words_and_by_direction() {
    check(&[
        ("", "text=a;text=ab;text=abc;undo", ""),
        ("", "text=a;text=ab;text=ab ;text=ab c;undo", "ab"),
        ("", "text=a;text=ab;text=ab ;text=ab c;undo;undo;redo;redo", "ab c"),
        ("abc", "text=ab;text=a;undo", "abc"),
        ("abc", "text=ab;text=a;text=ad;text=ade;undo", "a"),
        // A jump elsewhere begins anew; so does a paste.
        ("ab", "text=abc;text=xabc;undo", "abc"),
        ("ab", "text=abc;text=pasted;undo", "abc"),
        ("ab", "text=abc;undo;text=abcd;undo", "ab"),
        // Over a selection.
        ("abc", "text=x;text=xy;undo", "abc"),
        ("ää", "text=ääö;text=ääöö;undo", "ää"),
    ]);
}

#[test]
fn shapes_stay_with_the_position() {
    let table = [
        ("shape=Ga1;shape=Re2e4", "Ga1,Re2e4"),
        ("shape=Ga1;shape=Ra1;shape=Re2e4;shape=Re2e4", "Ra1"),
        ("shape=Ga1;shape=", ""),
        // Editing, picking a brush and turning the view do not touch them.
        ("shape=Ga1;Ka1;black;half=3;pick=q;paint=e4;flip;-a1", "Ga1"),
        ("shape=Ga1;mirror", "Gh1"),
        ("shape=Ga1;shape=Re2e4;swap", "Ga8,Re7e5"),
        // History.
        ("shape=Ga1;shape=Ga2;undo", "Ga1"),
        ("shape=Ga1;shape=Ga2;undo;undo;redo", "Ga1"),
        ("shape=Ga1;Ka1;undo;undo", ""),
        ("shape=Ga1;mirror;undo", "Ga1"),
        ("shape=Ga1;shape=;undo", "Ga1"),
        // Another position begins without.
        ("shape=Ga1;start", ""),
        ("shape=Ga1;start;undo", "Ga1"),
        ("shape=Ga1;960=5", ""),
        ("shape=Ga1;load=8/8/8/8/8/8/8/K7", ""),
        ("shape=Ga1;load=8/8/8/8/8/8/8/K7&shapes=Bb1", "Bb1"),
        ("shape=Ga1;text=4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
        ("shape=Ga1;text=4k3/8/8/8/8/8/8/4K3 w - - 0 1;undo", "Ga1"),
        // The same board pasted, letters typed, or the field emptied to be filled again.
        ("shape=Ga1;text=8/8/8/8/8/8/8/8 b - - 7 40", "Ga1"),
        ("shape=Ga1;text=8/8/8/8/8/8/8/8 w - - 0 12", "Ga1"),
        ("shape=Ga1;text=8/8/8/8/8/8/8/K8 w - - 0 1", "Ga1"),
        ("shape=Ga1;text=", "Ga1"),
        // A text brings its own.
        ("shape=Ga1;text=8/8/8/8/8/8/8/8 w - - 0 1 {[%csl Rb2][%cal Yc1c4]}", "Rb2,Yc1c4"),
        (
            "text=8/8/8/8/8/8/8/8 w - - 0 1 [%csl Rb2];shape=Rb2;text=8/8/8/8/8/8/8/8 w - - 0 12 [%csl Rb2]",
            "",
        ),
    ];
    for (actions, expected) in table {
        assert_eq!(run(State::new(EMPTY), actions).shapes().to_list(), expected, "{actions}");
    }
    assert_eq!(State::new("8/8/8/8/8/8/8/8 w - - 0 1 [%csl Rb2]").shapes().to_list(), "Rb2");
}

#[test]
fn a_link_brings_back_what_is_shown() {
    for actions in ["", "flip", "shape=Ga1;shape=Rb2c3;Ka1;flip", "text=junk {} &black #;shape=Ba1"]
    {
        let state = run(State::start(), actions);
        let link = Link::from_address("", &state.link().to_fragment()).unwrap();
        assert_eq!(link, state.link(), "{actions}");
        let opened = State::open(link.clone());
        let loaded = reduce(run(State::new("8"), "shape=Gh8;flip"), Action::Load(link));
        for other in [opened, loaded] {
            assert_eq!(other.link(), state.link(), "{actions}");
            assert_eq!((other.parsed(), other.change()), (state.parsed(), Change::Loaded));
        }
    }
}

#[test]
fn changes_say_whether_they_are_a_new_place() {
    let table = [
        ("", Change::Loaded),
        ("Ka1", Change::New),
        ("text=pasted", Change::New),
        ("text=8/8/8/8/8/8/8/8 w - - 0 12", Change::New),
        ("text=8/8/8/8/8/8/8/8 w - - 0 12;text=8/8/8/8/8/8/8/8 w - - 0 123", Change::Continued),
        ("text=8/8/8/8/8/8/8/8 w - - 0 12;Ka1", Change::New),
        ("half=1;half=2", Change::Continued),
        ("Ka1;undo", Change::New),
        ("Ka1;Kb1;undo;undo", Change::Continued),
        ("Ka1;load=8", Change::Loaded),
        // What is drawn and the turn of the board change the address in place.
        ("shape=Ga1", Change::Continued),
        ("Ka1;shape=Ga1;undo", Change::Continued),
        ("flip", Change::Continued),
    ];
    for (actions, expected) in table {
        assert_eq!(run(State::new(EMPTY), actions).change(), expected, "{actions}");
    }
}

#[test]
fn what_is_copied_is_in_the_chosen_dialect() {
    const E3: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    for (text, dialect, expected) in [
        // As typed: byte for byte, whatever it is.
        (E3, Dialect::AsGiven, E3),
        ("  8/8 w\u{a0}", Dialect::AsGiven, "  8/8 w\u{a0}"),
        (
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
            Dialect::AsGiven,
            "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
        ),
        ("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]", Dialect::XFen, EMPTY),
        (E3, Dialect::XFen, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
        (E3, Dialect::Shredder, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha - 0 1"),
        (E3, Dialect::Strict, E3),
        // The best reading of what is broken.
        ("8/8/7/8/8/8/8/8 w", Dialect::Strict, EMPTY),
        ("junk", Dialect::Strict, "junk"),
        ("", Dialect::XFen, ""),
    ] {
        let state = reduce(State::new(text), Action::SetDialect(dialect));
        assert_eq!((&**state.text(), state.can_undo()), (text, false));
        assert_eq!(&*state.output(), expected, "{text} {dialect:?}");
    }
    // A choice of the page, not of the text.
    let state = reduce(run(State::start(), "Ka3"), Action::SetDialect(Dialect::Shredder));
    assert_eq!(run(state, "undo;load=8").dialect(), Dialect::Shredder);
}

#[test]
fn a_fix_edits_the_text() {
    let fix =
        Fix { repair: Repair::Remove("x".into()), edits: vec![Edit::new(Span::new(0, 1), "")] };
    let state = reduce(State::new("x8/8/8/8/8/8/8/8 w - - 0 1"), Action::ApplyFix(fix));
    assert_eq!(&**state.text(), EMPTY);
    assert!(state.can_undo());
}

#[test]
fn nothing_panics_on_odd_texts() {
    for text in [
        "",
        " ",
        "♔/é w K\u{a0}",
        "8/8/8/8/8/8/8/8 w KQkq e3 99999999999 -1",
        "////",
        "w w w w w w w",
    ] {
        let state = State::new(text);
        for actions in
            ["Ka1", "black", "on=K", "off=q", "ep=e3", "half=4294967295", "full=0", "e2e4"]
        {
            let after = run(state.clone(), actions);
            let back = run(after, "undo");
            assert!(*back.text() == *state.text() || !back.can_redo(), "{text}: {actions}");
        }
    }
}
