//! The languages.

use super::file;

/// A language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Finnish.
    Fi,
    /// Turkish.
    Tr,
    /// Malayalam.
    Ml,
}

impl Lang {
    /// All of them, English first.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Fi, Lang::Tr, Lang::Ml];

    /// The BCP 47 tag, for `lang` attributes.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fi => "fi",
            Lang::Tr => "tr",
            Lang::Ml => "ml",
        }
    }

    /// What the language calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fi => "Suomi",
            Lang::Tr => "Türkçe",
            Lang::Ml => "മലയാളം",
        }
    }

    /// The language of a BCP 47 tag, whatever follows it and in either case: `fi`, `fi-FI`.
    pub fn of_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Lang::ALL.into_iter().find(|lang| lang.tag().eq_ignore_ascii_case(primary))
    }

    /// The first language that we have of those that someone reads, the best first, as a browser
    /// lists them; English if we have none.
    ///
    /// ```
    /// use forsyth::words::Lang;
    ///
    /// assert_eq!(Lang::of_tags(&["sv-FI", "fi-FI", "en"]), Lang::Fi);
    /// assert_eq!(Lang::of_tags(&["sv"]), Lang::En);
    /// ```
    pub fn of_tags(tags: &[&str]) -> Lang {
        tags.iter().find_map(|tag| Lang::of_tag(tag)).unwrap_or_default()
    }

    /// The name of the language's file of words, which lies beside the page. It changes with
    /// what is in it, so that no old file is taken for a new one. English has none: it is in the
    /// page itself.
    pub fn file_name(self) -> String {
        let mut name = String::from("words-");
        name.push_str(self.tag());
        name.push('-');
        let digest = file::digest_of(self);
        for place in (0..8).rev() {
            name.push(char::from_digit(digest >> (4 * place) & 15, 16).unwrap_or('0'));
        }
        name.push_str(".txt");
        name
    }
}
