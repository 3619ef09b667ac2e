//! Legal moves, what they are called and where they lead, beside shakmaty.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use forsyth::chess::{CastlingSide, Role, Setup, Square};
use forsyth::fen::{Dialect, parse, write};
use forsyth::formats::san::{self, Impossible};
use forsyth::rules::moves::{self, CastlingBar, Move};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

const POSITIONS: &str = include_str!("data/valid_positions.txt");
/// Every so many of the positions; a prime, to meet all kinds.
const STEP: usize = 13;

/// Of every so many of the initial arrays of Chess960 a random game is played.
const ARRAYS: usize = 73;

fn role(role: shakmaty::Role) -> Role {
    Role::ALL[u8::from(role) as usize - 1]
}

fn square(square: shakmaty::Square) -> Square {
    Square::from_index(square.to_usize()).unwrap()
}

/// A move of shakmaty as ours.
fn ours(mv: &shakmaty::Move) -> Move {
    let promotion = mv.promotion().map(role);
    match mv {
        shakmaty::Move::Castle { king, rook } => {
            let file = if rook > king { "g" } else { "c" };
            let to = format!("{file}{}", king.rank().char()).parse().unwrap();
            Move { from: square(*king), to, promotion, rook: Some(square(*rook)) }
        }
        _ => Move { from: square(mv.from().unwrap()), to: square(mv.to()), promotion, rook: None },
    }
}

/// Compares all moves of a position; hands back how many there were.
#[track_caller]
fn compare(fen: &str) -> usize {
    let setup = parse(fen).setup;
    let position: Chess =
        fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap();
    let theirs = position.legal_moves();
    let found = moves::legal_moves(&setup);
    assert_eq!(found.len(), theirs.len(), "{fen}");
    for mv in &theirs {
        let our = ours(mv);
        assert!(found.contains(&our), "{fen} {mv:?}");
        assert!(moves::is_legal(&setup, &our));
        let name = SanPlus::from_move(position.clone(), *mv).to_string();
        assert_eq!(san::write(&setup, Some(&our)), name, "{fen}");
        assert_eq!(san::resolve(&setup, san::read(&name).unwrap()), Ok(Some(our)), "{fen} {name}");
        let mut after = position.clone();
        after.play_unchecked(*mv);
        let theirs = Fen::from_position(&after, EnPassantMode::Legal).to_string();
        let our = moves::play(&setup, &our);
        assert_eq!(write(&our, Dialect::EpIfLegal), theirs, "{fen} {name}");
    }
    theirs.len()
}

#[test]
fn moves_of_many_positions_are_those_of_shakmaty() {
    let count: usize = POSITIONS.lines().step_by(STEP).map(compare).sum();
    assert!(count > 10_000, "{count}");
}

#[test]
fn so_are_those_of_chess960() {
    let mut castled = 0;
    for number in (0..960u16).step_by(ARRAYS) {
        let mut setup = Setup::chess960(number).unwrap();
        let mut seed = u64::from(number) + 1;
        for _ in 0..60 {
            compare(&write(&setup, Dialect::AsGiven));
            let found = moves::legal_moves(&setup);
            let Some(castling) = found.iter().position(|mv| mv.rook.is_some()) else {
                seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
                let Some(mv) = found.get((seed >> 33) as usize % found.len().max(1)) else { break };
                setup = moves::play(&setup, mv);
                continue;
            };
            castled += 1;
            setup = moves::play(&setup, &found[castling]);
        }
    }
    assert!(castled > 9, "{castled}");
}

const KINGLESS: &str = "8/P7/8/8/8/8/8/R3N2r w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const FREE: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1";
const TAKING: &str = "4k3/1P6/8/3pP3/8/2N3N1/8/4K3 w - d6 0 1";

