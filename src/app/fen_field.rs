//! The FEN: a text field over a copy of its text that carries the underlines.

use std::borrow::Cow;

use web_sys::{Element, HtmlTextAreaElement};
use yew::prelude::*;

use super::page::{App, Message};
use super::{dom, epd_panel, words};
use crate::editor::{Action, Lit, Part, Spot, Stretch, byte_at, covers, stretches_around};
use crate::fen::{Parsed, Span};
use crate::words::Key;

/// The field. The copy below it has the same words in the same metrics, so it grows the field
/// and its lines break where the field's do.
pub fn fen_field(app: &App, lit: &Lit, part: Option<&Part>) -> Html {
    let (text, parsed) = (app.state.text(), app.state.parsed());
    let oninput = {
        let tell = app.tell();
        move |event: InputEvent| {
            let field: HtmlTextAreaElement = event.target_unchecked_into();
            let (text, caret) = (field.value(), caret(&field));
            match input_type(&event).as_str() {
                "insertText" | "deleteContentBackward" | "deleteContentForward" => {
                    tell.emit(Message::Type(text, caret));
                }
                _ => {
                    tell.emit(Message::Caret(caret));
                    tell.emit(Message::Do(Action::Text(text)));
                }
            }
        }
    };
    let onkeydown = |event: KeyboardEvent| {
        if event.key() == "Enter" && !event.is_composing() {
            event.prevent_default();
        }
    };
    let at_caret = |node: &NodeRef| {
        Message::Caret(node.cast::<HtmlTextAreaElement>().as_ref().and_then(caret))
    };
    let node = app.field.clone();
    let on_caret = app.on(move |_: Event| at_caret(&node));
    let onpointermove = {
        let copy = app.field_copy.clone();
        app.on(move |event: PointerEvent| {
            let copy = copy.cast::<Element>();
            let at = |copy| dom::byte_at_point(&copy, event.client_x(), event.client_y());
            Message::Hover(copy.and_then(at).map(|byte| Spot::Text(Span::at(byte))))
        })
    };
    html! {
        <div class="fen">
            <div class="fen-copy" aria-hidden="true" ref={app.field_copy.clone()}>
                { for marks(app, lit, part) }
                // A last line that is still empty counts too.
                { "\u{200B}" }
            </div>
            <textarea
                ref={app.field.clone()}
                class="fen-text"
                aria-label={words().get(Key::Fen)}
                placeholder={words().get(Key::Placeholder)}
                rows="1"
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                autocorrect="off"
                enterkeyhint="done"
                aria-invalid={has_errors(parsed).then_some("true")}
                value={AttrValue::from(text.clone())}
                {oninput}
                {onkeydown}
                onkeyup={on_caret.reform(Event::from)}
                onclick={on_caret.reform(Event::from)}
                onfocus={on_caret.reform(Event::from)}
                onblur={app.on(|_: FocusEvent| Message::Caret(None))}
                {onpointermove}
                onpointerleave={app.on(|_: PointerEvent| Message::Hover(None))}
            />
        </div>
    }
}

/// How a text came to be in a field; empty where a program put it there and sent a plain event.
fn input_type(event: &InputEvent) -> String {
    let kind = js_sys::Reflect::get(event, &"inputType".into());
    kind.ok().and_then(|kind| kind.as_string()).unwrap_or_default()
}

fn has_errors(parsed: &Parsed) -> bool {
    parsed.diagnostics.iter().any(|d| d.severity == crate::fen::Severity::Error)
}

fn caret(field: &HtmlTextAreaElement) -> Option<Spot> {
    let text = field.value();
    let (start, end) = (field.selection_start().ok()??, field.selection_end().ok()??);
    Some(Spot::Text(Span::new(byte_at(&text, start), byte_at(&text, end))))
}

/// The text in stretches: bare where nothing is wrong, marked where something is. The part that
/// is pointed at stands out.
fn marks(app: &App, lit: &Lit, part: Option<&Part>) -> Vec<Html> {
    let text = app.state.text();
    let mut diagnostics = Cow::Borrowed(&app.state.parsed().diagnostics);
    if app.is_epd() {
        diagnostics.to_mut().extend(epd_panel::faults(text));
    }
    let is_lit = |span: Span| {
        let mut lit = lit.problems.iter().filter_map(|&i| diagnostics.get(i));
        lit.any(|d| covers(d.span, span))
    };
    let here: Vec<Span> = part.iter().map(|part| part.span).collect();
    let stretch = |stretch: Stretch| {
        let is_here = here.iter().any(|&here| covers(here, stretch.span));
        let text = stretch.span.of(text).to_string();
        let gap = stretch.span.is_empty().then_some("gap");
        let inner = stretch.is_inner.then_some("inner");
        let lit = is_lit(stretch.span).then_some("lit");
        let here = is_here.then_some("here");
        let Some(severity) = stretch.severity else {
            return match here {
                Some(class) => html! { <span {class}>{ text }</span> },
                None => html! { text },
            };
        };
        let class = classes!(severity.name(), gap, inner, lit, here);
        html! { <mark {class} data-severity={severity.name()}>{ text }</mark> }
    };
    stretches_around(text, &diagnostics, &here).into_iter().map(stretch).collect()
}
