//! Dragging with mouse, pen and touch.
//!
//! A press becomes a drag once the pointer has moved a little. From then on a move only stores
//! where the pointer is; an animation frame sets one transform on one node. Nothing is rendered
//! anew until the drop, which is one action. Whatever ends a drag otherwise (Escape, a lost
//! pointer, the window losing the focus) leaves no trace; other pointers are ignored meanwhile.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::render::{AnimationFrame, request_animation_frame};
use gloo::utils::{body, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent, Window};
use yew::prelude::*;

use super::ghost::Ghost;
use super::page::Message;
use crate::chess::{Color, Piece, Square};
use crate::editor::Action;

/// How far a pointer moves before a press is a drag, in CSS pixels.
const THRESHOLD: i32 = 4;

/// Where a dragged piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// From a square of the board.
    Square(Square),
    /// From the spare pieces.
    Spare,
}

/// A pointer has come down on a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Press {
    /// How.
    pub event: PointerEvent,
    /// Where the piece comes from.
    pub source: Source,
    /// Which piece.
    pub piece: Piece,
}

/// The drag that is going on, if any.
pub struct Dragger {
    board: NodeRef,
    orientation: Cell<Color>,
    tell: Callback<Message>,
    press: RefCell<Option<Press>>,
    ghost: RefCell<Option<Ghost>>,
    frame: RefCell<Option<AnimationFrame>>,
    at: Cell<(i32, i32)>,
}

impl Dragger {
    /// No drag yet, on a board that is shown from White's side.
    pub fn new(board: &NodeRef, tell: Callback<Message>) -> Rc<Dragger> {
        Rc::new(Dragger {
            board: board.clone(),
            orientation: Cell::new(Color::White),
            tell,
            press: RefCell::default(),
            ghost: RefCell::default(),
            frame: RefCell::default(),
            at: Cell::default(),
        })
    }

    /// Takes which side is at the bottom of the board.
    pub fn turn(&self, orientation: Color) {
        self.orientation.set(orientation);
    }

    /// Listens to all that may happen to a drag, once the board is there.
    pub fn listen(self: &Rc<Dragger>) -> Vec<EventListener> {
        let on = |target: &web_sys::EventTarget, name: &'static str, passive| {
            let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive };
            let dragger = Rc::clone(self);
            EventListener::new_with_options(target, name, options, move |e| dragger.handle(e))
        };
        let everywhere = [
            "pointermove",
            "pointerup",
            "pointercancel",
            "lostpointercapture",
            "keydown",
            "blur",
            "scroll",
            "resize",
        ];
        let mut listeners: Vec<_> = everywhere.map(|name| on(&window(), name, true)).into();
        listeners.push(on(&window(), "contextmenu", false));
        if let Some(board) = self.board.cast::<Element>() {
            // For browsers in which touch-action does nothing on a part of an SVG.
            listeners.push(on(&board, "touchmove", false));
        }
        listeners
    }

    /// Takes a press, and sees to all that follows.
    pub fn take(&self, press: Press) {
        let event = &press.event;
        if self.press.borrow().is_none() && event.is_primary() && event.button() == 0 {
            self.at.set((event.client_x(), event.client_y()));
            self.press.replace(Some(press));
        }
    }

    fn handle(self: &Rc<Dragger>, event: &Event) {
        let Some(press) = self.press.borrow().clone() else { return };
        let pointer = event.dyn_ref::<PointerEvent>();
        if pointer.is_some_and(|p| p.pointer_id() != press.event.pointer_id()) {
            return;
        }
        let name = event.type_();
        match (name.as_str(), pointer) {
            ("pointermove", Some(pointer)) => self.follow(&press, pointer),
            ("pointerup", Some(pointer)) => self.end(&press, pointer),
            ("pointercancel", _) => self.cancel(),
            // Not that of an element, which the press itself may bring about.
            ("blur", _) if event.target().is_some_and(|t| t.is_instance_of::<Window>()) => {
                self.cancel();
            }
            // The body's, not that of the element under a finger, which has it at first.
            ("lostpointercapture", _) if is_body(event) => self.cancel(),
            ("keydown", _)
                if event.dyn_ref().is_some_and(|k: &KeyboardEvent| k.key() == "Escape") =>
            {
                self.cancel();
            }
            ("scroll" | "resize", _) => {
                if let Some(ghost) = &*self.ghost.borrow() {
                    ghost.forget_bounds();
                }
            }
            ("contextmenu" | "touchmove", _) => event.prevent_default(),
            _ => {}
        }
    }

    fn follow(self: &Rc<Dragger>, press: &Press, pointer: &PointerEvent) {
        let (x, y) = (pointer.client_x(), pointer.client_y());
        self.at.set((x, y));
        if self.ghost.borrow().is_none() {
            let moved = (x - press.event.client_x()).abs().max((y - press.event.client_y()).abs());
            if moved < THRESHOLD {
                return;
            }
            self.begin(press);
        }
        if self.frame.borrow().is_none() {
            let dragger = Rc::clone(self);
            self.frame.replace(Some(request_animation_frame(move |_| {
                dragger.frame.take();
                if let Some(ghost) = &*dragger.ghost.borrow() {
                    ghost.show_at(dragger.at.get());
                }
            })));
        }
    }

    fn begin(&self, press: &Press) {
        let Some(board) = self.board.cast::<Element>() else { return };
        // The body takes the pointer, so that no click comes of the drag.
        let _ = body().set_pointer_capture(press.event.pointer_id());
        self.tell.emit(Message::Select(None));
        let source = match press.source {
            Source::Square(square) => Some(square),
            Source::Spare => None,
        };
        let by_touch = press.event.pointer_type() == "touch";
        let ghost = Ghost::new(board, self.orientation.get(), press.piece, source, by_touch);
        self.ghost.replace(ghost);
    }

    fn end(&self, press: &Press, pointer: &PointerEvent) {
        let Some(ghost) = self.ghost.take() else { return self.cancel() };
        let to = ghost.square_at((pointer.client_x(), pointer.client_y()));
        drop(ghost);
        self.cancel();
        let copy = pointer.ctrl_key() || pointer.alt_key();
        self.tell.emit(Message::Do(match (press.source, to) {
            (Source::Square(from), Some(to)) => Action::Move { from, to, copy },
            (Source::Square(square), None) => Action::Put { square, piece: None },
            (Source::Spare, Some(square)) => Action::Put { square, piece: Some(press.piece) },
            (Source::Spare, None) => return,
        }));
    }

    fn cancel(&self) {
        self.press.take();
        self.frame.take();
        self.ghost.take();
    }
}

fn is_body(event: &Event) -> bool {
    event.target().is_some_and(|target| target == body().into())
}
