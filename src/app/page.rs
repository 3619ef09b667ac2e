//! The page as a whole: the one component, what it knows beside the editor's state, and how it
//! takes what happens.

use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use web_sys::SvgElement;
use yew::html::Scope;
use yew::prelude::*;

use super::board::{board, show_squares};
use super::controls::controls;
use super::copy::{self, copy_button, will_copy};
use super::counter::Draft;
use super::dialog;
use super::drag::Dragger;
use super::epd_panel::epd_panel;
use super::explanation::{explanation, meaning};
use super::export::{Export, Exporting};
use super::export_dialog::export_dialog;
use super::fen_field::fen_field;
use super::found::Found;
use super::game_panel::game_panel;
use super::hand::Hand;
use super::help::help;
use super::incoming::Incoming;
use super::library::Library;
use super::masthead::masthead;
use super::move_list::MoveList;
use super::notices::{self, Notice, notices};
use super::picture::{Desk, Sighting};
use super::picture_panel::picture_panel;
use super::positions::{OnList, Positions, positions_panel};
use super::problems::problems;
use super::settings::{self, Preference, Preferences};
use super::settings_dialog::settings_dialog;
use super::square::Squares;
use super::stage::stage;
use super::state_line::state_line;
use super::{address, announcer, dom, incoming, keys, shortcuts, storage};
use crate::chess::{Bitboard, Board, Square};
use crate::editor::{Action, Link, Lit, Part, ShapeColor, Spot, State, lit, part_of, reduce};
use crate::fen::{Fix, Span};

/// How long no key must be pressed until all beside field and board follows the text.
const SETTLE_MS: u32 = 60;

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
    /// This is in the field now, with the caret there.
    Type(String, Option<Spot>),
    /// What waited for a pause in the typing is to be shown.
    Settle,
    /// A key of the board was pressed there.
    Key(keys::Key),
    /// A square was clicked, for the so manyth time in quick succession.
    Click(Square, i32),
    /// The pen is taken up in this colour, or laid down.
    Pen(Option<ShapeColor>),
    /// Whatever is in the hand is laid down.
    LetGo,
    /// These squares are spoken of by what is pointed at beside the board.
    Hint(Bitboard),
    /// The shortcut of that number was pressed.
    Shortcut(usize),
    /// What is on the clipboard is to be loaded.
    Paste,
    /// A text or a file comes in, or goes on to.
    Incoming(Incoming),
    /// Something happens to the list of positions.
    Positions(OnList),
    /// Something happens to the pictures.
    Picture(Sighting),
    /// The help is to be shown or closed.
    Help(bool),
    /// A problem is repaired by its button.
    Repair(Fix),
    /// The pointer or the focus is on something.
    Hover(Option<Spot>),
    /// The caret is somewhere in the text.
    Caret(Option<Spot>),
    /// A place in the text is to be shown.
    Find(Span),
    /// The piece of this square is picked up, or none.
    Select(Option<Square>),
    /// The keyboard's cursor is on this square.
    Cursor(Square),
    /// All problems are to be shown, or the first ones.
    ShowAll(bool),
    /// The FEN is to be told in words, or no longer.
    Explain(bool),
    /// Something was typed into the field of a counter that is no number yet.
    Typed(Option<Draft>),
    /// The FEN is to be copied.
    Copy,
    /// What came of copying; nothing once it has been said.
    Copied(Option<bool>),
    /// Something happens in the panel that exports.
    Export(Exporting),
    /// What is wrong is to be read out now.
    Say,
    /// Something happens to the settings.
    Prefer(Preference),
    /// This is to be said on the page, or no longer.
    Notice(Notice, bool),
    /// The work in progress is to be kept, if it has changed.
    Keep,
}

