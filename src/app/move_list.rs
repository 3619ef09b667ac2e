//! The moves of the open game, as they stand in the document.
//!
//! They are no part of what Yew renders: there may be thousands, and they are put there once for
//! each game. A step touches two of them.

use std::rc::Rc;

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use super::page::App;
use super::words;
use crate::editor::{Item, Line, lines};
use crate::formats::pgn::Game;
use crate::words::{Key, Lang};

/// How many lines within lines are set off from each other.
const DEPTHS: usize = 4;

/// The moves that are in the document.
#[derive(Default)]
pub struct MoveList {
    /// Of which game, in which language.
    shown: Option<(Rc<Game>, Lang)>,
    /// The one after which the position is.
    current: Option<HtmlElement>,
}

impl MoveList {
    /// Has the list show the open game and the place in it. The focus goes along if it is among
    /// the moves.
    #[inline(never)]
    pub fn show(&mut self, app: &App) {
        let list = app.moves.cast::<HtmlElement>();
        let (Some(list), Some(game)) = (list, app.state.game()) else {
            return *self = MoveList::default();
        };
        let language = words().lang();
        let is_same =
            |(shown, lang): &(Rc<Game>, Lang)| Rc::ptr_eq(shown, game.game()) && *lang == language;
        let focused = document().active_element();
        let mut takes_focus = list.contains(focused.as_deref());
        if !self.shown.as_ref().is_some_and(is_same) || list.first_element_child().is_none() {
            // The keys walk at once, unless something else has the focus.
            takes_focus |= focused.is_none_or(|it| it.tag_name() == "BODY");
            list.set_inner_html("");
            fill(&list, game.game());
            *self = MoveList { shown: Some((Rc::clone(game.game()), language)), current: None };
        }
        let at = game.at().map_or_else(|| "start".to_string(), |at| at.to_string());
        let is_edited = !app.state.is_on_game();
        let _ = list.class_list().toggle_with_force("edited", is_edited);
        let is_there = |it: &HtmlElement| it.get_attribute("data-move").as_deref() == Some(&at);
        if self.current.as_ref().is_some_and(is_there) {
            return;
        }
        if let Some(before) = self.current.take() {
            let _ = before.remove_attribute("aria-current");
            let _ = before.set_attribute("tabindex", "-1");
        }
        let now = list.query_selector(&["[data-move=\"", &at, "\"]"].concat());
        let Some(now) = now.ok().flatten().and_then(|it| it.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        let _ = now.set_attribute("aria-current", "true");
        let _ = now.set_attribute("tabindex", "0");
        scroll_to(&list, &now);
        if takes_focus {
            let options = FocusOptions::new();
            options.set_prevent_scroll(true);
            let _ = now.focus_with_options(&options);
        }
        self.current = Some(now);
    }
}

/// Scrolls a list, and nothing else, so that an element of it is seen.
fn scroll_to(list: &HtmlElement, element: &HtmlElement) {
    let (top, height) = (element.offset_top(), element.offset_height());
    let (from, room) = (list.scroll_top(), list.client_height());
    let margin = 2 * height;
    if top - margin < from {
        list.set_scroll_top(top - margin);
    } else if top + height + margin > from + room {
        list.set_scroll_top(top + height + margin - room);
    }
}

/// Puts the moves of a game into an empty list.
fn fill(list: &Element, game: &Game) {
    let start = Line { depth: 0, items: Vec::new() };
    let first = add_line(list, &start);
    if let Some(button) =
        first.and_then(|line| add(&line, "button", "", words().get(Key::StartOfGame)))
    {
        set_move(&button, "start");
    }
    for line in &lines(game) {
        let Some(shown) = add_line(list, line) else { return };
        for item in &line.items {
            let _ = shown.append_with_str_1(" ");
            match item {
                Item::Comment(text) => drop(add(&shown, "span", "comment", text)),
                Item::Move { at, number, text } => {
                    let Some(ply) = add(&shown, "span", "ply", "") else { return };
                    if !number.is_empty() {
                        add(&ply, "span", "number", number);
                        let _ = ply.append_with_str_1(" ");
                    }
                    if let Some(button) = add(&ply, "button", "", text) {
                        set_move(&button, &at.to_string());
                    }
                }
            }
        }
    }
}

fn set_move(button: &Element, at: &str) {
    for (name, value) in [("type", "button"), ("tabindex", "-1"), ("data-move", at)] {
        let _ = button.set_attribute(name, value);
    }
}

fn add_line(list: &Element, line: &Line) -> Option<Element> {
    let class = ["line depth-", &line.depth.min(DEPTHS).to_string()].concat();
    let shown = add(list, "div", &class, "")?;
    if line.depth > 0 {
        let _ = shown.set_attribute("role", "group");
        let _ = shown.set_attribute("aria-label", words().get(Key::Variation));
    }
    Some(shown)
}

/// Adds an element with a text at the end of another one.
fn add(parent: &Element, name: &str, class: &str, text: &str) -> Option<Element> {
    let element = document().create_element(name).ok()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    if !text.is_empty() {
        element.set_text_content(Some(text));
    }
    parent.append_child(&element).ok()?;
    Some(element)
}
