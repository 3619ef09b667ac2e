//! The parts of a text of games.

use super::game::Termination;
use crate::fen::Span;

/// A part of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// Where it is.
    pub span: Span,
}

/// What a part of the text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A tag pair: its name, its value without quotation marks, and whether it is well formed.
    Tag { name: Span, value: Span, good: bool },
    /// A comment: what is in it, and whether it ends.
    Comment { inner: Span, closed: bool },
    /// The beginning of a variation.
    Open,
    /// The end of a variation.
    Close,
    /// A mark; `None` if it has no number that fits.
    Nag(Option<u8>),
    /// How the game ended.
    Result(Termination),
    /// What may be a move.
    Move,
    /// A character that means nothing.
    Unexpected(char),
}

/// How results are written.
const RESULTS: [(&str, Termination); 8] = [
    ("1-0", Termination::WhiteWon),
    ("0-1", Termination::BlackWon),
    ("1/2-1/2", Termination::Drawn),
    ("1/2", Termination::Drawn),
    ("1\u{2013}0", Termination::WhiteWon),
    ("0\u{2013}1", Termination::BlackWon),
    ("\u{bd}-\u{bd}", Termination::Drawn),
    ("\u{bd}\u{2013}\u{bd}", Termination::Drawn),
];

/// Signs that stand for a NAG, the longer before what they begin with.
const SIGNS: [(&str, u8); 24] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+-", 18),
    ("-+", 19),
    ("+=", 14),
    ("=+", 15),
    ("=", 10),
    ("\u{221e}", 13),
    ("\u{2a72}", 14),
    ("\u{2a71}", 15),
    ("\u{b1}", 16),
    ("\u{2213}", 17),
    ("\u{25a1}", 7),
    ("\u{2192}", 36),
    ("\u{2191}", 40),
    ("\u{21c6}", 132),
];