/// The whole page.
pub struct App {
    /// The editor.
    pub(super) state: State,
    /// What the pointer or the focus is on.
    hovered: Option<Spot>,
    /// Where the caret is.
    caret: Option<Spot>,
    /// The square whose piece is picked up.
    pub(super) selected: Option<Square>,
    /// Where the keyboard's cursor is on the board.
    pub(super) cursor: Square,
    /// What else is in the hand.
    pub(super) hand: Hand,
    /// The squares that are spoken of beside the board.
    pub(super) hint: Bitboard,
    /// Whether the help is shown.
    pub(super) helps: bool,
    /// What an edit has changed, to be read out.
    pub(super) changed: String,
    /// The squares in the document.
    squares: Squares,
    /// The board before a move that is to be seen on its way.
    pub(super) moved_from: Option<Board>,
    /// Pieces on their way.
    pub(super) sliding: Option<Timeout>,
    /// Whether the focus was on a square of a board that has been turned since.
    pub(super) turned: bool,
    /// The square that had the focus when a dialog was opened.
    focused: Option<SvgElement>,
    /// Whether a long list of problems is shown in full.
    pub(super) shows_all: bool,
    /// Whether the FEN is told in words.
    pub(super) explains: bool,
    /// What is in the field of a counter and no number yet.
    pub(super) draft: Option<Draft>,
    /// What is in the field of an operation, by its number, and not in the text yet.
    pub(super) operand: Option<(usize, String)>,
    /// What came of copying.
    pub(super) copied: Option<bool>,
    /// What is read out.
    pub(super) said: String,
    /// The settings.
    pub(super) preferences: Preferences,
    /// The games of a file, while it is open.
    pub(super) library: Option<Library>,
    /// The list of positions, while one is open.
    pub(super) positions: Option<Positions>,
    /// The moves of the open game in the document.
    move_list: MoveList,
    /// What a file or a text was found to be, until that has been heard.
    pub(super) found: Option<Found>,
    /// The pictures that are open.
    pub(super) desk: Desk,
    /// The panel that exports.
    pub(super) export: Export,
    /// What the page says of itself, at the number of the notice.
    pub(super) notices: [bool; Notice::ALL.len()],
    settling: Option<Timeout>,
    pub(super) saying: Option<Timeout>,
    pub(super) keeping: Option<Timeout>,
    copying: Option<Timeout>,
    pub(super) field: NodeRef,
    pub(super) field_copy: NodeRef,
    pub(super) board: NodeRef,
    pub(super) moves: NodeRef,
    pub(super) rows: NodeRef,
    pub(super) dialog: NodeRef,
    pub(super) problems_heading: NodeRef,
    pub(super) dragger: Rc<Dragger>,
    pub(super) link: Scope<App>,
    /// Whether the work in progress is kept: a text from outside is its host's.
    keeps_work: bool,
    /// Whether the open game is kept.
    is_game_kept: bool,
    pub(super) address: Rc<address::Writer>,
    listeners: Vec<EventListener>,
}

impl App {
    /// A callback that tells the page what an event means.
    pub(super) fn on<E: 'static>(&self, message: impl Fn(E) -> Message + 'static) -> Callback<E> {
        self.link.callback(message)
    }

    /// As [`App::on`], for events that may mean nothing.
    pub(super) fn on_some<E: 'static>(
        &self,
        message: impl Fn(E) -> Option<Message> + 'static,
    ) -> Callback<E> {
        let link = self.link.clone();
        Callback::from(move |event| {
            if let Some(message) = message(event) {
                link.send_message(message);
            }
        })
    }

    /// Takes messages.
    pub(super) fn tell(&self) -> Callback<Message> {
        self.link.callback(|message| message)
    }

    /// A callback that does the same whatever the event is.
    pub(super) fn on_click(&self, message: impl Fn() -> Message + 'static) -> Callback<MouseEvent> {
        self.link.callback(move |_| message())
    }

    /// A button that does something.
    pub(super) fn does(&self, action: Action) -> Callback<MouseEvent> {
        self.link.callback(move |_| Message::Do(action.clone()))
    }

    /// The problems that belong to what is pointed at.
    pub(super) fn lit(&self) -> Lit {
        lit(&self.state.parsed().diagnostics, self.hovered.or(self.caret))
    }

    /// The part of the FEN that is pointed at.
    pub(super) fn part(&self) -> Option<Part> {
        part_of(self.state.text(), self.state.parsed(), self.hovered.or(self.caret)?)
    }

    /// Has the squares of the board look as they should.
    fn show_squares(&mut self) {
        let mut squares = std::mem::take(&mut self.squares);
        show_squares(self, &mut squares);
        self.squares = squares;
    }

    /// Has what is read out be in the language of the page.
    pub(super) fn say_again(&mut self) {
        self.said = announcer::summary(self.state.parsed());
    }
}

