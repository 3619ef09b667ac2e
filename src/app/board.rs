//! The board: an SVG that is a grid for those who don't see it.

use yew::prelude::*;

use super::LANG;
use super::dom::{focus_square, square_of};
use super::drag::{Press, Source};
use super::keys::Key;
use super::square::{View, coordinates, draw, square_at};
use crate::chess::{Bitboard, Board, Color, Square};
use crate::editor::{Action, Brush, Spot};
use crate::fen::Severity;

/// What the board shows and tells.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The SVG element.
    pub node: NodeRef,
    /// What stands where.
    pub board: Board,
    /// The side at the bottom.
    pub orientation: Color,
    /// What a click does.
    pub brush: Brush,
    /// The squares that some problem speaks of.
    pub spoken_of: Bitboard,
    /// The lit squares.
    pub lit: Bitboard,
    /// How bad the problem is that lights them.
    pub severity: Option<Severity>,
    /// The square whose piece is picked up.
    pub selected: Option<Square>,
    /// Told which square's piece is picked up now.
    pub on_select: Callback<Option<Square>>,
    /// Takes what is done.
    pub dispatch: Callback<Action>,
    /// Told which square is pointed at, if a problem speaks of it.
    pub on_hover: Callback<Option<Spot>>,
    /// Told when a piece is pressed, which may become a drag.
    pub on_press: Callback<Press>,
}

/// The board.
#[component]
pub fn BoardView(props: &Props) -> Html {
    let cursor = use_state_eq(|| Square::A8);
    let Props { board, orientation, brush, selected, .. } = *props;
    let activate = {
        let (dispatch, on_select) = (props.dispatch.clone(), props.on_select.clone());
        Callback::from(move |square: Square| match selected {
            _ if brush != Brush::Hand => dispatch.emit(Action::Paint(square)),
            None => on_select.emit(board.piece_at(square).map(|_| square)),
            Some(from) => {
                on_select.emit(None);
                dispatch.emit(Action::Move { from, to: square, copy: false });
            }
        })
    };
    let onclick = {
        let activate = activate.clone();
        move |event: MouseEvent| square_of(event.target()).iter().for_each(|s| activate.emit(*s))
    };
    let onpointerdown = {
        let on_press = props.on_press.clone();
        move |event: PointerEvent| {
            if let Some(square) = square_of(event.target()).filter(|_| brush == Brush::Hand)
                && let Some(piece) = board.piece_at(square)
            {
                on_press.emit(Press { event, source: Source::Square(square), piece });
            }
        }
    };
    let point = {
        let (on_hover, spoken_of) = (props.on_hover.clone(), props.spoken_of);
        move |square: Option<Square>| {
            on_hover.emit(square.filter(|square| spoken_of.contains(*square)).map(Spot::Square));
        }
    };
    let (on_over, on_focus) = (point.clone(), point);
    let off = props.on_hover.reform(|_: Event| None);
    let onfocusin = {
        let cursor = cursor.clone();
        move |event: FocusEvent| {
            let square = square_of(event.target());
            cursor.set(square.unwrap_or(*cursor));
            on_focus(square);
        }
    };
    let onkeydown = {
        let (node, dispatch, on_select) =
            (props.node.clone(), props.dispatch.clone(), props.on_select.clone());
        let cursor = *cursor;
        move |event: KeyboardEvent| {
            let Some(key) = Key::of(&event, cursor, orientation) else { return };
            event.prevent_default();
            match key {
                Key::Go(square) => focus_square(&node, square),
                Key::Put(piece) => dispatch.emit(Action::Put { square: cursor, piece }),
                Key::Use => activate.emit(cursor),
                Key::LetGo => on_select.emit(None),
            }
        }
    };
    let row = |row: usize| {
        let squares = (0..8).filter_map(|column| square_at(column, row, orientation));
        let draw_one = |square| {
            draw(&View {
                square,
                piece: board.piece_at(square),
                orientation,
                is_cursor: *cursor == square,
                is_selected: selected == Some(square),
                lit: props.severity.filter(|_| props.lit.contains(square)),
            })
        };
        html! { <g role="row">{ for squares.map(draw_one) }</g> }
    };
    html! {
        <svg
            ref={props.node.clone()}
            class={classes!("board", (brush != Brush::Hand).then_some("painting"))}
            viewBox="0 0 8 8"
            role="grid"
            aria-label={LANG.ui().board}
            aria-describedby="board-help"
            {onclick}
            {onkeydown}
            {onpointerdown}
            onpointerover={move |event: PointerEvent| on_over(square_of(event.target()))}
            onpointerleave={off.reform(Event::from)}
            {onfocusin}
            onfocusout={off.reform(Event::from)}
        >
            { for (0..8).map(row) }
            { coordinates(orientation) }
            <rect class="drop-target" width="1" height="1" aria-hidden="true" />
        </svg>
    }
}
