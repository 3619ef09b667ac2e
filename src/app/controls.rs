//! The fields of the record beside the board, and what can be done with the whole.

use yew::prelude::*;

use super::castling::castling_rights;
use super::counter::counter;
use super::dom::hint_of;
use super::en_passant::en_passant;
use super::page::{App, Message};
use super::side::side_to_move;
use super::tools::tools;
use super::words;
use crate::chess::Bitboard;
use crate::fen::Field;
use crate::words::Key;

/// All of them.
pub fn controls(app: &App) -> Html {
    html! {
        <section
            class="controls"
            aria-label={words().get(Key::Position)}
            onpointerover={app.on(|event: PointerEvent| Message::Hint(hint_of(event.target())))}
            onpointerleave={app.on(|_: PointerEvent| Message::Hint(Bitboard::EMPTY))}
            onfocusin={app.on(|event: FocusEvent| Message::Hint(hint_of(event.target())))}
            onfocusout={app.on(|_: FocusEvent| Message::Hint(Bitboard::EMPTY))}
        >
            { side_to_move(app) }
            { castling_rights(app) }
            { en_passant(app) }
            <div class="counters">
                { counter(app, Field::HalfmoveClock) }
                { counter(app, Field::FullmoveNumber) }
            </div>
            { tools(app) }
        </section>
    }
}
