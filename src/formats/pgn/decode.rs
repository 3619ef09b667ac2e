//! From bytes to a text.

use std::borrow::Cow;

/// The text of a file. Bytes that are no UTF-8 are read as Latin-1, the character set of the
/// PGN standard (section 4.1), one by one, so that a file may have both. A byte order mark at
/// the beginning is left out.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 16);
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        text.extend(chunk.invalid().iter().map(|byte| char::from(*byte)));
    }
    Cow::Owned(text)
}
