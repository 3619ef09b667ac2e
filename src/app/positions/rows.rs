//! The rows of the list, as they stand in the document.
//!
//! They are no part of what Yew renders: only those that can be seen are there, each at its
//! height. A browser has no room for elements of any height, so a long list is scrolled in a
//! shorter one: by small steps as it is, by large ones in proportion; when it rests, the place
//! of the bar is put right.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::super::page::{App, Message};
use super::super::settings::{piece_href, piece_set};
use super::super::sign::sign_markup;
use super::super::square::place;
use super::super::words;
use super::OnList;
use super::state::{Positions, Row};
use crate::chess::{Board, Color};
use crate::diagram::PieceSet;
use crate::list::counts;
use crate::rules::{Verdict, diagnose_without_fixes};
use crate::words::Lang;

/// How high the rows together are at most, in pixels.
const HIGHEST: f64 = 6_000_000.0;
/// How many rows are drawn above and below those that can be seen.
const BEYOND: usize = 3;
/// How many are asked for beyond those that are drawn.
const AHEAD: usize = 40;
/// How long nothing must be scrolled until it rests, in milliseconds.
const REST_MS: u32 = 200;

/// What a row looks like.
#[derive(PartialEq)]
struct Look {
    place: usize,
    row: Option<Row>,
    is_current: bool,
    common: (usize, Lang, PieceSet),
}

/// The rows that are drawn, and where the list is scrolled to.
#[derive(Default)]
pub struct Rows {
    list: Option<HtmlElement>,
    space: Option<HtmlElement>,
    drawn: Vec<(Look, HtmlElement)>,
    /// How high a row is, in pixels.
    row: f64,
    shown: usize,
    /// Where the browser has the list scrolled to.
    at: f64,
    /// How much further down that is in the list.
    offset: f64,
    /// The place of a row that has to be seen.
    wanted: Option<usize>,
    /// The rows that have been asked for.
    asked: Option<(usize, usize)>,
    resting: Option<Timeout>,
}

impl Rows {
    /// Has a row be seen, from the next drawing on.
    pub fn reveal(&mut self, place: usize) {
        self.wanted = Some(place);
    }

    /// The height of the window onto the list.
    fn window(&self) -> f64 {
        self.list.as_ref().map_or(0.0, |list| list.client_height().into())
    }

    /// How far the list can be scrolled: in fact, and for the browser.
    fn ranges(&self) -> (f64, f64) {
        let (height, window) = (self.shown as f64 * self.row, self.window());
        ((height - window).max(0.0), (height.min(HIGHEST) - window).max(0.0))
    }

    /// Where the list is scrolled to in fact.
    fn top(&self) -> f64 {
        (self.at + self.offset).clamp(0.0, self.ranges().0)
    }

    /// Scrolls to a place in fact.
    fn go(&mut self, top: f64) {
        let Some(list) = &self.list else { return };
        let (range, bar) = self.ranges();
        let at = if range > bar && range > 0.0 { top / range * bar } else { top };
        list.set_scroll_top(at.round() as i32);
        self.at = list.scroll_top().into();
        self.offset = top - self.at;
    }

    /// Takes that the list was scrolled, or that it rests.
    pub fn scrolled(&mut self, rests: bool) {
        let Some(list) = &self.list else { return };
        let at = f64::from(list.scroll_top());
        if rests {
            return self.go(self.top());
        }
        if at == self.at {
            return;
        }
        let (range, bar) = self.ranges();
        let is_jump = (at - self.at).abs() > 2.0 * self.window() || at <= 0.0 || at >= bar;
        self.at = at;
        if range <= bar {
            self.offset = 0.0;
        } else if is_jump {
            self.offset = at / bar.max(1.0) * range - at;
        }
    }

    fn begin(&mut self, list: HtmlElement) -> Option<()> {
        list.set_inner_html("<div class=\"entry probe\"></div><div class=\"space\"></div>");
        let child = |selector| list.query_selector(selector).ok()??.dyn_into::<HtmlElement>().ok();
        self.row = f64::from(child(".probe")?.offset_height()).max(1.0);
        self.space = child(".space");
        self.list = Some(list);
        self.drawn.clear();
        Some(())
    }

    /// Shows the rows that can be seen; those that have to be asked for are given back.
    fn show(&mut self, positions: &Positions, list: HtmlElement) -> Option<(usize, usize)> {
        if self.list.as_ref() != Some(&list) || list.first_element_child().is_none() {
            self.begin(list)?;
        }
        let list = self.list.clone()?;
        let shown = positions.shown();
        if self.shown != shown {
            self.shown = shown;
            let height = pixels((shown as f64 * self.row).min(HIGHEST)) + "px";
            let _ = self.space.as_ref()?.style().set_property("height", &height);
            self.go(self.top());
        }
        if let Some(place) = self.wanted.take() {
            let (top, start) = (self.top(), place as f64 * self.row);
            let end = start + self.row - self.window();
            if start < top || end > top {
                self.go(if start < top { start } else { end });
            }
        }
        let first = ((self.top() / self.row) as usize).saturating_sub(BEYOND);
        let count = (self.window() / self.row) as usize + 2 + 2 * BEYOND;
        let last = (first + count).min(shown);
        self.draw(positions, &list, first..last);
        let is_missing = (first..last).any(|place| positions.row(place).is_none());
        let wanted = (first.saturating_sub(AHEAD), count + 2 * AHEAD);
        (is_missing && self.asked.replace(wanted) != Some(wanted)).then_some(wanted)
    }

