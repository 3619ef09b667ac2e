//! What a page shows, in its address, and back.
//!
//! The fragment is `fen=` and the text with `_` for each space, as chess sites write it; every
//! other character that is not plain in an address is percent-encoded as UTF-8, `_` itself
//! included, so that any text, broken or not, survives the trip. `&shapes=Ga1,Re2e4` follows
//! where something is drawn on the board, and `&black` where Black is at the bottom.

use std::fmt::Write as _;
use std::rc::Rc;

use crate::chess::Color;
use crate::diagram::Shapes;

/// What an address holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    /// The FEN as it was typed.
    pub text: Rc<str>,
    /// What is drawn on the board.
    pub shapes: Shapes,
    /// The side at the bottom of the board.
    pub orientation: Color,
}

impl Link {
    /// A text with nothing drawn but what its own comments say, seen from White's side.
    pub fn new(text: &str) -> Link {
        let shapes = Shapes::from_comments(text);
        Link { text: text.into(), shapes, orientation: Color::White }
    }

    /// The fragment, without its `#`.
    pub fn to_fragment(&self) -> String {
        let mut fragment = String::with_capacity(self.text.len() + 4);
        fragment.push_str("fen=");
        encode(&self.text, &mut fragment);
        if !self.shapes.is_empty() {
            fragment.push_str("&shapes=");
            fragment.push_str(&self.shapes.to_list());
        }
        if self.orientation == Color::Black {
            fragment.push_str("&black");
        }
        fragment
    }

    /// What an address holds: that of `#fen=`, else that of `?fen=`, else nothing. Both parts
    /// may come with or without their `#` and `?`. In the text `_`, `+` and `%20` are spaces;
    /// bytes that are not UTF-8 become replacement characters.
    pub fn from_address(search: &str, hash: &str) -> Option<Link> {
        let read = |part: &str, mark| {
            let pairs = || part.strip_prefix(mark).unwrap_or(part).split('&');
            let value = |name: &str| pairs().find_map(|pair| pair.strip_prefix(name)).map(decode);
            let mut link = Link::new(&value("fen=")?);
            if let Some(shapes) = value("shapes=") {
                link.shapes = Shapes::from_list(&shapes);
            }
            if pairs().any(|pair| pair == "black") {
                link.orientation = Color::Black;
            }
            Some(link)
        };
        read(hash, '#').or_else(|| read(search, '?'))
    }
}

/// A text as it stands in an address.
pub(super) fn encoded(text: &str) -> String {
    let mut out = String::new();
    encode(text, &mut out);
    out
}

fn encode(text: &str, out: &mut String) {
    for byte in text.bytes() {
        match byte {
            b' ' => out.push('_'),
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'/' | b'-' | b'.' | b'~' => {
                out.push(byte as char);
            }
            _ => {
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
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
            Link::new(START).to_fragment(),
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
            for (shapes, orientation) in
                [("", Color::White), ("", Color::Black), ("Ga1,Re2e4", Color::Black)]
            {
                let shapes = Shapes::from_list(shapes);
                let link = Link { shapes, orientation, ..Link::new(text) };
                let fragment = link.to_fragment();
                assert_eq!(Link::from_address("", &format!("#{fragment}")), Some(link.clone()));
                assert_eq!(Link::from_address(&format!("?{fragment}"), ""), Some(link));
                assert!(fragment.bytes().all(|b| b.is_ascii_graphic()), "{fragment}");
            }
        }
    }

    #[test]
    fn shapes_and_the_turn_of_the_board_follow_the_text() {
        let shapes = Shapes::from_list("Ga1,Re2e4");
        let link = Link { shapes, orientation: Color::Black, ..Link::new("8/8 w") };
        assert_eq!(link.to_fragment(), "fen=8/8_w&shapes=Ga1,Re2e4&black");
        for (hash, shapes, orientation) in [
            ("#fen=8&shapes=ga1,%52e2E4", "Ga1,Re2e4", Color::White),
            ("#black&shapes=Ga1&fen=8", "Ga1", Color::Black),
            ("#fen=8&shapes=Ga1,x,,Gz9,%ff,Yb2", "Ga1,Yb2", Color::White),
            ("#fen=8&shapes&blackish", "", Color::White),
            // What the text itself says, unless the address says something else.
            ("#fen=8_%7B%5B%25csl_Ba1%5D%7D", "Ba1", Color::White),
            ("#fen=8_%7B%5B%25csl_Ba1%5D%7D&shapes=", "", Color::White),
        ] {
            let link = Link::from_address("", hash).unwrap();
            assert_eq!(
                (&*link.shapes.to_list(), link.orientation),
                (shapes, orientation),
                "{hash}"
            );
        }
        let long = format!("#fen=8&shapes={}", "Ga1,é,%,".repeat(100_000));
        assert_eq!(Link::from_address("", &long).unwrap().shapes.to_list(), "Ga1");
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
            let found = Link::from_address(search, hash);
            assert_eq!(found.as_ref().map(|link| &*link.text), expected, "{search} {hash}");
        }
    }
}
