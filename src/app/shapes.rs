//! What is drawn over the board: marked squares as rings, and arrows.

use yew::prelude::*;

use super::page::App;
use super::square::place;
use super::words;
use crate::chess::{Color, Square};
use crate::editor::{Shape, ShapeColor};

/// The side of a square in the drawing. With whole numbers no other formatting is needed.
const SIDE: f64 = 1000.0;

/// The drawing. Those who don't see it have the labels of the squares.
pub fn shapes(app: &App) -> Html {
    let orientation = app.state.orientation();
    let draw = |shape: Shape, class| {
        let d = outline(shape.from, shape.to, orientation);
        html! { <path class={class_of(shape.color, class)} {d} /> }
    };
    let begun = app.hand.arrow.map(|from| Shape { from, to: app.cursor, color: app.hand.color() });
    html! {
        <svg class="shapes" viewBox="0 0 8000 8000" aria-hidden="true">
            { for app.state.shapes().as_slice().iter().map(|shape| draw(*shape, "shape")) }
            { for begun.map(|shape| draw(shape, "shape faint")) }
            // For what the pointer is drawing; see `preview`.
            <path class="line" />
        </svg>
    }
}

/// The classes of a shape.
pub fn class_of(color: ShapeColor, class: &'static str) -> String {
    let mut classes = class.to_string();
    classes.push(' ');
    classes.push_str(name(color));
    classes
}

/// The name of a colour in the style sheet.
pub const fn name(color: ShapeColor) -> &'static str {
    match color {
        ShapeColor::Green => "green",
        ShapeColor::Red => "red",
        ShapeColor::Yellow => "yellow",
        ShapeColor::Blue => "blue",
    }
}

/// What is drawn on or from a square, to be read out after its name.
pub fn spoken(app: &App, square: Square) -> String {
    let words = words();
    let mut out = String::new();
    for shape in app.state.shapes().as_slice().iter().filter(|shape| shape.from == square) {
        let color = Some(shape.color as usize);
        out.push_str("; ");
        out.push_str(&match shape.is_arrow() {
            true => words.arrow(shape.from, shape.to, color),
            false => words.marked(square, color),
        });
    }
    out
}

/// The outline of a shape: a ring on one square, or an arrow from one to another.
pub fn outline(from: Square, to: Square, orientation: Color) -> String {
    let center = |square| {
        let (column, row) = place(square, orientation);
        ((column as f64 + 0.5) * SIDE, (row as f64 + 0.5) * SIDE)
    };
    let ((x, y), (to_x, to_y)) = (center(from), center(to));
    let mut path = Path::default();
    if from == to {
        path.circle(x, y, 470);
        path.circle(x, y, 395);
        return path.0;
    }
    let (dx, dy) = (to_x - x, to_y - y);
    let length = (dx * dx + dy * dy).sqrt();
    // Along the arrow and across it, from the middle of its first square.
    let mut point = |along: f64, across: f64| {
        path.point(
            x + (dx * along - dy * across) / length,
            y + (dy * along + dx * across) / length,
        );
    };
    let tip = length - 60.0;
    let neck = tip - 380.0;
    for (along, across) in [(300.0, 85.0), (neck, 85.0), (neck, 240.0)] {
        point(along, across);
    }
    point(tip, 0.0);
    for (along, across) in [(neck, -240.0), (neck, -85.0), (300.0, -85.0)] {
        point(along, across);
    }
    path.0.push('z');
    path.0
}

/// The data of an SVG path.
#[derive(Default)]
struct Path(String);

impl Path {
    fn point(&mut self, x: f64, y: f64) {
        self.0.push(if self.0.is_empty() { 'M' } else { 'L' });
        self.number(x as i32);
        self.number(y as i32);
    }

    fn circle(&mut self, x: f64, y: f64, radius: i32) {
        self.0.push('M');
        self.number(x as i32 - radius);
        self.number(y as i32);
        for way in [2, -2] {
            self.0.push('a');
            for number in [radius, radius, 0, 1, 0, way * radius, 0] {
                self.number(number);
            }
        }
        self.0.push('z');
    }

    fn number(&mut self, number: i32) {
        self.0.push(' ');
        self.0.push_str(&number.to_string());
    }
}
