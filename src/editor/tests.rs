//! What a run of actions does, as tables.

mod brush;
mod game;
mod history;
mod reading;
mod rights;
mod shapes;

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
        ("cancel", _) => Action::CancelStroke,
        ("run", run) => {
            let (from, count) = run.split_once('+').unwrap();
            Action::ClearRun { from: sq(from), count: count.parse().unwrap() }
        }
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
        for actions in [
            "Ka1",
            "black",
            "on=K",
            "off=q",
            "ep=e3",
            "half=4294967295",
            "full=0",
            "e2e4",
            "rotate",
            "mirror",
            "upside-down",
            "swap",
            "cycle=e4",
            "rook=h1",
            "no-rook=a8",
            "960=3",
            "shape=Ga1e5",
            "other=h8",
        ] {
            let after = run(state.clone(), actions);
            let back = run(after, "undo");
            assert!(*back.text() == *state.text() || !back.can_redo(), "{text}: {actions}");
        }
    }
}
