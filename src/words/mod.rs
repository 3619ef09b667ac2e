//! Every sentence that a person reads or hears, in every language.
//!
//! A sentence is a template (see `template`) under a [`Key`]; one small interpreter fills the
//! gaps of all of them. English is part of the page. The other languages are files of their own,
//! written when the page is built (`script/words`), and fetched by whoever chooses one; natively
//! they are all at hand.
//!
//! To add a sentence:
//!
//! 1. give it a key in `key.rs`, with what it is told: `RankShort(Number, Number)`;
//! 2. write its template in each of `en.rs`, `fi.rs`, `tr.rs` and `ml.rs`. What is missing does
//!    not compile, and the tests complain of a gap that the key does not fill;
//! 3. read it by [`Words::get`] if it has no gaps; else give it a method here, in the file of
//!    its kind.

mod element;
mod en;
mod fi;
mod file;
mod format;
mod intake;
mod key;
mod lang;
mod list;
mod ml;
mod page;
mod picture;
mod position;
mod problem;
mod repair;
mod template;
#[cfg(test)]
mod tests;
mod tr;

pub use element::Label;
pub use key::Key;
pub use lang::Lang;
pub use template::Kind;

use std::sync::OnceLock;

use template::{Arg, render, split, telling};

/// The words of one language.
#[derive(Debug)]
pub struct Words {
    lang: Lang,
    /// A template for each key.
    lines: [&'static str; Key::ALL.len()],
    /// Where to find the lines that are empty, if that is elsewhere.
    rest: Option<fn() -> &'static Words>,
}

impl Words {
    /// English, which is always at hand.
    pub fn english() -> &'static Words {
        static WORDS: OnceLock<Words> = OnceLock::new();
        WORDS.get_or_init(|| {
            let mut first = Words::split(Lang::En, file::ENGLISH_FIRST);
            first.rest = Some(Words::english_rest);
            first
        })
    }

    /// What the page says in English only later. Nothing else reads that text: it may be a part
    /// of the program that comes with this function.
    #[inline(never)]
    fn english_rest() -> &'static Words {
        static WORDS: OnceLock<Words> = OnceLock::new();
        WORDS.get_or_init(|| Words::split(Lang::En, file::ENGLISH_REST))
    }

    /// The words of a language. In the page only English is at hand; see [`Words::from_file`].
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of(lang: Lang) -> &'static Words {
        static WORDS: [OnceLock<Words>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        WORDS[lang as usize].get_or_init(|| Words::split(lang, file::text_of(lang)))
    }

    /// The file of a language, to be served beside the page under its [`Lang::file_name`].
    #[cfg(not(target_arch = "wasm32"))]
    pub fn file(lang: Lang) -> &'static str {
        file::text_of(lang)
    }

    /// The part of the English text that the page does not begin with, as it lies in the program.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn english_rest_text() -> &'static str {
        file::ENGLISH_REST
    }

    /// What is said of a board in a language: who stands where, who moves, what was moved. All
    /// other sentences are empty. It is small and needs no file.
    pub fn of_board(lang: Lang) -> &'static Words {
        static LINES: [[&str; file::BOARD_KEYS.len()]; Lang::ALL.len()] = [
            file::board(Lang::En),
            file::board(Lang::Fi),
            file::board(Lang::Tr),
            file::board(Lang::Ml),
        ];
        static WORDS: [OnceLock<Words>; Lang::ALL.len()] =
            [const { OnceLock::new() }; Lang::ALL.len()];
        WORDS[lang as usize].get_or_init(|| {
            let mut lines = [""; Key::ALL.len()];
            for (key, line) in file::BOARD_KEYS.into_iter().zip(LINES[lang as usize]) {
                lines[key as usize] = line;
            }
            Words { lang, lines, rest: None }
        })
    }

    /// Reads a file of words. It is kept for as long as the program runs. `None` unless it is to
    /// the byte the file that was written when this program was built.
    pub fn from_file(lang: Lang, text: String) -> Option<&'static Words> {
        if file::digest(text.as_bytes()) != file::digest_of(lang) {
            return None;
        }
        Some(Box::leak(Box::new(Words::split(lang, text.leak()))))
    }

    fn split(lang: Lang, text: &'static str) -> Words {
        let mut lines = [""; Key::ALL.len()];
        let mut rest = text;
        for line in &mut lines {
            let after;
            (*line, after) = split(rest, b'\n');
            rest = after.unwrap_or_default();
        }
        Words { lang, lines, rest: None }
    }

    /// Which language they are of.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A sentence or label without gaps, as it is.
    pub fn get(&self, key: Key) -> &'static str {
        match (self.lines[key as usize], self.rest) {
            ("", Some(rest)) => rest().get(key),
            (line, _) => line,
        }
    }

    /// A sentence with its gaps filled.
    fn say(&self, key: Key, args: &[Arg]) -> String {
        let mut out = String::new();
        self.push(&mut out, key, args);
        out
    }

    /// As [`Words::say`], at the end of a text.
    fn push(&self, out: &mut String, key: Key, args: &[Arg]) {
        #[cfg(debug_assertions)]
        for (place, kind) in key.kinds().iter().enumerate() {
            assert_eq!(args.get(place).map(|arg| arg.kind()), Some(*kind), "{key:?} {place}");
        }
        render(self, out, self.get(key), args);
    }
}
