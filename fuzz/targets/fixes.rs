//! Every fix of any text.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| forsyth_fuzz::apply_every_fix(text));
