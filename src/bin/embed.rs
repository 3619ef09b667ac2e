//! The small program of `<fen-board>`: boards, their descriptions, and moves. `script/embed`
//! builds it; see `forsyth::embed`.

#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
mod exports {
    use forsyth::embed;
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A good deal smaller than the one that Rust brings along.
    #[global_allocator]
    static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

    /// Answers a question, a letter and what is asked: `d` draws, `p` plays moves, `g` moves by
    /// hand, `s` says what is on a square.
    #[wasm_bindgen]
    pub fn ask(question: &str) -> String {
        let (kind, question) = question.split_at_checked(1).unwrap_or_default();
        match kind {
            "d" => embed::draw(question),
            "p" => embed::play(question),
            "g" => embed::go(question),
            _ => embed::say(question),
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("It runs in a browser: script/embed builds it.");
}
