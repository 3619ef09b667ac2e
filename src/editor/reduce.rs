//! What each action does to the state.

use super::action::Action;
use super::brush::{Brush, next_piece};
use super::castling::{meant_rook, replaced, written_rights};
use super::edit::{typing, with_board, with_ep_checked};
use super::game::OpenGame;
use super::operations;
use super::reading;
use super::state::{Change, Group, Snapshot, State};
use crate::chess::{Bitboard, Board, CastlingRights, Color, Setup, Square};
use crate::diagram::{Shape, Shapes};
use crate::fen::{Dialect, Field, apply_edits, rewrite, write, write_as};
use crate::formats::{Link, epd};

/// The state after an action. The only way to change it.
pub fn reduce(mut state: State, action: Action) -> State {
    let setup = *state.setup();
    match action {
        Action::Text(text) => take_typed(&mut state, &text),
        Action::Load(link) => {
            let Link { text, shapes, orientation } = link;
            let next = Snapshot { text, shapes, rights_chosen: false, reading: None };
            state.commit(next, Group::Single, false);
            state.now.rights_chosen = castling_text(&state).is_some();
            state.orientation = orientation;
            state.change = Change::Loaded;
        }
        Action::ApplyFix(fix) => {
            let text = fix.apply(&state.now.text);
            let chosen = state.now.rights_chosen;
            let before = castling_text(&state).map(str::to_string);
            take_text(&mut state, &text, Group::Single, false);
            if before.as_deref() == castling_text(&state) {
                state.now.rights_chosen = chosen;
            }
        }
        Action::Put { square, piece } => {
            let mut board = setup.board;
            board.set(square, piece);
            edit_board(&mut state, board, Group::Single);
        }
        Action::Move { from, to, copy } => {
            let mut board = setup.board;
            let piece = board.piece_at(from);
            if piece.is_some() && from != to {
                board.set(to, piece);
                if !copy {
                    board.set(from, None);
                }
                edit_board(&mut state, board, Group::Single);
            }
        }
        Action::Paint(square) => {
            let brush = state.brush;
            begin_stroke(&mut state, brush, square);
        }
        Action::PaintOther(square) => {
            let brush = match state.brush {
                Brush::Hand => Brush::Eraser,
                brush => brush.swapped(),
            };
            begin_stroke(&mut state, brush, square);
        }
        Action::StrokeTo(square) => stroke_to(&mut state, square),
        // Before its first change a stroke is no group.
        Action::CancelStroke if state.group == Group::Stroke => state.travel(true),
        Action::CancelStroke => {}
        Action::ClearRun { from, count } => {
            let mut board = setup.board;
            for square in run(from, count) {
                board.set(square, None);
            }
            edit_board(&mut state, board, Group::Single);
        }
        Action::Cycle(square) => {
            let mut board = setup.board;
            board.set(square, Some(next_piece(&board, square)));
            edit_board(&mut state, board, Group::Cycle(square));
        }
        Action::SwapBrush => state.brush = state.brush.swapped(),
        Action::PickBrush(brush) => {
            state.brush = if state.brush == brush { Brush::Hand } else { brush };
        }
        Action::SetSide(side_to_move) => {
            let after = with_ep_checked(&setup, Setup { side_to_move, ..setup });
            set_fields(&mut state, &after, Group::Single);
        }
        Action::SetCastling { color, side, allowed } => {
            let rook = allowed.then(|| meant_rook(&setup, color, side));
            set_castling(&mut state, replaced(&setup, color, side, rook));
        }
        Action::SetCastlingRook { rook, allowed } => {
            let home = |&color: &Color| Bitboard::home_rank(color).contains(rook);
            if let Some(color) = Color::ALL.into_iter().find(home) {
                let side = setup.castling_side(color, rook);
                let rights = match allowed {
                    true => replaced(&setup, color, side, Some(rook)),
                    false => setup.castling.without(rook),
                };
                set_castling(&mut state, rights);
            }
        }
        Action::SetEp(ep_square) => {
            set_fields(&mut state, &Setup { ep_square, ..setup }, Group::Single);
        }
        Action::SetHalfmove(halfmove_clock) => {
            let after = Setup { halfmove_clock, ..setup };
            set_fields(&mut state, &after, Group::Counter(Field::HalfmoveClock));
        }
        Action::SetFullmove(fullmove_number) => {
            let after = Setup { fullmove_number, ..setup };
            set_fields(&mut state, &after, Group::Counter(Field::FullmoveNumber));
        }
        Action::Transform(transform) => {
            let after = transform.setup(&setup);
            let mut next = state.now.clone();
            next.shapes = next.shapes.transformed(transform);
            if after != setup {
                next.text = written(&state, &after).into();
            }
            state.commit(next, Group::Single, false);
        }
        Action::Chess960(number) => {
            if let Some(start) = Setup::chess960(number) {
                reset(&mut state, &write(&start, Dialect::AsGiven), true);
            }
        }
        Action::Preset(preset) => reset(&mut state, preset.fen(), false),
        Action::ToggleSquare { square, color } => {
            toggle(&mut state, Shape { from: square, to: square, color });
        }
        Action::ToggleArrow { from, to, color } => toggle(&mut state, Shape { from, to, color }),
        Action::ClearShapes => draw(&mut state, Shapes::default()),
        Action::OpenGame(_)
        | Action::ReopenGame(..)
        | Action::Walk(_)
        | Action::GoTo(_)
        | Action::CloseGame
        | Action::SetOperand(..)
        | Action::RemoveOperation(_)
        | Action::AddOperation(_)
        | Action::PlayOperation(_)
        | Action::Picture(..)
        | Action::Settle(..)
        | Action::SayBelow(_) => reduce_other(&mut state, action),
        Action::SetDialect(dialect) => state.dialect = dialect,
        Action::Flip => {
            state.orientation = !state.orientation;
            state.change = Change::Continued;
        }
        Action::Undo => state.travel(true),
        Action::Redo => state.travel(false),
    }
    state
}

