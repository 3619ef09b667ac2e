//! A FEN as people paste it: in a wrapper, in an encoding, perhaps damaged.

use arbitrary::{Arbitrary, Result, Unstructured};

const FENS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "b2r3r/k4p1p/p2q1np1/NppP4/3p1Q2/P4PPB/1PP4P/1K1RR3 w - - 0 24",
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
    "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 40",
    "8/8/4k3/8/8/8/4K3/R7 w - - 99 150",
    "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
    "8/8/8/1K6/3k4/8/8/8 b - - 0 100",
];

/// What stands before and after a FEN.
type Around = (&'static str, &'static str);

/// Wrappers in which the record stands as it is.
const WRAPPERS: [Around; 34] = [
    ("", ""),
    ("  ", "\n"),
    ("\"", "\""),
    ("'", "'"),
    ("`", "`"),
    ("```\n", "\n```"),
    ("\u{201c}", "\u{201d}"),
    ("\u{201e}", "\u{201c}"),
    ("\u{ab}", "\u{bb}"),
    ("(", ")"),
    ("<", ">"),
    ("[FEN \"", "\"]"),
    ("[fen\t\"", "\" ]"),
    ("[Event \"Casual\"]\n[SetUp \"1\"]\n[FEN \"", "\"]\n\n1. e4 e5 *\n"),
    ("{\"fen\":\"", "\"}"),
    ("{\"id\": 7, \"fen\": \"", "\", \"cp\": 35}"),
    ("{'FEN': '", "'}"),
    ("position fen ", ""),
    ("position fen ", " moves e2e4 e7e5"),
    ("FEN: ", ""),
    ("fen=", ""),
    ("Fen - ", "\n"),
    ("FEN: \"", "\""),
    ("FEN: ", "\nBest move: Qe2"),
    ("12,", ",0.35"),
    ("12;", ";0.35"),
    ("12\t", "\t0.35"),
    ("\"12\",\"", "\",\"0.35\""),
    ("White to move and mate in three: ", ""),
    ("I had this position (", ") yesterday."),
    ("Look at ", ", what would you play?"),
    ("1. ", "\n2. another one"),
    ("> ", "\n"),
    ("", " was on the board when the flag fell."),
];

/// Addresses with the record in their path.
const PATHS: [Around; 5] = [
    ("https://lichess.org/editor/", ""),
    ("https://lichess.org/analysis/standard/", "?color=black"),
    ("lichess.org/analysis/", "#3"),
    ("See https://example.org/fen/", " for the board."),
    ("<a href=\"https://lichess.org/editor/", "\">board</a>"),
];

/// Addresses with the record in their query or fragment.
const QUERIES: [Around; 5] = [
    ("https://www.chess.com/analysis?fen=", ""),
    ("https://www.chess.com/dynboard?fen=", "&board=green&size=3"),
    ("https://example.org/?flip=1&fen=", "#top"),
    ("https://example.org/forsyth/#fen=", ""),
    ("chess.com/analysis?FEN=", "&tab=analysis"),
];

/// Bits of text that damage a paste.
const BITS: [&str; 24] = [
    "", "/", "\\", " ", "\n", "\"", "'", "[", "]", "%", "%2", "%ff", "&", "&#", "\\u0", "_", "9",
    "K", "é", "\u{200b}", "♔", "😀", "fen", "://",
];

/// A FEN, what is around it, and what became of it.
#[derive(Debug)]
pub struct Paste {
    /// The FEN.
    pub fen: &'static str,
    around: Around,
    encoding: Encoding,
    /// Where something was cut out or put in: the place, the bytes cut, what is put in.
    damages: Vec<(u16, u8, &'static str)>,
}

/// How the record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    Plain,
    Underscores,
    Percent,
    PercentSlashes,
    Plus,
}

impl<'a> Arbitrary<'a> for Paste {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Paste> {
        use Encoding::{Percent, PercentSlashes, Plain, Plus, Underscores};
        let fen = *u.choose(&FENS)?;
        let (around, encodings): (_, &[Encoding]) = match u.int_in_range(0..=3u8)? {
            0 => (*u.choose(&PATHS)?, &[Underscores, Percent]),
            1 => (*u.choose(&QUERIES)?, &[Percent, PercentSlashes, Plus, Underscores]),
            2 => (WRAPPERS[0], &[Underscores, Percent, PercentSlashes]),
            _ => (*u.choose(&WRAPPERS)?, &[Plain]),
        };
        let encoding = *u.choose(encodings)?;
        let mut damages = Vec::new();
        while !u.is_empty() && damages.len() < 8 {
            damages.push((u.arbitrary()?, u.int_in_range(0..=3)?, *u.choose(&BITS)?));
        }
        Ok(Paste { fen, around, encoding, damages })
    }
}

impl Paste {
    /// Whether nothing was damaged.
    pub fn is_whole(&self) -> bool {
        self.damages.is_empty()
    }

    /// The FEN as it is written.
    pub fn record(&self) -> String {
        let spaced = |space: &str| self.fen.replace(' ', space);
        match self.encoding {
            Encoding::Plain => self.fen.to_string(),
            Encoding::Underscores => spaced("_"),
            Encoding::Percent => spaced("%20"),
            Encoding::PercentSlashes => spaced("%20").replace('/', "%2F"),
            Encoding::Plus => spaced("+"),
        }
    }

    /// All of the text.
    pub fn text(&self) -> String {
        let mut text = format!("{}{}{}", self.around.0, self.record(), self.around.1);
        for &(at, cut, bit) in &self.damages {
            let start = text.floor_char_boundary(usize::from(at) % (text.len() + 1));
            let end = text.ceil_char_boundary((start + usize::from(cut)).min(text.len()));
            text.replace_range(start..end, bit);
        }
        text
    }
}
