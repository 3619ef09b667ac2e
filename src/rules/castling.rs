//! Castling rights against kings and rooks. Source: FIDE Laws of Chess, article 3.8, and its
//! guidelines for Chess960; the X-FEN page for the letters.

use crate::chess::{Bitboard, Board, CastlingRights, CastlingSide, Color, Role, Setup, Square};
use crate::fen::{
    CastlingLack, Dialect, Field, Problem, Repair, Right, Severity, Span, rights_in, write_castling,
};

use super::judge::Judge;

/// Whether the side could castle to that side of the board in standard chess, as far as king
/// and rook go: both on their home squares.
///
/// # Errors
/// What is missing.
pub fn at_home(setup: &Setup, color: Color, side: CastlingSide) -> Result<(), CastlingLack> {
    let king = setup.board.pieces(color, Role::King).contains(home_king(color));
    let rook = setup.board.pieces(color, Role::Rook).contains(side.home_rook(color));
    lack(king, rook)
}

/// Where the king stands in standard chess.
pub const fn home_king(color: Color) -> Square {
    match color {
        Color::White => Square::E1,
        Color::Black => Square::E8,
    }
}

/// Whether the rights of a setup, written as in X-FEN, are taken for what they are when they are
/// read: a `K` or `Q` that means a rook away from its standard corner can look like a slip, and
/// then the letter of its file says it better.
pub fn letters_suffice(setup: &Setup) -> bool {
    let text = write_castling(setup, Dialect::AsGiven);
    let rights = rights_in(&text, Span::new(0, text.len()), setup);
    let looks_wrong = |right: &Right| {
        !right.by_file
            && at_home(setup, right.color, side(setup, right)).is_err()
            && setup.outermost_rook(right.color, side(setup, right)) == Some(right.rook)
    };
    is_chess960(setup, &rights) || !rights.iter().any(looks_wrong)
}

const fn lack(king: bool, rook: bool) -> Result<(), CastlingLack> {
    match (king, rook) {
        (true, true) => Ok(()),
        (true, false) => Err(CastlingLack::Rook),
        (false, true) => Err(CastlingLack::King),
        (false, false) => Err(CastlingLack::Both),
    }
}

pub(super) fn check(judge: &mut Judge<'_>) {
    let setup = judge.setup;
    if are_standard(setup.castling, &setup.board) {
        return;
    }
    let span = judge.field(Field::Castling);
    let rights = rights_in(judge.text, span, setup);
    let chess960 = is_chess960(setup, &rights);
    let mut possible = CastlingRights::NONE;
    let mut wrong: Vec<usize> = Vec::new();
    for right in &rights {
        let side = side(setup, right);
        if right.by_file || chess960 {
            let king = setup.castling_king(right.color);
            let rook = setup.board.pieces(right.color, Role::Rook).contains(right.rook);
            match lack(king.is_some(), rook) {
                Ok(()) => possible = possible.with(right.rook),
                Err(lack) => wrong.push(impossible(judge, right, side, Some(right.rook), lack)),
            }
        } else {
            match at_home(setup, right.color, side) {
                Ok(()) => possible = possible.with(side.home_rook(right.color)),
                Err(lack) => wrong.push(impossible(judge, right, side, None, lack)),
            }
        }
    }
    let new = Setup { castling: possible, ..*setup };
    let repair = match possible.is_empty() {
        true => Repair::NoCastling,
        false => Repair::SetCastling(write_castling(&new, Dialect::AsGiven)),
    };
    for &i in &wrong {
        judge.fix(i, repair.clone(), &new);
    }
    if wrong.is_empty() && chess960 {
        for right in rights.iter().filter(|right| !right.by_file) {
            let side = side(setup, right);
            let problem = Problem::Castling960Rook { color: right.color, side, rook: right.rook };
            if at_home(setup, right.color, side).is_err() {
                let squares = castling_squares(setup, right.color).with(right.rook);
                judge.report(Severity::Info, problem, right.span, squares);
            }
        }
    }
}

/// Whether every right is a standard one with its king and rook at home.
pub(super) fn are_standard(rights: CastlingRights, board: &Board) -> bool {
    let at_home = |color: Color| {
        let rooks = rights.of(color);
        rooks.is_empty()
            || (rooks & !board.pieces(color, Role::Rook)).is_empty()
                && board.pieces(color, Role::King).contains(home_king(color))
    };
    (rights.rooks() & !CastlingRights::START.rooks()).is_empty()
        && at_home(Color::White)
        && at_home(Color::Black)
}

/// The side of the board that a letter means.
fn side(setup: &Setup, right: &Right) -> CastlingSide {
    match right.letter.to_ascii_lowercase() {
        'k' => CastlingSide::King,
        'q' => CastlingSide::Queen,
        _ => setup.castling_side(right.color, right.rook),
    }
}

/// The squares that a side's rights are about.
fn castling_squares(setup: &Setup, color: Color) -> Bitboard {
    setup.board.king(color).map_or(Bitboard::EMPTY, Bitboard::of)
}

fn impossible(
    judge: &mut Judge<'_>,
    right: &Right,
    side: CastlingSide,
    rook: Option<Square>,
    lack: CastlingLack,
) -> usize {
    let color = right.color;
    let corner = rook.unwrap_or(side.home_rook(color));
    let problem = Problem::CastlingImpossible { color, side, rook: rook.map(Square::file), lack };
    let squares = match lack {
        CastlingLack::Rook => Bitboard::of(corner),
        CastlingLack::King => Bitboard::of(home_king(color)),
        CastlingLack::Both => Bitboard::of(corner).with(home_king(color)),
    };
    judge.report(Severity::Warning, problem, right.span, squares)
}

/// Whether rights written as `KQkq` are those of Chess960: each names a rook on its side of a
/// king on its home rank, they agree for both sides (the two arrays of a Chess960 start mirror
/// each other), and they are not standard ones. With rights of one side only, its king must
/// stand off the e-file: with the king at home a rook elsewhere is more likely a slip.
fn is_chess960(setup: &Setup, rights: &[Right]) -> bool {
    let lettered = || rights.iter().filter(|right| !right.by_file);
    let found = lettered()
        .all(|right| setup.outermost_rook(right.color, side(setup, right)) == Some(right.rook));
    if !found || lettered().next().is_none() {
        return false;
    }
    let kings = Color::ALL.map(|color| {
        let has = lettered().any(|right| right.color == color);
        setup.castling_king(color).filter(|_| has).map(Square::file)
    });
    match kings {
        [Some(white), Some(black)] => {
            white == black
                && lettered().all(|a| {
                    lettered()
                        .all(|b| side(setup, a) != side(setup, b) || a.rook.file() == b.rook.file())
                })
        }
        [Some(king), None] | [None, Some(king)] => king != home_king(Color::White).file(),
        [None, None] => false,
    }
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
            assert_eq!(at_home(&diagnose(fen).setup, color, side), expected, "{fen}");
        }
    }
}
