//! The quick way to a setup: for a FEN that is right, or untidy in the ways of texts that went
//! through a blog.

use crate::chess::{Color, Role, Setup};
use crate::fen::read_strictly;
use crate::rules::is_sound;

/// The longest text that is looked at, in bytes; the longest record is shorter, even with spaces
/// of three bytes.
const LIMIT: usize = 400;

/// What is read where a field is missing at the end.
const DEFAULTS: [&str; 5] = ["w", "-", "-", "0", "1"];

/// What the quick way gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quick {
    /// The setup.
    pub setup: Setup,
    /// Whether there may be something to say about the position.
    pub is_doubtful: bool,
}

/// Reads a FEN in the standard form, whatever spaces or underscores are between its fields and
/// around it, with typographic dashes, and with fields missing at its end. `None` for any other
/// text, which [`super::check`] reads.
pub fn quick(text: &str) -> Option<Quick> {
    if text.len() > LIMIT {
        return None;
    }
    let mut record = String::with_capacity(LIMIT);
    let mut fields = 0;
    for field in text.split(|c: char| c.is_whitespace() || c == '_') {
        if field.is_empty() {
            continue;
        }
        if fields > 0 {
            record.push(' ');
        }
        fields += 1;
        let dashes = |c: char| matches!(c, '\u{2010}'..='\u{2014}' | '\u{2212}');
        if fields > 1 && !field.is_empty() && field.chars().all(dashes) {
            record.push('-');
        } else {
            record.push_str(field);
        }
    }
    if fields == 0 {
        return None;
    }
    for default in DEFAULTS.iter().skip(fields - 1) {
        record.push(' ');
        record.push_str(default);
    }
    let setup = read_strictly(&record)?;
    Some(Quick { setup, is_doubtful: is_doubtful(&setup) })
}

/// A diagram without one of the kings is none of a game, and nothing is held against it.
fn is_doubtful(setup: &Setup) -> bool {
    let is_diagram =
        Color::ALL.into_iter().any(|color| setup.board.pieces(color, Role::King).is_empty());
    let ep_is_possible = setup.ep_square.is_none_or(|square| setup.can_be_ep_square(square));
    !(is_diagram || is_sound(setup) && ep_is_possible)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Verdict, diagnose, verdict};

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn what_blogs_make_of_a_fen_is_read() {
        for text in [
            START,
            "  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\n  w KQkq - 0 1\n",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\u{a0}w\u{a0}KQkq\u{a0}–\u{a0}0\u{a0}1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq",
        ] {
            let read = quick(text).unwrap();
            assert_eq!(read, Quick { setup: Setup::START, is_doubtful: false }, "{text}");
        }
        let board = quick("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR").unwrap().setup.board;
        assert_eq!(board, Setup::START.board);
    }

    #[test]
    fn other_texts_are_left() {
        let long = "8".repeat(1_000_000);
        for text in ["", " ", "start", "8/8/8/8/8/8/8/7 w - - 0 1", "__proto__", "<b>", &long] {
            assert_eq!(quick(text), None, "{text:.60}");
        }
    }

    #[test]
    fn what_may_have_a_problem_is_doubtful() {
        for (text, is_doubtful) in [
            // The other king is in check.
            ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", true),
            ("kK6/8/8/8/8/8/8/8 w - - 0 1", true),
            ("4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 1", true),
            ("4k3/8/8/8/8/8/4P3/4K3 w - e3 0 1", true),
            // Parts of a board.
            ("8/8/3ppp2/8/3PPP2/8/8/8", false),
            ("PPPPPPPP/8/8/8/8/8/8/8", false),
            ("8/8/8/8/8/8/8/8", false),
        ] {
            assert_eq!(quick(text).unwrap().is_doubtful, is_doubtful, "{text}");
        }
    }

    /// Over texts of all kinds: what the quick way reads, the whole reader reads as well, and
    /// where the one has no doubt, the other finds no error.
    #[test]
    fn agrees_with_the_whole_reader() {
        let texts = include_str!("../../tests/data/tolerances.tsv")
            .split(['\n', '\t'])
            .chain(include_str!("../../tests/data/corpus.jsonl").split('"'))
            .chain(include_str!("../../tests/data/valid_positions.txt").lines().take(2000));
        let (mut read, mut left) = (0, 0);
        for text in texts.filter(|text| text.contains('/')) {
            for text in [text.to_string(), text.replace(' ', "\u{a0} "), text.replace('-', "–")] {
                let Some(Quick { setup, is_doubtful }) = quick(&text) else {
                    left += 1;
                    continue;
                };
                read += 1;
                let parsed = diagnose(&text);
                assert_eq!(parsed.setup, setup, "{text}");
                let is_diagram = Color::ALL
                    .into_iter()
                    .any(|color| setup.board.pieces(color, Role::King).is_empty());
                if !is_doubtful && !is_diagram {
                    let verdict = verdict(&parsed);
                    assert!(verdict < Verdict::Illegal, "{text} {:?}", parsed.diagnostics);
                }
            }
        }
        assert!(read > 2000 && left > 100, "{read} {left}");
    }
}
