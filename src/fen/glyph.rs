//! The text as a row of glyphs: every character as FEN would have it, with its place in the
//! original text. Percent signs, HTML entities and JSON escapes are decoded here, look-alikes
//! are recognised, invisible characters are set aside.

use super::span::Span;

/// One visible character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    /// The character that FEN has for it: ` ` for every kind of space, `/` for every slash.
    pub ch: char,
    /// The character that stands in the text.
    pub raw: char,
    /// Where it stands in the original text, encoding and all.
    pub span: Span,
}

impl Glyph {
    /// Whether it only looks like the character of FEN.
    pub fn is_look_alike(&self) -> bool {
        let other = matches!(self.raw, '\\' | ',' | '|' | ';');
        self.ch != self.raw && self.ch != ' ' && self.ch != '-' && !other
    }
}

/// How the characters of a text are encoded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Encoding {
    /// `%20` for a space.
    pub percent: bool,
    /// `+` for a space, as in the query of an address.
    pub plus: bool,
    /// `&nbsp;` for a space.
    pub html: bool,
    /// `\/` for a slash.
    pub json: bool,
}

/// Glyphs of a stretch of text, and the invisible characters found in it.
#[derive(Debug, Default)]
pub(super) struct Glyphs {
    pub glyphs: Vec<Glyph>,
    pub invisible: Vec<Glyph>,
}

/// Reads glyphs from `span` of `text`, until there are `limit` visible or invisible ones.
pub(super) fn glyphs(text: &str, span: Span, encoding: Encoding, limit: usize) -> Glyphs {
    let mut out = Glyphs::default();
    let mut at = span.start;
    let part = text.get(..span.end).unwrap_or(text);
    out.glyphs.reserve(part.len().saturating_sub(at).min(limit));
    while out.glyphs.len() < limit
        && out.invisible.len() < limit
        && let Some((raw, len)) = decode(part, at, encoding)
    {
        let glyph = Glyph { ch: normal(raw), raw, span: Span::new(at, at + len) };
        at += len;
        if is_invisible(raw) {
            out.invisible.push(glyph);
        } else {
            out.glyphs.push(glyph);
        }
    }
    out
}

/// The character at a byte, decoded, and how many bytes it takes.
fn decode(text: &str, at: usize, encoding: Encoding) -> Option<(char, usize)> {
    let rest = text.get(at..)?;
    let first = rest.chars().next()?;
    let decoded = match first {
        '%' if encoding.percent => percent(rest.as_bytes()),
        '+' if encoding.plus => Some((' ', 1)),
        '&' if encoding.html => entity(rest),
        '\\' if encoding.json => json_escape(rest),
        _ => None,
    };
    Some(decoded.unwrap_or((first, first.len_utf8())))
}

/// A character in percent-encoded UTF-8.
fn percent(bytes: &[u8]) -> Option<(char, usize)> {
    let byte = |i: usize| -> Option<u8> {
        let [b'%', high, low] = *bytes.get(3 * i..3 * i + 3)? else { return None };
        Some((char::from(high).to_digit(16)? * 16 + char::from(low).to_digit(16)?) as u8)
    };
    let mut utf8 = [byte(0)?, 0, 0, 0];
    let len = match utf8[0] {
        0..0x80 => 1,
        0xc0..0xe0 => 2,
        0xe0..0xf0 => 3,
        0xf0..0xf8 => 4,
        _ => return None,
    };
    for (i, slot) in utf8.iter_mut().enumerate().take(len).skip(1) {
        *slot = byte(i)?;
    }
    let c = std::str::from_utf8(&utf8[..len]).ok()?.chars().next()?;
    Some((c, 3 * len))
}

