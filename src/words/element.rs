//! The labels of a board in somebody's page: the custom element `<fen-board>`.
//!
//! They are few, and a page with boards holds them in every language; so they are no keys of the
//! files of words, which the editor would have to carry.

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
    /// What is said of a FEN that can't be read where its problems can't be told.
    NotReadable,
    /// How the keyboard moves pieces.
    Keys,
}

impl Label {
    /// All of them, in the order in which a page is given them.
    pub const ALL: [Label; 7] = {
        use Label as L;
        [
            L::ShowSolution,
            L::HideSolution,
            L::Start,
            L::CannotBeMade,
            L::OpenInEditor,
            L::NotReadable,
            L::Keys,
        ]
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
            (Lang::En, L::NotReadable) => "This FEN can’t be read in full.",
            (Lang::En, L::Keys) => {
                "Arrow keys go from square to square; Enter picks a piece up and puts it down, Escape lets it go."
            }
            (Lang::Fi, L::ShowSolution) => "Näytä ratkaisu",
            (Lang::Fi, L::HideSolution) => "Piilota ratkaisu",
            (Lang::Fi, L::Start) => "Alku",
            (Lang::Fi, L::CannotBeMade) => "Tätä siirtoa ei voi tehdä",
            (Lang::Fi, L::OpenInEditor) => "Avaa muokkaimessa",
            (Lang::Fi, L::NotReadable) => "Tätä FENiä ei voi lukea kokonaan.",
            (Lang::Fi, L::Keys) => {
                "Nuolinäppäimet vievät ruudusta toiseen; Enter nostaa nappulan ja laskee sen, Esc jättää sen paikalleen."
            }
            (Lang::Tr, L::ShowSolution) => "Çözümü göster",
            (Lang::Tr, L::HideSolution) => "Çözümü gizle",
            (Lang::Tr, L::Start) => "Başlangıç",
            (Lang::Tr, L::CannotBeMade) => "Bu hamle yapılamaz",
            (Lang::Tr, L::OpenInEditor) => "Düzenleyicide aç",
            (Lang::Tr, L::NotReadable) => "Bu FEN bütünüyle okunamıyor.",
            (Lang::Tr, L::Keys) => {
                "Ok tuşları kareden kareye gider; Enter taşı kaldırır ve bırakır, Esc vazgeçer."
            }
            (Lang::Ml, L::ShowSolution) => "ഉത്തരം കാണിക്കുക",
            (Lang::Ml, L::HideSolution) => "ഉത്തരം മറയ്ക്കുക",
            (Lang::Ml, L::Start) => "തുടക്കം",
            (Lang::Ml, L::CannotBeMade) => "ഈ നീക്കം സാധ്യമല്ല",
            (Lang::Ml, L::OpenInEditor) => "എഡിറ്ററിൽ തുറക്കുക",
            (Lang::Ml, L::NotReadable) => "ഈ FEN മുഴുവനായി വായിക്കാനാവുന്നില്ല.",
            (Lang::Ml, L::Keys) => {
                "അമ്പടയാള കീകൾ കളത്തിൽനിന്ന് കളത്തിലേക്ക് നീങ്ങും; Enter കരു എടുക്കും, വെക്കും; Escape വേണ്ടെന്നുവെക്കും."
            }
        }
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
    fn a_board_is_described_without_the_files_of_words() {
        for lang in Lang::ALL {
            let (small, whole) = (Words::of_board(lang), Words::of(lang));
            assert_eq!(small.lang(), lang);
            assert_eq!(small.description(&Setup::START), whole.description(&Setup::START));
            assert_eq!(small.description(&Setup::EMPTY), whole.description(&Setup::EMPTY));
        }
    }
}
