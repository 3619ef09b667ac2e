//! A board that was read from a picture, while it is being corrected.
//!
//! The reading is a part of the history: undoing what loaded it takes it away, and undoing what
//! settled a square makes that doubtful again. A square is doubtful for as long as the reader was
//! not sure of it, nobody has settled it, and the piece that was read still stands there.

use std::rc::Rc;

use super::edit::with_board;
use super::state::{Group, Snapshot, State};
use crate::chess::{Bitboard, Board, Color, Piece, Setup, Square, Transform};
use crate::diagram::Shapes;
use crate::fen::{Dialect, write};
use crate::picture::{Found, must_move, suggested};

/// The pieces that a square can have, in the order in which they are offered after the likeliest.
const PIECES: &str = "PNBRQKpnbrqk";

/// A board that was read from a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    found: Found,
    settled: Bitboard,
}

/// What may stand on a doubtful square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// A piece, or none.
    pub piece: Option<Piece>,
    /// How likely it is, in hundredths, where the reader says so.
    pub percent: Option<u8>,
}

impl Reading {
    /// What the reader has found.
    pub fn found(&self) -> &Found {
        &self.found
    }

    /// All that may stand on a square: the two likeliest first, and nothing among the first three.
    pub fn candidates(&self, square: Square) -> Vec<Candidate> {
        let guess = &self.found.squares[self.found.index(square).min(63)];
        let percent = |probability: f32| Some((probability * 100.0).round() as u8);
        let mut candidates = vec![
            Candidate { piece: guess.piece, percent: percent(guess.probability) },
            Candidate { piece: guess.second, percent: percent(guess.second_probability) },
        ];
        let others = PIECES.chars().map(Piece::from_letter);
        for piece in [None].into_iter().chain(others) {
            if piece != guess.piece && piece != guess.second {
                candidates.push(Candidate { piece, percent: None });
            }
        }
        candidates
    }

    #[inline(never)]
    fn doubtful(&self, board: &Board) -> Bitboard {
        let as_read = |&square: &Square| {
            let guess = &self.found.squares[self.found.index(square).min(63)];
            guess.piece == board.piece_at(square)
        };
        self.found.doubtful().filter(as_read).filter(|&it| !self.settled.contains(it)).collect()
    }
}

impl State {
    /// The board that was read from a picture, if the position comes from one.
    pub fn reading(&self) -> Option<&Reading> {
        self.now.reading.as_deref()
    }

    /// The squares that a person should look at.
    pub fn doubtful(&self) -> Bitboard {
        self.reading().map_or(Bitboard::EMPTY, |it| it.doubtful(&self.setup().board))
    }
}

/// Takes a board that was read, with what it suggests of what a picture can't say. Read once more
/// from the same picture it joins the change before.
pub(super) fn take(state: &mut State, found: &Found, is_again: bool) {
    let setup = suggested(&found.board());
    let joins = is_again && state.group == Group::Picture;
    let reading = Reading { found: found.clone(), settled: Bitboard::EMPTY };
    state.orientation = bottom(found);
    show(state, &setup, Shapes::default(), reading, joins);
}

/// Says what stands on a square.
pub(super) fn settle(state: &mut State, square: Square, piece: Option<Piece>) {
    let Some(mut reading) = state.reading().cloned() else { return };
    reading.settled |= square.into();
    let setup = *state.setup();
    let mut board = setup.board;
    board.set(square, piece);
    let mut after = with_board(&setup, board, !state.now.rights_chosen);
    if let Some(color) = must_move(&board) {
        after.side_to_move = color;
    }
    let next = Snapshot {
        text: if after == setup { state.now.text.clone() } else { record(&after) },
        reading: Some(Rc::new(reading)),
        ..state.now.clone()
    };
    state.commit(next, Group::Single, false);
}

/// Says which side is below. Where it is not the one that it was taken for, the board is turned
/// with all that has been settled.
pub(super) fn say_below(state: &mut State, is_white_below: bool) {
    let Some(mut reading) = state.reading().cloned() else { return };
    let turns = reading.found.is_white_below() != is_white_below;
    reading.found = reading.found.with_white_below(is_white_below);
    state.orientation = bottom(&reading.found);
    if !turns {
        state.now.reading = Some(Rc::new(reading));
        return;
    }
    reading.settled = reading.settled.map(|it| it.flip_file().flip_rank()).collect();
    let turned = Transform::Rotate.setup(state.setup());
    let shapes = state.now.shapes.transformed(Transform::Rotate);
    show(state, &suggested(&turned.board), shapes, reading, false);
}

fn show(state: &mut State, setup: &Setup, shapes: Shapes, reading: Reading, joins: bool) {
    let reading = Some(Rc::new(reading));
    let next = Snapshot { text: record(setup), shapes, rights_chosen: false, reading };
    state.commit(next, Group::Picture, joins);
}

fn record(setup: &Setup) -> Rc<str> {
    write(setup, Dialect::AsGiven).into()
}

fn bottom(found: &Found) -> Color {
    if found.is_white_below() { Color::White } else { Color::Black }
}

/// The positions of several boards as a text, a record a line, in the order in which they were
/// found: a list of positions.
pub fn records(boards: &[Found]) -> String {
    let mut text = String::new();
    for found in boards {
        text.push_str(&record(&suggested(&found.board())));
        text.push('\n');
    }
    text
}
