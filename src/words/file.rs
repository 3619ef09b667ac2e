//! Files of words: a language's templates in the order of the keys, a line each.
//!
//! All of it is worked out while the program is compiled. The page holds the English text, in two
//! parts, and, of the others, no more than their digests.

use super::{Key, Lang, en, fi, ml, tr};

const KEYS: usize = Key::ALL.len();

/// The bytes of a language's file.
const fn length(lines: &[&str; KEYS]) -> usize {
    let (mut length, mut line) = (KEYS - 1, 0);
    while line < KEYS {
        length += lines[line].len();
        line += 1;
    }
    length
}

/// The lines of a file as one text.
const fn join<const N: usize>(lines: &[&str; KEYS]) -> [u8; N] {
    let mut text = [b'\n'; N];
    let (mut at, mut line) = (0, 0);
    while line < KEYS {
        let bytes = lines[line].as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            assert!(bytes[i] != b'\n', "a template is one line");
            text[at + i] = bytes[i];
            i += 1;
        }
        at += bytes.len() + 1;
        line += 1;
    }
    text
}

/// Tells texts apart: FNV-1a of 32 bits.
pub(super) const fn digest(text: &[u8]) -> u32 {
    let (mut hash, mut i) = (0x811c_9dc5_u32, 0);
    while i < text.len() {
        hash = (hash ^ text[i] as u32).wrapping_mul(0x0100_0193);
        i += 1;
    }
    hash
}

/// The file of a language whose module is named, with the lines of the keys for which something
/// holds.
macro_rules! file_of {
    ($language:ident) => {
        file_of!($language, |_key| true)
    };
    ($language:ident, |$key:ident| $holds:expr) => {{
        const LINES: [&str; KEYS] = {
            let mut lines = [""; KEYS];
            let mut i = 0;
            while i < KEYS {
                let $key = Key::ALL[i];
                if $holds {
                    lines[i] = $language::template(Key::ALL[i]);
                }
                i += 1;
            }
            lines
        };
        const BYTES: [u8; length(&LINES)] = join(&LINES);
        match std::str::from_utf8(&BYTES) {
            Ok(text) => text,
            Err(_) => panic!(),
        }
    }};
}

pub(super) const ENGLISH: &str = file_of!(en);

/// What the page says before anything is wrong with the position and before a panel is opened.
const FIRST_KEYS: [Key; 66] = [
    Key::Colors,
    Key::Adjectives,
    Key::Roles,
    Key::FieldTitles,
    Key::Verdicts,
    Key::Name,
    Key::Tagline,
    Key::Fen,
    Key::Board,
    Key::Position,
    Key::Actions,
    Key::Placeholder,
    Key::CopyFen,
    Key::Undo,
    Key::Redo,
    Key::Help,
    Key::None,
    Key::Kingside,
    Key::Queenside,
    Key::DeleteTool,
    Key::BoardHelp,
    Key::PiecesOf,
    Key::CapitalPiece,
    Key::OnSquare,
    Key::OnEmptySquare,
    Key::Problems,
    Key::NoProblems,
    Key::Right,
    Key::Lack,
    Key::WrittenAs,
    Key::Explanation,
    Key::ToMove,
    Key::Rank,
    Key::RankIsEmpty,
    Key::RunOfPieces,
    Key::RunOfEmpty,
    Key::MoveNumber,
    Key::PieceMoved,
    Key::FlipView,
    Key::Transforms,
    Key::RotatePosition,
    Key::MirrorPosition,
    Key::UpsideDown,
    Key::SwapColours,
    Key::Presets,
    Key::PresetGroups,
    Key::PresetNames,
    Key::StartPosition,
    Key::EmptyBoard,
    Key::Chess960Random,
    Key::Chess960Number,
    Key::MaterialLevel,
    Key::PieceCount,
    Key::Dialect,
    Key::DialectAsTyped,
    Key::DialectXFen,
    Key::DialectShredder,
    Key::DialectStrict,
    Key::DialectEpIfLegal,
    Key::Marks,
    Key::Settings,
    Key::Language,
    Key::OpenFile,
    Key::ReadPicture,
    Key::TakePhoto,
    Key::Export,
];

const fn is_first(key: Key) -> bool {
    let mut i = 0;
    while i < FIRST_KEYS.len() {
        if FIRST_KEYS[i] as usize == key as usize {
            return true;
        }
        i += 1;
    }
    false
}

/// The English file with only the lines of [`FIRST_KEYS`], or only with the others; the lines
/// that are left out are empty. The release keeps the latter out of what the page begins with:
/// see `script/split.mjs`.
pub(super) const ENGLISH_FIRST: &str = file_of!(en, |key| is_first(key));
pub(super) const ENGLISH_REST: &str = file_of!(en, |key| !is_first(key));

const FINNISH: &str = file_of!(fi);
const TURKISH: &str = file_of!(tr);
const MALAYALAM: &str = file_of!(ml);

const DIGESTS: [u32; 4] = [
    digest(ENGLISH.as_bytes()),
    digest(FINNISH.as_bytes()),
    digest(TURKISH.as_bytes()),
    digest(MALAYALAM.as_bytes()),
];

/// The digest of a language's file.
pub(super) const fn digest_of(lang: Lang) -> u32 {
    DIGESTS[lang as usize]
}

/// What is said of a board: all that a page needs that shows boards and judges nothing.
pub(super) const BOARD_KEYS: [Key; 13] = [
    Key::Colors,
    Key::Adjectives,
    Key::Roles,
    Key::OnSquare,
    Key::OnEmptySquare,
    Key::ToMove,
    Key::Sentence,
    Key::PiecesOfSide,
    Key::NoPiecesOfSide,
    Key::PiecesOnSquares,
    Key::PieceOn,
    Key::NowEmpty,
    Key::PieceMoved,
];

/// The templates of [`BOARD_KEYS`], in their order.
pub(super) const fn board(lang: Lang) -> [&'static str; BOARD_KEYS.len()] {
    let mut lines = [""; BOARD_KEYS.len()];
    let mut i = 0;
    while i < BOARD_KEYS.len() {
        lines[i] = match lang {
            Lang::En => en::template(BOARD_KEYS[i]),
            Lang::Fi => fi::template(BOARD_KEYS[i]),
            Lang::Tr => tr::template(BOARD_KEYS[i]),
            Lang::Ml => ml::template(BOARD_KEYS[i]),
        };
        i += 1;
    }
    lines
}

/// A language's file, from within the program: not in the page.
#[cfg(not(target_arch = "wasm32"))]
pub(super) const fn text_of(lang: Lang) -> &'static str {
    match lang {
        Lang::En => ENGLISH,
        Lang::Fi => FINNISH,
        Lang::Tr => TURKISH,
        Lang::Ml => MALAYALAM,
    }
}
