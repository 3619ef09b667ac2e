//! Addresses of pages that show a position.

use std::fmt::Write as _;

use super::address::Link;
use super::options::{Options, View};
use crate::chess::{CastlingSide, Color, Setup};
use crate::fen;
use crate::rules::home_king;

/// The analysis board of lichess.
pub fn lichess_analysis(view: &View<'_>, options: &Options<'_>) -> String {
    let page = if is_chess960(view.setup) { "analysis/chess960/" } else { "analysis/" };
    lichess(page, view, options)
}

/// The board editor of lichess.
pub fn lichess_editor(view: &View<'_>, options: &Options<'_>) -> String {
    lichess("editor/", view, options)
}

fn lichess(page: &str, view: &View<'_>, options: &Options<'_>) -> String {
    let mut url = String::from("https://lichess.org/");
    url.push_str(page);
    url.push_str(&fen::write(view.setup, options.dialect).replace(' ', "_"));
    if view.orientation == Color::Black {
        url.push_str("?color=black");
    }
    url
}

/// The analysis board of chess.com.
pub fn chess_com(view: &View<'_>, options: &Options<'_>) -> String {
    let mut url = String::from("https://www.chess.com/analysis?fen=");
    for byte in fen::write(view.setup, options.dialect).bytes() {
        match byte {
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'-' => url.push(byte as char),
            _ => {
                let _ = write!(url, "%{byte:02X}");
            }
        }
    }
    if view.orientation == Color::Black {
        url.push_str("&flip=true");
    }
    url.push_str("&tab=analysis");
    url
}

/// Forsyth's own page.
pub fn forsyth(view: &View<'_>, options: &Options<'_>) -> String {
    let link = Link {
        text: fen::write(view.setup, options.dialect).into(),
        shapes: view.shapes.clone(),
        orientation: view.orientation,
    };
    let mut url = String::from(options.home);
    url.push('#');
    url.push_str(&link.to_fragment());
    url
}

/// Whether there is a castling right that standard chess does not know.
pub fn is_chess960(setup: &Setup) -> bool {
    Color::ALL.into_iter().any(|color| {
        let rooks = setup.castling.of(color);
        let home = CastlingSide::ALL.map(|side| side.home_rook(color));
        rooks.not_empty()
            && (setup.board.king(color) != Some(home_king(color))
                || rooks.into_iter().any(|rook| !home.contains(&rook)))
    })
}
