//! A board from its attributes.

use super::lines::{Lines, push_line};
use super::quick::quick;
use crate::chess::{Color, Square};
use crate::diagram::{Coordinates, Flat, PieceSet, SQUARES, Shapes, flat};
use crate::fen::{Dialect, write};
use crate::words::{Lang, Words};

/// The most bytes of shapes that are read; a board has no room for more.
const SHAPES_LIMIT: usize = 20_000;

/// Draws a board. The question, a line each:
///
/// 1. the FEN;
/// 2. the side at the bottom: `white`, `black`, or `auto` for the side to move;
/// 3. arrows and marked squares, as [`Shapes`] reads them;
/// 4. the last move: two squares, `e2e4`;
/// 5. the name of a piece set;
/// 6. where coordinates are: `inside`, `outside` or `off`;
/// 7. the tag of a language;
/// 8. a label; if it is empty, the position in words;
/// 9. the square of a piece in someone's hand;
/// 10. the square that the keyboard is at;
/// 11. `alone` for a file of its own;
/// 12. and 13. the colours of light and of dark squares; if empty, the usual ones.
///
/// The answer, a line each: the FEN as it is written properly, the side at the bottom, who moves
/// in words, the position in words, `doubtful` where there may be something to say about it, and
/// the drawing as SVG. Empty where the FEN is not in the standard form.
pub fn draw(question: &str) -> String {
    let mut lines = Lines::new(question);
    let Some(read) = quick(lines.text()) else { return String::new() };
    let setup = &read.setup;
    let orientation = match lines.text() {
        "black" => Color::Black,
        "auto" => setup.side_to_move,
        _ => Color::White,
    };
    let shapes = shapes(lines.text());
    let last_move = last_move(lines.text());
    let set = lines.text();
    let pieces = PieceSet::ALL.into_iter().find(|it| it.name() == set).unwrap_or_default();
    let coordinates = match lines.text() {
        "outside" => Coordinates::Outside,
        "off" => Coordinates::Off,
        _ => Coordinates::Inside,
    };
    let words = Words::of_board(Lang::of_tag(lines.text()).unwrap_or_default());
    let description = words.description(setup);
    let label = lines.text();
    let picture = Flat {
        orientation,
        shapes: shapes.as_slice(),
        last_move: last_move.as_ref().map_or(&[], |squares| squares),
        label: if label.is_empty() { &description } else { label },
        lifted: lines.square(),
        cursor: lines.square(),
        alone: !lines.text().is_empty(),
        squares: SQUARES
            .map(|usual| Some(lines.text()).filter(|it| !it.is_empty()).unwrap_or(usual)),
        pieces,
        coordinates,
        ..Flat::new(&setup.board)
    };
    let mut out = write(setup, Dialect::AsGiven);
    push_line(&mut out, if orientation == Color::White { "white" } else { "black" });
    push_line(&mut out, &words.to_move(setup.side_to_move));
    push_line(&mut out, &description);
    push_line(&mut out, if read.is_doubtful { "doubtful" } else { "" });
    push_line(&mut out, &flat(&picture));
    out
}

/// Shapes as a bare list, or as PGN comments have them.
fn shapes(text: &str) -> Shapes {
    let text =
        text.get(..SHAPES_LIMIT).unwrap_or(if text.len() > SHAPES_LIMIT { "" } else { text });
    if text.contains('[') { Shapes::from_comments(text) } else { Shapes::from_list(text) }
}

/// The two squares of a move, whatever stands between them.
fn last_move(text: &str) -> Option<[Square; 2]> {
    let text = text.trim().as_bytes();
    let end = text.len().checked_sub(2)?;
    Some([Square::from_bytes(text.get(..2)?)?, Square::from_bytes(text.get(end..)?)?])
        .filter(|[from, to]| from != to && text.len() < 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn drawn(question: &[&str]) -> Vec<String> {
        draw(&question.join("\n")).split('\n').map(String::from).collect()
    }

    #[test]
    fn a_fen_alone() {
        let answer = drawn(&["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"]);
        assert_eq!(answer.len(), 6);
        assert_eq!(answer[0], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1");
        assert_eq!(answer[1..3], ["white", "White to move"]);
        assert!(answer[3].starts_with("White: king e1, queen d1, rooks a1, h1"));
        assert!(answer[5].starts_with("<svg ") && answer[5].contains(&answer[3]));
        assert_eq!(draw("no FEN"), "");
    }

    #[test]
    fn all_options() {
        let fen = START.replace(" w ", " b ");
        let answer = drawn(&[
            &fen,
            "auto",
            "[%csl Ra1][%cal Ge2e4]",
            "e2-e4",
            "letter",
            "outside",
            "fi-FI",
            "",
            "e2",
            "e4",
            "",
            "#eee",
            "",
        ]);
        assert_eq!(answer[1..3], ["black", "Mustan vuoro"]);
        for part in ["mark", "arrow", "last-move", "lifted", "cursor", "margin"] {
            assert!(answer[5].contains(&format!("part=\"{part}\"")), "{part}");
        }
        assert!(answer[5].contains("#eee") && answer[5].contains(SQUARES[1]));
    }

    #[test]
    fn hostile_options_are_nothing() {
        let long = "Ge2e4,".repeat(1 << 17);
        for hostile in ["__proto__", "constructor", "\"><script>", "\u{202e}e4", "e9e4", &long] {
            let plain = drawn(&[START]);
            let answer = drawn(&[
                START, hostile, hostile, hostile, hostile, hostile, hostile, "", hostile, hostile,
            ]);
            assert!(!answer[5].contains("script"), "{hostile:.60}");
            if !hostile.starts_with("Ge2") {
                assert_eq!(answer, plain, "{hostile:.60}");
            }
            let labelled = drawn(&[START, "", "", "", "", "", "", hostile, "", "", "", hostile]);
            assert!(!labelled[5].contains("<script"), "{hostile:.60}");
        }
    }

    #[test]
    fn last_moves() {
        for (text, is_read) in [
            ("e2e4", true),
            (" e2-e4 ", true),
            ("e2 e4", true),
            ("e2e2", false),
            ("e4", false),
            ("e2", false),
            ("e9e4", false),
            ("é2e4", false),
            ("", false),
        ] {
            assert_eq!(last_move(text).is_some(), is_read, "{text}");
        }
    }
}
