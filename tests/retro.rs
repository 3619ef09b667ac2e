//! The deep pass on positions that are known to be reachable in a game or not.
//!
//! `retro.tsv` holds random diagrams with many promoted pieces, judged in
//! tromp/ChessPositionRanking (MIT): the legal ones have a proof game.

use std::collections::BTreeMap;

use forsyth::chess::{Board, CastlingRights, File, Piece, Rank, Setup, Square};
use forsyth::fen::parse;
use forsyth::rules::retro::check_deep;

/// In a debug build the searches are slow, and a part of the data is enough.
const STEP: usize = if cfg!(debug_assertions) { 10 } else { 1 };

fn codes(fen: &str) -> Vec<&'static str> {
    check_deep(&parse(fen).setup).iter().map(|(problem, _)| problem.code()).collect()
}

#[test]
fn most_of_the_impossible_diagrams_are_found_and_no_legal_one() {
    let mut found: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for line in include_str!("data/retro.tsv").lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let &[fen, label, reason] = fields.as_slice() else { panic!("{line}") };
        let codes = codes(fen);
        match label {
            "legal" => assert!(codes.is_empty(), "false alarm {codes:?}: {fen}"),
            _ => {
                let (hits, all) = found.entry(reason).or_default();
                *hits += usize::from(!codes.is_empty());
                *all += 1;
            }
        }
    }
    for (reason, (hits, all)) in &found {
        println!("{hits:4} of {all:4}  {reason}");
    }
    let hits = |reason| found[reason].0;
    assert!(hits("No possible last move") >= 64);
    assert!(hits("No possible last move, all moves rejected") >= 59);
    assert!(hits("No proof kernel") >= 189);
    assert!(hits("Other") >= 47);
    assert!(found.values().map(|(hits, _)| hits).sum::<usize>() >= 368);
}

#[test]
fn no_position_of_a_real_game_is_called_impossible() {
    for fen in include_str!("data/valid_positions.txt").lines().step_by(STEP) {
        assert!(codes(fen).is_empty(), "false alarm {:?}: {fen}", codes(fen));
    }
}

