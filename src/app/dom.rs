//! The few things that need the browser itself.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{
    CssStyleDeclaration, Element, EventTarget, HtmlElement, HtmlSelectElement, HtmlTextAreaElement,
    SvgElement,
};
use yew::prelude::*;

use crate::chess::{Bitboard, Square};
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

/// The squares that the nearest element with a hint for the board names: `e3e6`.
pub fn hint_of(target: Option<EventTarget>) -> Bitboard {
    let element: Option<Element> = target.and_then(|target| target.dyn_into().ok());
    let holder = element.and_then(|element| element.closest("[data-hint]").ok()?);
    let names = holder.and_then(|holder| holder.get_attribute("data-hint")).unwrap_or_default();
    names.as_bytes().chunks(2).filter_map(Square::from_bytes).collect()
}

/// The element of a square below `root`.
pub fn square_element(root: &Element, square: Square) -> Option<Element> {
    root.query_selector(&format!("[data-square=\"{square}\"]")).ok()?
}

/// A new element of a drawing.
pub fn create_svg(name: &str) -> Option<SvgElement> {
    let element = document().create_element_ns(Some("http://www.w3.org/2000/svg"), name);
    element.ok()?.dyn_into().ok()
}

/// An element that lies over the board.
pub fn beside<T: JsCast>(board: &Element, selector: &str) -> Option<T> {
    board.parent_element()?.query_selector(selector).ok()??.dyn_into().ok()
}

/// Moves an element on the screen, without any layout.
pub fn move_to(style: &CssStyleDeclaration, (x, y): (i32, i32), unit: &str) {
    let _ = style.set_property("transform", &format!("translate({x}{unit},{y}{unit})"));
}

/// Whether the focus is on a square of the board.
pub fn has_focus(board: &NodeRef) -> bool {
    let board = board.cast::<Element>();
    board.is_some_and(|board| board.contains(document().active_element().as_deref()))
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

/// Has every list show what its `data-value` says: what a list has selected does not follow its
/// options once someone has chosen from it.
pub fn settle_lists() {
    let Ok(lists) = document().query_selector_all("select[data-value]") else { return };
    for i in 0..lists.length() {
        let list = lists.get(i).and_then(|list| list.dyn_into::<HtmlSelectElement>().ok());
        let Some(list) = list else { continue };
        if let Some(value) = list.get_attribute("data-value").filter(|v| *v != list.value()) {
            list.set_value(&value);
        }
    }
}

/// The byte of a text at a point of the window, where the text is that of an element and its
/// children.
pub fn byte_at_point(element: &Element, x: i32, y: i32) -> Option<usize> {
    let range = document().create_range().ok()?;
    let (x, y) = (f64::from(x), f64::from(y));
    let is_on = || {
        let rect = range.get_bounding_client_rect();
        rect.left() <= x && x < rect.right() && rect.top() <= y && y < rect.bottom()
    };
    let nodes = element.child_nodes();
    let mut before = 0;
    for i in 0..nodes.length() {
        let node = nodes.get(i)?;
        let text_node = node.first_child().unwrap_or(node);
        let text = text_node.text_content()?;
        range.select_node_contents(&text_node).ok()?;
        if is_on() {
            let mut unit = 0;
            for (byte, c) in text.char_indices() {
                let next = unit + c.len_utf16() as u32;
                range.set_start(&text_node, unit).ok()?;
                range.set_end(&text_node, next).ok()?;
                if is_on() {
                    return Some(before + byte);
                }
                unit = next;
            }
        }
        before += text.len();
    }
    None
}

/// Puts the focus on the text field and selects a part of its text.
pub fn select(field: &NodeRef, text: &str, span: Span) {
    if let Some(field) = field.cast::<HtmlTextAreaElement>() {
        let _ = field.focus();
        let _ = field.set_selection_range(utf16_at(text, span.start), utf16_at(text, span.end));
    }
}
