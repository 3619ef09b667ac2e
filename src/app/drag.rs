//! What mouse, pen and finger do while they are down: dragging a piece, painting, drawing.
//!
//! A press becomes a drag once the pointer has moved a little. From then on a move only stores
//! where the pointer is; an animation frame sets one transform on one node. Nothing is rendered
//! anew until the drop, which is one action. Drawing an arrow likewise changes one node, and a
//! stroke of the brush is rendered square by square. Whatever ends any of them otherwise (Escape,
//! a lost pointer, the window losing the focus) leaves no trace; other pointers are ignored
//! meanwhile.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::{body, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, Window};
use yew::prelude::*;

use super::bounds::{Bounds, Point};
use super::ghost::Ghost;
use super::page::Message;
use super::preview::Preview;
use crate::chess::{Color, Piece, Square};
use crate::editor::{Action, ShapeColor};

/// How far a pointer moves before a press is a drag, in CSS pixels.
const THRESHOLD: i32 = 4;

/// What a pointer has in its grip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grip {
    /// A piece, from a square of the board or else from the spare pieces.
    Piece(Piece, Option<Square>),
    /// The brush, which has come down on this square.
    Brush(Square),
    /// The pen, which draws from this square.
    Pen(Square, ShapeColor),
}

/// A pointer that is down.
#[derive(Clone, Debug, PartialEq)]
struct Press {
    event: PointerEvent,
    grip: Grip,
}

/// What there is to be seen of it, once it has moved.
enum Trace {
    Piece(Ghost),
    Line(Preview),
    /// Of a stroke there is the paint itself.
    Stroke,
}

/// The drag, stroke or line that is going on, if any.
pub struct Dragger {
    board: NodeRef,
    orientation: Cell<Color>,
    tell: Callback<Message>,
    press: RefCell<Option<Press>>,
    trace: RefCell<Option<Trace>>,
    frame: RefCell<Option<AnimationFrame>>,
    at: Cell<Point>,
    /// Whether the menu of a press of the right button is still to come.
    menu_due: Cell<bool>,
}

impl Dragger {
    /// Nothing yet, on a board that is shown from White's side.
    pub fn new(board: &NodeRef, tell: Callback<Message>) -> Rc<Dragger> {
        Rc::new(Dragger {
            board: board.clone(),
            orientation: Cell::new(Color::White),
            tell,
            press: RefCell::default(),
            trace: RefCell::default(),
            frame: RefCell::default(),
            at: Cell::default(),
            menu_due: Cell::default(),
        })
    }

    /// Takes which side is at the bottom of the board.
    pub fn turn(&self, orientation: Color) {
        self.orientation.set(orientation);
    }