#[test]
fn known_cases() {
    for (fen, code) in [
        // Whose turn it is while only knights and rooks have moved.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ""),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "retro-parity"),
        ("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1", ""),
        ("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2", "retro-parity"),
        ("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/1RBQKBNR w Kkq - 4 3", ""),
        ("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/1RBQKBNR b Kkq - 5 3", "retro-parity"),
        // One pawn step more, and parity tells nothing.
        ("rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2", ""),
        // Pieces out past what never moved.
        ("rnbqkbnr/pppppppp/8/8/8/B7/PPPPPPPP/RN1QKBNR w KQkq - 4 5", "retro-trapped"),
        ("rnb1kbnr/pppppppp/8/8/8/4q3/PPPPPPPP/RNBQKBNR w KQkq - 4 5", "retro-trapped"),
        ("rnbqkbnr/pppppppp/8/8/7R/8/PPPPPPPP/RNBQKBN1 b Qkq - 4 5", "retro-trapped"),
        ("rnbqkbnr/pppppppp/8/8/4K3/8/PPPPPPPP/RNBQ1BNR b kq - 4 5", "retro-trapped"),
        ("rnbqkbnr/pppppppp/8/8/8/BP6/P1PPPPPP/RN1QKBNR b KQkq - 0 2", ""),
        // Pawns that came from nowhere, or with captures that nobody suffered.
        ("4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1", "retro-pawn-origin"),
        ("4k3/8/8/8/8/P7/P7/4K3 w - - 0 1", ""),
        ("rnbqkbnr/pppppppp/8/8/P7/P7/P2PPPPP/RNBQKBNR w KQkq - 0 9", "retro-pawn-captures"),
        ("rnbqkbnr/Pppppppp/8/8/8/8/pPPPPPPP/RNBQKBNR w - - 0 20", "retro-pawn-captures"),
        // A bishop that was taken at home wasn't taken by a pawn.
        ("rn1qkbnr/1p1ppppp/p7/8/8/1P6/1PPPPPPP/RNBQKBNR w KQkq - 0 9", "retro-pawn-captures"),
        ("rn1qkbnr/1pp1pppp/p7/8/8/1P6/1PPPPPPP/RNBQKBNR w KQkq - 0 9", ""),
        // Promotions that had no way through.
        ("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPP1/RNBQKBNR w KQkq - 0 20", "retro-promotion"),
        ("rnbqkbnr/ppppppp1/8/8/8/5N2/PPPPPPP1/RNBQKBNR w KQq - 0 20", ""),
        // The rook on h8 has never moved, so no pawn promoted there.
        ("rnbqkbnr/ppppppp1/8/8/8/5N2/PPPPPPP1/RNBQKBNR w KQkq - 0 20", "retro-promotion"),
        // No last move: every black piece has a right that says it never moved.
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "retro"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", ""),
        // A bishop in the corner gives check, and only a king on b1 can have stood between.
        ("7k/8/8/8/8/8/8/B6K b - - 0 1", "retro"),
        ("7k/8/8/8/8/8/8/BK6 b - - 0 1", ""),
        // A pawn can have opened the line by a step from b2, or by a capture from c3.
        ("7k/8/8/8/8/1P6/8/B6K b - - 0 1", ""),
        ("7k/8/8/8/1P6/8/8/B6K b - - 0 1", ""),
        ("7k/8/8/8/8/7P/8/B6K b - - 0 1", "retro"),
        // Captured en passant: the pawn that vanished from e5 stood in the line.
        ("7k/8/4P3/8/8/8/8/B6K b - - 0 1", ""),
        // The double step is the last move, whatever else could have been.
        ("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", ""),
        // Chess960 has other initial arrays.
        ("bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB b FDfd - 0 1", ""),
        // What the ordinary rules reject is not looked at.
        ("4k3/8/8/8/8/P7/PP6/4K2k w - - 0 1", ""),
        ("4k3/8/8/8/4R3/P7/PP6/4K3 w - - 0 1", ""),
        ("8/8/8/8/8/8/8/8 w - - 0 1", ""),
    ] {
        let expected: &[&str] = if code.is_empty() { &[] } else { &[code] };
        assert_eq!(codes(fen), expected, "{fen}");
    }
}

/// The same position with the colours exchanged and the board turned over.
fn exchanged(setup: &Setup) -> Setup {
    let over = |square: Square| Square::new(square.file(), Rank::ALL[7 - square.rank().index()]);
    let board: Board =
        setup.board.map(|square, piece| (over(square), Piece::new(!piece.color, piece.role)));
    Setup {
        board,
        side_to_move: !setup.side_to_move,
        castling: CastlingRights::from_rooks(setup.castling.rooks().map(over).collect()),
        ep_square: setup.ep_square.map(over),
        ..*setup
    }
}

/// Mirrored left to right; for positions without rights to castle.
fn mirrored(setup: &Setup) -> Setup {
    let across = |square: Square| Square::new(File::ALL[7 - square.file().index()], square.rank());
    Setup { board: setup.board.map(|square, piece| (across(square), piece)), ..*setup }
}

#[test]
fn colours_and_sides_make_no_difference() {
    for line in include_str!("data/retro.tsv").lines().step_by(STEP) {
        let fen = line.split('\t').next().unwrap();
        let setup = parse(fen).setup;
        let claims = !check_deep(&setup).is_empty();
        assert_eq!(!check_deep(&exchanged(&setup)).is_empty(), claims, "colours: {fen}");
        // Kings and queens have homes, so a mirrored board may differ where these are caged;
        // in these diagrams none is.
        if setup.castling.is_empty() {
            assert_eq!(!check_deep(&mirrored(&setup)).is_empty(), claims, "sides: {fen}");
        }
    }
}
