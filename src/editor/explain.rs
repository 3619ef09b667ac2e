//! What each part of the text means, as data: the fields, the ranks with what stands on them,
//! and which part a place of the text or a square of the board belongs to.
//!
//! A broken text is explained as far as it could be read: a field or rank that is missing has no
//! place in the text, and a rank says what its characters say, be it too short.

use super::marks::Spot;
use crate::chess::{Bitboard, Color, DoubleStep, File, Piece, Rank, Setup, Square};
use crate::fen::{
    Field, Parsed, Right, Severity, Span, rank_spans, rights_in, square_span, squares_at,
};

/// A field of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldPart {
    /// Which one.
    pub field: Field,
    /// Where it stands; `None` where it is missing and the setup has a default for it.
    pub span: Option<Span>,
    /// The squares that it speaks of; none for the placement, which speaks of them all.
    pub squares: Bitboard,
    /// How bad the worst problem within it is.
    pub severity: Option<Severity>,
}

/// Neighbouring squares of a rank with the same piece on each, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// What stands on each of them.
    pub piece: Option<Piece>,
    /// The squares; there is at least one.
    pub squares: Bitboard,
    /// The characters that stand for them.
    pub span: Span,
}

/// A rank of the placement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankPart {
    /// Which one.
    pub rank: Rank,
    /// Where it stands; `None` where it is missing.
    pub span: Option<Span>,
    /// What is written of it, from the a-file on; squares that are not written are left out.
    pub runs: Vec<Run>,
}

/// The smallest part of the text at some place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The field that it belongs to.
    pub field: Field,
    /// The rank that it belongs to, in the placement.
    pub rank: Option<Rank>,
    /// The right that its letter names, in the castling field.
    pub right: Option<Right>,
    /// Where it stands: a character of a rank, a letter of the castling field, else the field.
    pub span: Span,
    /// The squares that it speaks of.
    pub squares: Bitboard,
}

/// The six fields in the order of a record.
pub fn fields(parsed: &Parsed) -> [FieldPart; 6] {
    Field::ALL.map(|field| {
        let span = parsed.layout.field(field);
        let is_in = |inner: Span, outer: Span| outer.start <= inner.start && inner.end <= outer.end;
        let within = parsed.diagnostics.iter().filter(|d| span.is_some_and(|s| is_in(d.span, s)));
        let severity = within.map(|d| d.severity).max();
        FieldPart { field, span, squares: squares_of(&parsed.setup, field), severity }
    })
}

/// The eight ranks in the order of a record, rank 8 first.
pub fn ranks(text: &str, parsed: &Parsed) -> Vec<RankPart> {
    let part = |&rank: &Rank| RankPart {
        rank,
        span: parsed.layout.rank(rank),
        runs: runs(text, parsed, rank),
    };
    Rank::ALL.iter().rev().map(part).collect()
}

fn runs(text: &str, parsed: &Parsed, rank: Rank) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (file, span) in File::ALL.into_iter().zip(rank_spans(text, &parsed.layout, rank)) {
        let Some(span) = span else { break };
        let square = Square::new(file, rank);
        let piece = parsed.setup.board.piece_at(square);
        match runs.last_mut() {
            Some(run) if run.piece == piece => {
                run.squares = run.squares.with(square);
                run.span = run.span.to(span);
            }
            _ => runs.push(Run { piece, squares: square.into(), span }),
        }
    }
    runs
}