/// What people write, and the move that they mean.
#[test]
fn odd_forms_are_understood() {
    for (fen, text, expected) in [
        (FREE, "exd5", "exd5"),
        (FREE, "e4xd5", "exd5"),
        (FREE, "e4:d5!?", "exd5"),
        (FREE, "ed5", "exd5"),
        (FREE, "e4d5", "exd5"),
        (FREE, "e4-e5", "e5"),
        (FREE, "Pe5", "e5"),
        (FREE, "Nf3-g5!!", "Ng5"),
        (FREE, "nf3xe5", "Ne5"),
        (FREE, "ng5", "Ng5"),
        (FREE, "f3g5", "Ng5"),
        (FREE, "\u{2658}g5", "Ng5"),
        (FREE, "N\u{d7}e5", "Ne5"),
        (FREE, "Bb5+", "Bb5+"),
        (FREE, "Bb5ch", "Bb5+"),
        (FREE, "Bf1\u{2013}b5\u{2020}", "Bb5+"),
        (CASTLING, "O-O", "O-O"),
        (CASTLING, "0-0-0", "O-O-O"),
        (CASTLING, "o-o", "O-O"),
        (CASTLING, "OO", "O-O"),
        (CASTLING, "O\u{2013}O\u{2013}O", "O-O-O"),
        (CASTLING, "e1g1", "O-O"),
        (CASTLING, "e1c1", "O-O-O"),
        (CASTLING, "e1h1", "O-O"),
        (CASTLING, "Rxh8#", "Rxh8+"),
        (TAKING, "exd6", "exd6"),
        (TAKING, "exd6e.p.", "exd6"),
        (TAKING, "exd6ep!", "exd6"),
        (TAKING, "e5d6", "exd6"),
        (TAKING, "b8=Q", "b8=Q+"),
        (TAKING, "b8Q", "b8=Q+"),
        (TAKING, "b8/R+", "b8=R+"),
        (TAKING, "b8(N)", "b8=N"),
        (TAKING, "b7b8n", "b8=N"),
        (TAKING, "b7-b8=q+", "b8=Q+"),
        (TAKING, "Nce4", "Nce4"),
        (TAKING, "N3e4", "!"),
        (TAKING, "Nc3e4", "Nce4"),
        (TAKING, "--", "--"),
        (TAKING, "Z0", "--"),
        (KINGLESS, "Rxh1", "!"),
        (KINGLESS, "Nf3", "Nf3"),
        (KINGLESS, "a8=Q", "a8=Q"),
    ] {
        let setup = parse(fen).setup;
        let read = san::read(text).and_then(|san| san::resolve(&setup, san).ok());
        let written = read.map_or("!".to_string(), |mv| san::write(&setup, mv.as_ref()));
        assert_eq!(written, expected, "{fen} {text}");
    }
}

#[test]
fn impossible_moves_have_a_reason() {
    use Impossible as I;
    let squares =
        |names: [&str; 2]| names.iter().map(|name| name.parse::<Square>().unwrap()).collect();
    for (fen, text, reason) in [
        (FREE, "Qh5", I::NoPiece(Role::Queen)),
        (FREE, "d5", I::NoPiece(Role::Pawn)),
        (FREE, "e4e6", I::NoPiece(Role::Pawn)),
        (FREE, "a5a6", I::NotThere("a5".parse().unwrap())),
        (FREE, "d5d4", I::NotThere("d5".parse().unwrap())),
        (FREE, "O-O", I::Castling(CastlingBar::Blocked)),
        (FREE, "e5=Q", I::PromotionExtra),
        (FREE, "Ng5=Q", I::PromotionExtra),
        (TAKING, "Ne4", I::Ambiguous(squares(["c3", "g3"]))),
        (TAKING, "b8", I::PromotionMissing),
        (TAKING, "b8=K", I::PromotionExtra),
        (TAKING, "b8=P", I::PromotionExtra),
        (TAKING, "O-O", I::Castling(CastlingBar::Right)),
        (CASTLING, "Kd8", I::NoPiece(Role::King)),
        ("4r1k1/8/8/8/8/8/4B3/R3K2R w KQ - 0 1", "Bd3", I::Check),
        ("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", I::Castling(CastlingBar::Attacked)),
        ("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O", I::Castling(CastlingBar::Attacked)),
        // The rook uncovers its king: castling in Chess960 can.
        ("4k3/8/8/8/8/8/8/rR1K4 w B - 0 1", "O-O-O", I::Castling(CastlingBar::Attacked)),
    ] {
        let setup = parse(fen).setup;
        assert_eq!(san::resolve(&setup, san::read(text).unwrap()), Err(reason), "{fen} {text}");
    }
    for text in
        ["", "x", "e9", "Kk", "O", "O-O-O-O", "e4e5e6", "Nf3f", "é", "1", "==", "Qa1b2c3d4e5f6g7h8"]
    {
        assert_eq!(san::read(text), None, "{text}");
    }
    assert!(moves::castling(&parse(CASTLING).setup, CastlingSide::King).is_ok());
}
