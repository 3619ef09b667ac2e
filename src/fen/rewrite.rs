//! From a change of the setup to edits of the text, touching no field that stays as it is.

use crate::chess::{Rank, Setup};

use super::field::Field;
use super::layout::Layout;
use super::span::Edit;
use super::write::{Dialect, write, write_castling, write_rank};

/// The edits that turn a text whose record reads `old` into one that reads `new`. Fields that
/// do not change keep their characters; a record with missing fields or ranks is written anew.
pub fn rewrite(text: &str, layout: &Layout, old: &Setup, new: &Setup) -> Vec<Edit> {
    let whole = layout.fields.iter().all(Option::is_some)
        && (old.board == new.board || layout.has_all_ranks());
    if !whole {
        return vec![Edit::new(layout.record, write(new, Dialect::AsGiven))];
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
    let mut put = |field: Field, changed: bool, text: &dyn Fn() -> String| {
        if let Some(span) = layout.field(field).filter(|_| changed) {
            edits.push(Edit::new(span, text()));
        }
    };
    let side = new.side_to_move;
    put(Field::SideToMove, side != old.side_to_move, &|| side.letter().to_string());
    let castling = || write_castling(new, castling_dialect(text, layout));
    put(Field::Castling, new.castling != old.castling, &castling);
    let ep = || new.ep_square.map_or("-".to_string(), |square| square.to_string());
    put(Field::EnPassant, new.ep_square != old.ep_square, &ep);
    let clock = new.halfmove_clock;
    put(Field::HalfmoveClock, clock != old.halfmove_clock, &|| clock.to_string());
    let number = new.fullmove_number;
    put(Field::FullmoveNumber, number != old.fullmove_number, &|| number.to_string());
    edits
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
    use crate::chess::{CastlingRights, Square};
    use crate::fen::{apply_edits, parse};

    #[test]
    fn keeps_what_does_not_change() {
        let text = "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR  w HAha -  0 1";
        let parsed = parse(text);
        let mut new = parsed.setup;
        new.castling = CastlingRights::NONE.with(Square::A1);
        new.board.set(Square::B1, None);
        let edits = rewrite(text, &parsed.layout, &parsed.setup, &new);
        assert_eq!(
            apply_edits(text, &edits),
            "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/R1BQKBNR  w A -  0 1"
        );
    }
}