impl Component for App {
    type Message = Message;
    type Properties = AppProps;

    fn create(ctx: &Context<App>) -> App {
        let link = ctx.link().clone();
        let shown = ctx.props().text.as_deref().map(Link::new).or_else(dom::address_link);
        let keeps_work = ctx.props().text.is_none();
        let work = if shown.is_none() { storage::work() } else { None };
        let mut state = shown.map_or_else(State::start, State::open);
        let preferences = Preferences::new(&link);
        state = reduce(state, Action::SetDialect(preferences.settings.dialect()));
        let mut notices = [false; Notice::ALL.len()];
        if let Some(work) = work {
            state = reduce(state, Action::Load(work));
            notices[Notice::Restored as usize] = true;
        }
        notices[Notice::Update as usize] = notices::is_update_ready();
        let (dispatch, tell) = (link.callback(Message::Do), link.callback(|message| message));
        let address = Rc::default();
        let board = NodeRef::default();
        let dragger = Dragger::new(&board, tell.clone());
        dragger.turn(state.orientation());
        let mut listeners = shortcuts::listen(&tell);
        listeners.extend(incoming::listen(&tell));
        listeners.extend(address::listen(&address, state.text(), &dispatch));
        listeners.extend([settings::listen(&link), notices::listen(&link)]);
        listeners.extend(["visibilitychange", "pagehide"].map(|name| {
            let link = link.clone();
            EventListener::new(&window(), name, move |_| link.send_message(Message::Keep))
        }));
        App {
            said: announcer::summary(state.parsed()),
            state,
            hovered: None,
            caret: None,
            selected: None,
            cursor: Square::A8,
            hand: Hand::default(),
            hint: Bitboard::EMPTY,
            helps: false,
            changed: String::new(),
            squares: Squares::default(),
            moved_from: None,
            sliding: None,
            turned: false,
            focused: None,
            shows_all: false,
            explains: false,
            draft: None,
            operand: None,
            copied: None,
            preferences,
            library: None,
            positions: None,
            move_list: MoveList::default(),
            found: None,
            desk: Desk::default(),
            export: Export::default(),
            notices,
            settling: None,
            saying: None,
            keeping: None,
            copying: None,
            field: NodeRef::default(),
            field_copy: NodeRef::default(),
            board,
            moves: NodeRef::default(),
            rows: NodeRef::default(),
            dialog: NodeRef::default(),
            problems_heading: NodeRef::default(),
            dragger,
            link,
            keeps_work,
            is_game_kept: false,
            address,
            listeners,
        }
    }