/// An HTML entity that can stand for a character of FEN.
fn entity(text: &str) -> Option<(char, usize)> {
    let end = text.bytes().take(10).position(|b| b == b';')?;
    let name = text.get(1..end)?;
    let c = match name {
        "nbsp" | "ensp" | "emsp" | "thinsp" => '\u{a0}',
        "sol" | "frasl" => '/',
        "quot" => '"',
        "apos" => '\'',
        "amp" => '&',
        "ndash" => '\u{2013}',
        "mdash" => '\u{2014}',
        "minus" => '\u{2212}',
        "shy" => '\u{ad}',
        "zwsp" => '\u{200b}',
        _ => {
            let digits = name.strip_prefix('#')?;
            let code = match digits.strip_prefix(['x', 'X']) {
                Some(hex) => u32::from_str_radix(hex, 16).ok()?,
                None => digits.parse().ok()?,
            };
            char::from_u32(code)?
        }
    };
    Some((c, end + 1))
}

fn json_escape(text: &str) -> Option<(char, usize)> {
    match *text.as_bytes().get(1)? {
        b'/' => Some(('/', 2)),
        b'n' | b'r' => Some(('\n', 2)),
        b't' => Some(('\t', 2)),
        b'u' => {
            let code = u32::from_str_radix(text.get(2..6)?, 16).ok()?;
            Some((char::from_u32(code)?, 6))
        }
        _ => None,
    }
}

/// Characters that take no room: zero-width, soft hyphen, bidirectional marks, byte order mark,
/// variation selectors.
pub(super) fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\0'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}')
}

/// Every kind of white space.
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{2800}' | '\u{3164}')
}

/// Dashes that people's keyboards and typographers put for the hyphen.
pub(super) fn is_dash(c: char) -> bool {
    matches!(
        c,
        '\u{2010}'
            ..='\u{2015}'
                | '\u{2212}'
                | '\u{fe58}'
                | '\u{fe63}'
                | '\u{ff0d}'
                | '\u{2e3a}'
                | '\u{2e3b}'
                | '\u{2043}'
                | '\u{30fc}'
    )
}

/// Slashes and backslashes, and what looks like one.
pub(super) fn is_slash(c: char) -> bool {
    matches!(
        c,
        '/' | '\\'
            | '\u{2044}'
            | '\u{2215}'
            | '\u{2216}'
            | '\u{27cb}'
            | '\u{27cd}'
            | '\u{29f5}'
            | '\u{29f8}'
            | '\u{29f9}'
            | '\u{2571}'
            | '\u{2572}'
            | '\u{1735}'
            | '\u{ff0f}'
            | '\u{ff3c}'
            | '\u{fe68}'
    )
}

/// The character of FEN that a character is or looks like.
pub(super) fn normal(c: char) -> char {
    if is_slash(c) {
        return '/';
    }
    if c.is_ascii() && !is_space(c) {
        return c;
    }
    if is_space(c) {
        return ' ';
    }
    if is_dash(c) {
        return '-';
    }
    if let Some(digit) = unicode_digit(c) {
        return digit;
    }
    let code = c as u32;
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(code - 0xfee0).map_or(c, normal),
        '\u{212a}' | 'К' | 'Κ' | 'Ꮶ' | 'Ⱪ' => 'K',
        'к' | 'κ' | 'ᴋ' | 'ĸ' => 'k',
        'Р' | 'Ρ' | 'Ꮲ' => 'P',
        'р' | 'ρ' | 'ᴘ' | '⍴' => 'p',
        'В' | 'Β' | 'Ᏼ' => 'B',
        'Ь' | 'ь' | 'ʙ' | 'ƅ' => 'b',
        'Ν' => 'N',
        'п' | 'ɴ' | 'ո' | 'ռ' => 'n',
        'Ԛ' | '\u{211a}' => 'Q',
        'ԛ' | 'գ' | 'զ' => 'q',
        'г' | 'ʀ' | 'ᴦ' => 'r',
        'Я' | 'Ꭱ' | '\u{211d}' | '\u{211b}' | '\u{211c}' => 'R',
        '\u{2115}' => 'N',
        '\u{2119}' => 'P',
        '\u{212c}' => 'B',
        'ԝ' | 'ѡ' | 'ω' => 'w',
        'Ԝ' => 'W',
        'а' => 'a',
        'А' | 'Α' => 'A',
        'с' => 'c',
        'С' => 'C',
        'е' => 'e',
        'Е' | 'Ε' => 'E',
        'Н' | 'Η' => 'H',
        'һ' => 'h',
        'ԁ' => 'd',
        'ɡ' => 'g',
        '\u{24b6}'..='\u{24cf}' => letter(code - 0x24b6),
        '\u{24d0}'..='\u{24e9}' => letter(code - 0x24d0 + 26),
        // 13 mathematical alphabets of 52 letters.
        '\u{1d400}'..='\u{1d6a3}' => letter((code - 0x1d400) % 52),
        _ => c,
    }
}

