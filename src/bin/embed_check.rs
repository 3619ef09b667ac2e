//! The second program of `<fen-board>`: it tells what is wrong with any text. A page fetches it
//! when it is first needed. `script/embed` builds it; see `forsyth::embed`.

#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
mod exports {
    use forsyth::embed;
    use forsyth::words::{Lang, Words};
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A good deal smaller than the one that Rust brings along.
    #[global_allocator]
    static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

    /// What is wrong with a text, as JSON: in English where `file` is empty, else in the words
    /// of that file, which is the one of the language with the tag.
    #[wasm_bindgen]
    pub fn check(text: &str, tag: &str, file: String) -> String {
        let lang = Lang::of_tag(tag).unwrap_or_default();
        let words = Words::from_file(lang, file).unwrap_or_else(Words::english);
        embed::check(text, words)
    }

    /// The name of the file that has the words of a language; empty for English, which is here.
    #[wasm_bindgen]
    pub fn words_file(tag: &str) -> String {
        match Lang::of_tag(tag).unwrap_or_default() {
            Lang::En => String::new(),
            lang => lang.file_name(),
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("It runs in a browser: script/embed builds it.");
}