/// Takes a text that was written by someone. Its rights are chosen if it has the field, unless
/// it was typed letter by letter and the field is as before.
fn take_text(state: &mut State, text: &str, group: Group, joins: bool) {
    let chosen = state.now.rights_chosen;
    let before = castling_text(state).map(str::to_string);
    state.commit_text(text, chosen, group, joins);
    let after = castling_text(state);
    if group == Group::Single || before.as_deref() != after {
        state.now.rights_chosen = after.is_some();
    }
}

/// What an action does that is about a game, an EPD or a picture. It is apart since few call for it: so it
/// is no part of what the page loads first.
#[inline(never)]
fn reduce_other(state: &mut State, action: Action) {
    match action {
        Action::OpenGame(text) => {
            if let Some(game) = OpenGame::new(&text) {
                state.game = Some(game);
                show_place(state);
            }
        }
        Action::ReopenGame(text, at) => {
            let game = OpenGame::new(&text).map(|mut game| {
                game.go(at);
                game
            });
            state.game = game.filter(|game| game.fen() == state.now.text);
        }
        Action::Walk(step) => {
            if let Some(game) = &mut state.game {
                game.step(step);
                show_place(state);
            }
        }
        Action::GoTo(at) => {
            if let Some(game) = &mut state.game {
                game.go(at);
                show_place(state);
            }
        }
        Action::CloseGame => {
            if let Some(text) = state.game.take().and_then(|game| game.origin) {
                take_text(state, &text, Group::Single, false);
            }
        }
        Action::SetOperand(number, operand) => {
            let group = Group::Operation(number);
            edit_epd(state, number, group, |text, _, operation| {
                operations::with_operand(text, operation, &operand)
            });
        }
        Action::RemoveOperation(number) => {
            edit_epd(state, number, Group::Single, |text, _, operation| {
                operations::without(text, operation)
            });
        }
        Action::AddOperation(opcode) => {
            let text = state.now.text.clone();
            let text = operations::with_operation(&text, &epd::read(&text), &opcode);
            take_text(state, &text, Group::Single, false);
        }
        Action::PlayOperation(number) => {
            let text = state.now.text.clone();
            let epd = epd::read(&text);
            let operation = epd.operations.get(number);
            if let Some(game) = operation.and_then(|it| operations::game(&text, &epd, it)) {
                state.game = Some(game);
                show_place(state);
            }
        }
        Action::Picture(found, is_again) => reading::take(state, &found, is_again),
        Action::Settle(square, piece) => reading::settle(state, square, piece),
        Action::SayBelow(is_white_below) => reading::say_below(state, is_white_below),
        _ => {}
    }
}

