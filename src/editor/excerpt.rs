//! What of a long text, such as a dropped file, is taken.

use crate::rules::{diagnose_without_fixes, has_board};

/// A text up to this size is taken whole, with whatever is around its record.
const WHOLE: usize = 1000;

/// The part of a text to load: all of a short one; of a longer one its first line with a board,
/// or else its beginning.
pub fn excerpt(text: &str) -> &str {
    let text = text.trim_start_matches('\u{feff}');
    if text.len() <= WHOLE {
        return text;
    }
    let is_record = |line: &&str| line.len() <= WHOLE && has_board(&diagnose_without_fixes(line));
    let lines = text.split(['\r', '\n']).filter(|line| !line.trim().is_empty());
    lines.take(10_000).find(is_record).unwrap_or_else(|| {
        let end = (0..=WHOLE).rev().find(|&end| text.is_char_boundary(end));
        text.get(..end.unwrap_or_default()).unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_text_is_taken_whole_and_a_long_one_by_its_first_record() {
        const FEN: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let other = "8/8/8/8/8/8/8/8 w - - 0 1";
        let filler = "[Event \"No board here\"]\r\n".repeat(100);
        let moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 ".repeat(100);
        let table = [
            ("", ""),
            ("abc\ndef", "abc\ndef"),
            (&format!("\u{feff}{FEN}\n{other}"), &format!("{FEN}\n{other}")),
            (&format!("{filler}[FEN \"{FEN}\"]\n{other}"), &format!("[FEN \"{FEN}\"]")),
            (&format!("{moves}\n{FEN}\n{other}"), FEN),
            (&format!("\n\n{}", format!("{other}\n").repeat(100)), other),
        ];
        for (text, expected) in table {
            assert_eq!(excerpt(text), expected);
        }
        assert_eq!(excerpt(&"é".repeat(10_000)).len(), 1000);
        assert_eq!(excerpt(&moves).len(), 1000);
    }
}
