//! Which pieces have gone where, to be shown on the way.

use crate::chess::{Board, Piece, Square};

/// The most pieces that go at once: king and rook, when they castle.
const MOST: usize = 2;

/// The pieces that went to another square from one board to the next, and from where to where.
/// Empty where more has changed than a move changes.
pub fn slides(before: &Board, after: &Board) -> Vec<(Piece, Square, Square)> {
    let changed = |square: &Square| before.piece_at(*square) != after.piece_at(*square);
    let mut left: Vec<(Piece, Square)> = Square::all()
        .filter(changed)
        .filter_map(|square| Some((before.piece_at(square)?, square)))
        .collect();
    let mut found = Vec::new();
    for to in Square::all().filter(changed) {
        let Some(piece) = after.piece_at(to) else { continue };
        let Some(at) = left.iter().position(|&(other, _)| other == piece) else { continue };
        found.push((piece, left.swap_remove(at).1, to));
    }
    if found.len() > MOST {
        found.clear();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::parse;

    #[test]
    fn a_move_takes_its_pieces_along() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let table = [
            (start, start, ""),
            (start, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "Pe2e4"),
            // Castling, there and back.
            ("4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/5RK1", "Rh1f1 Ke1g1"),
            ("4k3/8/8/8/8/8/8/5RK1", "4k3/8/8/8/8/8/8/4K2R", "Kg1e1 Rf1h1"),
            // Captures, en passant among them, and one taken back.
            ("4k3/8/8/3p4/4P3/8/8/4K3", "4k3/8/8/3P4/8/8/8/4K3", "Pe4d5"),
            ("4k3/8/8/3pP3/8/8/8/4K3", "4k3/8/3P4/8/8/8/8/4K3", "Pe5d6"),
            ("4k3/8/8/3P4/8/8/8/4K3", "4k3/8/8/3p4/4P3/8/8/4K3", "Pd5e4"),
            // Where a pawn becomes a queen nothing goes anywhere.
            ("4k3/1P6/8/8/8/8/8/4K3", "1Q2k3/8/8/8/8/8/8/4K3", ""),
            // Another position.
            (start, "4k3/8/8/8/8/8/8/4K3", ""),
            (start, "RNBKQBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbkqbnr", ""),
            ("k7/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8", ""),
        ];
        for (before, after, expected) in table {
            let [before, after] = [before, after].map(|text| parse(text).setup.board);
            let told: Vec<String> = slides(&before, &after)
                .into_iter()
                .map(|(piece, from, to)| format!("{}{from}{to}", piece.letter()))
                .collect();
            assert_eq!(told.join(" "), expected);
        }
    }
}
