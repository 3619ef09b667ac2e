//! Undo, redo, and what counts as one step.

use super::*;

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
