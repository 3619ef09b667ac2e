//! A text in the address of a page, and back.
//!
//! The fragment is `fen=` and the text with `_` for each space, as chess sites write it; every
//! other character that is not plain in an address is percent-encoded as UTF-8, `_` itself
//! included, so that any text, broken or not, survives the trip.

use std::fmt::Write as _;

/// The fragment, without its `#`, that stands for a text.
pub fn to_fragment(text: &str) -> String {
    let mut fragment = String::with_capacity(text.len() + 4);
    fragment.push_str("fen=");
    for byte in text.bytes() {
        match byte {
            b' ' => fragment.push('_'),
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'/' | b'-' | b'.' | b'~' => {
                fragment.push(byte as char);
            }
            _ => {
                let _ = write!(fragment, "%{byte:02X}");
            }
        }
    }
    fragment
}

/// The text that an address holds: that of `#fen=`, else that of `?fen=`, else none. Both
/// parts may come with or without their `#` and `?`. `_`, `+` and `%20` are spaces; bytes that
/// are not UTF-8 become replacement characters.
pub fn from_address(search: &str, hash: &str) -> Option<String> {
    let value = |part: &str, mark| {
        part.strip_prefix(mark)
            .unwrap_or(part)
            .split('&')
            .find_map(|pair| pair.strip_prefix("fen="))
            .map(decode)
    };
    value(hash, '#').or_else(|| value(search, '?'))
}

fn decode(value: &str) -> String {
    let bytes = value.as_bytes();
    let hex = |i: usize| bytes.get(i).and_then(|&b| (b as char).to_digit(16));
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while let Some(&byte) = bytes.get(i) {
        match (byte, hex(i + 1), hex(i + 2)) {
            (b'%', Some(high), Some(low)) => {
                decoded.push((high * 16 + low) as u8);
                i += 2;
            }
            (b'_' | b'+', ..) => decoded.push(b' '),
            _ => decoded.push(byte),
        }
        i += 1;
    }
    String::from_utf8(decoded)
        .unwrap_or_else(|wrong| String::from_utf8_lossy(wrong.as_bytes()).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_good_fen_stays_readable() {
        assert_eq!(
            to_fragment(START),
            "fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1"
        );
    }

    #[test]
    fn every_text_survives_the_trip() {
        let texts = [
            START,
            "",
            " ",
            "  two  spaces ",
            "8/8_8\\8+8",
            "%20 100% %",
            "[FEN \"x\"] & more=1#2?3",
            "♔ é \u{a0} \u{feff} 日本",
            "a\nb\tc\r\n",
            "https://lichess.org/editor/8/8?x=1&fen=2",
        ];
        for text in texts {
            let fragment = to_fragment(text);
            assert_eq!(from_address("", &format!("#{fragment}")).as_deref(), Some(text));
            assert_eq!(from_address(&format!("?{fragment}"), "").as_deref(), Some(text));
            assert!(fragment.bytes().all(|b| b.is_ascii_graphic()), "{fragment}");
        }
    }

    #[test]
    fn what_others_write_is_read() {
        let table = [
            ("?fen=8/8+w%20-_-", "", Some("8/8 w - -")),
            ("", "#fen=8%2F8", Some("8/8")),
            ("?fen=query", "#fen=hash", Some("hash")),
            ("?fen=query", "#top", Some("query")),
            ("?a=1&fen=8&b=2", "", Some("8")),
            ("?xfen=8", "#", None),
            ("", "", None),
            ("", "#fen=", Some("")),
            // Broken encoding.
            ("", "#fen=%", Some("%")),
            ("", "#fen=%4", Some("%4")),
            ("", "#fen=%zz%41", Some("%zzA")),
            ("", "#fen=%ff%C3%A9", Some("\u{fffd}é")),
            ("", "#fen=é%", Some("é%")),
        ];
        for (search, hash, expected) in table {
            assert_eq!(from_address(search, hash).as_deref(), expected, "{search} {hash}");
        }
    }
}
