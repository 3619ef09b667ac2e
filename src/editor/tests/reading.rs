//! Boards read from pictures.

use std::rc::Rc;

use super::*;
use crate::picture::tests::sample;

const START_PLACEMENT: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn read(placement: &str, doubtful: &[usize]) -> State {
    let found = Rc::new(sample(placement, doubtful));
    reduce(State::new(EMPTY), Action::Picture(found, false))
}

fn settle(state: State, square: &str, piece: char) -> State {
    let square = square.parse().unwrap();
    reduce(state, Action::Settle(square, Piece::from_letter(piece)))
}

fn doubtful(state: &State) -> String {
    state.doubtful().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_reading_is_loaded_with_suggestions_and_doubts() {
    let state = read(START_PLACEMENT, &[0, 35]);
    assert_eq!((&**state.text(), &*doubtful(&state)), (START, "d4 a8"));
    assert!(!state.rights_chosen());
    let back = reduce(state, Action::Undo);
    assert_eq!((&**back.text(), &*doubtful(&back)), (EMPTY, ""));
    assert_eq!(doubtful(&reduce(back, Action::Redo)), "d4 a8");
}

#[test]
fn a_square_is_settled() {
    // As it was read: only the doubt goes.
    let state = settle(read(START_PLACEMENT, &[0, 35]), "a8", 'r');
    assert_eq!((&**state.text(), &*doubtful(&state)), (START, "d4"));
    // As something else, with the right that it brings; and back.
    let placement = "4k2q/8/8/8/8/8/8/4K2R";
    let state = settle(read(placement, &[7, 20]), "h8", 'r');
    assert_eq!(&**state.text(), "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1");
    assert_eq!(doubtful(&state), "e6");
    // A check settles who is to move.
    let checked = settle(state.clone(), "e6", 'R');
    assert_eq!(&**checked.text(), "4k2r/8/4R3/8/8/8/8/4K2R b Kk - 0 1");
    assert_eq!(doubtful(&checked), "");
    let back = reduce(checked, Action::Undo);
    assert_eq!((back.text(), &*doubtful(&back)), (state.text(), "e6"));
    // Without a picture there is nothing to settle.
    assert_eq!(&**settle(State::new(EMPTY), "e4", 'Q').text(), EMPTY);
}

#[test]
fn an_edit_settles_too_and_another_text_ends_it() {
    let state = run(read(START_PLACEMENT, &[0, 35]), "-a8");
    assert_eq!(doubtful(&state), "d4");
    for actions in ["start", "empty", "960=3", "load=8", "text=4k3/8/8/8/8/8/8/4K3 w - - 0 1"] {
        assert_eq!(run(state.clone(), actions).reading(), None, "{actions}");
    }
    // Typing into a counter does not.
    let typed = "text=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(doubtful(&run(read(START_PLACEMENT, &[35]), typed)), "d4");
}

#[test]
fn the_side_below_is_said() {
    let state = settle(read("4k3/8/8/8/8/8/8/4K2R", &[0, 4]), "a8", 'q');
    let turned = reduce(state.clone(), Action::SayBelow(false));
    assert_eq!(&**turned.text(), "R2K4/8/8/8/8/8/8/3k3q w - - 0 1");
    assert_eq!((&*doubtful(&turned), turned.orientation()), ("d1", Color::Black));
    assert_eq!(turned.reading().unwrap().found().orientation.white_below, Some(false));
    let same = reduce(state.clone(), Action::SayBelow(true));
    assert_eq!((same.text(), same.orientation()), (state.text(), Color::White));
    assert_eq!(same.reading().unwrap().found().orientation.white_below, Some(true));
}

#[test]
fn reading_again_joins_and_another_picture_does_not() {
    let again =
        |placement: &str, is_again| Action::Picture(Rc::new(sample(placement, &[])), is_again);
    let state = read("4k3/8/8/8/8/8/8/4K3", &[]);
    let state = reduce(state, again("4k3/8/8/8/8/8/8/3QK3", true));
    let state = reduce(state, again("4k3/8/8/8/8/8/8/3RK3", true));
    assert_eq!(&**run(state.clone(), "undo").text(), EMPTY);
    let other = reduce(state.clone(), again(START_PLACEMENT, false));
    assert_eq!(run(other, "undo").text(), state.text());
}

#[test]
fn all_thirteen_are_candidates() {
    let state = read("4k3/8/8/8/8/8/8/4K3", &[0]);
    let candidates = state.reading().unwrap().candidates("a8".parse().unwrap());
    assert_eq!(candidates.len(), 13);
    assert_eq!(candidates[0], Candidate { piece: None, percent: Some(60) });
    let letters: String = candidates.iter().filter_map(|it| Some(it.piece?.letter())).collect();
    assert_eq!(letters, "pPNBRQKnbrqk");
}

#[test]
fn many_boards_are_a_list() {
    let boards = [sample("4k3/8/8/8/8/8/8/4K2R", &[]), sample("8/8/8/8/8/8/8/8", &[])];
    let lines = "4k3/8/8/8/8/8/8/4K2R w K - 0 1\n8/8/8/8/8/8/8/8 w - - 0 1\n";
    assert_eq!(records(&boards), lines);
}
