//! What an edit has changed, as data, for a live region to read out.

use crate::chess::{Bitboard, Board, CastlingRights, Color, Piece, Setup, Square};

/// One thing that has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A piece went from one square to another.
    Moved {
        /// Which piece.
        piece: Piece,
        /// Where it stood.
        from: Square,
        /// Where it stands.
        to: Square,
        /// What stood there before.
        taken: Option<Piece>,
    },
    /// A piece was put on a square.
    Put {
        /// Which piece.
        piece: Piece,
        /// Where.
        square: Square,
        /// What stood there before.
        replaced: Option<Piece>,
    },
    /// A square was cleared.
    Cleared {
        /// What stood there.
        piece: Piece,
        /// Where.
        square: Square,
    },
    /// So many squares changed, too many to name.
    Squares(u32),
    /// The board was emptied.
    Emptied,
    /// The pieces are those of the initial array.
    Start,
    /// Who is to move.
    SideToMove(Color),
    /// Who may castle with which rooks.
    Castling(CastlingRights),
    /// The en passant square, or that there is none.
    EnPassant(Option<Square>),
    /// The halfmove clock.
    HalfmoveClock(u32),
    /// The fullmove number.
    FullmoveNumber(u32),
    /// The side at the bottom of the board.
    Orientation(Color),
}

/// How many changed squares are named one by one; transforms and presets change more.
const NAMED: u32 = 2;

/// What differs between what was shown and what is shown now: a setup and the side at the
/// bottom of the board. In the order of the record, the orientation last.
pub fn news(before: (&Setup, Color), after: (&Setup, Color)) -> Vec<News> {
    let ((old, old_bottom), (new, new_bottom)) = (before, after);
    let mut news = Vec::new();
    push_board(&mut news, &old.board, &new.board);
    let mut push = |changed: bool, item| {
        if changed {
            news.push(item);
        }
    };
    push(old.side_to_move != new.side_to_move, News::SideToMove(new.side_to_move));
    push(old.castling != new.castling, News::Castling(new.castling));
    push(old.ep_square != new.ep_square, News::EnPassant(new.ep_square));
    push(old.halfmove_clock != new.halfmove_clock, News::HalfmoveClock(new.halfmove_clock));
    push(old.fullmove_number != new.fullmove_number, News::FullmoveNumber(new.fullmove_number));
    push(old_bottom != new_bottom, News::Orientation(new_bottom));
    news
}

fn push_board(news: &mut Vec<News>, old: &Board, new: &Board) {
    let differs = |square: &Square| old.piece_at(*square) != new.piece_at(*square);
    let changed: Bitboard = Square::all().filter(differs).collect();
    if changed.count() > NAMED {
        news.push(match *new {
            Board::EMPTY => News::Emptied,
            Board::START => News::Start,
            _ => News::Squares(changed.count()),
        });
        return;
    }
    if let (Some(a), Some(b), true) = (changed.first(), changed.last(), changed.count() == 2) {
        for (from, to) in [(a, b), (b, a)] {
            let Some(piece) = old.piece_at(from) else { continue };
            if new.piece_at(from).is_none() && new.piece_at(to) == Some(piece) {
                news.push(News::Moved { piece, from, to, taken: old.piece_at(to) });
                return;
            }
        }
    }
    for square in changed {
        match (old.piece_at(square), new.piece_at(square)) {
            (replaced, Some(piece)) => news.push(News::Put { piece, square, replaced }),
            (Some(piece), None) => news.push(News::Cleared { piece, square }),
            (None, None) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::parse;

    fn short(item: &News) -> String {
        let then = |piece: &Option<Piece>, sign| match piece {
            Some(piece) => format!("{sign}{piece}"),
            None => String::new(),
        };
        match item {
            News::Moved { piece, from, to, taken } => {
                format!("{piece}{from}-{to}{}", then(taken, "x"))
            }
            News::Put { piece, square, replaced } => {
                format!("+{piece}{square}{}", then(replaced, "/"))
            }
            News::Cleared { piece, square } => format!("-{piece}{square}"),
            News::Castling(rights) => {
                let rooks: Vec<_> = rights.rooks().map(|rook| rook.to_string()).collect();
                format!("castling {}", rooks.join(","))
            }
            News::EnPassant(square) => square.map_or("no ep".to_string(), |s| format!("ep {s}")),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn tells_what_has_changed() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";
        let table = [
            (START, START, ""),
            (START, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", "Pe2-e4"),
            (START, "rnbqkbnr/ppppPppp/8/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", "Pe2-e7xp"),
            (EMPTY, "8/8/8/8/8/8/8/K7 w - - 0 1", "+Ka1"),
            ("8/8/8/8/8/8/8/K7 w - - 0 1", "8/8/8/8/8/8/8/q7 w - - 0 1", "+qa1/K"),
            ("8/8/8/8/8/8/8/K7 w - - 0 1", EMPTY, "-Ka1"),
            // A copy; two cleared; two that change places.
            ("8/8/8/8/8/8/8/K7 w - - 0 1", "8/8/8/8/8/8/K7/K7 w - - 0 1", "+Ka2"),
            ("8/8/8/8/8/8/8/K1k5 w - - 0 1", EMPTY, "-Ka1 -kc1"),
            ("8/8/8/8/8/8/8/K1k5 w - - 0 1", "8/8/8/8/8/8/8/k1K5 w - - 0 1", "+ka1/K +Kc1/k"),
            // A right goes with its king.
            (
                "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
                "4k3/8/8/8/8/8/4K3/7R w - - 0 1",
                "Ke1-e2 castling ",
            ),
            (EMPTY, START, "Start castling a1,h1,a8,h8"),
            (START, EMPTY, "Emptied castling "),
            (START, "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq - 0 1", "Squares(32)"),
            (
                EMPTY,
                "8/8/8/8/8/8/8/8 b - e3 7 9",
                "SideToMove(Black) ep e3 HalfmoveClock(7) FullmoveNumber(9)",
            ),
            ("8/8/8/8/8/8/8/8 w - e6 0 1", EMPTY, "no ep"),
        ];
        for (before, after, expected) in table {
            let (before, after) = (parse(before).setup, parse(after).setup);
            let news = news((&before, Color::White), (&after, Color::White));
            let found: Vec<String> = news.iter().map(short).collect();
            assert_eq!(found.join(" "), expected);
        }
        let setup = Setup::START;
        let turned = news((&setup, Color::White), (&setup, Color::Black));
        assert_eq!(turned, [News::Orientation(Color::Black)]);
    }
}
