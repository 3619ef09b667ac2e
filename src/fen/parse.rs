//! Parsing.
use super::{Diagnostic, Field, Problem, Severity, Span};
use crate::chess::*;

/// Where the parts of a record lie in the original text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The whole record, without what wraps it.
    pub record: Span,
    /// The six fields, by [`Field::index`]; `None` where one is missing.
    pub fields: [Option<Span>; 6],
    /// The ranks by [`Rank::index`] (rank 1 first); `None` where one is missing.
    pub ranks: [Option<Span>; 8],
}

impl Layout {
    /// Where a field lies.
    pub fn field(&self, field: Field) -> Option<Span> {
        self.fields[field.index()]
    }

    /// Where a rank lies.
    pub fn rank(&self, rank: Rank) -> Option<Span> {
        self.ranks[rank.index()]
    }
}

/// What parsing gives: always a setup, and all that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The best reading of the text.
    pub setup: Setup,
    /// Where its parts lie.
    pub layout: Layout,
    /// What is wrong, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

/// Reads any text as a FEN record. Never fails, never panics.
pub fn parse(text: &str) -> Parsed {
    let mut setup = Setup::EMPTY;
    let mut layout = Layout { record: Span::new(0, text.len()), ..Layout::default() };
    let mut diagnostics = Vec::new();
    let mut start = 0;
    for (i, field) in text.split(' ').enumerate().take(6) {
        let span = Span::new(start, start + field.len());
        layout.fields[i] = Some(span);
        match i {
            0 => {
                let mut at = start;
                for (r, row) in field.split('/').enumerate().take(8) {
                    let rank = Rank::ALL[7 - r];
                    let rspan = Span::new(at, at + row.len());
                    layout.ranks[rank.index()] = Some(rspan);
                    let mut f = 0;
                    for c in row.chars() {
                        if let Some(d) = c.to_digit(10) {
                            f += d as usize
                        } else {
                            if let (Some(file), Some(p)) =
                                (File::from_index(f), Piece::from_letter(c))
                            {
                                setup.board.set(Square::new(file, rank), Some(p));
                            }
                            f += 1;
                        }
                    }
                    if f < 8 {
                        diagnostics.push(Diagnostic {
                            problem: Problem::RankShort { rank, squares: f },
                            severity: Severity::Error,
                            span: rspan,
                            squares: Bitboard::rank(rank),
                            fixes: vec![],
                        });
                    }
                    at += row.len() + 1;
                }
            }
            1 => {
                if field == "b" {
                    setup.side_to_move = Color::Black
                }
            }
            2 => {
                for c in field.chars() {
                    match c {
                        'K' => setup.castling = setup.castling.with(Square::H1),
                        'Q' => setup.castling = setup.castling.with(Square::A1),
                        'k' => setup.castling = setup.castling.with(Square::H8),
                        'q' => setup.castling = setup.castling.with(Square::A8),
                        _ => {}
                    }
                }
            }
            3 => setup.ep_square = field.parse().ok(),
            4 => setup.halfmove_clock = field.parse().unwrap_or(0),
            _ => setup.fullmove_number = field.parse().unwrap_or(1),
        }
        start += field.len() + 1;
    }
    Parsed { setup, layout, diagnostics }
}