/// The letter of that number, from `A` to `Z` and then from `a` to `z`.
fn letter(number: u32) -> char {
    let i = number as u8;
    char::from(if i < 26 { b'A' + i } else { b'a' + i - 26 })
}

/// The ASCII digit of a decimal digit of another script.
pub(super) fn unicode_digit(c: char) -> Option<char> {
    const ZEROS: [u32; 22] = [
        0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50,
        0xed0, 0xf20, 0x1040, 0x17e0, 0x1810, 0xff10, 0x1d7ce, 0x1d7d8, 0x1d7e2,
    ];
    let code = c as u32;
    if let Some(zero) = ZEROS.into_iter().find(|&zero| (zero..zero + 10).contains(&code)) {
        return char::from_digit(code - zero, 10);
    }
    match code {
        0xb2 | 0xb3 => char::from_digit(code - 0xb0, 10),
        0xb9 => Some('1'),
        0x2070 => Some('0'),
        0x2074..=0x2079 => char::from_digit(code - 0x2070, 10),
        0x2080..=0x2089 => char::from_digit(code - 0x2080, 10),
        0x2460..=0x2468 => char::from_digit(code - 0x245f, 10),
        0x1d7ec..=0x1d7f5 => char::from_digit(code - 0x1d7ec, 10),
        0x1d7f6..=0x1d7ff => char::from_digit(code - 0x1d7f6, 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, encoding: Encoding) -> String {
        glyphs(text, Span::new(0, text.len()), encoding, 99).glyphs.iter().map(|g| g.ch).collect()
    }

    #[test]
    fn decodes_and_normalises() {
        let none = Encoding::default();
        let url = Encoding { percent: true, plus: true, ..none };
        let html = Encoding { html: true, ..none };
        let json = Encoding { json: true, ..none };
        for (text, encoding, expected) in [
            ("8%2F8%20w+-", url, "8/8 w -"),
            ("%e2%80%93", url, "-"),
            ("%zz%2", url, "%zz%2"),
            ("8&nbsp;w&#32;b&#x2F;&what;", html, "8 w b/&what;"),
            (r"8\/8\u0020w", json, "8/8 w"),
            ("８／８\u{a0}\u{2013}", none, "8/8 -"),
            ("\u{200b}КQ\u{1d424}٨\u{ad}", none, "KQk8"),
            ("%20&nbsp;", none, "%20&nbsp;"),
        ] {
            assert_eq!(read(text, encoding), expected, "{text}");
        }
    }

    #[test]
    fn spans_lie_in_the_original_text() {
        let text = "a%2F\u{200b}b";
        let encoding = Encoding { percent: true, ..Encoding::default() };
        let read = glyphs(text, Span::new(0, text.len()), encoding, 99);
        let parts: Vec<_> = read.glyphs.iter().map(|g| g.span.of(text)).collect();
        assert_eq!(parts, ["a", "%2F", "b"]);
        assert_eq!(read.invisible.len(), 1);
    }
}
