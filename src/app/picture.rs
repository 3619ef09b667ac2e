//! Pictures of boards: what the page tells their reader, and what it does with what comes back.
//!
//! The worker and the pixels are the business of `static/picture/page.js`, which is fetched with
//! the first picture; what is asked of it and what it answers are events.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::JsValue;
use web_sys::{Blob, Event};
use yew::prelude::*;

use super::incoming::Incoming;
use super::page::{App, Message};
use super::{announcer, dom, words};
use crate::chess::{Bitboard, Square};
use crate::editor::{Action, Opened, Outcome, Pictures, Stage, records};
use crate::picture::{News, Point};
use crate::words::Key;

/// How long the corners must stay where the keys have put them until the board is read again.
const PAUSE_MS: u32 = 250;

/// What happens to the pictures.
pub enum Sighting {
    /// The reader says something of the picture of that number.
    News(u32, News),
    /// The board of that number is chosen.
    Board(usize),
    /// The picture is turned by so many quarters, clockwise.
    Turn(u8),
    /// A corner is moved to a point of the picture as it is shown.
    Move(usize, Point),
    /// A corner is moved so much further.
    Nudge(usize, Point),
    /// The corners are where they should be.
    Moved,
    /// A square is to be looked at.
    Choose(Square),
    /// All boards become a list.
    List,
    /// The next picture takes the place of this one.
    Next,
    /// All pictures are closed; what is being read is given up.
    Close,
}

/// The pictures that are open, and what is looked at.
#[derive(Default)]
pub struct Desk {
    /// The pictures.
    pub pictures: Pictures<Blob>,
    /// The doubtful square that is looked at.
    pub square: Option<Square>,
    /// The heading of the panel.
    pub heading: NodeRef,
    /// The picture in it.
    pub sight: NodeRef,
    pausing: Option<Timeout>,
    hearing: Option<EventListener>,
}

/// Asks something of the script that has the worker and the pixels.
fn ask(word: &str, numbers: &[i32], file: Option<&Blob>) {
    let Ok(event) = Event::new("forsyth-picture") else { return };
    let mut order = word.to_string();
    for number in numbers {
        order.push(' ');
        order.push_str(&number.to_string());
    }
    let _ = Reflect::set(&event, &"order".into(), &order.into());
    if let Some(file) = file {
        let _ = Reflect::set(&event, &"file".into(), file);
    }
    let _ = window().dispatch_event(&event);
}

/// What an event tells.
fn heard(event: &Event) -> Option<Sighting> {
    let number = Reflect::get(event, &"number".into()).ok()?.as_f64()? as u32;
    let news: JsValue = Reflect::get(event, &"news".into()).ok()?;
    Some(Sighting::News(number, News::from_bytes(&Uint8Array::new(&news).to_vec())?))
}

fn push_points(numbers: &mut Vec<i32>, points: &[Point]) {
    numbers.extend(points.iter().flatten().map(|c| c.round() as i32));
}

impl App {
    /// The picture that is shown.
    pub(super) fn picture(&self) -> Option<&Opened<Blob>> {
        self.desk.pictures.current()
    }

    /// The squares to be looked at, while there is a picture to compare them with.
    pub(super) fn doubtful(&self) -> Bitboard {
        match self.picture() {
            Some(picture) if picture.stage == Stage::Read => self.state.doubtful(),
            _ => Bitboard::EMPTY,
        }
    }

    /// Opens a picture behind those that are open.
    #[inline(never)]
    pub(super) fn open_picture(&mut self, file: Blob, name: String) {
        let tell = self.tell();
        self.desk.hearing.get_or_insert_with(|| {
            EventListener::new(&window(), "forsyth-picture-news", move |event| {
                if let Some(sighting) = heard(event) {
                    tell.emit(Message::Picture(sighting));
                }
            })
        });
        self.found = None;
        self.desk.pictures.add(file, name);
        self.read_due();
    }

    fn read_due(&mut self) {
        for picture in self.desk.pictures.due() {
            ask("read", &[picture.number as i32], Some(&picture.source));
        }
    }

