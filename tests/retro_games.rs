//! The deep pass must never call a position of a game impossible.
//!
//! Random games of several tempers: what they leave on the board is what the proofs could go
//! wrong about, such as many promotions with few captures, pawns far from home, rights to
//! castle kept late, or nothing but knights and rooks moved.
#![cfg(not(target_arch = "wasm32"))]

use cozy_chess::{BitBoard, Board, Color, File, GameStatus, Move, Piece, Rank};
use forsyth::fen::parse;
use forsyth::rules::retro::check_deep;

/// How many games of each temper; `RETRO_GAMES` asks for more.
const GAMES: u64 = 5;
/// Of so many positions one is looked at: in a debug build the searches are slow.
const STEP: usize = if cfg!(debug_assertions) { 10 } else { 1 };
const PLIES: usize = 400;

/// Steele, Lea and Flood's SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
}

/// How much a player likes a move.
type Temper = fn(&Board, &Move) -> u64;

fn captures(board: &Board, m: &Move) -> bool {
    board.color_on(m.to) == Some(!board.side_to_move())
        || board.piece_on(m.from) == Some(Piece::Pawn) && m.from.file() != m.to.file()
}

fn castles(board: &Board, m: &Move) -> bool {
    board.color_on(m.to) == Some(board.side_to_move())
}

fn is_pawn(board: &Board, m: &Move) -> bool {
    board.piece_on(m.from) == Some(Piece::Pawn)
}

fn any(_: &Board, _: &Move) -> u64 {
    1
}

/// Promotes wherever it can and takes as little as it can.
fn thrifty(board: &Board, m: &Move) -> u64 {
    match (is_pawn(board, m), captures(board, m), m.promotion.is_some()) {
        (_, _, true) => 4000,
        (true, true, _) => 60,
        (true, false, _) => 200,
        (false, true, _) => 1,
        (false, false, _) => 40,
    }
}

/// As thrifty, and never takes with a piece or a pawn that isn't blocked unless it must.
fn miserly(board: &Board, m: &Move) -> u64 {
    if is_pawn(board, m) && captures(board, m) && m.promotion.is_none() {
        let color = board.side_to_move();
        let enemies = board.colored_pieces(!color, Piece::Pawn);
        let ahead = |from: cozy_chess::Square| {
            m.from.file().bitboard().into_iter().filter(|s| enemies.has(*s)).any(|s| match color {
                Color::White => s.rank() > from.rank(),
                Color::Black => s.rank() < from.rank(),
            })
        };
        return if ahead(m.from) { 400 } else { 1 };
    }
    if !is_pawn(board, m) && captures(board, m) { 1 } else { thrifty(board, m) * 10 }
}

/// Keeps king and rooks at home.
fn homely(board: &Board, m: &Move) -> u64 {
    match board.piece_on(m.from) {
        _ if castles(board, m) => 30,
        Some(Piece::King | Piece::Rook) => 1,
        _ => thrifty(board, m),
    }
}

/// Moves knights and rooks while it can, now and then something else.
fn knightly(board: &Board, m: &Move) -> u64 {
    match board.piece_on(m.from) {
        Some(Piece::Knight | Piece::Rook) if !captures(board, m) => 100,
        _ => 1,
    }
}

/// Takes what it can with pawns first.
fn fierce(board: &Board, m: &Move) -> u64 {
    match (is_pawn(board, m), captures(board, m)) {
        (true, true) => 100,
        (false, true) => 20,
        (true, false) => 6,
        (false, false) => 2,
    }
}

/// Leaves its middle pawns at home and plays round them.
fn caged(board: &Board, m: &Move) -> u64 {
    let home = match board.side_to_move() {
        Color::White => Rank::Second,
        Color::Black => Rank::Seventh,
    };
    let middle = [File::B, File::D, File::E, File::G].into_iter().any(|f| f == m.from.file());
    if is_pawn(board, m) && m.from.rank() == home && middle { 1 } else { 40 * fierce(board, m) }
}

/// Gives check when it can.
fn checking(board: &Board, m: &Move) -> u64 {
    let mut after = board.clone();
    after.play_unchecked(*m);
    let checks = after.checkers().len() as u64;
    (1 + 60 * checks * checks) * thrifty(board, m)
}

const TEMPERS: [(&str, Temper, Temper); 10] = [
    ("any", any, any),
    ("thrifty", thrifty, thrifty),
    ("miserly", miserly, miserly),
    ("homely", homely, homely),
    ("knightly", knightly, knightly),
    ("fierce", fierce, fierce),
    ("caged", caged, caged),
    ("checking", checking, checking),
    ("checking against homely", checking, homely),
    ("miserly against caged", miserly, caged),
];

fn play(random: &mut Random, tempers: [Temper; 2], look: &mut impl FnMut(&Board)) {
    let mut board = Board::default();
    for ply in 0..PLIES {
        if board.status() != GameStatus::Ongoing && board.halfmove_clock() < 100 {
            return;
        }
        let mut moves = Vec::new();
        board.generate_moves(|set| {
            moves.extend(set);
            false
        });
        if moves.is_empty() || board.occupied() == BitBoard::EMPTY {
            return;
        }
        let temper = tempers[board.side_to_move() as usize];
        let weights: Vec<u64> = moves.iter().map(|m| temper(&board, m)).collect();
        let mut at = random.next() % weights.iter().sum::<u64>();
        let chosen = weights.iter().position(|&w| {
            let here = at < w;
            at = at.wrapping_sub(if here { 0 } else { w });
            here
        });
        board.play_unchecked(moves[chosen.unwrap_or(0)]);
        if ply % STEP == 0 {
            look(&board);
        }
    }
}

#[test]
fn no_position_of_a_game_is_called_impossible() {
    let games = std::env::var("RETRO_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(GAMES);
    let seed = std::env::var("RETRO_SEED").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    for (name, white, black) in TEMPERS {
        let mut positions = 0;
        let mut promoted = 0;
        for game in 0..games {
            let mut random = Random(seed << 32 | game);
            play(&mut random, [white, black], &mut |board| {
                let fen = board.to_string();
                assert_eq!(check_deep(&parse(&fen).setup), [], "{name} {game}: {fen}");
                positions += 1;
                let queens = board.pieces(Piece::Queen).len();
                promoted = promoted.max(queens + board.pieces(Piece::Knight).len());
            });
        }
        assert!(positions > 50, "{name}: the games are too short to show anything");
        println!("{name}: {positions} positions, at most {promoted} queens and knights");
    }
}
