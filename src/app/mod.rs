//! The page: Yew components over the [`editor`](crate::editor)'s state. No chess and no text
//! handling happens here.
//!
//! Everything that changes goes through one reducer ([`Store`]); what is pointed at is kept
//! beside it, and a drag touches neither until it ends (`drag`).

mod address;
mod announcer;
mod board;
mod castling;
mod controls;
mod copy;
mod counter;
mod dom;
mod drag;
mod en_passant;
mod fen_field;
mod ghost;
mod palette;
mod problem_item;
mod problems;
mod shortcuts;
mod side;
mod sign;
mod square;
mod stage;
mod state_line;
mod store;
mod tools;

use yew::prelude::*;

use crate::editor::{Action, Spot, lit};
use crate::fen::Span;
use crate::words::Lang;

pub use store::Store;

/// The language of the page.
pub(crate) const LANG: Lang = Lang::En;

/// What the page takes from outside.
#[derive(Clone, Debug, Default, PartialEq, Properties)]
pub struct AppProps {
    /// The text to begin with; that of the page's address if there is none.
    #[prop_or_default]
    pub text: Option<AttrValue>,
}

/// The whole page.
#[component]
pub fn App(props: &AppProps) -> Html {
    let text = props.text.clone();
    let store = use_reducer_eq(|| Store::new(text));
    let dispatcher = store.dispatcher();
    let dispatch = use_callback((), move |action: Action, ()| dispatcher.dispatch(action));
    let field = use_node_ref();
    let hovered = use_state_eq(|| None::<Spot>);
    let caret = use_state_eq(|| None::<Spot>);
    let on_hover = use_callback(hovered.setter(), |spot, hovered| hovered.set(spot));
    let on_caret = use_callback(caret.setter(), |spot, caret| caret.set(spot));
    address::use_address(&store, &dispatch);
    shortcuts::use_shortcuts(&dispatch);

    let state = store.state();
    let lit = lit(&state.parsed().diagnostics, hovered.or(*caret));
    let text = AttrValue::from(state.text().clone());
    let on_find = use_callback(
        (field.clone(), text.clone(), on_caret.clone()),
        |span: Span, (field, text, on_caret)| {
            dom::select(field, text, span);
            on_caret.emit(Some(Spot::Text(span)));
        },
    );
    let ui = LANG.ui();
    html! {
        <div class="page">
            <header class="masthead">
                <h1>{ ui.name }</h1>
                <p>{ ui.tagline }</p>
            </header>
            <main>
                <section class="headline">
                    <fen_field::FenField
                        node={field.clone()}
                        text={text.clone()}
                        parsed={state.parsed().clone()}
                        lit={lit.clone()}
                        dispatch={dispatch.clone()}
                        on_hover={on_hover.clone()}
                        {on_caret}
                    />
                    <copy::CopyButton {text} {field} />
                    { state_line::state_line(state.verdict(), state.parsed()) }
                </section>
                <stage::Stage
                    board={state.setup().board}
                    orientation={state.orientation()}
                    brush={state.brush()}
                    parsed={state.parsed().clone()}
                    lit={lit.clone()}
                    dispatch={dispatch.clone()}
                    on_hover={on_hover.clone()}
                />
                <problems::Problems
                    parsed={state.parsed().clone()}
                    {lit}
                    dispatch={dispatch.clone()}
                    {on_hover}
                    {on_find}
                />
                <controls::Controls
                    setup={*state.setup()}
                    can_undo={state.can_undo()}
                    can_redo={state.can_redo()}
                    {dispatch}
                />
            </main>
        </div>
    }
}