    fn draw(&mut self, positions: &Positions, list: &HtmlElement, places: std::ops::Range<usize>) {
        let common = (self.shown, words().lang(), piece_set());
        let mut before = std::mem::take(&mut self.drawn);
        for place in places {
            let is_current = place == positions.current;
            let row = positions.row(place).cloned();
            let look = Look { place, row, is_current, common };
            let known = before.iter().position(|(before, _)| *before == look);
            let drawn = match known {
                Some(at) => Some(before.swap_remove(at)),
                None => element(&look).map(|element| {
                    let _ = list.append_child(&element);
                    (look, element)
                }),
            };
            self.drawn.extend(drawn);
        }
        for (_, element) in before {
            element.remove();
        }
        for (look, element) in &self.drawn {
            let top = look.place as f64 * self.row - self.offset;
            let place = ["translateY(", &pixels(top), "px)"].concat();
            let _ = element.style().set_property("transform", &place);
        }
        let current = self.drawn.iter().find(|(look, _)| look.is_current);
        let _ = match current {
            Some((_, element)) => list.set_attribute("aria-activedescendant", &element.id()),
            None => list.remove_attribute("aria-activedescendant"),
        };
    }
}

impl App {
    /// Has the rows of the list look as they should.
    #[inline(never)]
    pub(in super::super) fn show_rows(&mut self) {
        let Some(positions) = &mut self.positions else { return };
        let Some(list) = self.rows.cast::<HtmlElement>() else { return };
        let mut rows = std::mem::take(&mut positions.drawn);
        if let Some((from, count)) = rows.show(positions, list) {
            positions.port.send("rows", &[(from as f64).into(), (count as f64).into()]);
        }
        positions.drawn = rows;
    }

    /// Follows where the list is scrolled to.
    pub(super) fn scroll_list(&mut self, rests: bool) {
        let Some(positions) = &mut self.positions else { return };
        let rows = &mut positions.drawn;
        rows.scrolled(rests);
        let link = self.link.clone();
        let rest = move || link.send_message(Message::Positions(OnList::Scrolled(true)));
        // A list that the browser has room for is where it seems to be.
        let is_long = rows.ranges().0 > rows.ranges().1;
        rows.resting = (is_long && !rests).then(|| Timeout::new(REST_MS, rest));
        self.show_rows();
    }
}

fn pixels(number: f64) -> String {
    (number as i32).to_string()
}

/// A row that is in no document yet.
fn element(look: &Look) -> Option<HtmlElement> {
    let element: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    let place = (look.place + 1).to_string();
    for (name, value) in [
        ("role", "option"),
        ("class", "entry"),
        ("id", &["position-", &place].concat()),
        ("aria-posinset", &place),
        ("aria-setsize", &look.common.0.to_string()),
        ("aria-selected", if look.is_current { "true" } else { "false" }),
        ("data-place", &look.place.to_string()),
    ] {
        let _ = element.set_attribute(name, value);
    }
    let Some(row) = &look.row else { return Some(element) };
    let parsed = diagnose_without_fixes(&row.text);
    let problems = || parsed.diagnostics.iter().filter(|it| counts(it));
    let worst = problems().rev().max_by_key(|it| it.severity);
    let severity = worst.map(|worst| worst.severity);
    let mut sentence = match worst {
        Some(worst) => words().problem(&worst.problem),
        None => words().verdict(Verdict::Legal).into(),
    };
    let others = problems().count().saturating_sub(1);
    if others > 0 {
        sentence.push_str(" +");
        sentence.push_str(&others.to_string());
    }
    element.set_inner_html(&markup(&parsed.setup.board, severity.map_or("legal", |it| it.name())));
    let tell = |selector, text: &str| {
        if let Ok(Some(node)) = element.query_selector(selector) {
            node.set_text_content(Some(text));
        }
    };
    tell(".verdict", &sentence);
    tell("code", &row.text);
    if row.line > 0 {
        tell("small", &words().line_number(row.line));
    }
    if let Ok(Some(verdict)) = element.query_selector(".verdict") {
        let _ = verdict.insert_adjacent_html("afterbegin", &sign_markup(severity));
    }
    Some(element)
}

/// A small board, and places for what is said of it.
fn markup(board: &Board, severity: &str) -> String {
    let mut out = String::from(
        "<svg class=\"thumb\" viewBox=\"0 0 8 8\" aria-hidden=\"true\"><path class=\"light\" d=\"M0 0h8v8h-8z\"/><path class=\"dark\" d=\"",
    );
    for row in 0..8 {
        for column in (0..8).filter(|column| (row + column) % 2 == 1) {
            for (sign, number) in [("M", column), (" ", row)] {
                out.push_str(sign);
                out.push_str(&number.to_string());
            }
            out.push_str("h1v1h-1z");
        }
    }
    out.push_str("\"/>");
    for (square, piece) in board.iter() {
        let (column, row) = place(square, Color::White);
        out.push_str("<use width=\"1\" height=\"1\" href=\"");
        out.push_str(&piece_href(piece));
        for (name, number) in [("\" x=\"", column), ("\" y=\"", row)] {
            out.push_str(name);
            out.push_str(&number.to_string());
        }
        out.push_str("\"/>");
    }
    out.push_str("</svg><div><p class=\"verdict ");
    out.push_str(severity);
    out.push_str("\"></p><code></code><small></small></div>");
    out
}
