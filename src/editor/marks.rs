//! Where the problems show: stretches of text to underline, squares to light.

use crate::chess::{Bitboard, Square};
use crate::fen::{Diagnostic, Severity, Span};

/// A stretch of text over which the same problems lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stretch {
    /// Where it is; empty for a gap in which something is missing.
    pub span: Span,
    /// How bad the worst problem on it is, or nothing where there is none.
    pub severity: Option<Severity>,
    /// Whether one problem lies within another here.
    pub is_inner: bool,
}

/// The text in stretches, from its first byte to its last.
pub fn stretches(text: &str, diagnostics: &[Diagnostic]) -> Vec<Stretch> {
    stretches_around(text, diagnostics, &[])
}

/// As [`stretches`], with `more` spans that are a stretch, or several, to themselves: parts that
/// are pointed at or can be.
pub fn stretches_around(text: &str, diagnostics: &[Diagnostic], more: &[Span]) -> Vec<Stretch> {
    let fits = |span: &Span| text.get(span.range()).is_some();
    let spans = || diagnostics.iter().map(|d| d.span).filter(fits);
    let mut borders = vec![0, text.len()];
    let more = more.iter().copied().filter(fits);
    for border in spans().chain(more).flat_map(|span| [span.start, span.end]) {
        // Few enough that a search is quicker than a sort, and smaller.
        let at = borders.partition_point(|&b| b < border);
        if borders.get(at) != Some(&border) {
            borders.insert(at, border);
        }
    }
    if text.is_empty() {
        borders.pop();
    }
    let stretch = |span: Span| {
        let on_it = || diagnostics.iter().filter(|d| covers(d.span, span));
        let outermost = on_it().next().map(|d| d.span);
        let is_inner = on_it().any(|d| Some(d.span) != outermost);
        Stretch { span, severity: on_it().map(|d| d.severity).max(), is_inner }
    };
    let mut stretches = Vec::new();
    for (i, &start) in borders.iter().enumerate() {
        let gap = Span::at(start);
        if spans().any(|span| span == gap) {
            stretches.push(stretch(gap));
        }
        if let Some(&end) = borders.get(i + 1) {
            let span = Span::new(start, end);
            stretches.push(stretch(span));
        }
    }
    stretches
}

/// Whether a problem at `outer` is one of the stretch `inner`: a gap has its own problems only.
pub fn covers(outer: Span, inner: Span) -> bool {
    outer.is_empty() == inner.is_empty() && outer.start <= inner.start && inner.end <= outer.end
}

/// What someone points at, by pointer, caret or focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The problem of that number, from 0.
    Problem(usize),
    /// A stretch of the text, or the caret between two characters.
    Text(Span),
    /// A square of the board.
    Square(Square),
}

/// What belongs to what is pointed at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lit {
    /// The numbers of the problems.
    pub problems: Vec<usize>,
    /// The squares that they speak of.
    pub squares: Bitboard,
    /// How bad the worst of them is.
    pub severity: Option<Severity>,
}

/// What to light for a spot. In the text the problems with the shortest span count, so that a
/// rank is told from the placement that it is part of.
pub fn lit(diagnostics: &[Diagnostic], spot: Option<Spot>) -> Lit {
    let Some(spot) = spot else { return Lit::default() };
    let at = |d: &Diagnostic| match spot {
        Spot::Text(span) => d.span.start <= span.start && span.end <= d.span.end,
        _ => false,
    };
    let shortest = diagnostics.iter().filter(|d| at(d)).map(|d| d.span.len()).min();
    let mut lit = Lit::default();
    for (i, d) in diagnostics.iter().enumerate() {
        let is_lit = match spot {
            Spot::Problem(number) => i == number,
            Spot::Text(_) => at(d) && Some(d.span.len()) == shortest,
            Spot::Square(square) => d.squares.contains(square),
        };
        if is_lit {
            lit.problems.push(i);
            lit.squares |= d.squares;
            lit.severity = lit.severity.max(Some(d.severity));
        }
    }
    lit
}

/// The place in UTF-16 units, as scripts in a browser count, of a byte of the text.
pub fn utf16_at(text: &str, byte: usize) -> u32 {
    let before = text.char_indices().take_while(|(i, _)| *i < byte);
    before.map(|(_, c)| c.len_utf16() as u32).sum()
}

