//! From the bytes of a file to text.

use std::borrow::Cow;

use super::super::pgn;

/// How the characters of a file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8; what is none is read as Latin-1.
    Utf8,
    /// UTF-16 with the lower byte first.
    Utf16Le,
    /// UTF-16 with the higher byte first.
    Utf16Be,
}

impl Encoding {
    /// The encoding of a file by its first bytes: by its byte order mark, or since every other
    /// byte is zero.
    pub fn of(head: &[u8]) -> Encoding {
        match head {
            [0xff, 0xfe, ..] => return Encoding::Utf16Le,
            [0xfe, 0xff, ..] => return Encoding::Utf16Be,
            _ => {}
        }
        let head = head.get(..64).unwrap_or(head);
        let zeros = |from: usize| head.iter().skip(from).step_by(2).filter(|b| **b == 0).count();
        let (even, odd, pairs) = (zeros(0), zeros(1), head.len() / 2);
        match pairs > 1 {
            true if odd == pairs && even == 0 => Encoding::Utf16Le,
            true if even >= pairs && odd == 0 => Encoding::Utf16Be,
            _ => Encoding::Utf8,
        }
    }

    /// The text of a file, or of a block of it. A byte order mark is left out.
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        let read = match self {
            Encoding::Utf8 => return pgn::decode(bytes),
            Encoding::Utf16Le => u16::from_le_bytes,
            Encoding::Utf16Be => u16::from_be_bytes,
        };
        let units = bytes.as_chunks().0.iter().map(|pair| read(*pair));
        let chars = char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER));
        let mut text: String = chars.collect();
        if text.starts_with('\u{feff}') {
            text.remove(0);
        }
        Cow::Owned(text)
    }

    /// How many bytes of a block are whole lines, with the end of the last; 0 where no line
    /// ends in it.
    pub fn whole_lines(self, block: &[u8]) -> usize {
        let pairs = || block.as_chunks::<2>().0.iter();
        match self {
            Encoding::Utf8 => block.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1),
            Encoding::Utf16Le => pairs().rposition(|b| *b == [b'\n', 0]).map_or(0, |at| 2 * at + 2),
            Encoding::Utf16Be => pairs().rposition(|b| *b == [0, b'\n']).map_or(0, |at| 2 * at + 2),
        }
    }
}

/// From places in a text to places in its bytes.
impl Encoding {
    /// Where in a file, or in a block of it, bytes of its text come from. The places are in
    /// ascending order.
    pub fn sources(self, bytes: &[u8], places: &[usize]) -> Vec<usize> {
        let mut sources = Vec::with_capacity(places.len());
        // How far the text and the bytes have been gone through.
        let (mut text, mut source) = (0, 0);
        let mut pass = |text_length: usize, length: usize, is_alike: bool| {
            text += text_length;
            source += length;
            while let Some(&place) = places.get(sources.len()).filter(|place| **place < text) {
                let inside = if is_alike { text - place } else { length };
                sources.push(source - inside);
            }
        };
        match self {
            Encoding::Utf8 => {
                let rest = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
                pass(0, bytes.len() - rest.len(), true);
                for chunk in rest.utf8_chunks() {
                    pass(chunk.valid().len(), chunk.valid().len(), true);
                    for byte in chunk.invalid() {
                        pass(char::from(*byte).len_utf8(), 1, false);
                    }
                }
            }
            Encoding::Utf16Le | Encoding::Utf16Be => {
                let decoded = self.decode(bytes);
                let is_marked = matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
                pass(0, if is_marked { 2 } else { 0 }, true);
                for c in decoded.chars() {
                    pass(c.len_utf8(), 2 * c.len_utf16(), false);
                }
            }
        }
        sources.resize(places.len(), bytes.len());
        sources
    }
}
