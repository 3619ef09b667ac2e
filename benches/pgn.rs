//! How fast games are read, with every move checked, beside pgn-reader with shakmaty.
//!
//! The games are those of `tests/data/games.jsonl` without variations, over and over, as the
//! standard writes them: what both do the same work on.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use forsyth::chess::Setup;
use forsyth::formats::pgn::games;
use forsyth::formats::san::push_number;
use pgn_reader::{Reader, SanPlus, Visitor};
use shakmaty::{Chess, Position};

/// How many times the games are repeated.
const TIMES: usize = 100;

/// The main lines of the games that begin from the initial array.
fn text() -> String {
    let mut text = String::new();
    for line in include_str!("../tests/data/games.jsonl").lines() {
        let object: serde_json::Value = serde_json::from_str(line).unwrap_or_default();
        for game in games(object["pgn"].as_str().unwrap_or_default()) {
            let is_null = |at: usize| game.moves[at].mv.is_none();
            if game.start != Setup::START || game.line(None).any(is_null) {
                continue;
            }
            text.push_str("[Event \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n");
            for at in game.line(None) {
                let setup = game.setup(game.moves[at].before);
                if setup.side_to_move == forsyth::chess::Color::White {
                    push_number(&mut text, setup);
                    text.push(' ');
                }
                text.push_str(&game.san(at));
                text.push(' ');
            }
            text.push_str("*\n\n");
        }
    }
    text.repeat(TIMES)
}

/// Plays the moves, and counts them.
struct Moves;

impl Visitor for Moves {
    type Tags = ();
    type Movetext = (Chess, usize);
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<usize, (Chess, usize)> {
        ControlFlow::Continue((Chess::default(), 0))
    }

    fn san(&mut self, (chess, count): &mut (Chess, usize), san: SanPlus) -> ControlFlow<usize> {
        let Ok(mv) = san.san.to_move(chess) else { return ControlFlow::Break(*count) };
        chess.play_unchecked(mv);
        *count += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (_, count): (Chess, usize)) -> usize {
        count
    }
}

fn theirs(text: &str) -> usize {
    let mut reader = Reader::new(text.as_bytes());
    let mut count = 0;
    while let Ok(Some(moves)) = reader.read_game(&mut Moves) {
        count += moves;
    }
    count
}

fn ours(text: &str) -> usize {
    games(text).map(|game| game.moves.len()).sum()
}

fn reading(criterion: &mut Criterion) {
    let text = text();
    assert_eq!(ours(&text), theirs(&text));
    let mut group = criterion.benchmark_group("reading games");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    group.bench_function("forsyth", |b| b.iter(|| ours(black_box(&text))));
    group.bench_function("pgn-reader", |b| b.iter(|| theirs(black_box(&text))));
    group.finish();
}

criterion_group!(benches, reading);
criterion_main!(benches);
