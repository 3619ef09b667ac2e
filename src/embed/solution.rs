//! The moves of a solution.

use super::lines::{Lines, push_line};
use super::quick::quick;
use crate::chess::Color;
use crate::digits::push_square;
use crate::fen::{Dialect, write};
use crate::formats::san;
use crate::rules::moves::play as make;

/// How many moves are read.
const LIMIT: usize = 300;

/// Plays moves. The question, a line each: a FEN in the standard form, and the moves, in
/// standard or long algebraic notation or as UCI has them, with or without their numbers.
/// Comments in braces, variations in brackets and results are passed over.
///
/// The answer has four lines a move: what stands before it (a number or nothing), the move, the
/// FEN after it, and its two squares. Where a move can't be made, the last two are empty, and no
/// other follows.
pub fn play(question: &str) -> String {
    let mut lines = Lines::new(question);
    let mut out = String::new();
    let Some(read) = quick(lines.text()) else { return out };
    let mut setup = read.setup;
    for (i, text) in moves(lines.text()).take(LIMIT).enumerate() {
        let mut number = String::new();
        if i == 0 || setup.side_to_move == Color::White {
            san::push_number(&mut number, &setup);
        }
        push_line(&mut out, if number.is_empty() { " " } else { &number });
        let found = san::read(text).and_then(|read| san::resolve(&setup, read).ok()).flatten();
        let Some(mv) = found else {
            push_line(&mut out, text);
            out.push_str("\n\n");
            break;
        };
        push_line(&mut out, &san::write(&setup, Some(&mv)));
        setup = make(&setup, &mv);
        push_line(&mut out, &write(&setup, Dialect::AsGiven));
        out.push('\n');
        push_square(&mut out, mv.from);
        push_square(&mut out, mv.to);
    }
    out
}

/// The words of a text that are moves, without the numbers before them.
fn moves(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0u32;
    let mut in_comment = false;
    let words = text.split(move |c: char| {
        match c {
            '{' => in_comment = true,
            '}' => in_comment = false,
            '(' if !in_comment => depth += 1,
            ')' if !in_comment => depth = depth.saturating_sub(1),
            _ => {}
        }
        // What is passed over falls apart into characters, and each of them is none of a move.
        c.is_whitespace() || in_comment || depth > 0 || matches!(c, '}' | ')' | ',' | ';')
    });
    words.filter_map(|word| {
        let is_number = |c: char| c.is_ascii_digit() || c == '.' || c == '…';
        let rest = word.trim_start_matches(is_number);
        // Castling with zeros begins like a number.
        let text = if rest.starts_with("-0") { word } else { rest };
        let is_result = matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*");
        let is_nag = word.starts_with('$');
        (!text.is_empty() && !is_result && !is_nag).then_some(text)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn played(fen: &str, moves: &str) -> Vec<String> {
        let answer = play(&[fen, moves].join("\n"));
        let lines: Vec<&str> = answer.split('\n').collect();
        lines.chunks(4).map(|it| it[..it.len().min(2)].join(" ").trim().to_string()).collect()
    }

    #[test]
    fn moves_of_all_notations() {
        let expected = ["1. e4", "e5", "2. Nf3", "Nc6"];
        for text in [
            "e4 e5 Nf3 Nc6",
            "1. e4 e5 2. Nf3 Nc6 *",
            "1.e4 {best by test (mostly)} e5 (1... c5 2. Nf3 (2. c3) d6) 2.Nf3! $1 2...Nc6 1-0",
            "e2e4 e7e5 g1f3 b8c6",
            "e2-e4, e7-e5, Ng1-f3; Nb8-c6",
        ] {
            assert_eq!(played(START, text), expected, "{text}");
        }
        assert_eq!(played("4k3/8/8/8/8/8/8/4K2R w K - 0 9", "0-0"), ["9. O-O"]);
        assert_eq!(played("4k3/8/8/8/8/8/4P3/4K3 b - - 0 9", "Kd7 e4"), ["9... Kd7", "10. e4"]);
    }

    #[test]
    fn a_move_that_cannot_be_made_is_the_last() {
        let answer = play(&[START, "e4 Ke5 d4"].join("\n"));
        let lines: Vec<&str> = answer.split('\n').collect();
        let after_e4 = START.replace("PPPPPPPP", "PPPP1PPP").replace("8/8/8/8", "8/8/4P3/8");
        let after_e4 = after_e4.replace("w KQkq -", "b KQkq e3");
        assert_eq!(lines[2..4], [&*after_e4, "e2e4"]);
        assert_eq!(lines[4..], [" ", "Ke5", "", ""]);
    }

    #[test]
    fn hostile_moves_are_text() {
        for text in ["<script>", "__proto__", "{((((", ")))}", "1.1.1.", "\u{202e}4e", "-0"] {
            assert!(played(START, text).len() <= 1, "{text}");
        }
        assert_eq!(play(""), "");
        let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(100_000);
        assert_eq!(play(&[START, &long].join("\n")).split('\n').count(), 4 * LIMIT);
    }
}
