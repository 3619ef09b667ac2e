//! Any text read as games, and written back.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| forsyth_fuzz::games_checked(bytes));
