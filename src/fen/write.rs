//! From a setup to a FEN record.

use std::fmt::Write as _;

use crate::chess::{
    Bitboard, Board, CastlingSide, Color, File, Rank, Role, Setup, Square, pawn_attacks,
};

/// How the castling and en passant fields are written; see the `fen` module for the conventions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// Castling in X-FEN: `KQkq` for the outermost rook, else its file's letter. The en passant
    /// square as the setup has it.
    #[default]
    XFen,
    /// Castling in Shredder-FEN: always the file's letter. The en passant square as it is.
    Shredder,
    /// Castling `KQkq` only, for rooks and kings on their standard squares; other rights are
    /// left out. The en passant square after every double step, as in the PGN standard.
    Strict,
    /// As X-FEN, with the en passant square only where an enemy pawn stands ready to take.
    EpIfCapturer,
}

/// Writes a setup as a FEN record of six fields.
pub fn write(setup: &Setup, dialect: Dialect) -> String {
    let mut fen = String::with_capacity(90);
    push_placement(&mut fen, &setup.board);
    fen.push(' ');
    fen.push(setup.side_to_move.letter());
    fen.push(' ');
    push_castling(&mut fen, setup, dialect);
    fen.push(' ');
    match written_ep(setup, dialect) {
        Some(square) => {
            let _ = write!(fen, "{square}");
        }
        None => fen.push('-'),
    }
    let _ = write!(fen, " {} {}", setup.halfmove_clock, setup.fullmove_number);
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
                _ => rights.contains(letter_rook(setup, color, side)),
            };
            if letter {
                push_in_case(out, color, side.letter());
            }
        }
        if dialect != Dialect::Strict {
            let lettered: Bitboard =
                CastlingSide::ALL.into_iter().map(|side| letter_rook(setup, color, side)).collect();
            push_files(out, color, rights & !lettered);
        }
    }
    if out.len() == before {
        out.push('-');
    }
}

/// The rook square that `K` or `Q` means: the outermost rook, or the standard corner where the
/// position has none to offer.
pub(crate) fn letter_rook(setup: &Setup, color: Color, side: CastlingSide) -> Square {
    setup.outermost_rook(color, side).unwrap_or(side.home_rook(color))
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
    if dialect == Dialect::EpIfCapturer {
        let takers = pawn_attacks(!setup.side_to_move, square)
            & setup.board.pieces(setup.side_to_move, Role::Pawn);
        return takers.not_empty().then_some(square);
    }
    Some(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_the_start() {
        assert_eq!(
            write(&Setup::START, Dialect::XFen),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
        );
        assert_eq!(
            write(&Setup::START, Dialect::Shredder),
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1"
        );
        assert_eq!(write(&Setup::EMPTY, Dialect::XFen), "8/8/8/8/8/8/8/8 w - - 0 1");
    }
}
