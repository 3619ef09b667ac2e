//! What is tested in a real browser: that the core works as WebAssembly, and the components of
//! the page. `script/test` runs it in headless Chromium; elsewhere there is nothing to run.

#![cfg(target_arch = "wasm32")]

mod page;
mod parsing;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
