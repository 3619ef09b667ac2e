//! The page as a whole.

use std::rc::Rc;

use gloo::events::EventListener;
use yew::prelude::*;

use super::controls::Controls;
use super::copy::CopyButton;
use super::fen_field::FenField;
use super::problems::Problems;
use super::stage::Stage;
use super::state_line::state_line;
use super::{LANG, address, dom, shortcuts};
use crate::editor::{Action, Link, Spot, State, lit, reduce};
use crate::fen::Span;

/// What the page takes from outside.
#[derive(Clone, Debug, Default, PartialEq, Properties)]
pub struct AppProps {
    /// The text to begin with; that of the page's address if there is none.
    #[prop_or_default]
    pub text: Option<AttrValue>,
}

/// What the parts of the page tell it.
pub enum Message {
    /// Something is to be done.
    Do(Action),
    /// The pointer or the focus is on something.
    Hover(Option<Spot>),
    /// The caret is somewhere in the text.
    Caret(Option<Spot>),
    /// A place in the text is to be shown.
    Find(Span),
}

/// The whole page.
pub struct App {
    state: State,
    hovered: Option<Spot>,
    caret: Option<Spot>,
    field: NodeRef,
    dispatch: Callback<Action>,
    on_hover: Callback<Option<Spot>>,
    on_caret: Callback<Option<Spot>>,
    on_find: Callback<Span>,
    address: Rc<address::Writer>,
    _listeners: Vec<EventListener>,
}

impl Component for App {
    type Message = Message;
    type Properties = AppProps;

    fn create(ctx: &Context<App>) -> App {
        let link = ctx.props().text.as_deref().map(Link::new).or_else(dom::address_link);
        let state = link.map_or_else(State::start, State::open);
        let dispatch = ctx.link().callback(Message::Do);
        let address = Rc::default();
        let mut listeners = shortcuts::listen(&dispatch);
        listeners.extend(address::listen(&address, state.text(), &dispatch));
        App {
            state,
            hovered: None,
            caret: None,
            field: NodeRef::default(),
            dispatch,
            on_hover: ctx.link().callback(Message::Hover),
            on_caret: ctx.link().callback(Message::Caret),
            on_find: ctx.link().callback(Message::Find),
            address,
            _listeners: listeners,
        }
    }

    fn update(&mut self, _: &Context<App>, message: Message) -> bool {
        match message {
            Message::Do(action) => {
                let before = self.state.link();
                self.state = reduce(self.state.clone(), action);
                if before != self.state.link() {
                    self.address.follow(&self.state);
                }
                true
            }
            Message::Hover(spot) => std::mem::replace(&mut self.hovered, spot) != spot,
            Message::Caret(spot) => std::mem::replace(&mut self.caret, spot) != spot,
            Message::Find(span) => {
                dom::select(&self.field, self.state.text(), span);
                self.caret = Some(Spot::Text(span));
                true
            }
        }
    }

    fn view(&self, _: &Context<App>) -> Html {
        let App { state, field, dispatch, on_hover, on_caret, on_find, .. } = self;
        let parsed = state.parsed();
        let lit = lit(&parsed.diagnostics, self.hovered.or(self.caret));
        let text = AttrValue::from(state.text().clone());
        let ui = LANG.ui();
        html! {
            <div class="page">
                <header class="masthead">
                    <h1>{ ui.name }</h1>
                    <p>{ ui.tagline }</p>
                </header>
                <main>
                    <section class="headline">
                        <FenField
                            node={field}
                            text={&text}
                            {parsed}
                            lit={lit.clone()}
                            {dispatch}
                            {on_hover}
                            {on_caret}
                        />
                        <CopyButton {text} {field} />
                        { state_line(state.verdict(), parsed) }
                    </section>
                    <Stage
                        board={state.setup().board}
                        orientation={state.orientation()}
                        brush={state.brush()}
                        {parsed}
                        lit={lit.clone()}
                        {dispatch}
                        {on_hover}
                    />
                    <Problems {parsed} {lit} {dispatch} {on_hover} {on_find} />
                    <Controls
                        setup={*state.setup()}
                        can_undo={state.can_undo()}
                        can_redo={state.can_redo()}
                        {dispatch}
                    />
                </main>
            </div>
        }
    }
}