/// The byte of the text at a place in UTF-16 units.
pub fn byte_at(text: &str, utf16: u32) -> usize {
    let mut units = 0;
    let ends_before = |c: &char| {
        units += c.len_utf16() as u32;
        units <= utf16
    };
    text.chars().take_while(ends_before).map(char::len_utf8).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::Problem;

    fn problem(start: usize, end: usize, severity: Severity, square: Square) -> Diagnostic {
        let (span, squares) = (Span::new(start, end), Bitboard::of(square));
        Diagnostic { problem: Problem::BoardEmpty, severity, span, squares, fixes: vec![] }
    }

    #[test]
    fn stretches_cover_the_text_and_mark_gaps() {
        use Severity::{Error, Info, Warning};
        let a1 = Square::A1;
        type Problems = &'static [(usize, usize, Severity)];
        let table: [(&str, Problems, &str); 8] = [
            ("", &[], ""),
            ("abc", &[], "abc"),
            ("abc", &[(1, 2, Error)], "a E[b] c"),
            ("abcd", &[(0, 4, Info), (1, 2, Warning)], "I[a] W[[b]] I[cd]"),
            ("abcd", &[(0, 3, Error), (2, 4, Info)], "E[ab] E[[c]] I[d]"),
            ("abcd", &[(0, 4, Error), (0, 4, Info)], "E[abcd]"),
            ("ab", &[(1, 1, Error), (2, 2, Warning)], "a E[] b W[]"),
            ("", &[(0, 0, Error), (0, 9, Error)], "E[]"),
        ];
        let describe = |text: &str, stretches: Vec<Stretch>| {
            let one = |stretch: &Stretch| {
                let text = stretch.span.of(text);
                let Some(severity) = stretch.severity else { return text.to_string() };
                let letter = severity.name()[..1].to_uppercase();
                match stretch.is_inner {
                    true => format!("{letter}[[{text}]]"),
                    false => format!("{letter}[{text}]"),
                }
            };
            stretches.iter().map(one).collect::<Vec<_>>().join(" ")
        };
        for (text, problems, expected) in table {
            let problems: Vec<_> = problems.iter().map(|&(s, e, v)| problem(s, e, v, a1)).collect();
            let found = describe(text, stretches(text, &problems));
            assert_eq!(found, expected, "{text} {problems:?}");
        }
        // A part that is pointed at; one that does not fit the text changes nothing.
        let parts = [Span::new(2, 3), Span::new(5, 9)];
        let found = stretches_around("abcd", &[problem(0, 4, Info, a1)], &parts);
        assert_eq!(describe("abcd", found), "I[ab] I[c] I[d]");
    }

    #[test]
    fn pointing_lights_what_belongs_together() {
        let problems = [
            problem(0, 9, Severity::Warning, Square::A1),
            problem(2, 4, Severity::Error, Square::B1),
            problem(2, 4, Severity::Info, Square::A1),
            problem(12, 12, Severity::Error, Square::C1),
        ];
        let table: [(Option<Spot>, &[usize]); 9] = [
            (None, &[]),
            (Some(Spot::Problem(1)), &[1]),
            (Some(Spot::Problem(99)), &[]),
            (Some(Spot::Text(Span::at(1))), &[0]),
            (Some(Spot::Text(Span::at(3))), &[1, 2]),
            (Some(Spot::Text(Span::at(12))), &[3]),
            (Some(Spot::Text(Span::new(4, 9))), &[0]),
            (Some(Spot::Square(Square::A1)), &[0, 2]),
            (Some(Spot::Square(Square::H8)), &[]),
        ];
        for (spot, expected) in table {
            assert_eq!(lit(&problems, spot).problems, expected, "{spot:?}");
        }
        let both = lit(&problems, Some(Spot::Text(Span::at(3))));
        assert_eq!(both.severity, Some(Severity::Error));
        assert_eq!(both.squares.count(), 2);
    }

    #[test]
    fn places_count_as_the_browser_does() {
        let text = "aé♔😀b";
        for (byte, utf16) in [(0, 0), (1, 1), (3, 2), (6, 3), (10, 5), (11, 6)] {
            assert_eq!(utf16_at(text, byte), utf16);
            assert_eq!(byte_at(text, utf16), byte);
        }
        assert_eq!(byte_at(text, 4), 6);
        assert_eq!(byte_at(text, 99), text.len());
    }
}
