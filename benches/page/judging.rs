//! The core as WebAssembly, for measuring it beside other libraries: `script/bench`.
#![cfg(target_arch = "wasm32")]

use forsyth::fen::Severity;
use forsyth::rules::{diagnose, worst};
use wasm_bindgen::prelude::wasm_bindgen;

/// Records, one a line.
#[wasm_bindgen]
pub struct Records(String);

#[wasm_bindgen]
impl Records {
    /// Takes the text once, so that its way into WebAssembly is not measured.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String) -> Records {
        Records(text)
    }

    /// Diagnoses every record: how many have neither an error nor a warning.
    pub fn judge(&self) -> usize {
        let right = |fen: &str| worst(&diagnose(fen).diagnostics) < Some(Severity::Warning);
        self.0.lines().filter(|fen| right(fen)).count()
    }
}
