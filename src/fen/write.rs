//! From a setup to a FEN record.

use crate::chess::{Bitboard, Board, CastlingSide, Color, File, Rank, Role, Setup, Square};
use crate::digits::{push_number, push_square};

/// How the castling and en passant fields are written; see the `fen` module for the conventions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// All that the setup holds: castling as in X-FEN, the en passant square as it is.
    #[default]
    AsGiven,
    /// X-FEN: castling `KQkq` for the outermost rook, else the letter of the rook's file; the en
    /// passant square only where an enemy pawn stands ready to take.
    XFen,
    /// Shredder-FEN: castling always by the letter of the rook's file. The en passant square as
    /// in X-FEN.
    Shredder,
    /// The PGN standard: castling `KQkq` only, for kings and rooks on their standard squares,
    /// other rights left out; the en passant square as it is.
    Strict,
    /// As X-FEN, with the en passant square only where taking is legal.
    EpIfLegal,
}

impl Dialect {
    /// All of them, in the order of a menu.
    pub const ALL: [Dialect; 5] =
        [Dialect::AsGiven, Dialect::XFen, Dialect::Shredder, Dialect::Strict, Dialect::EpIfLegal];
}

/// Writes a setup as a FEN record of six fields.
pub fn write(setup: &Setup, dialect: Dialect) -> String {
    write_as(setup, dialect, dialect)
}

/// As [`write`], with the castling rights in one dialect and the en passant square in another.
pub(crate) fn write_as(setup: &Setup, castling: Dialect, ep: Dialect) -> String {
    let mut fen = String::with_capacity(90);
    push_placement(&mut fen, &setup.board);
    fen.push(' ');
    fen.push(setup.side_to_move.letter());
    fen.push(' ');
    push_castling(&mut fen, setup, castling);
    fen.push(' ');
    match written_ep(setup, ep) {
        Some(square) => push_square(&mut fen, square),
        None => fen.push('-'),
    }
    for counter in [setup.halfmove_clock, setup.fullmove_number] {
        fen.push(' ');
        push_number(&mut fen, counter);
    }
    fen
}

/// Writes the piece placement alone: field 1 of a record.
pub fn write_placement(board: &Board) -> String {
    let mut text = String::with_capacity(71);
    push_placement(&mut text, board);
    text
}

/// Writes the castling field alone.
pub fn write_castling(setup: &Setup, dialect: Dialect) -> String {
    let mut text = String::new();
    push_castling(&mut text, setup, dialect);
    text
}

/// Writes one rank of the placement.
pub fn write_rank(board: &Board, rank: Rank) -> String {
    let mut text = String::new();
    push_rank(&mut text, board, rank);
    text
}

fn push_placement(out: &mut String, board: &Board) {
    for rank in Rank::ALL.into_iter().rev() {
        push_rank(out, board, rank);
        if rank.index() > 0 {
            out.push('/');
        }
    }
}

fn push_rank(out: &mut String, board: &Board, rank: Rank) {
    let mut empty = 0u8;
    for file in File::ALL {
        match board.piece_at(Square::new(file, rank)) {
            Some(piece) => {
                if empty > 0 {
                    out.push((b'0' + empty) as char);
                    empty = 0;
                }
                out.push(piece.letter());
            }
            None => empty += 1,
        }
    }
    if empty > 0 {
        out.push((b'0' + empty) as char);
    }
}

fn push_castling(out: &mut String, setup: &Setup, dialect: Dialect) {
    let before = out.len();
    for color in Color::ALL {
        let rights = setup.castling.of(color);
        if dialect == Dialect::Shredder {
            push_files(out, color, rights);
            continue;
        }
        for side in CastlingSide::ALL {
            let standard = rights.contains(side.home_rook(color))
                && setup.board.king(color)
                    == Square::from_index(if color == Color::White { 4 } else { 60 });
            let letter = match dialect {
                Dialect::Strict => standard,
                _ => rights.contains(letter_rook(&setup.board, color, side)),
            };
            if letter {
                push_in_case(out, color, side.letter());
            }
        }
        if dialect != Dialect::Strict {
            let lettered: Bitboard = CastlingSide::ALL
                .into_iter()
                .map(|side| letter_rook(&setup.board, color, side))
                .collect();
            push_files(out, color, rights & !lettered);
        }
    }
    if out.len() == before {
        out.push('-');
    }
}

/// The rook square that `K` or `Q` means: the outermost rook, or the standard corner where the
/// position has none to offer.
pub(crate) fn letter_rook(board: &Board, color: Color, side: CastlingSide) -> Square {
    let corner = side.home_rook(color);
    if board.pieces(color, Role::Rook).contains(corner) {
        return corner;
    }
    board.outermost_rook(color, side).unwrap_or(corner)
}

fn push_files(out: &mut String, color: Color, rooks: Bitboard) {
    for file in File::ALL.into_iter().rev() {
        if (rooks & Bitboard::file(file)).not_empty() {
            push_in_case(out, color, file.letter());
        }
    }
}

fn push_in_case(out: &mut String, color: Color, letter: char) {
    out.push(match color {
        Color::White => letter.to_ascii_uppercase(),
        Color::Black => letter.to_ascii_lowercase(),
    });
}

fn written_ep(setup: &Setup, dialect: Dialect) -> Option<Square> {
    let square = setup.ep_square?;
    let kept = match dialect {
        Dialect::AsGiven | Dialect::Strict => true,
        Dialect::XFen | Dialect::Shredder => setup.ep_takers().not_empty(),
        Dialect::EpIfLegal => setup.legal_ep_takers().not_empty(),
    };
    kept.then_some(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_the_start() {
        assert_eq!(
            write(&Setup::START, Dialect::AsGiven),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        );
        assert_eq!(
            write(&Setup::START, Dialect::Shredder),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
        );
        assert_eq!(write(&Setup::EMPTY, Dialect::AsGiven), "8/8/8/8/8/8/8/8 w - - 0 1");
    }

    /// The fields of castling and en passant in each dialect: as given, X-FEN, Shredder-FEN,
    /// strict, and only if legal.
    #[test]
    fn dialects() {
        let dialects = [
            Dialect::AsGiven,
            Dialect::XFen,
            Dialect::Shredder,
            Dialect::Strict,
            Dialect::EpIfLegal,
        ];
        for (fen, expected) in [
            // After a double step that nobody can answer.
            (
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                ["KQkq e3", "KQkq -", "HAha -", "KQkq e3", "KQkq -"],
            ),
            // The capture would open the rank to the king.
            ("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1", ["- d3", "- d3", "- d3", "- d3", "- -"]),
            // A capture that is legal.
            (
                "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
                ["KQkq f6", "KQkq f6", "HAha f6", "KQkq f6", "KQkq f6"],
            ),
            // Chess960: the inner rooks.
            (
                "r1r1k2r/8/8/8/8/8/8/R1R1K2R w KCkc - 0 1",
                ["KCkc -", "KCkc -", "HChc -", "Kk -", "KCkc -"],
            ),
        ] {
            let setup = crate::fen::parse(fen).setup;
            for (dialect, fields) in dialects.into_iter().zip(expected) {
                let written = write(&setup, dialect);
                let tail: Vec<&str> = written.split(' ').skip(2).take(2).collect();
                assert_eq!(tail.join(" "), fields, "{fen} {dialect:?}");
            }
        }
    }
}
