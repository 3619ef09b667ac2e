//! What is drawn on the board, and links.

use super::*;

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
