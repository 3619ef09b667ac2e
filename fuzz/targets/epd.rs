//! Any text read as EPD, and written back.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| forsyth_fuzz::epd_checked(text));
