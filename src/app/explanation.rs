//! What the FEN says in words: field by field, rank by rank, and what is pointed at.

use web_sys::Element;
use yew::prelude::*;

use super::page::{App, Message};
use super::words;
use crate::chess::Rank;
use crate::editor::{Material, Part, RankPart, Spot, fields, ranks};
use crate::fen::{Field, Span};
use crate::words::Key;

/// One line about what is pointed at; about the material where nothing is.
pub fn meaning(app: &App, part: Option<&Part>) -> Html {
    let sentence = part.map(|part| match part.rank {
        Some(rank) => rank_in_words(&ranks(app.state.text(), app.state.parsed())[7 - rank.index()]),
        None => field_in_words(app, part.field),
    });
    html! { <p class="meaning">{ sentence.unwrap_or_else(|| material(app)) }</p> }
}

/// The whole record, for who opens it. Pointing at a line lights what it is about.
pub fn explanation(app: &App, part: Option<&Part>) -> Html {
    let ontoggle = app.on(|event: Event| {
        let details = event.target_unchecked_into::<Element>();
        Message::Explain(details.has_attribute("open"))
    });
    html! {
        <details class="explanation" {ontoggle}>
            <summary>{ words().get(Key::Explanation) }</summary>
            if app.explains {
                { lines(app, part) }
            }
        </details>
    }
}

fn lines(app: &App, part: Option<&Part>) -> Html {
    let (text, parsed) = (app.state.text(), app.state.parsed());
    let (here, rank_here) = (part.map(|part| part.field), part.and_then(|part| part.rank));
    let ranks = ranks(text, parsed).into_iter().map(|part| {
        let is_here = rank_here == Some(part.rank);
        line(app, Field::Placement, part.span, is_here, rank_in_words(&part), Some(part.rank))
    });
    let fields = fields(parsed).into_iter().skip(1).map(|part| {
        let is_here = here == Some(part.field);
        line(app, part.field, part.span, is_here, field_in_words(app, part.field), None)
    });
    html! {
        <dl>
            <dt>{ words().title(Field::Placement) }</dt>
            { for ranks }
            { for fields }
        </dl>
    }
}

/// A line: of a field with its name, or of a rank.
fn line(
    app: &App,
    field: Field,
    span: Option<Span>,
    is_here: bool,
    sentence: String,
    rank: Option<Rank>,
) -> Html {
    let spot = span.map(Spot::Text);
    let on = app.on(move |_: PointerEvent| Message::Hover(spot));
    let off = app.on(|_: PointerEvent| Message::Hover(None));
    html! {
        <>
            if rank.is_none() {
                <dt>{ words().title(field) }</dt>
            }
            <dd class={is_here.then_some("here")} onpointerenter={on} onpointerleave={off}>
                { sentence }
            </dd>
        </>
    }
}

fn rank_in_words(part: &RankPart) -> String {
    let runs: Vec<_> = part.runs.iter().map(|run| (run.piece, run.squares.count() as u8)).collect();
    words().rank(part.rank.number(), &runs)
}

fn field_in_words(app: &App, field: Field) -> String {
    let (words, setup) = (words(), app.state.setup());
    match field {
        Field::Placement => words.title(field).to_string(),
        Field::SideToMove => words.to_move(setup.side_to_move),
        Field::Castling => words.castling(setup),
        Field::EnPassant => words.en_passant(setup.ep_square),
        Field::HalfmoveClock => words.plies(setup.halfmove_clock),
        Field::FullmoveNumber => words.move_number(setup.fullmove_number),
    }
}

/// How many pieces there are, and which side has more.
fn material(app: &App) -> String {
    let board = &app.state.setup().board;
    let mut line = words().balance(Material::of(board).balance());
    line.push_str(" · ");
    line.push_str(&words().piece_count(board.occupied().count()));
    line
}
