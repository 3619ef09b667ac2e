//! The FEN: a text field over a copy of its text that carries the underlines.

use std::rc::Rc;

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::{LANG, dom};
use crate::editor::{Action, Lit, Spot, byte_at, covers, stretches};
use crate::fen::{Parsed, Span};

/// What the field shows and tells.
#[derive(PartialEq, Properties)]
pub struct Props {
    /// The text field's element.
    pub node: NodeRef,
    /// The text.
    pub text: AttrValue,
    /// Its reading.
    pub parsed: Rc<Parsed>,
    /// What is lit.
    pub lit: Lit,
    /// Takes the typed text.
    pub dispatch: Callback<Action>,
    /// Told what the pointer is over.
    pub on_hover: Callback<Option<Spot>>,
    /// Told where the caret is; nowhere when the field has lost the focus.
    pub on_caret: Callback<Option<Spot>>,
}

/// The field. The copy below it has the same words in the same metrics, so it grows the field
/// and its lines break where the field's do.
#[component]
pub fn FenField(props: &Props) -> Html {
    let copy = use_node_ref();
    let oninput = {
        let (dispatch, on_caret) = (props.dispatch.clone(), props.on_caret.clone());
        Callback::from(move |event: InputEvent| {
            let field: HtmlTextAreaElement = event.target_unchecked_into();
            on_caret.emit(caret(&field));
            dispatch.emit(Action::Text(field.value()));
        })
    };
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        if event.key() == "Enter" && !event.is_composing() {
            event.prevent_default();
        }
    });
    let at_caret = {
        let (node, on_caret) = (props.node.clone(), props.on_caret.clone());
        move || on_caret.emit(node.cast::<HtmlTextAreaElement>().as_ref().and_then(caret))
    };
    let (on_key, on_focus, on_click) = (at_caret.clone(), at_caret.clone(), at_caret);
    let onblur = props.on_caret.reform(|_| None);
    let onpointermove = {
        let (copy, on_hover) = (copy.clone(), props.on_hover.clone());
        let spans: Vec<Span> = spans(props).collect();
        Callback::from(move |event: PointerEvent| {
            let mut marks = dom::elements_at(event.client_x(), event.client_y())
                .filter(|element| copy.get().is_some_and(|copy| copy.contains(Some(element))));
            let span = marks.find_map(|mark| spans.get(dom::number_of(&mark, "data-mark")?));
            on_hover.emit(span.map(|&span| Spot::Text(span)));
        })
    };
    let onpointerleave = props.on_hover.reform(|_| None);
    html! {
        <div class="fen">
            <div class="fen-copy" aria-hidden="true" ref={copy}>
                { for marks(props) }
                // A last line that is still empty counts too.
                { "\u{200B}" }
            </div>
            <textarea
                ref={props.node.clone()}
                class="fen-text"
                aria-label={LANG.ui().fen}
                placeholder={LANG.ui().placeholder}
                rows="1"
                spellcheck="false"
                autocomplete="off"
                autocapitalize="off"
                autocorrect="off"
                enterkeyhint="done"
                aria-invalid={has_errors(&props.parsed).then_some("true")}
                value={props.text.clone()}
                {oninput}
                {onkeydown}
                onkeyup={move |_| on_key()}
                onclick={move |_| on_click()}
                onfocus={move |_| on_focus()}
                {onblur}
                {onpointermove}
                {onpointerleave}
            />
        </div>
    }
}

fn has_errors(parsed: &Parsed) -> bool {
    parsed.diagnostics.iter().any(|d| d.severity == crate::fen::Severity::Error)
}

fn caret(field: &HtmlTextAreaElement) -> Option<Spot> {
    let text = field.value();
    let (start, end) = (field.selection_start().ok()??, field.selection_end().ok()??);
    Some(Spot::Text(Span::new(byte_at(&text, start), byte_at(&text, end))))
}

fn spans(props: &Props) -> impl Iterator<Item = Span> {
    stretches(&props.text, &props.parsed.diagnostics).into_iter().map(|stretch| stretch.span)
}

/// The text in stretches: bare where nothing is wrong, marked where something is.
fn marks(props: &Props) -> Vec<Html> {
    let diagnostics = &props.parsed.diagnostics;
    let is_lit = |span: Span| {
        let lit = props.lit.problems.iter().filter_map(|&i| diagnostics.get(i));
        lit.into_iter().any(|d| covers(d.span, span))
    };
    let stretches = stretches(&props.text, diagnostics).into_iter().enumerate();
    stretches
        .map(|(i, stretch)| {
            let text = stretch.span.of(&props.text).to_string();
            let Some(severity) = stretch.severity else { return html! { text } };
            let gap = stretch.span.is_empty().then_some("gap");
            let inner = stretch.is_inner.then_some("inner");
            let lit = is_lit(stretch.span).then_some("lit");
            let class = classes!(severity.name(), gap, inner, lit);
            html! {
                <mark {class} data-mark={i.to_string()} data-severity={severity.name()}>
                    { text }
                </mark>
            }
        })
        .collect()
}