/// Goes through the text.
#[derive(Clone, Debug)]
pub struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    /// At the beginning of a text.
    pub fn new(text: &'t str) -> Lexer<'t> {
        // A byte order mark, behind which a line begins as well.
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Lexer { text, at }
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The byte at which the next part begins: spaces, escape lines and move numbers are none.
    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let Some(c) = rest.chars().next() else { return };
            let is_line_start = || {
                self.text[..self.at].trim_start_matches('\u{feff}').is_empty()
                    || matches!(self.text.as_bytes()[self.at - 1], b'\n' | b'\r')
            };
            self.at += match c {
                '%' if is_line_start() => line_end(rest),
                '<' => rest[..line_end(rest)].find('>').map_or(1, |end| end + 1),
                '.' | '\u{2026}' => c.len_utf8(),
                '0'..='9' => match number_end(rest) {
                    0 => return,
                    length => length,
                },
                _ if is_blank(c) => c.len_utf8(),
                _ => return,
            }
        }
    }

    fn token(&mut self, kind: Kind, length: usize) -> Token {
        let start = self.at;
        self.at += length;
        Token { kind, span: Span::new(start, self.at) }
    }

    fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.at + start, self.at + end)
    }

    fn comment(&mut self, rest: &str) -> Token {
        if rest.starts_with(';') {
            let end = line_end(rest);
            let inner = self.span(1, end);
            return self.token(Kind::Comment { inner, closed: true }, end);
        }
        match rest.find('}') {
            Some(end) => {
                let inner = self.span(1, end);
                self.token(Kind::Comment { inner, closed: true }, end + 1)
            }
            None => {
                // It swallows the game, but not those behind it.
                let end = rest.find("\n[Event ").unwrap_or(rest.len());
                let inner = self.span(1, end);
                self.token(Kind::Comment { inner, closed: false }, end)
            }
        }
    }

    /// A tag pair, or a bracket that begins none.
    fn tag(&mut self, rest: &str) -> Token {
        let line = line_end(rest);
        if let (true, Some(end)) = (rest.starts_with("[%"), rest[..line].find(']')) {
            // What belongs into a comment, outside of one.
            let inner = self.span(0, end + 1);
            return self.token(Kind::Comment { inner, closed: true }, end + 1);
        }
        let skip = |mut at: usize, is_skipped: fn(u8) -> bool| {
            while rest.as_bytes().get(at).is_some_and(|byte| is_skipped(*byte)) {
                at += 1;
            }
            at
        };
        let name_start = skip(1, |b| b == b' ' || b == b'\t');
        let name_end = skip(name_start, |b| b.is_ascii_alphanumeric() || b == b'_' || b >= 0x80);
        if name_end == name_start {
            return self.token(Kind::Unexpected('['), 1);
        }
        let name = self.span(name_start, name_end);
        let quote = skip(name_end, |b| b.is_ascii_whitespace());
        let bytes = rest.as_bytes();
        if bytes.get(quote) == Some(&b'"') {
            let mut end = quote + 1;
            while let Some(&byte) = bytes.get(end).filter(|b| !matches!(b, b'"' | b'\n' | b'\r')) {
                // The byte behind a backslash does not end it; a character is never cut, since
                // only ASCII ends the value.
                end += if byte == b'\\' && matches!(bytes.get(end + 1), Some(b'"' | b'\\')) {
                    2
                } else {
                    1
                };
            }
            let value = self.span(quote + 1, end);
            let bracket = skip(end + 1, |b| b == b' ' || b == b'\t');
            let good = bytes.get(end) == Some(&b'"') && bytes.get(bracket) == Some(&b']');
            let end = if good { bracket + 1 } else { line.max(end) };
            return self.token(Kind::Tag { name, value, good }, end);
        }
        // No quotation marks: up to the bracket or the end of the line.
        let end = rest[..line].find(']').unwrap_or(line);
        let start = quote.min(end);
        let value = self.span(start, end);
        let length = (end + 1).min(line.max(end));
        self.token(Kind::Tag { name, value, good: false }, length)
    }

    fn word(&mut self, rest: &str) -> Token {
        let mut end = 0;
        while let Some(c) = rest[end..].chars().next() {
            let more = &rest[end..];
            if end > 0 && more.starts_with(".p") {
                end += if more.starts_with(".p.") { 3 } else { 2 };
                break;
            }
            if c == '(' && is_promotion(rest, end) {
                end += 3;
                continue;
            }
            if is_blank(c) || "{}()[]<>;$!?*.\u{2026}".contains(c) {
                break;
            }
            end += c.len_utf8();
        }
        match rest[end..].chars().next() {
            Some(c) if end == 0 => self.token(Kind::Unexpected(c), c.len_utf8()),
            _ => self.token(Kind::Move, end),
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        self.skip();
        let rest = self.rest();
        let first = rest.chars().next()?;
        match first {
            '{' | ';' => return Some(self.comment(rest)),
            '[' => return Some(self.tag(rest)),
            '(' => return Some(self.token(Kind::Open, 1)),
            ')' => return Some(self.token(Kind::Close, 1)),
            '*' => return Some(self.token(Kind::Result(Termination::Unknown), 1)),
            '$' => {
                let digits =
                    rest[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - 1);
                let nag = rest[1..=digits].parse().ok();
                return Some(self.token(Kind::Nag(nag), digits + 1));
            }
            _ => {}
        }
        if matches!(first, '0' | '1' | '\u{bd}') {
            for (text, termination) in RESULTS {
                if rest.strip_prefix(text).is_some_and(ends_word) {
                    return Some(self.token(Kind::Result(termination), text.len()));
                }
            }
        }
        if !first.is_ascii_alphanumeric() {
            for (sign, nag) in SIGNS {
                let Some(after) = rest.strip_prefix(sign) else { continue };
                if matches!(first, '!' | '?') || ends_word(after) {
                    return Some(self.token(Kind::Nag(Some(nag)), sign.len()));
                }
            }
        }
        Some(self.word(rest))
    }
}

/// Whether a word that is followed by this text ends there.
fn ends_word(rest: &str) -> bool {
    rest.chars().next().is_none_or(|c| is_blank(c) || "{}()[];$".contains(c))
}

/// Spaces of all kinds, and characters that don't show.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}'..='\u{200f}') || c.is_control()
}

fn line_end(text: &str) -> usize {
    text.find(['\n', '\r']).unwrap_or(text.len())
}

/// How long the move number is that a text begins with: 0 if it begins with none but with a
/// result or with castling.
fn number_end(text: &str) -> usize {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    match text[digits..].chars().next() {
        Some('-' | '/' | '\u{2013}' | '\u{bd}') => 0,
        _ => digits,
    }
}

/// Whether the bracket at a place is part of a move such as `e8(Q)`.
fn is_promotion(text: &str, at: usize) -> bool {
    let bytes = text.as_bytes();
    at > 0
        && matches!(bytes[at - 1], b'1' | b'8')
        && matches!(bytes.get(at + 1), Some(b'Q' | b'R' | b'B' | b'N'))
        && bytes.get(at + 2) == Some(&b')')
}
