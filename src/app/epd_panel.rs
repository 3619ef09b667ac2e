//! The operations of an EPD.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::incoming::Incoming;
use super::list::option;
use super::page::{App, Message};
use super::sign::sign;
use super::words;
use crate::chess::Bitboard;
use crate::editor::{Action, has_moves, is_epd, shown};
use crate::fen::{Diagnostic, Problem};
use crate::formats::epd::{Epd, Fault, Operation, read};
use crate::words::Key;

/// The operations that can be added.
const OFFERED: [&str; 24] = [
    "bm", "am", "pv", "dm", "id", "hmvc", "fmvn", "sm", "pm", "ce", "acd", "acn", "acs", "eco",
    "c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9",
];

impl App {
    /// Whether the text is EPD.
    pub(super) fn is_epd(&self) -> bool {
        is_epd(self.state.parsed())
    }
}

/// What is wrong within the operations, to be marked in the text.
#[inline(never)]
pub fn faults(text: &str) -> Vec<Diagnostic> {
    let mark = |fault: &Fault| Diagnostic {
        problem: Problem::EpdOperations,
        severity: fault.kind.severity(),
        span: fault.span,
        squares: Bitboard::EMPTY,
        fixes: Vec::new(),
    };
    read(text).faults.iter().map(mark).collect()
}

/// The panel.
#[inline(never)]
pub fn epd_panel(app: &App) -> Html {
    let epd = read(app.state.text());
    let words = words();
    let operations = epd.operations.iter().enumerate();
    let onchange = app.on_some(|event: Event| {
        let opcode = event.target_unchecked_into::<HtmlSelectElement>().value();
        (!opcode.is_empty()).then_some(Message::Do(Action::AddOperation(opcode)))
    });
    let offered = OFFERED.into_iter().filter(|opcode| epd.operation(opcode).is_none());
    let offer = |opcode: &'static str| {
        let label = [opcode, " ", words.operation(opcode)].concat();
        option((opcode.into(), label.into()))
    };
    html! {
        <section class="epd" aria-labelledby="epd">
            <h2 id="epd">{ words.get(Key::Operations) }</h2>
            <ul role="list" aria-labelledby="epd">
                { for operations.map(|(number, it)| operation(app, &epd, number, it)) }
            </ul>
            <select aria-label={words.get(Key::AddOperation)} data-value="" {onchange}>
                { option(("".into(), words.get(Key::AddOperation).into())) }
                { for offered.map(offer) }
            </select>
        </section>
    }
}

/// One operation: its operands in a field, what can be done with it, what is wrong with it.
fn operation(app: &App, epd: &Epd, number: usize, operation: &Operation) -> Html {
    let words = words();
    let opcode = &operation.opcode;
    // What is typed counts once it is done, since half a move is a wrong one.
    let oninput = app.on(move |event: InputEvent| {
        let operand = event.target_unchecked_into::<HtmlInputElement>().value();
        Message::Incoming(Incoming::Operand(Some((number, operand))))
    });
    let onchange = app.on(move |event: Event| {
        let operand = event.target_unchecked_into::<HtmlInputElement>().value();
        Message::Do(Action::SetOperand(number, operand))
    });
    let onblur = app.on(|_: FocusEvent| Message::Incoming(Incoming::Operand(None)));
    let id = ["operation-", &number.to_string()].concat();
    let plays = has_moves(opcode) && !operation.operands.is_empty();
    let span = operation.span;
    let faults =
        epd.faults.iter().filter(|it| span.start <= it.span.start && it.span.end <= span.end);
    let typed = app.operand.as_ref().filter(|(typed, _)| *typed == number);
    let value = typed.map_or_else(|| shown(app.state.text(), operation), |(_, text)| text);
    let value = value.to_string();
    html! {
        <li>
            <label for={id.clone()}>
                <code>{ opcode.clone() }</code>
                { " " }
                { words.operation(opcode) }
            </label>
            <input {id} type="text" spellcheck="false" autocomplete="off" {value} {oninput} {onchange} {onblur} />
            <div class="does">
                if plays {
                    { drawn(app, words.play_moves(opcode), Action::PlayOperation(number), "M5 3l7 5l-7 5z") }
                }
                { drawn(app, words.remove_operation(opcode), Action::RemoveOperation(number), "M4 4l8 8M12 4l-8 8") }
            </div>
            { for faults.map(|it| fault(app, it)) }
        </li>
    }
}

/// A button with a drawing on it.
fn drawn(app: &App, label: String, action: Action, lines: &'static str) -> Html {
    html! {
        <button type="button" aria-label={label.clone()} title={label} onclick={app.does(action)}>
            <svg viewBox="0 0 16 16" aria-hidden="true"><path d={lines} /></svg>
        </button>
    }
}

/// What is wrong: the sentence finds its place in the text.
fn fault(app: &App, fault: &Fault) -> Html {
    let words = words();
    let (span, severity) = (fault.span, fault.kind.severity());
    let operand = span.of(app.state.text());
    html! {
        <p class={severity.name()} data-code={fault.kind.code()}>
            <button type="button" class="sentence" onclick={app.on_click(move || Message::Find(span))}>
                { sign(Some(severity)) }
                <span>
                    <b class="severity">{ words.severity(severity) }</b>
                    { " " }
                    if !operand.is_empty() {
                        <code>{ operand.to_string() }</code>{ ": " }
                    }
                    { words.epd_fault(fault.kind) }
                </span>
            </button>
        </p>
    }
}
