//! What clicks and strokes put on the board.

use super::*;

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
fn a_stroke_is_taken_back_whole() {
    check(&[
        (EMPTY, "Ka1;pick=P;paint=a2;to=b2;cancel", "8/8/8/8/8/8/8/K7 w - - 0 1"),
        // One that has done nothing takes nothing back.
        (EMPTY, "Ka1;cancel", "8/8/8/8/8/8/8/K7 w - - 0 1"),
        (EMPTY, "Ka1;pick=x;paint=a2;to=b2;cancel", "8/8/8/8/8/8/8/K7 w - - 0 1"),
        (EMPTY, "pick=P;paint=a2;pick=x;paint=h8;cancel", "8/8/8/8/8/8/P7/8 w - - 0 1"),
    ]);
}

#[test]
fn a_run_is_cleared_within_its_rank() {
    const RANK: &str = "8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1";
    check(&[
        (RANK, "run=b7+3", "8/p3pppp/8/8/8/8/PPPPPPPP/8 w - - 0 1"),
        (RANK, "run=g7+8", "8/pppppp2/8/8/8/8/PPPPPPPP/8 w - - 0 1"),
        (RANK, "run=a2+8;undo", RANK),
        (RANK, "run=h2+0;run=h2+255", "8/pppppppp/8/8/8/8/PPPPPPP1/8 w - - 0 1"),
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
