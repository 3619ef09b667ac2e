//! How fast records are read and judged, beside other libraries. `script/bench` runs it and
//! prints the ratios.

use std::hint::black_box;
use std::time::Duration;

use cozy_chess::Board;
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use forsyth::fen::parse;
use forsyth::rules::{diagnose, diagnose_without_fixes};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess};

mod rubbish;

const VALID: &str = include_str!("../tests/data/valid_positions.txt");

/// The broken records of the corpus.
fn broken() -> Vec<String> {
    include_str!("../tests/data/corpus.jsonl")
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|case| case["severity"] != "ok")
        .filter_map(|case| Some(case["input"].as_str()?.to_string()))
        .collect()
}

/// Reading and judging positions from games.
fn judging(criterion: &mut Criterion) {
    let records: Vec<&str> = VALID.lines().collect();
    let mut group = criterion.benchmark_group("judging");
    group.throughput(Throughput::Elements(records.len() as u64));
    group.bench_function("forsyth", |b| {
        b.iter(|| {
            records.iter().filter(|fen| diagnose(black_box(fen)).diagnostics.is_empty()).count()
        });
    });
    group.bench_function("shakmaty", |b| {
        b.iter(|| {
            let legal = |fen: &str| {
                let fen = Fen::from_ascii(black_box(fen).as_bytes()).ok()?;
                fen.into_position::<Chess>(CastlingMode::Standard).ok()
            };
            records.iter().filter(|fen| legal(fen).is_some()).count()
        });
    });
    group.bench_function("cozy-chess", |b| {
        b.iter(|| {
            records.iter().filter(|fen| Board::from_fen(black_box(fen), false).is_ok()).count()
        });
    });
    group.finish();
}

/// Reading alone.
fn parsing(criterion: &mut Criterion) {
    let records: Vec<&str> = VALID.lines().collect();
    let mut group = criterion.benchmark_group("parsing");
    group.throughput(Throughput::Elements(records.len() as u64));
    group.bench_function("forsyth", |b| {
        b.iter(|| {
            records.iter().filter(|fen| parse(black_box(fen)).diagnostics.is_empty()).count()
        });
    });
    group.bench_function("shakmaty", |b| {
        b.iter(|| {
            records.iter().filter(|fen| Fen::from_ascii(black_box(fen).as_bytes()).is_ok()).count()
        });
    });
    group.finish();
}

/// Broken records, with the trying out of every fix and without.
fn repairing(criterion: &mut Criterion) {
    let records = broken();
    let mut group = criterion.benchmark_group("broken");
    group.throughput(Throughput::Elements(records.len() as u64));
    group.bench_function("with fixes", |b| {
        b.iter(|| {
            records.iter().map(|fen| diagnose(black_box(fen)).diagnostics.len()).sum::<usize>()
        });
    });
    group.bench_function("without fixes", |b| {
        let judge = |fen: &String| diagnose_without_fixes(black_box(fen)).diagnostics.len();
        b.iter(|| records.iter().map(judge).sum::<usize>());
    });
    group.finish();
}

/// 10 MB of rubbish.
fn rubbish(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rubbish");
    group.sample_size(10).warm_up_time(Duration::from_millis(100));
    group.measurement_time(Duration::from_millis(500));
    for (name, text) in rubbish::kinds(10_000_000) {
        group.bench_with_input(BenchmarkId::from_parameter(name), &text, |b, text| {
            b.iter_batched(|| text, |text| diagnose(black_box(text)), BatchSize::PerIteration);
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(Duration::from_secs(3));
    targets = judging, parsing, repairing, rubbish
}
criterion_main!(benches);
