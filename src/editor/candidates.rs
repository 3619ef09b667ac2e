//! What the controls may offer for a setup.

use crate::chess::{CastlingSide, Color, Piece, Rank, Role, Setup, Square};
use crate::fen::CastlingLack;

/// The home square of a king in standard chess.
pub(super) const fn home_king(color: Color) -> Square {
    match color {
        Color::White => Square::E1,
        Color::Black => Square::E8,
    }
}

/// Whether king and rook stand where the right needs them in standard chess, or what is
/// missing. Another king elsewhere changes nothing: that is a problem of its own.
pub fn castling_possible(
    setup: &Setup,
    color: Color,
    side: CastlingSide,
) -> Result<(), CastlingLack> {
    let stands = |role, square| setup.board.pieces(color, role).contains(square);
    let king = stands(Role::King, home_king(color));
    let rook = stands(Role::Rook, side.home_rook(color));
    match (king, rook) {
        (true, true) => Ok(()),
        (false, true) => Err(CastlingLack::King),
        (true, false) => Err(CastlingLack::Rook),
        (false, false) => Err(CastlingLack::Both),
    }
}

/// The squares that can be the en passant square: behind a pawn of the side that is not to
/// move, on the rank that a double step reaches, with the square itself and the pawn's origin
/// empty. From file a to file h. Source: PGN standard, section 16.1.3.4.
pub fn ep_candidates(setup: &Setup) -> Vec<Square> {
    let pusher = !setup.side_to_move;
    let (rank, forward) = match pusher {
        Color::White => (Rank::ALL[2], 1),
        Color::Black => (Rank::ALL[5], -1),
    };
    let pawn = Some(Piece::new(pusher, Role::Pawn));
    crate::chess::File::ALL
        .into_iter()
        .map(|file| Square::new(file, rank))
        .filter(|&square| {
            let at = |ranks| square.offset(0, ranks).and_then(|s| setup.board.piece_at(s));
            at(forward) == pawn && at(0).is_none() && at(-forward).is_none()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::diagnose;

    #[test]
    fn castling_needs_king_and_rook_at_home() {
        let table = [
            ("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1", Color::White, CastlingSide::Queen, Ok(())),
            (
                "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1",
                Color::White,
                CastlingSide::King,
                Err(CastlingLack::Rook),
            ),
            ("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1", Color::Black, CastlingSide::King, Ok(())),
            (
                "r2k4/8/8/8/8/8/8/R3K3 w - - 0 1",
                Color::Black,
                CastlingSide::Queen,
                Err(CastlingLack::King),
            ),
            (
                "8/8/8/8/8/8/8/8 w - - 0 1",
                Color::Black,
                CastlingSide::King,
                Err(CastlingLack::Both),
            ),
            (
                "4k3/8/8/8/8/8/8/4K2r w - - 0 1",
                Color::White,
                CastlingSide::King,
                Err(CastlingLack::Rook),
            ),
            ("4k3/8/8/8/8/8/8/K3K2R w - - 0 1", Color::White, CastlingSide::King, Ok(())),
        ];
        for (fen, color, side, expected) in table {
            assert_eq!(castling_possible(&diagnose(fen).setup, color, side), expected, "{fen}");
        }
    }

    #[test]
    fn ep_squares_that_can_be_right() {
        let table = [
            ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "e3"),
            ("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1", ""),
            ("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "d6 f6"),
            // The pawn's origin is occupied; the square itself is.
            ("4k3/3p4/5n2/3p1p2/8/8/8/4K3 w - - 0 1", ""),
            ("4k3/8/8/p6p/8/8/8/4K3 w - - 0 1", "a6 h6"),
            ("8/8/8/8/8/8/8/8 w - - 0 1", ""),
        ];
        for (fen, expected) in table {
            let found = ep_candidates(&diagnose(fen).setup);
            let found: Vec<String> = found.iter().map(Square::to_string).collect();
            assert_eq!(found.join(" "), expected, "{fen}");
        }
    }
}
