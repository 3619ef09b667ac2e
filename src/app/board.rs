//! The board: an SVG that is a grid for those who don't see it.

use yew::prelude::*;

use super::dom::{focus_square, square_of};
use super::drag::{Press, Source};
use super::keys::Key;
use super::page::{App, Message};
use super::square::{View, coordinates, draw, square_at};
use super::words;
use crate::chess::{Bitboard, Square};
use crate::editor::{Action, Brush, Lit, Part, Spot};

/// The board. Its events are taken on the whole, and say themselves which square they are of.
pub fn board(app: &App, lit: &Lit, part: Option<&Part>) -> Html {
    let pointed = part.map_or(Bitboard::EMPTY, |part| part.squares);
    let (board, orientation) = (app.state.setup().board, app.state.orientation());
    let row = |row: usize| {
        let squares = (0..8).filter_map(|column| square_at(column, row, orientation));
        let draw_one = |square| {
            draw(&View {
                square,
                piece: board.piece_at(square),
                orientation,
                is_cursor: app.cursor == square,
                is_selected: app.selected == Some(square),
                lit: lit.severity.filter(|_| lit.squares.contains(square)),
                is_pointed: pointed.contains(square),
            })
        };
        html! { <g role="row">{ for squares.map(draw_one) }</g> }
    };
    let onclick = {
        let tell = app.tell();
        move |event: MouseEvent| {
            if let Some(square) = square_of(event.target()) {
                tell.emit(Message::Use(square));
            }
        }
    };
    let onpointerdown = on_press(app);
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
    let painting = (app.state.brush() != Brush::Hand).then_some("painting");
    html! {
        <svg
            ref={app.board.clone()}
            class={classes!("board", painting)}
            viewBox="0 0 8 8"
            role="grid"
            aria-label={words().get(crate::words::Key::Board)}
            aria-describedby="board-help"
            {onclick}
            onkeydown={on_key(app)}
            {onpointerdown}
            {onpointerover}
            onpointerleave={app.on(|_: PointerEvent| Message::Hover(None))}
            {onfocusin}
            onfocusout={app.on(|_: FocusEvent| Message::Hover(None))}
        >
            { for (0..8).map(row) }
            { coordinates(orientation) }
            <rect class="drop-target" width="1" height="1" aria-hidden="true" />
        </svg>
    }
}

/// A press on a piece may become a drag.
fn on_press(app: &App) -> impl Fn(PointerEvent) + 'static {
    let (board, brush) = (app.state.setup().board, app.state.brush());
    let dragger = app.dragger.clone();
    move |event| {
        if let Some(square) = square_of(event.target()).filter(|_| brush == Brush::Hand)
            && let Some(piece) = board.piece_at(square)
        {
            dragger.take(Press { event, source: Source::Square(square), piece });
        }
    }
}

/// Tells which square is pointed at.
fn on_point(app: &App) -> impl Fn(Option<Square>) + Clone + 'static {
    let tell = app.tell();
    move |square: Option<Square>| tell.emit(Message::Hover(square.map(Spot::Square)))
}

/// What a key does.
fn on_key(app: &App) -> impl Fn(KeyboardEvent) + 'static {
    let (node, tell) = (app.board.clone(), app.tell());
    let (cursor, orientation) = (app.cursor, app.state.orientation());
    move |event| {
        let Some(key) = Key::of(&event, cursor, orientation) else { return };
        event.prevent_default();
        match key {
            Key::Go(square) => focus_square(&node, square),
            Key::Put(piece) => tell.emit(Message::Do(Action::Put { square: cursor, piece })),
            Key::Use => tell.emit(Message::Use(cursor)),
            Key::LetGo => tell.emit(Message::Select(None)),
        }
    }
}
