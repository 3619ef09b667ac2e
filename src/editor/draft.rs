//! Work in progress, as it is kept for a crash or a closed tab, and how it is read back.
//!
//! The form is a line `1 w 56 0` (the version, the side at the bottom of the board, the bytes of
//! the text and of the shapes) and then the text and the shapes as they are. What was cut short,
//! mixed up or written by something else gives no draft, never half of one.

use crate::chess::Color;

/// What is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The FEN as it was typed.
    pub text: String,
    /// The side at the bottom of the board.
    pub orientation: Color,
    /// Arrows and marked squares, in whatever form the editor writes them.
    pub shapes: String,
}

impl Draft {
    /// The most bytes that are kept: what is longer was pasted by mistake, and storage is small.
    pub const LIMIT: usize = 100_000;

    /// The form to store; `None` for what is too long.
    pub fn to_stored(&self) -> Option<String> {
        if self.text.len() + self.shapes.len() > Draft::LIMIT {
            return None;
        }
        let mut stored = String::with_capacity(24 + self.text.len() + self.shapes.len());
        stored.push_str("1 ");
        stored.push(self.orientation.letter());
        stored.push(' ');
        stored.push_str(&self.text.len().to_string());
        stored.push(' ');
        stored.push_str(&self.shapes.len().to_string());
        stored.push('\n');
        stored.push_str(&self.text);
        stored.push_str(&self.shapes);
        Some(stored)
    }

    /// The draft that was stored; `None` for anything else.
    pub fn from_stored(stored: &str) -> Option<Draft> {
        let (head, rest) = stored.split_once('\n')?;
        let mut head = head.split(' ');
        let (version, letter) = (head.next()?, head.next()?);
        let (text, shapes) = (head.next()?.parse().ok()?, head.next()?.parse::<usize>().ok()?);
        let orientation = Color::ALL.into_iter().find(|side| letter.starts_with(side.letter()))?;
        let is_whole = rest.len() <= Draft::LIMIT && shapes == rest.len().checked_sub(text)?;
        if version != "1" || letter.len() != 1 || head.next().is_some() || !is_whole {
            return None;
        }
        let (text, shapes) = (rest.get(..text)?.to_string(), rest.get(text..)?.to_string());
        Some(Draft { text, orientation, shapes })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(text: &str, orientation: Color, shapes: &str) -> Draft {
        Draft { text: text.into(), orientation, shapes: shapes.into() }
    }

    #[test]
    fn every_draft_comes_back() {
        for (text, shapes) in [
            ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "Ge2e4,Rd5"),
            ("", ""),
            ("", "Ga1"),
            ("two\nlines\r\n", ""),
            ("♔ é 1 w 5 0\n", "\n"),
        ] {
            for orientation in Color::ALL {
                let draft = draft(text, orientation, shapes);
                let stored = draft.to_stored().unwrap();
                assert_eq!(Draft::from_stored(&stored), Some(draft), "{stored}");
            }
        }
    }

    #[test]
    fn what_is_too_long_is_not_stored() {
        let mut long = draft(&"8".repeat(Draft::LIMIT - 2), Color::White, "Ga");
        assert!(long.to_stored().is_some_and(|stored| Draft::from_stored(&stored).is_some()));
        long.shapes.push('1');
        assert_eq!(long.to_stored(), None);
    }

    #[test]
    fn what_is_corrupt_is_no_draft() {
        let stored = draft("8/8 é", Color::Black, "Ga1").to_stored().unwrap();
        assert_eq!(stored, "1 b 6 3\n8/8 éGa1");
        // Cut short anywhere, or with something more.
        for (end, _) in stored.char_indices() {
            assert_eq!(Draft::from_stored(&stored[..end]), None, "{end}");
        }
        assert_eq!(Draft::from_stored(&format!("{stored}x")), None);
        for other in [
            "2 b 6 3\n8/8 éGa1",
            "1 x 6 3\n8/8 éGa1",
            "1 bw 6 3\n8/8 éGa1",
            "1 b 5 4\n8/8 éGa1",
            "1 b 6 3 0\n8/8 éGa1",
            "1 b -6 3\n8/8 éGa1",
            "1 b 99999999999999999999 3\n8/8 éGa1",
            "1 b 18446744073709551615 10\n8/8 éGa1",
            "1 b 6 3\r\n8/8 éGa1",
            "1  b 6 3\n8/8 éGa1",
            "null",
            "{}",
            "\n",
        ] {
            assert_eq!(Draft::from_stored(other), None, "{other}");
        }
        let long = format!("1 w {0} 0\n{1}", Draft::LIMIT + 1, "8".repeat(Draft::LIMIT + 1));
        assert_eq!(Draft::from_stored(&long), None);
    }
}