/// What stands at a byte of the text, or just before it where nothing does, as a caret at the
/// end of a field has it. `None` outside the fields.
pub fn part_at(text: &str, parsed: &Parsed, byte: usize) -> Option<Part> {
    let layout = &parsed.layout;
    let fields = || Field::ALL.into_iter().filter_map(|f| Some((f, layout.field(f)?)));
    let here = fields().find(|(_, span)| span.contains(byte));
    let (field, span) = here.or_else(|| fields().find(|(_, span)| span.end == byte))?;
    // The character that the byte lies in, or the one before the caret.
    let at = if here.is_some() { byte } else { before(text, byte) };
    let squares = squares_of(&parsed.setup, field);
    let mut part = Part { field, rank: None, right: None, span, squares };
    match field {
        Field::Placement => {
            let holds = |rank: &Rank| layout.rank(*rank).is_some_and(|span| span.contains(at));
            part.rank = Rank::ALL.into_iter().find(holds);
            part.squares = squares_at(text, layout, at);
            if let Some(span) = part.rank.and_then(|rank| layout.rank(rank)) {
                part.span = span;
            }
            if let Some(span) = part.squares.first().and_then(|s| square_span(text, layout, s)) {
                part.span = span;
            }
        }
        Field::Castling => {
            let rights = rights_in(text, span, &parsed.setup);
            part.right = rights.into_iter().find(|right| right.span.contains(at));
            if let Some(right) = part.right {
                part.span = right.span;
                part.squares = castling_squares(&parsed.setup, right.color, right.rook.into());
            }
        }
        _ => {}
    }
    Some(part)
}

/// What belongs to what is pointed at: for a square its character, and none for a problem.
pub fn part_of(text: &str, parsed: &Parsed, spot: Spot) -> Option<Part> {
    match spot {
        Spot::Problem(_) => None,
        Spot::Text(span) => {
            let mut whole = part_at(text, parsed, span.start)?;
            // A stretch is all the parts that begin in it, as far as they are of one field.
            while whole.span.end < span.end {
                let Some(next) = next_part(text, parsed, whole.span.end, span.end) else { break };
                if next.field != whole.field {
                    break;
                }
                whole.rank = whole.rank.filter(|_| whole.rank == next.rank);
                whole.right = None;
                whole.squares |= next.squares;
                whole.span = whole.span.to(next.span);
            }
            Some(whole)
        }
        Spot::Square(square) => {
            let span = square_span(text, &parsed.layout, square)?;
            let (field, rank) = (Field::Placement, Some(square.rank()));
            Some(Part { field, rank, right: None, span, squares: square.into() })
        }
    }
}

/// The spans of all the smallest parts, in the order of the text, for a page that breaks the
/// text into what can be pointed at.
pub fn part_spans(text: &str, parsed: &Parsed) -> Vec<Span> {
    let mut spans = Vec::new();
    let fields = parsed.layout.fields.iter().copied().flatten().reduce(Span::to);
    let Span { start: mut byte, end } = fields.unwrap_or_default();
    while byte < end {
        match part_at(text, parsed, byte) {
            // A part after a slash is found, but not the slash, which lies in the placement only.
            Some(part) if part.span.start == byte && !part.span.is_empty() => {
                spans.push(part.span);
                byte = part.span.end;
            }
            _ => byte += 1,
        }
    }
    spans
}

/// The first part that begins at a byte or after it, before an end.
fn next_part(text: &str, parsed: &Parsed, from: usize, end: usize) -> Option<Part> {
    (from..end)
        .filter_map(|byte| part_at(text, parsed, byte).filter(|part| part.span.start == byte))
        .find(|part| !part.span.is_empty())
}

/// The start of the character before a byte.
fn before(text: &str, byte: usize) -> usize {
    text.get(..byte).and_then(|head| head.char_indices().next_back()).map_or(0, |(i, _)| i)
}

/// The squares that a field speaks of.
fn squares_of(setup: &Setup, field: Field) -> Bitboard {
    match (field, setup.ep_square) {
        (Field::Castling, _) => {
            let of = |color| castling_squares(setup, color, setup.castling.of(color));
            of(Color::White) | of(Color::Black)
        }
        (Field::EnPassant, Some(target)) => {
            let pawn = DoubleStep::over(setup.side_to_move, target).map(|step| step.pawn);
            let pawn = pawn.filter(|&pawn| setup.board.piece_at(pawn).is_some());
            Bitboard::of(target) | pawn.map_or(Bitboard::EMPTY, Bitboard::of)
        }
        _ => Bitboard::EMPTY,
    }
}

