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
    for fen in records.lines() {
        let region = Region::new(GLOBAL);
        let parsed = diagnose(fen);
        let spent = region.change();
        if parsed.diagnostics.is_empty() {
            clean += 1;
            assert_eq!(spent.allocations + spent.reallocations, 0, "{fen}");
        }
    }
    assert!(clean > 9000, "{clean}");
    // The counter does count.
    let region = Region::new(GLOBAL);
    assert!(!diagnose("8/8/8/8/8/8/8/8 w - - 0 1").diagnostics.is_empty());
    assert!(region.change().allocations > 0);
}
