//! What is read out: what an edit has changed, at once, and the worst problem, once a pause comes.
//! Each has a region of its own, so that neither takes the other's place.

use gloo::timers::callback::Timeout;
use yew::html::Scope;
use yew::prelude::*;

use super::page::{App, Message};
use super::words;
use crate::editor::{Action, News, State, news, without_commands};
use crate::fen::Parsed;
use crate::formats::pgn::nag_glyph;
use crate::formats::san::push_number;
use crate::words::{Key, Words};

/// How long the text must stay the same before it is read out.
const PAUSE_MS: u32 = 1000;

/// The sentence about a text.
pub fn summary(parsed: &Parsed) -> String {
    let worst = parsed.diagnostics.iter().rev().max_by_key(|d| d.severity);
    worst.map_or_else(String::new, |d| words().problem(&d.problem))
}

/// Has what is wrong by then be said after a pause, unless it is dropped before.
pub fn later(link: &Scope<App>) -> Timeout {
    let link = link.clone();
    Timeout::new(PAUSE_MS, move || link.send_message(Message::Say))
}

/// What an action has changed; nothing where the one who did it knows already, as in typing.
pub fn change(action: &Action, before: &State, after: &State) -> String {
    let words = words();
    let mut said = Vec::new();
    let color_of = |from, to| {
        let shapes = after.shapes().as_slice().iter();
        let mut colors = shapes.filter(|s| (s.from, s.to) == (from, to)).map(|s| s.color as usize);
        colors.next()
    };
    match *action {
        Action::Text(_)
        | Action::Load(_)
        | Action::ApplyFix(_)
        | Action::SetCastling { .. }
        | Action::SetCastlingRook { .. }
        | Action::SetEp(_)
        | Action::SetHalfmove(_)
        | Action::SetFullmove(_)
        | Action::Picture(..)
        | Action::SetOperand(..) => return String::new(),
        Action::OpenGame(_) | Action::Walk(_) | Action::GoTo(_) | Action::PlayOperation(_) => {
            return place(after);
        }
        Action::ToggleSquare { square, .. } => {
            said.push(words.marked(square, color_of(square, square)));
        }
        Action::ToggleArrow { from, to, .. } => said.push(match from == to {
            true => words.marked(from, color_of(from, to)),
            false => words.arrow(from, to, color_of(from, to)),
        }),
        Action::ClearShapes => said.push(words.get(Key::MarksCleared).into()),
        Action::Undo => said.push(words.get(Key::Undone).into()),
        Action::Redo => said.push(words.get(Key::Redone).into()),
        _ => {}
    }
    let shown = |state: &State| (*state.setup(), state.orientation());
    let ((old, bottom), (new, new_bottom)) = (shown(before), shown(after));
    for item in news((&old, bottom), (&new, new_bottom)) {
        said.push(sentence(words, item, after));
    }
    said.join(". ")
}

/// Where one is in the open game: the move that led there, and what is said of it.
#[inline(never)]
fn place(state: &State) -> String {
    let Some(open) = state.game() else { return String::new() };
    let Some(at) = open.at() else { return words().get(Key::StartOfGame).into() };
    let game = open.game();
    let mut said = String::new();
    if let Some(node) = game.moves.get(at) {
        push_number(&mut said, game.setup(node.before));
        said.push(' ');
        said.push_str(&game.san(at));
        for &nag in &node.nags {
            said.push(' ');
            said.push_str(nag_glyph(nag).unwrap_or_default());
        }
    }
    for comment in open.comments() {
        said.push_str(". ");
        said.push_str(&without_commands(&comment.text));
    }
    said
}

fn sentence(words: &Words, news: News, after: &State) -> String {
    match news {
        News::Moved { piece, from, to, .. } => words.moved(piece, from, to),
        News::Put { piece, square, .. } => words.now_on(square, Some(piece)),
        News::Cleared { square, .. } => words.now_on(square, None),
        News::Squares(count) => words.squares_changed(count),
        News::Emptied => words.get(Key::EmptyBoard).into(),
        News::Start => words.get(Key::StartPosition).into(),
        News::SideToMove(color) => words.to_move(color),
        News::Castling(_) => words.castling(after.setup()),
        News::EnPassant(square) => words.en_passant(square),
        News::HalfmoveClock(plies) => words.plies(plies),
        News::FullmoveNumber(number) => words.move_number(number),
        News::Orientation(bottom) => words.board_turned(bottom),
    }
}

/// What is said next: no two texts on end are the same, since a region only tells of changes.
pub fn replace(said: &mut String, text: String) {
    let again = *said == text;
    *said = text;
    if again {
        said.push('\u{a0}');
    }
}

/// A live region: text that is not seen, and read out when it changes.
pub fn live_region(text: &str) -> Html {
    html! { <p class="unseen" aria-live="polite">{ text.to_string() }</p> }
}
