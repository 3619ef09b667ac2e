//! The few things that need the browser itself.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, EventTarget, HtmlDialogElement, HtmlElement, HtmlSelectElement, HtmlTextAreaElement,
    SvgElement,
};
use yew::prelude::*;

use crate::chess::Square;
use crate::editor::{Link, utf16_at};
use crate::fen::Span;

/// What the page's address holds.
pub fn address_link() -> Option<Link> {
    let location = window().location();
    Link::from_address(&location.search().unwrap_or_default(), &location.hash().unwrap_or_default())
}

/// The square that an event's target belongs to.
pub fn square_of(target: Option<EventTarget>) -> Option<Square> {
    let element: Element = target?.dyn_into().ok()?;
    element.closest("[data-square]").ok()??.get_attribute("data-square")?.parse().ok()
}

/// The number in a `data-` attribute of the nearest element that has it.
pub fn number_of(element: &Element, attribute: &str) -> Option<usize> {
    let holder = element.closest(&format!("[{attribute}]")).ok()??;
    holder.get_attribute(attribute)?.parse().ok()
}

/// The element of a square below `root`.
pub fn square_element(root: &Element, square: Square) -> Option<Element> {
    root.query_selector(&format!("[data-square=\"{square}\"]")).ok()?
}

/// Puts the focus on a square of the board.
pub fn focus_square(board: &NodeRef, square: Square) {
    let square = board.cast::<Element>().and_then(|board| square_element(&board, square));
    if let Some(square) = square.and_then(|square| square.dyn_into::<SvgElement>().ok()) {
        let _ = square.focus();
    }
}

/// Puts the focus on an element.
pub fn focus(element: &NodeRef) {
    if let Some(element) = element.cast::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Has a list show the option of a value.
pub fn choose(list: &NodeRef, value: &str) {
    if let Some(list) = list.cast::<HtmlSelectElement>() {
        list.set_value(value);
    }
}

/// Shows a dialog that has just been rendered.
pub fn show(dialog: &NodeRef) {
    if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|dialog| !dialog.open()) {
        let _ = dialog.show_modal();
    }
}

/// The elements at a point of the window, the topmost first.
pub fn elements_at(x: i32, y: i32) -> impl Iterator<Item = Element> {
    let found = document().elements_from_point(x as f32, y as f32);
    (0..found.length()).filter_map(move |i| found.get(i).dyn_into().ok())
}

/// Puts the focus on the text field and selects a part of its text.
pub fn select(field: &NodeRef, text: &str, span: Span) {
    if let Some(field) = field.cast::<HtmlTextAreaElement>() {
        let _ = field.focus();
        let _ = field.set_selection_range(utf16_at(text, span.start), utf16_at(text, span.end));
    }
}
