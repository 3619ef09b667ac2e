//! The labels of a board in somebody's page: the custom element `<fen-board>`.
//!
//! They are no keys of the files of words, which the editor would have to carry. Those that only
//! a board needs that one plays on go into its script when it is built ([`Label::json`]).

use super::Lang;

/// A label of the element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// The button that shows the moves of the solution.
    ShowSolution,
    /// The button that hides them again.
    HideSolution,
    /// The position from which the solution begins.
    Start,
    /// Beside a move that can't be made.
    CannotBeMade,
    /// The link to the editor.
    OpenInEditor,
    /// How the keyboard moves pieces.
    Keys,
}

impl Label {
    /// All of them.
    pub const ALL: [Label; 6] = {
        use Label as L;
        [L::ShowSolution, L::HideSolution, L::Start, L::CannotBeMade, L::OpenInEditor, L::Keys]
    };

    /// The words.
    pub const fn text(self, lang: Lang) -> &'static str {
        use Label as L;
        match (lang, self) {
            (Lang::En, L::ShowSolution) => "Show the solution",
            (Lang::En, L::HideSolution) => "Hide the solution",
            (Lang::En, L::Start) => "Start",
            (Lang::En, L::CannotBeMade) => "This move can’t be made",
            (Lang::En, L::OpenInEditor) => "Open it in the editor",
            (Lang::En, L::Keys) => {
                "Arrow keys go from square to square; Enter picks a piece up and puts it down, Escape lets it go."
            }
            (Lang::Fi, L::ShowSolution) => "Näytä ratkaisu",
            (Lang::Fi, L::HideSolution) => "Piilota ratkaisu",
            (Lang::Fi, L::Start) => "Alku",
            (Lang::Fi, L::CannotBeMade) => "Tätä siirtoa ei voi tehdä",
            (Lang::Fi, L::OpenInEditor) => "Avaa muokkaimessa",
            (Lang::Fi, L::Keys) => {
                "Nuolinäppäimet vievät ruudusta toiseen; Enter nostaa nappulan ja laskee sen, Esc jättää sen paikalleen."
            }
            (Lang::Tr, L::ShowSolution) => "Çözümü göster",
            (Lang::Tr, L::HideSolution) => "Çözümü gizle",
            (Lang::Tr, L::Start) => "Başlangıç",
            (Lang::Tr, L::CannotBeMade) => "Bu hamle yapılamaz",
            (Lang::Tr, L::OpenInEditor) => "Düzenleyicide aç",
            (Lang::Tr, L::Keys) => {
                "Ok tuşları kareden kareye gider; Enter taşı kaldırır ve bırakır, Esc vazgeçer."
            }
            (Lang::Ml, L::ShowSolution) => "ഉത്തരം കാണിക്കുക",
            (Lang::Ml, L::HideSolution) => "ഉത്തരം മറയ്ക്കുക",
            (Lang::Ml, L::Start) => "തുടക്കം",
            (Lang::Ml, L::CannotBeMade) => "ഈ നീക്കം സാധ്യമല്ല",
            (Lang::Ml, L::OpenInEditor) => "എഡിറ്ററിൽ തുറക്കുക",
            (Lang::Ml, L::Keys) => {
                "അമ്പടയാള കീകൾ കളത്തിൽനിന്ന് കളത്തിലേക്ക് നീങ്ങും; Enter കരു എടുക്കും, വെക്കും; Escape വേണ്ടെന്നുവെക്കും."
            }
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Label {
    /// The labels of each language, by its tag, as JSON: lists in the order of [`Label::ALL`],
    /// without the link to the editor, which is said where something is wrong.
    pub fn json() -> String {
        let list = |lang: Lang| {
            let labels = Label::ALL.into_iter().filter(|label| *label != Label::OpenInEditor);
            labels.map(|label| label.text(lang)).collect::<Vec<_>>()
        };
        let all = Lang::ALL.map(|lang| (lang.tag(), list(lang)));
        serde_json::to_string(&std::collections::BTreeMap::from(all)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Setup;
    use crate::words::Words;

    #[test]
    fn labels_differ_and_are_one_line() {
        for lang in Lang::ALL {
            for (i, label) in Label::ALL.into_iter().enumerate() {
                let text = label.text(lang);
                assert_eq!(label as usize, i);
                assert!(!text.is_empty() && !text.contains('\n'));
                assert!(!Label::ALL[..i].iter().any(|other| other.text(lang) == text), "{text}");
                assert!(lang == Lang::En || text != label.text(Lang::En), "{text}");
            }
        }
    }

    #[test]
    fn the_script_gets_them_by_language() {
        let json: serde_json::Value = serde_json::from_str(&Label::json()).unwrap();
        assert_eq!(json["fi"][0], "Näytä ratkaisu");
        assert_eq!(json["en"].as_array().unwrap().len(), 5);
    }

    #[test]
    fn a_board_is_described_without_the_files_of_words() {
        for lang in Lang::ALL {
            let (small, whole) = (Words::of_board(lang), Words::of(lang));
            assert_eq!(small.lang(), lang);
            assert_eq!(small.description(&Setup::START), whole.description(&Setup::START));
            assert_eq!(small.description(&Setup::EMPTY), whole.description(&Setup::EMPTY));
        }
    }
}