    /// Takes what happens to the pictures.
    #[inline(never)]
    pub(super) fn see(&mut self, sighting: Sighting) {
        let pictures = &mut self.desk.pictures;
        let outcome = match sighting {
            Sighting::News(number, news) => {
                let is_again = matches!(news, News::Again(_));
                let number =
                    pictures.current().filter(|_| number == 0).map_or(number, |it| it.number);
                let outcome = pictures.take(number, news);
                return self.follow(outcome, is_again);
            }
            Sighting::Choose(square) => {
                self.desk.square = Some(square);
                return;
            }
            Sighting::Next => {
                if let Some(number) = pictures.close() {
                    ask("forget", &[number as i32], None);
                }
                let outcome = pictures.current_mut().map_or(Outcome::Nothing, |it| it.choose(0));
                self.read_due();
                outcome
            }
            Sighting::Close => {
                if pictures.is_busy() {
                    ask("stop", &[], None);
                }
                while let Some(number) = pictures.close() {
                    ask("forget", &[number as i32], None);
                }
                self.desk.square = None;
                return dom::focus_square(&self.board, self.cursor);
            }
            Sighting::List => {
                let boards = pictures.current().map_or(&[][..], |it| &it.sheet.boards);
                let text = records(boards);
                return self.take(Incoming::Text(text));
            }
            Sighting::Moved => return self.read_again(),
            _ => {
                let Some(picture) = pictures.current_mut() else { return };
                match sighting {
                    Sighting::Board(number) => picture.choose(number),
                    Sighting::Turn(quarters) => {
                        picture.rotate(quarters);
                        return self.read_again();
                    }
                    Sighting::Move(corner, point) => {
                        picture.move_corner(corner, point);
                        return;
                    }
                    Sighting::Nudge(corner, [dx, dy]) => {
                        let Some(&at) = picture.corners.get(corner) else { return };
                        let [x, y] = picture.shown(at);
                        picture.move_corner(corner, [x + dx, y + dy]);
                        let link = self.link.clone();
                        let moved = move || link.send_message(Message::Picture(Sighting::Moved));
                        self.desk.pausing = Some(Timeout::new(PAUSE_MS, moved));
                        return;
                    }
                    _ => return,
                }
            }
        };
        self.follow(outcome, false);
    }

    /// Has the board at the corners be read, if they were moved.
    fn read_again(&mut self) {
        self.desk.pausing = None;
        let Some(picture) = self.desk.pictures.current_mut().filter(|it| it.is_moved) else {
            return;
        };
        picture.is_moved = false;
        let mut numbers = vec![picture.number as i32, picture.turn.into()];
        push_points(&mut numbers, &picture.corners_as_is());
        ask("again", &numbers, None);
    }

    /// Sees to what follows from news.
    fn follow(&mut self, outcome: Outcome, is_again: bool) {
        let words = words();
        let said = match outcome {
            Outcome::Nothing => return,
            Outcome::Board(found) => {
                self.act(Action::Picture(Rc::clone(&found), is_again));
                self.desk.square = self.state.doubtful().first();
                words.board_read(self.state.doubtful().count() as usize)
            }
            Outcome::NoBoard => words.get(Key::NoBoard).to_string(),
            Outcome::Failed => {
                // Without its reader the next one has to be begun anew.
                self.desk.pictures.stop();
                String::new()
            }
        };
        if !said.is_empty() {
            announcer::replace(&mut self.changed, said);
        }
    }

    /// Looks at a square, if it is doubtful.
    #[inline(never)]
    pub(super) fn look_at(&mut self, square: Square) {
        if self.doubtful().contains(square) {
            self.desk.square = Some(square);
        }
    }

    /// Goes on to the next doubtful square, once the one that is looked at has been settled.
    #[inline(never)]
    pub(super) fn look_on(&mut self) {
        let doubtful = self.doubtful();
        let Some(settled) = self.desk.square.filter(|square| !doubtful.contains(*square)) else {
            return;
        };
        let next = doubtful.into_iter().find(|square| square.index() > settled.index());
        self.desk.square = next.or_else(|| doubtful.first());
        if self.desk.square.is_none() {
            // What had the focus goes away.
            dom::focus(&self.desk.heading);
        }
    }

    /// Has the picture be drawn where it is shown.
    #[inline(never)]
    pub(super) fn draw_picture(&self) {
        let Some(picture) = self.picture().filter(|it| it.stage == Stage::Read) else { return };
        let mut numbers = vec![picture.number as i32, picture.turn.into()];
        if let (Some(reading), Some(square)) = (self.state.reading(), self.desk.square) {
            let found = reading.found();
            if let Some(outline) = found.outline(found.index(square)) {
                push_points(&mut numbers, &outline);
            }
        }
        ask("show", &numbers, None);
    }
}
