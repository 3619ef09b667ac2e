//! The picture with the corners of its boards.

use web_sys::Element;
use yew::prelude::*;

use super::page::{App, Message};
use super::picture::Sighting;
use super::words;
use crate::editor::Opened;
use crate::picture::Point;
use crate::words::Key;

/// The picture, and the buttons that turn it.
pub fn sight<S>(app: &App, picture: &Opened<S>) -> Html {
    let words = words();
    let (width, height) = picture.shown_size();
    let turns = [
        "M4 8a5 5 0 1 1 2 4M4 3v5h5",
        "M4 6h6a3 3 0 0 1 0 6H4M7 3L4 6l3 3",
        "M12 8a5 5 0 1 0-2 4M12 3v5H7",
    ];
    let turn = |(number, lines): (usize, &'static str)| {
        let label = words.entry(Key::TurnPicture, number);
        let quarters = [3, 2, 1][number];
        let onclick = app.on_click(move || Message::Picture(Sighting::Turn(quarters)));
        html! {
            <button aria-label={label} title={label} {onclick}>
                <svg viewBox="0 0 16 16" aria-hidden="true"><path d={lines} /></svg>
            </button>
        }
    };
    let others = picture.sheet.boards.iter().enumerate().filter(|(i, _)| *i != picture.chosen);
    let shown = picture.corners.map(|corner| picture.shown(corner));
    html! {
        <>
            <div class="sight" ref={app.desk.sight.clone()}>
                <canvas
                    width={width.to_string()}
                    height={height.to_string()}
                    role="img"
                    aria-label={words.get(Key::Picture)}
                />
                <svg viewBox={["0 0 ", &width.to_string(), " ", &height.to_string()].concat()}>
                    { for others.map(|(_, it)| outline("other", &it.corners.map(|corner| picture.shown(corner)))) }
                    { outline("outline", &shown) }
                    { for shown.into_iter().enumerate().map(|(number, point)| handle(app, number, point, width.max(height))) }
                </svg>
            </div>
            <p id="corner-help" class="quiet">{ words.get(Key::CornerHelp) }</p>
            <div class="walk turns">
                { for turns.into_iter().enumerate().map(turn) }
            </div>
        </>
    }
}

fn push(path: &mut String, [x, y]: Point) {
    path.push_str(&(x.round() as i32).to_string());
    path.push(' ');
    path.push_str(&(y.round() as i32).to_string());
}

/// The outline of a board.
fn outline(class: &'static str, corners: &[Point; 4]) -> Html {
    let mut d = String::new();
    for corner in corners {
        d.push(if d.is_empty() { 'M' } else { 'L' });
        push(&mut d, *corner);
    }
    d.push('z');
    html! { <path {class} {d} /> }
}

/// A corner, to be dragged or moved by the arrow keys.
fn handle(app: &App, number: usize, point: Point, size: u32) -> Html {
    let mut d = String::from("M");
    push(&mut d, point);
    d.push_str("h0");
    let step = (size as f32 / 200.0).max(1.0);
    let onkeydown = app.on_some(move |event: KeyboardEvent| {
        // With Shift further, in steps of about a fifth of a square.
        let step = if event.shift_key() { step * 5.0 } else { step };
        let by = match event.key().as_str() {
            "ArrowLeft" => [-step, 0.0],
            "ArrowRight" => [step, 0.0],
            "ArrowUp" => [0.0, -step],
            "ArrowDown" => [0.0, step],
            _ => return None,
        };
        event.prevent_default();
        Some(Message::Picture(Sighting::Nudge(number, by)))
    });
    let onpointerdown = |event: PointerEvent| {
        if let Some(target) = event.target_dyn_into::<Element>() {
            let _ = target.set_pointer_capture(event.pointer_id());
        }
    };
    let sight = app.desk.sight.clone();
    let width = app.picture().map_or(1, |picture| picture.shown_size().0);
    let onpointermove = app.on_some(move |event: PointerEvent| {
        let target = event.target_dyn_into::<Element>()?;
        if !target.has_pointer_capture(event.pointer_id()) {
            return None;
        }
        let bounds = sight.cast::<Element>()?.get_bounding_client_rect();
        let scale = f64::from(width) / bounds.width().max(1.0);
        let at = |c: i32, from: f64| ((f64::from(c) - from) * scale) as f32;
        let point = [at(event.client_x(), bounds.left()), at(event.client_y(), bounds.top())];
        Some(Message::Picture(Sighting::Move(number, point)))
    });
    let onlostpointercapture = app.on(|_: PointerEvent| Message::Picture(Sighting::Moved));
    html! {
        <path
            class="corner"
            {d}
            tabindex="0"
            role="button"
            aria-label={words().entry(Key::CornerNames, number)}
            aria-describedby="corner-help"
            {onkeydown}
            {onpointerdown}
            {onpointermove}
            {onlostpointercapture}
        />
    }
}