    fn update(&mut self, _: &Context<App>, message: Message) -> bool {
        match message {
            Message::Do(action) => {
                let is_dragged = matches!(action, Action::Move { .. });
                self.act(action);
                if is_dragged {
                    // It has been seen on its way.
                    self.moved_from = None;
                }
            }
            Message::Type(text, caret) => {
                self.caret = caret;
                self.perform(Action::Text(text));
                // The board shows it in the same frame as the field; all else would only make
                // that frame late.
                self.show_squares();
                let link = self.link.clone();
                let settle = move || link.send_message(Message::Settle);
                self.settling = Some(Timeout::new(SETTLE_MS, settle));
                return false;
            }
            Message::Settle => self.settling = None,
            Message::Key(key) => self.press(key),
            Message::Click(square, count) => self.click(square, count),
            Message::Pen(pen) => self.take_pen(pen),
            Message::LetGo => self.let_go(),
            Message::Hint(squares) => {
                return std::mem::replace(&mut self.hint, squares) != squares;
            }
            Message::Shortcut(number) => {
                if let Some(message) = shortcuts::message(self, number) {
                    self.link.send_message(message);
                }
                return false;
            }
            Message::Paste => {
                incoming::paste_from_clipboard(&self.field, self.tell());
                return false;
            }
            Message::Incoming(incoming) => self.take(incoming),
            Message::Positions(event) => return self.take_positions(event),
            Message::Picture(sighting) => self.see(sighting),
            Message::Help(helps) => self.helps = helps,
            Message::Repair(fix) => {
                // The problem goes, and what is pointed at and the focus with it.
                self.hovered = None;
                dom::focus(&self.problems_heading);
                self.act(Action::ApplyFix(fix));
            }
            Message::Hover(spot) => return std::mem::replace(&mut self.hovered, spot) != spot,
            Message::Caret(spot) => return std::mem::replace(&mut self.caret, spot) != spot,
            Message::Find(span) => {
                dom::select(&self.field, self.state.text(), span);
                self.caret = Some(Spot::Text(span));
            }
            Message::Select(square) => self.selected = square,
            Message::Cursor(square) => {
                self.cursor = square;
                self.look_at(square);
            }
            Message::ShowAll(all) => self.shows_all = all,
            Message::Explain(explains) => self.explains = explains,
            Message::Typed(draft) => self.draft = draft,
            Message::Copy => {
                copy::start(&self.state.output(), &self.field, &self.link);
                return false;
            }
            Message::Copied(outcome) => {
                self.copied = outcome;
                self.copying = copy::forget_later(outcome, &self.link);
            }
            Message::Prefer(preference) => self.prefer(preference),
            Message::Export(exporting) => self.take_export(exporting),
            Message::Notice(notice, shown) => self.notices[notice as usize] = shown,
            Message::Keep => {
                self.address.flush();
                if self.keeping.take().is_some() && self.keeps_work {
                    storage::keep_work(&self.state);
                    let game = self.state.game();
                    if std::mem::replace(&mut self.is_game_kept, game.is_some()) || game.is_some() {
                        storage::keep_game(game);
                    }
                }
                return false;
            }
            Message::Say => {
                let before = std::mem::take(&mut self.said);
                self.say_again();
                return self.said != before;
            }
        }
        true
    }

    fn rendered(&mut self, _: &Context<App>, first: bool) {
        if first {
            self.listeners.extend(self.dragger.listen());
            if self.keeps_work {
                // Reading it is not what the first paint waits for.
                let link = self.link.clone();
                let reopen = move || link.send_message_batch(storage::game().into_iter().collect());
                Timeout::new(0, reopen).forget();
            }
        }
        self.show_squares();
        if let Some(before) = self.moved_from.take() {
            self.slide_from(&before);
        }
        if self.state.game().is_some() {
            let mut move_list = std::mem::take(&mut self.move_list);
            move_list.show(self);
            self.move_list = move_list;
        }
        if self.positions.is_some() {
            self.show_rows();
        }
        if self.picture().is_some() {
            self.draw_picture();
        }
        if std::mem::take(&mut self.turned) {
            // Its place in the document shows another square now.
            dom::focus_square(&self.board, self.cursor);
        }
        // What a list has selected does not follow its options once someone has chosen from it.
        dom::settle_lists();
        dialog::open(&self.dialog, &mut self.focused);
    }

    fn view(&self, _: &Context<App>) -> Html {
        let (lit, part) = (self.lit(), self.part());
        let part = part.as_ref();
        html! {
            <div class="page">
                { masthead(self) }
                <main>
                    <section class="headline">
                        { fen_field(self, &lit, part) }
                        { copy_button(self) }
                        { state_line(self.state.verdict(), self.state.parsed()) }
                        { will_copy(self) }
                        { meaning(self, part) }
                        { incoming::open_button(self) }
                    </section>
                    { stage(self, board(self)) }
                    <div class="beside">
                        if let Some(list) = &self.positions {
                            { positions_panel(self, list) }
                        }
                        if self.picture().is_some() {
                            { picture_panel(self) }
                        }
                        if self.has_game() {
                            { game_panel(self) }
                        }
                        if self.is_epd() {
                            { epd_panel(self) }
                        }
                        { problems(self, &lit) }
                    </div>
                    { controls(self) }
                    { explanation(self, part) }
                </main>
                { help(self) }
                { settings_dialog(self) }
                { export_dialog(self) }
                { notices(self) }
            </div>
        }
    }
}
