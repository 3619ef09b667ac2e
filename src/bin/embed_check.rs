//! The second program of `<fen-board>`: it tells what is wrong with any text. A page fetches it
//! when it is first needed. `script/embed` builds it; see `forsyth::embed`.

#![cfg_attr(target_arch = "wasm32", no_main)]

#[cfg(target_arch = "wasm32")]
mod exports {
    use forsyth::embed;
    use forsyth::words::{Label, Lang, Words};
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A good deal smaller than the one that Rust brings along.
    #[global_allocator]
    static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

    /// Answers a question, a letter and three texts with U+0000 between them: the tag of a
    /// language, the file that has its words or nothing, and any text. `w` asks for the name of
    /// the file, which is empty for English; `o` what the link to the editor is called; `c` for what is wrong with the text, as JSON, in
    /// English where the file is not the right one.
    #[wasm_bindgen]
    pub fn ask(question: &str) -> String {
        let (kind, question) = question.split_at_checked(1).unwrap_or_default();
        let (tag, question) = question.split_once('\0').unwrap_or_default();
        let (file, text) = question.split_once('\0').unwrap_or_default();
        let lang = Lang::of_tag(tag).unwrap_or_default();
        match (kind, lang) {
            ("w", Lang::En) => String::new(),
            ("w", _) => lang.file_name(),
            ("o", _) => Label::OpenInEditor.text(lang).into(),
            _ => {
                let words = match file {
                    "" => None,
                    _ => Words::from_file(lang, file.into()),
                };
                embed::check(text, words.unwrap_or_else(Words::english))
            }
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("It runs in a browser: script/embed builds it.");
}