/// Puts the place in the open game in place of the text.
fn show_place(state: &mut State) {
    let Some(game) = &state.game else { return };
    let (text, shapes) = (game.fen(), game.shapes());
    let next = Snapshot { text, shapes, rights_chosen: true, reading: None };
    state.commit(next, Group::Walk, state.group == Group::Walk);
}

/// Changes the text where it has an operation of that number.
fn edit_epd(
    state: &mut State,
    number: usize,
    group: Group,
    edit: impl FnOnce(&str, &epd::Epd, &epd::Operation) -> String,
) {
    let text = state.now.text.clone();
    let epd = epd::read(&text);
    if let Some(operation) = epd.operations.get(number) {
        let joins = group != Group::Single && group == state.group;
        take_text(state, &edit(&text, &epd, operation), group, joins);
    }
}

/// Takes a text that was typed or pasted: it can bring shapes, or show that those on the board
/// belong to another one.
fn take_typed(state: &mut State, text: &str) {
    let (old, board) = (state.now.text.clone(), state.setup().board);
    let (group, joins) = typing(&old, text, state.group);
    take_text(state, text, group, joins);
    let brought = Shapes::from_comments(text);
    if !brought.is_empty() && brought != Shapes::from_comments(&old) {
        state.now.shapes = brought;
    } else if group == Group::Single && !text.is_empty() && state.setup().board != board {
        state.now.shapes = Shapes::default();
        state.now.reading = None;
    }
}

fn toggle(state: &mut State, shape: Shape) {
    draw(state, state.now.shapes.toggled(shape));
}

fn draw(state: &mut State, shapes: Shapes) {
    state.commit(Snapshot { shapes, ..state.now.clone() }, Group::Single, false);
}

/// The castling field as it stands in the text.
fn castling_text(state: &State) -> Option<&str> {
    state.parsed.layout.field(Field::Castling).map(|span| span.of(&state.now.text))
}

fn begin_stroke(state: &mut State, brush: Brush, square: Square) {
    state.stroke = brush.stroke(&state.setup().board, square);
    // It does not join the stroke before.
    state.group = Group::Single;
    stroke_to(state, square);
}

fn stroke_to(state: &mut State, square: Square) {
    if let Some(piece) = state.stroke {
        let mut board = state.setup().board;
        board.set(square, piece);
        edit_board(state, board, Group::Stroke);
    }
}

/// The squares of a rank from one on, at most so many.
fn run(from: Square, count: u8) -> impl Iterator<Item = Square> {
    let (first, left) = (from.index(), 8 - from.file().index());
    (first..first + left.min(count.into())).filter_map(Square::from_index)
}

fn edit_board(state: &mut State, board: Board, group: Group) {
    let setup = *state.setup();
    if board != setup.board {
        let chosen = state.now.rights_chosen;
        let after = with_board(&setup, board, !chosen);
        commit_edit(state, &written(state, &after), group);
    }
}

fn set_castling(state: &mut State, castling: CastlingRights) {
    let after = Setup { castling, ..*state.setup() };
    set_fields_as(state, &after, Group::Single, written_rights(state, &after, true));
    state.now.rights_chosen = true;
}

fn set_fields(state: &mut State, after: &Setup, group: Group) {
    set_fields_as(state, after, group, written_rights(state, after, false));
}

/// Rewrites the fields in which `after` differs.
fn set_fields_as(state: &mut State, after: &Setup, group: Group, rights: Dialect) {
    let edits = rewrite(&state.parsed.layout, state.setup(), after, rights);
    let text = apply_edits(&state.now.text, &edits);
    commit_edit(state, &text, group);
}

/// The whole record anew.
fn written(state: &State, after: &Setup) -> String {
    write_as(after, written_rights(state, after, false), Dialect::AsGiven)
}

/// Takes the text that an edit leads to; it joins the one before if that is of the same group.
fn commit_edit(state: &mut State, text: &str, group: Group) {
    let joins = group != Group::Single && group == state.group;
    state.commit_text(text, state.now.rights_chosen, group, joins);
}

/// Begins anew with a position.
fn reset(state: &mut State, text: &str, rights_chosen: bool) {
    let shapes = Shapes::default();
    let next = Snapshot { text: text.into(), shapes, rights_chosen, reading: None };
    state.commit(next, Group::Single, false);
}
