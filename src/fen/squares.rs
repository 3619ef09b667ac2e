//! Where in the text a square is written.

use crate::chess::{File, Rank, Square};

use super::glyph::{Encoding, glyphs};
use super::layout::Layout;
use super::span::Span;

/// The character that stands for a square: its piece's letter, or the digit of the run of empty
/// squares that it lies in. `None` where the text has no such square.
pub fn square_span(text: &str, layout: &Layout, square: Square) -> Option<Span> {
    rank_spans(text, layout, square.rank())[square.file().index()]
}

/// The characters that stand for the eight squares of a rank, from the a-file on.
pub fn rank_spans(text: &str, layout: &Layout, rank: Rank) -> [Option<Span>; 8] {
    let mut spans = [None; 8];
    let Some(span) = layout.rank(rank) else { return spans };
    let encoding = Encoding { percent: true, html: true, ..Encoding::default() };
    let mut file = 0;
    for glyph in glyphs(text, span, encoding, 64).glyphs {
        let squares = match glyph.ch.to_digit(10) {
            Some(run) => run as usize,
            None => usize::from(glyph.ch != '~'),
        };
        for slot in spans.iter_mut().skip(file).take(squares) {
            *slot = Some(glyph.span);
        }
        file += squares;
    }
    spans
}

/// What a byte of the text speaks of: the squares of the board that its character stands for.
/// Empty where the byte lies outside the ranks.
pub fn squares_at(text: &str, layout: &Layout, byte: usize) -> crate::chess::Bitboard {
    let Some(rank) = Rank::ALL
        .into_iter()
        .find(|&rank| layout.rank(rank).is_some_and(|span| span.contains(byte)))
    else {
        return crate::chess::Bitboard::EMPTY;
    };
    File::ALL
        .into_iter()
        .zip(rank_spans(text, layout, rank))
        .filter(|(_, span)| span.is_some_and(|span| span.contains(byte)))
        .map(|(file, _)| Square::new(file, rank))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::parse;

    #[test]
    fn squares_and_characters_find_each_other() {
        let text = " rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
        let layout = parse(text).layout;
        let span = |name: &str| square_span(text, &layout, name.parse().unwrap()).unwrap();
        assert_eq!(span("a8"), Span::new(1, 2));
        assert_eq!(span("c7").of(text), "1");
        assert_eq!(span("c5").of(text), "p");
        assert_eq!(span("h5").of(text), "5");
        assert_eq!(squares_at(text, &layout, span("h5").start).count(), 5);
        assert_eq!(squares_at(text, &layout, 0).count(), 0);
    }
}
