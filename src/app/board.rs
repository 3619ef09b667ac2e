//! The board: an SVG that is a grid for those who don't see it, and what lies over it.

use web_sys::Element;
use yew::prelude::*;

use super::dom::square_of;
use super::drag::Grip;
use super::keys::Key;
use super::page::{App, Message};
use super::shapes::{shapes, spoken};
use super::square::{Squares, View};
use super::words;
use crate::chess::{Bitboard, Square};
use crate::editor::{Action, Brush, ShapeColor, Spot};

/// Has the squares look as they should, once the board is there.
pub fn show_squares(app: &App, squares: &mut Squares) {
    let Some(board) = app.board.cast::<Element>() else { return };
    let (setup, lit, part) = (app.state.setup(), app.lit(), app.part());
    let drawn_on: Bitboard = app.state.shapes().as_slice().iter().map(|shape| shape.from).collect();
    let doubtful = app.doubtful();
    let pointed = part.map_or(Bitboard::EMPTY, |part| part.squares) | app.hint;
    squares.show(&board, app.state.orientation(), |square| View {
        piece: setup.board.piece_at(square),
        is_cursor: app.cursor == square,
        is_selected: app.selected == Some(square),
        lit: lit.severity.filter(|_| lit.squares.contains(square)),
        is_pointed: pointed.contains(square),
        is_ep: setup.ep_square == Some(square),
        is_doubtful: doubtful.contains(square),
        drawn: match drawn_on.contains(square) {
            true => spoken(app, square),
            false => String::new(),
        },
    });
}

/// The board, without its squares. Its events are taken on the whole, and say themselves which
/// square they are of.
pub fn board(app: &App) -> Html {
    let onclick = {
        let tell = app.tell();
        move |event: MouseEvent| {
            if let Some(square) = square_of(event.target()) {
                tell.emit(Message::Click(square, event.detail()));
            }
        }
    };
    let point = on_point(app);
    let onpointerover = {
        let point = point.clone();
        move |event: PointerEvent| point(square_of(event.target()))
    };
    let onfocusin = {
        let tell = app.tell();
        move |event: FocusEvent| {
            let square = square_of(event.target());
            if let Some(square) = square {
                tell.emit(Message::Cursor(square));
            }
            point(square);
        }
    };
    let onkeydown = {
        let tell = app.tell();
        move |event: KeyboardEvent| {
            if let Some(key) = Key::of(&event) {
                event.prevent_default();
                tell.emit(Message::Key(key));
            }
        }
    };
    let draws = app.hand.pen.is_some() || app.state.brush() != Brush::Hand;
    html! {
        <div class="board-box">
            <svg
                ref={app.board.clone()}
                class={if draws { "board painting" } else { "board" }}
                viewBox="0 0 8 8"
                role="grid"
                aria-label={words().get(crate::words::Key::Board)}
                aria-describedby="board-help"
                {onclick}
                {onkeydown}
                onpointerdown={on_press(app)}
                {onpointerover}
                onpointerleave={app.on(|_: PointerEvent| Message::Hover(None))}
                {onfocusin}
                onfocusout={app.on(|_: FocusEvent| Message::Hover(None))}
            />
            { shapes(app) }
            <div class="drop-target" />
        </div>
    }
}

/// A press is the beginning of a drag, of a stroke, or of something drawn.
fn on_press(app: &App) -> impl Fn(PointerEvent) + 'static {
    let (board, brush, pen) = (app.state.setup().board, app.state.brush(), app.hand.pen);
    let (dragger, tell) = (app.dragger.clone(), app.tell());
    move |event| {
        let Some(square) = square_of(event.target()) else { return };
        let button = event.button();
        let grip = match (button, brush) {
            (0, Brush::Hand) => match (pen, board.piece_at(square)) {
                (Some(color), _) => Grip::Pen(square, color),
                (None, Some(piece)) => Grip::Piece(piece, Some(square)),
                (None, None) => return,
            },
            (2, Brush::Hand) => Grip::Pen(square, color_of(&event).or(pen).unwrap_or_default()),
            (0 | 2, _) => Grip::Brush(square),
            _ => return,
        };
        let paints = matches!(grip, Grip::Brush(_));
        if dragger.take(event, grip) && paints {
            tell.emit(Message::Do(match button {
                0 => Action::Paint(square),
                _ => Action::PaintOther(square),
            }));
        }
    }
}

/// The colour that the keys held with the right button choose, as on chess sites.
fn color_of(event: &PointerEvent) -> Option<ShapeColor> {
    let first = event.shift_key() || event.ctrl_key();
    let second = event.alt_key() || event.meta_key();
    match (first, second) {
        (false, false) => None,
        (true, false) => Some(ShapeColor::Red),
        (false, true) => Some(ShapeColor::Blue),
        (true, true) => Some(ShapeColor::Yellow),
    }
}

/// Tells which square is pointed at.
fn on_point(app: &App) -> impl Fn(Option<Square>) + Clone + 'static {
    let tell = app.tell();
    move |square: Option<Square>| tell.emit(Message::Hover(square.map(Spot::Square)))
}
