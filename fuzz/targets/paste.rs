//! A good FEN in the things that people paste with it; sometimes damaged.
#![no_main]

use forsyth_fuzz::diagnose_checked;
use forsyth_fuzz::paste::Paste;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|paste: Paste| {
    let text = paste.text();
    let parsed = diagnose_checked(&text);
    if paste.is_whole() {
        let expected = diagnose_checked(paste.fen).setup;
        assert_eq!(parsed.setup, expected, "{text:?}");
        assert_eq!(parsed.layout.record.of(&text), paste.record(), "{text:?}");
    }
});
