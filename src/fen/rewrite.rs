//! From a change of the setup to edits of the text, touching no field that stays as it is.

use crate::chess::{Rank, Setup};

use super::field::Field;
use super::layout::Layout;
use super::span::{Edit, Span};
use super::write::{Dialect, write_as, write_castling, write_rank};

/// The edits that turn a text whose record reads `old` into one that reads `new`, with castling
/// rights in a dialect. Fields and ranks that do not change keep their characters. Missing fields
/// are added up to the last one that changes. A record that has later fields without earlier
/// ones, or too few ranks or fields for a new board, is written anew.
pub fn rewrite(layout: &Layout, old: &Setup, new: &Setup, castling: Dialect) -> Vec<Edit> {
    let present = layout.fields.iter().take_while(|span| span.is_some()).count();
    let end = layout.fields.iter().flatten().map(|span| span.end).max().unwrap_or(0);
    let holds = layout.field(Field::Placement).is_some_and(|span| !span.is_empty())
        && layout.fields[present..].iter().all(Option::is_none)
        && (old.board == new.board || present == Field::ALL.len() && layout.has_all_ranks());
    if !holds {
        return vec![Edit::new(layout.record, write_as(new, castling, Dialect::AsGiven))];
    }
    let mut edits = Vec::new();
    let ranks = if new.board == old.board { [].iter() } else { Rank::ALL.iter() };
    for &rank in ranks {
        let row = write_rank(&new.board, rank);
        if row != write_rank(&old.board, rank)
            && let Some(span) = layout.rank(rank)
        {
            edits.push(Edit::new(span, row));
        }
    }
    let last = Field::ALL.into_iter().rfind(|&field| differs(field, old, new));
    let mut added = String::new();
    for field in Field::ALL.into_iter().take(last.map_or(0, |last| last.index() + 1)).skip(1) {
        match layout.field(field) {
            Some(span) if differs(field, old, new) => {
                edits.push(Edit::new(span, written(field, new, castling)));
            }
            Some(_) => {}
            None => {
                added.push(' ');
                added.push_str(&written(field, new, castling));
            }
        }
    }
    if !added.is_empty() {
        edits.push(Edit::new(Span::at(end), added));
    }
    edits
}

fn differs(field: Field, old: &Setup, new: &Setup) -> bool {
    match field {
        Field::Placement => false,
        Field::SideToMove => old.side_to_move != new.side_to_move,
        Field::Castling => old.castling != new.castling,
        Field::EnPassant => old.ep_square != new.ep_square,
        Field::HalfmoveClock => old.halfmove_clock != new.halfmove_clock,
        Field::FullmoveNumber => old.fullmove_number != new.fullmove_number,
    }
}

/// A field but the placement, which goes by ranks.
fn written(field: Field, setup: &Setup, castling: Dialect) -> String {
    match field {
        Field::Placement => String::new(),
        Field::SideToMove => setup.side_to_move.letter().to_string(),
        Field::Castling => write_castling(setup, castling),
        Field::EnPassant => setup.ep_square.map_or("-".to_string(), |square| square.to_string()),
        Field::HalfmoveClock => setup.halfmove_clock.to_string(),
        Field::FullmoveNumber => setup.fullmove_number.to_string(),
    }
}

/// The dialect in which a text writes its castling rights.
pub fn castling_dialect(text: &str, layout: &Layout) -> Dialect {
    let field = layout.field(Field::Castling).map_or("", |span| span.of(text));
    let files = field.chars().any(|c| matches!(c.to_ascii_lowercase(), 'a'..='h'));
    let letters = field.chars().any(|c| "KQkq".contains(c));
    if files && !letters { Dialect::Shredder } else { Dialect::AsGiven }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::{CastlingRights, Color, Square};
    use crate::fen::{apply_edits, parse};

    #[test]
    fn keeps_what_does_not_change() {
        let text = "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR  w HAha -  0 1";
        let parsed = parse(text);
        let mut new = parsed.setup;
        new.castling = CastlingRights::NONE.with(Square::A1);
        new.board.set(Square::B1, None);
        let edits = rewrite(&parsed.layout, &parsed.setup, &new, Dialect::Shredder);
        assert_eq!(
            apply_edits(text, &edits),
            "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/R1BQKBNR  w A -  0 1"
        );
    }
    #[test]
    fn adds_what_is_missing_before_the_last_change() {
        for (text, expected) in [
            ("8/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8 b - - 7"),
            ("(8/8/8/8/8/8/8/8  w - )", "(8/8/8/8/8/8/8/8  b - - 7 )"),
            ("8/8/8/8/8/x/8/8 w - - 0 1", "8/8/8/8/8/x/8/8 b - - 7 1"),
            ("", "8/8/8/8/8/8/8/8 b - - 7 1"),
        ] {
            let parsed = parse(text);
            let new = Setup { side_to_move: Color::Black, halfmove_clock: 7, ..parsed.setup };
            let edits = rewrite(&parsed.layout, &parsed.setup, &new, Dialect::AsGiven);
            assert_eq!(apply_edits(text, &edits), expected, "{text}");
        }
    }
}
