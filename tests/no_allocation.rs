//! Judging a clean record allocates nothing. This test counts what the whole process allocates,
//! so it is alone in its file.
#![cfg(not(target_arch = "wasm32"))]

use std::alloc::System;

use forsyth::rules::diagnose;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static GLOBAL: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn a_clean_record_allocates_nothing() {
    let records = include_str!("data/valid_positions.txt");
    let mut clean = 0;
    for fen in records.lines().filter(|fen| diagnose(fen).diagnostics.is_empty()) {
        clean += 1;
        // The test runner's own thread may allocate at the same time, but not three times.
        let least = (0..3).map(|_| allocations(fen)).min();
        assert_eq!(least, Some(0), "{fen}");
    }
    assert!(clean > 9000, "{clean}");
    // The counter does count.
    assert!(allocations("8/8/8/8/8/8/8/8 w - - 0 1") > 0);
}

/// How often memory is asked for while a text is judged.
fn allocations(text: &str) -> usize {
    let region = Region::new(GLOBAL);
    let parsed = diagnose(text);
    let spent = region.change();
    drop(parsed);
    spent.allocations + spent.reallocations
}
