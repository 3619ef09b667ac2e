//! The board with the spare pieces above and below it.

use yew::prelude::*;

use super::announcer::live_region;
use super::page::App;
use super::palette::tray;
use super::words;
use crate::diagram::symbols;
use crate::words::Key;

/// The stage, around the board. Pieces are dragged from all over it.
pub fn stage(app: &App, board: Html) -> Html {
    let orientation = app.state.orientation();
    html! {
        <section class="stage">
            { symbols_once() }
            { tray(app, !orientation, true) }
            { board }
            { tray(app, orientation, false) }
            { live_region(&app.changed) }
            <p id="board-help" class="unseen">{ words().get(Key::BoardHelp) }</p>
        </section>
    }
}

/// Puts a white outline around a piece, for squares that are as black as it is.
const OUTLINE: &str = "<filter id=\"outline\" primitiveUnits=\"objectBoundingBox\">\
    <feMorphology operator=\"dilate\" radius=\".035\"/>\
    <feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/>\
    <feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>";

/// The drawings of the pieces, for the rest of the page to refer to.
fn symbols_once() -> Html {
    let markup = format!(
        "<svg class=\"symbols\" width=\"0\" height=\"0\" aria-hidden=\"true\">{}{OUTLINE}</svg>",
        symbols("")
    );
    Html::from_html_unchecked(markup.into())
}