    /// Listens to all that may happen to a pointer, once the board is there.
    pub fn listen(self: &Rc<Dragger>) -> Vec<EventListener> {
        let on = |target: &web_sys::EventTarget, name: &'static str, passive| {
            let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive };
            let dragger = Rc::clone(self);
            EventListener::new_with_options(target, name, options, move |e| dragger.handle(e))
        };
        let everywhere =
            ["pointermove", "pointerup", "pointercancel", "lostpointercapture", "keydown", "blur"];
        let mut listeners: Vec<_> = everywhere.map(|name| on(&window(), name, true)).into();
        listeners.push(on(&window(), "contextmenu", false));
        if let Some(board) = self.board.cast::<Element>() {
            // For browsers in which touch-action does nothing on a part of an SVG.
            listeners.push(on(&board, "touchmove", false));
        }
        listeners
    }

    /// Takes a press, and sees to all that follows. Whether it was taken: it is not while another
    /// pointer is down.
    pub fn take(&self, event: PointerEvent, grip: Grip) -> bool {
        let other = self.press.borrow().as_ref().map(|press| press.event.pointer_type());
        if !event.is_primary() || other.as_ref().is_some_and(|kind| *kind != event.pointer_type()) {
            return false;
        }
        if other.is_some() {
            // The first pointer of its kind can't come down twice: it was lost in between.
            self.cancel();
        }
        self.menu_due.set(event.button() == 2);
        self.at.set(point(&event));
        self.press.replace(Some(Press { event, grip }));
        true
    }

    fn handle(self: &Rc<Dragger>, event: &Event) {
        let name = event.type_();
        if name == "contextmenu" {
            // It comes with the press of the right button, or with its release.
            if self.menu_due.take() || self.press.borrow().is_some() {
                event.prevent_default();
            }
            return;
        }
        let Some(press) = self.press.borrow().clone() else { return };
        let pointer = event.dyn_ref::<PointerEvent>();
        if pointer.is_some_and(|p| p.pointer_id() != press.event.pointer_id()) {
            return;
        }
        match (name.as_str(), pointer) {
            ("pointermove", Some(pointer)) if is_up(&press, pointer) => {
                match pointer.button() == press.event.button() {
                    true => self.end(&press, pointer),
                    false => self.cancel(),
                }
            }
            ("pointermove", Some(pointer)) => self.follow(&press, pointer),
            ("pointerup", Some(pointer)) => self.end(&press, pointer),
            ("pointercancel", _) => self.cancel(),
            // Not that of an element, which the press itself may bring about.
            ("blur", _) if event.target().is_some_and(|t| t.is_instance_of::<Window>()) => {
                self.cancel();
            }
            // The body's, not that of the element under a finger, which has it at first. While the
            // button is down another one of the mouse has ended it, and the body takes it back.
            ("lostpointercapture", Some(pointer))
                if is_body(event) && (is_up(&press, pointer) || !capture(&press)) =>
            {
                self.cancel();
            }
            ("keydown", _)
                if event.dyn_ref().is_some_and(|k: &KeyboardEvent| k.key() == "Escape") =>
            {
                // It has done what it is for; the brush stays in the hand.
                event.stop_propagation();
                self.cancel();
            }
            ("touchmove", _) => event.prevent_default(),
            _ => {}
        }
    }

    fn follow(self: &Rc<Dragger>, press: &Press, pointer: &PointerEvent) {
        let (last, now) = (self.at.get(), point(pointer));
        if self.trace.borrow().is_none() {
            let began = point(&press.event);
            let moved = (now.0 - began.0).abs().max((now.1 - began.1).abs());
            if moved < THRESHOLD || !self.begin(press) {
                return;
            }
        }
        self.at.set(now);
        if matches!(press.grip, Grip::Brush(_)) {
            self.paint(last, now);
        } else if self.frame.borrow().is_none() {
            let dragger = Rc::clone(self);
            self.frame.replace(Some(request_animation_frame(move |_| {
                dragger.frame.take();
                dragger.show();
            })));
        }
    }

    /// Whether there is something to be seen now.
    fn begin(&self, press: &Press) -> bool {
        let Some(board) = self.board.cast::<Element>() else { return false };
        // The body takes the pointer, so that no click comes of the drag.
        capture(press);
        let trace = match press.grip {
            Grip::Piece(piece, from) => {
                self.tell.emit(Message::Select(None));
                let by_touch = press.event.pointer_type() == "touch";
                let ghost = Ghost::new(board, self.orientation.get(), piece, from, by_touch);
                ghost.map(Trace::Piece)
            }
            Grip::Pen(from, color) => {
                Preview::new(&board, self.orientation.get(), from, color).map(Trace::Line)
            }
            Grip::Brush(_) => Some(Trace::Stroke),
        };
        self.trace.replace(trace);
        self.trace.borrow().is_some()
    }

    /// Shows where the pointer is.
    fn show(&self) {
        match &*self.trace.borrow() {
            Some(Trace::Piece(ghost)) => ghost.show_at(self.at.get()),
            Some(Trace::Line(line)) => line.show_to(self.square_at(self.at.get())),
            _ => {}
        }
    }

    /// Goes on with a stroke.
    fn paint(&self, from: Point, to: Point) {
        let Some(bounds) = self.bounds() else { return };
        let orientation = self.orientation.get();
        let mut last = bounds.square_at(from, orientation);
        for square in bounds.way(from, to, orientation) {
            if last.replace(square) != Some(square) {
                self.tell.emit(Message::Do(Action::StrokeTo(square)));
            }
        }
    }

    fn bounds(&self) -> Option<Bounds> {
        self.board.cast().as_ref().map(Bounds::of)
    }

    fn square_at(&self, point: Point) -> Option<Square> {
        self.bounds()?.square_at(point, self.orientation.get())
    }

    fn end(&self, press: &Press, pointer: &PointerEvent) {
        let at = point(pointer);
        let moved = self.trace.borrow().is_some();
        let to = self.square_at(at);
        if matches!(press.grip, Grip::Brush(_)) && moved {
            self.paint(self.at.get(), at);
        }
        self.clear();
        let copy = pointer.ctrl_key() || pointer.alt_key() || pointer.meta_key();
        let action = match (press.grip, to) {
            (Grip::Piece(..), _) if !moved => return,
            (Grip::Piece(_, Some(from)), Some(to)) => Action::Move { from, to, copy },
            (Grip::Piece(_, Some(square)), None) => Action::Put { square, piece: None },
            (Grip::Piece(piece, None), Some(square)) => Action::Put { square, piece: Some(piece) },
            (Grip::Pen(square, color), _) if !moved => Action::ToggleSquare { square, color },
            (Grip::Pen(from, color), Some(to)) => Action::ToggleArrow { from, to, color },
            _ => return,
        };
        self.tell.emit(Message::Do(action));
    }

    /// Ends it without a trace.
    fn cancel(&self) {
        let press = self.clear();
        if press.is_some_and(|press| matches!(press.grip, Grip::Brush(_))) {
            self.tell.emit(Message::Do(Action::CancelStroke));
        }
    }

    fn clear(&self) -> Option<Press> {
        self.frame.take();
        self.trace.take();
        self.press.take()
    }
}

fn point(event: &PointerEvent) -> Point {
    (event.client_x(), event.client_y())
}

/// Has the body take a pointer, and says whether that worked.
fn capture(press: &Press) -> bool {
    body().set_pointer_capture(press.event.pointer_id()).is_ok()
}

/// Whether the button of a press is no longer down; several buttons share the events of a mouse.
fn is_up(press: &Press, event: &PointerEvent) -> bool {
    let bit = if press.event.button() == 2 { 2 } else { 1 };
    event.pointer_type() == "mouse" && event.buttons() & bit == 0
}

fn is_body(event: &Event) -> bool {
    event.target().is_some_and(|target| target == body().into())
}