/// Rooks that may castle, and the king that may castle with them.
fn castling_squares(setup: &Setup, color: Color, rooks: Bitboard) -> Bitboard {
    match setup.castling_king(color) {
        Some(king) if rooks.not_empty() => rooks.with(king),
        _ => rooks,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diagnose;

    /// The runs of a rank in short: `2p`, `1.` for an empty square, with the text of each.
    fn short(text: &str, runs: &[Run]) -> String {
        let one = |run: &Run| {
            let letter = run.piece.map_or('.', Piece::letter);
            format!("{}{letter}:{}", run.squares.count(), run.span.of(text))
        };
        runs.iter().map(one).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn ranks_are_told_as_they_are_written() {
        let table = [
            // Placement, number of the rank, its text, what is on it.
            ("8/pp1ppppp/8/8/8/8/8/8", 7, Some("pp1ppppp"), "2p:pp 1.:1 5p:ppppp"),
            (
                "8/8/8/8/8/8/8/RNBQKBNR",
                1,
                Some("RNBQKBNR"),
                "1R:R 1N:N 1B:B 1Q:Q 1K:K 1B:B 1N:N 1R:R",
            ),
            ("8/8/8/8/8/8/8/8", 4, Some("8"), "8.:8"),
            // Too short, too long, with odd digits, in other letters.
            ("8/pp1pppp/8/8/8/8/8/8", 7, Some("pp1pppp"), "2p:pp 1.:1 4p:pppp"),
            ("8/8/8/8/8/8/8/4K44", 1, Some("4K44"), "4.:4 1K:K 3.:4"),
            ("8/44/8/8/8/8/8/8", 7, Some("44"), "8.:44"),
            ("8/8/8/8/8/8/8/4Q~3", 1, Some("4Q~3"), "4.:4 1Q:Q 3.:3"),
            ("8/8/8/8/8/8/8/♔6♚", 1, Some("♔6♚"), "1K:♔ 6.:6 1k:♚"),
            ("8%2F8%2F8%2F8%2F8%2F8%2F8%2Fk6K", 1, Some("k6K"), "1k:k 6.:6 1K:K"),
            // Missing.
            ("8/8/8/8/8/8/k6K", 8, None, ""),
            ("8/8/8/8/8/8/k6K", 1, Some("k6K"), "1k:k 6.:6 1K:K"),
            ("", 1, None, ""),
        ];
        for (placement, number, span, expected) in table {
            let tail = if placement.contains('%') { "%20w%20-%20-%200%201" } else { " w - - 0 1" };
            let text = format!("{placement}{tail}");
            let parsed = diagnose(&text);
            let ranks = ranks(&text, &parsed);
            assert_eq!(
                ranks.iter().map(|r| r.rank.number()).collect::<Vec<_>>(),
                [8, 7, 6, 5, 4, 3, 2, 1]
            );
            let rank = &ranks[8 - number];
            assert_eq!(rank.span.map(|span| span.of(&text)), span, "{text}");
            assert_eq!(short(&text, &rank.runs), expected, "{text}");
        }
    }

    #[test]
    fn fields_have_their_places_squares_and_problems() {
        let text = "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 x";
        let parsed = diagnose(text);
        let found: Vec<_> = fields(&parsed)
            .iter()
            .map(|part| {
                let text = part.span.map_or("(missing)", |span| span.of(text));
                let squares: Vec<_> = part.squares.map(|s| s.to_string()).collect();
                format!("{text} {} {}", squares.join(","), part.severity.map_or("", Severity::name))
            })
            .collect();
        assert_eq!(
            found,
            [
                "4k3/8/8/3pP3/8/8/8/R3K2R  ",
                "w  ",
                "KQ a1,e1,h1 ",
                "d6 d5,d6 ",
                "x  error",
                "(missing)  ",
            ]
        );
    }

    #[test]
    fn a_place_of_the_text_has_its_part() {
        let text = " r3k3/pp6/8/8/8/8/8/R3K2R  b Kq e3 12 34 ";
        let parsed = diagnose(text);
        let describe = |part: Part| {
            let squares: Vec<_> = part.squares.map(|s| s.to_string()).collect();
            let rank = part.rank.map_or(String::new(), |rank| format!(" {rank}"));
            let right = part.right.map_or(String::new(), |right| format!(" {}", right.rook));
            format!("{:?}{rank}{right}: {} {}", part.field, part.span.of(text), squares.join(","))
        };
        let at = |needle: &str, plus: usize| text.find(needle).unwrap() + plus;
        let table = [
            (0, ""),
            (1, "Placement 8: r a8"),
            (2, "Placement 8: 3 b8,c8,d8"),
            (at("/pp6", 0), "Placement: r3k3/pp6/8/8/8/8/8/R3K2R "),
            (at("/pp6", 2), "Placement 7: p b7"),
            (at("2R", 0), "Placement 1: 2 f1,g1"),
            // A caret after the last piece, and one a space further.
            (at("  b", 0), "Placement 1: R h1"),
            (at("  b", 1), ""),
            (at("b Kq", 0), "SideToMove: b "),
            (at("Kq", 0), "Castling h1: K e1,h1"),
            (at("Kq", 1), "Castling a8: q a8,e8"),
            (at("Kq", 2), "Castling a8: q a8,e8"),
            (at("e3 ", 0), "EnPassant: e3 e3"),
            (at("12", 1), "HalfmoveClock: 12 "),
            (at("34", 2), "FullmoveNumber: 34 "),
            (text.len(), ""),
            (999, ""),
        ];
        for (byte, expected) in table {
            let found = part_at(text, &parsed, byte).map_or(String::new(), describe);
            assert_eq!(found, expected, "{byte}");
        }
    }

    #[test]
    fn a_square_has_its_character_and_back() {
        let text = "r3k3/pp1ppp/8/8/8/8/R3K2R w - - 0 1";
        let parsed = diagnose(text);
        for square in Square::all() {
            let Some(part) = part_of(text, &parsed, Spot::Square(square)) else {
                assert!(square_span(text, &parsed.layout, square).is_none());
                continue;
            };
            assert_eq!(part.rank, Some(square.rank()));
            let back = part_of(text, &parsed, Spot::Text(part.span)).unwrap();
            assert!(back.squares.contains(square));
            assert_eq!((back.span, back.rank), (part.span, part.rank));
        }
        let part = |name: &str| part_of(text, &parsed, Spot::Square(name.parse().unwrap()));
        assert_eq!(part("g8").map(|part| part.span.of(text)), Some("3"));
        assert_eq!(part("h7"), None);
        assert_eq!(part_of(text, &parsed, Spot::Problem(0)), None);
    }

    #[test]
    fn a_stretch_is_all_that_begins_in_it() {
        let text = "r3k3/pp6/8/8/8/8/8/R3K2R w KQ - 0 1";
        let parsed = diagnose(text);
        let stretch = |needle: &str| {
            let start = text.find(needle).unwrap();
            let part = part_of(text, &parsed, Spot::Text(Span::new(start, start + needle.len())));
            let part = part.unwrap();
            (part.span.of(text), part.rank.map(|rank| rank.number()), part.squares.count())
        };
        assert_eq!(stretch("pp6"), ("pp6", Some(7), 8));
        assert_eq!(stretch("p6"), ("p6", Some(7), 7));
        assert_eq!(stretch("k3/pp6"), ("k3/pp6", None, 12));
        assert_eq!(stretch("KQ -"), ("KQ", None, 3));
    }

    #[test]
    fn the_parts_lie_in_order_and_apart() {
        for (text, expected) in [
            ("2k5/8/8/8/8/8/8/R3K3 w Q - 0 1", "2 k 5 8 8 8 8 8 8 R 3 K 3 w Q - 0 1"),
            (" 8/x~/é w KK\u{a0}- 5", "8 x é w K K - 5"),
            ("nothing of chess", ""),
            ("", ""),
        ] {
            let parsed = diagnose(text);
            let spans = part_spans(text, &parsed);
            let parts: Vec<_> = spans.iter().map(|span| span.of(text)).collect();
            assert_eq!(parts.join(" "), expected, "{text}");
            assert!(spans.windows(2).all(|two| two[0].end <= two[1].start));
        }
    }
}
