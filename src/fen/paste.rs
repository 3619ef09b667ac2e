//! What wraps a FEN: quotation marks, PGN tags, JSON, addresses of pages, UCI commands, rows
//! of values, labels and prose.

use super::glyph::{Encoding, is_invisible, is_slash, is_space};
use super::problem::Wrapper;
use super::runs::{
    find, find_byte, first_token, head, is_damaged_placement, is_placement_byte,
    looks_like_placement, placements, starts_with, weak_placement, wraps,
};
use super::span::Span;

/// Where in a text the record is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Located {
    /// Where the record begins, and where it must have ended.
    pub record: Span,
    /// What it is wrapped in.
    pub wrapper: Option<Wrapper>,
    /// How its characters are encoded.
    pub encoding: Encoding,
    /// Whether prose may follow within `record`: it ends where no field follows.
    pub open: bool,
}

/// What a text turns out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Found {
    /// Nothing but space.
    Nothing,
    /// Text without a record. `true` where it names the initial array (UCI's `startpos`).
    NoRecord { startpos: bool },
    /// A record.
    Record(Located),
}

/// Finds the record in a text.
pub(super) fn locate(text: &str) -> Found {
    let blank = |c: char| is_space(c) || is_invisible(c);
    let inner = text.trim_start_matches(blank);
    let start = text.len() - inner.len();
    let inner = inner.trim_end_matches(blank);
    if inner.is_empty() {
        return Found::Nothing;
    }
    let whole = Span::new(start, start + inner.len());
    if let Some(located) = marked(text, whole) {
        return Found::Record(located);
    }
    let token = first_token(inner);
    let found = match placements(text).next() {
        Some(at) if at < start + token.len() => Some(within_word(text, whole, at)),
        Some(_) if is_damaged_placement(token) => Some(plain(text, whole)),
        Some(at) => Some(amid_text(text, whole, at)),
        None => incomplete(text, whole, token),
    };
    match found {
        Some(located) => Found::Record(located),
        None => {
            let startpos = ["startpos", "position startpos"];
            let startpos =
                startpos.iter().any(|word| starts_with(inner.as_bytes(), 0, word.as_bytes()));
            Found::NoRecord { startpos }
        }
    }
}

/// A complete placement in the first word: the word may wrap it.
fn within_word(text: &str, whole: Span, at: usize) -> Located {
    let before = Span::new(whole.start, at).of(text);
    let placement = head(Span::new(at, whole.end).of(text));
    if wraps(before, placement) && !before.trim_matches(['/', '\\']).is_empty() {
        amid_text(text, whole, at)
    } else {
        plain(text, whole)
    }
}

/// A placement with something wrong in it.
fn incomplete(text: &str, whole: Span, token: &str) -> Option<Located> {
    // An address without a FEN in it looks like one with a lot wrong.
    let likely =
        looks_like_placement(token) && address_start(token, Span::new(0, token.len())) != Some(0);
    if likely && token.contains('/') {
        return Some(plain(text, whole));
    }
    match weak_placement(text, whole) {
        Some(at) => Some(amid_text(text, whole, at)),
        None => likely.then(|| plain(text, whole)),
    }
}

/// A record without a wrapper around it; at most its characters are encoded.
fn plain(text: &str, whole: Span) -> Located {
    let head = head(whole.of(text)).as_bytes();
    let percent = [b"%20", b"%2F"].iter().any(|code| find(head, 0, *code).is_some());
    let html = find_byte(head, 0, |b| b == b'&').and_then(|at| find_byte(head, at, |b| b == b';'));
    let html = html.is_some() && !percent;
    let json = find(head, 0, b"\\/").is_some();
    let wrapper = match (html, json) {
        (true, _) => Some(Wrapper::Html),
        (_, true) => Some(Wrapper::Json),
        _ => None,
    };
    let encoding = Encoding { percent, html, json, ..Encoding::default() };
    Located { record: whole, wrapper, encoding, open: true }
}

/// The wrappers that say themselves where the record is.
fn marked(text: &str, whole: Span) -> Option<Located> {
    named(text, whole)
        .or_else(|| url(text, whole))
        .or_else(|| quotes(text, whole))
        .or_else(|| label(text, whole))
}

fn located(record: Span, wrapper: Wrapper) -> Located {
    Located { record, wrapper: Some(wrapper), encoding: Encoding::default(), open: false }
}

/// `[FEN "..."]` and `"fen": "..."`, in any case.
fn named(text: &str, whole: Span) -> Option<Located> {
    let bytes = text.as_bytes();
    let mut from = whole.start + 1;
    while let Some(name) = find(bytes, from, b"fen") {
        from = name + 3;
        let found = match bytes[name - 1] {
            b'[' => pgn_tag(text, whole, from),
            quote @ (b'"' | b'\'') if bytes.get(from) == Some(&quote) => {
                json(text, whole, from + 1)
            }
            _ => None,
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The value of a PGN tag whose name ends at a byte.
fn pgn_tag(text: &str, whole: Span, name_end: usize) -> Option<Located> {
    let bytes = text.as_bytes();
    let quote = skip_blank(bytes, name_end).filter(|&at| bytes[at] == b'"')?;
    let end = find_byte(bytes, quote + 1, |b| matches!(b, b'"' | b']' | b'\n'));
    let record = trim(text, Span::new(quote + 1, end.unwrap_or(whole.end)));
    Some(located(record, Wrapper::PgnTag))
}

/// The value of a JSON key that ends at a byte, with either kind of quotation mark.
fn json(text: &str, whole: Span, key_end: usize) -> Option<Located> {
    let bytes = text.as_bytes();
    let colon = skip_blank(bytes, key_end).filter(|&at| bytes[at] == b':')?;
    let value = skip_blank(bytes, colon + 1)?;
    let quote @ (b'"' | b'\'') = bytes[value] else { return None };
    let end = find_byte(bytes, value + 1, |b| b == quote).unwrap_or(whole.end);
    let record = trim(text, Span::new(value + 1, end));
    let encoding = Encoding { json: true, ..Encoding::default() };
    Some(Located { encoding, ..located(record, Wrapper::Json) })
}

/// No address with a FEN is longer.
const LONGEST_ADDRESS: usize = 4000;

/// An address of a page with the FEN in its query, its fragment or its path.
fn url(text: &str, whole: Span) -> Option<Located> {
    let bytes = text.as_bytes();
    let start = address_start(text, whole)?;
    let border = |b: u8| b.is_ascii_whitespace() || b"\"'<>)]".contains(&b);
    let limit = whole.end.min(start + LONGEST_ADDRESS);
    let end = find_byte(bytes.get(..limit)?, start, border).unwrap_or(limit);
    let address = bytes.get(..end)?;
    let mut parameter = find(address, start, b"fen=");
    while let Some(at) = parameter.filter(|&at| !matches!(bytes[at - 1], b'?' | b'&' | b'#')) {
        parameter = find(address, at + 1, b"fen=");
    }
    if let Some(at) = parameter {
        return Some(query_value(text, whole, at + 4));
    }
    let part = Span::new(start, end).of(text);
    let at = start + placements(part).next().or_else(|| path_placement(part))?;
    let stop = find_byte(address, at, |b| matches!(b, b'?' | b'#' | b'&')).unwrap_or(end);
    let encoding = Encoding { percent: true, ..Encoding::default() };
    Some(Located { encoding, ..located(trim(text, Span::new(at, stop)), Wrapper::Url) })
}

/// The value of a parameter in an address. It may hold raw spaces where somebody typed it.
fn query_value(text: &str, whole: Span, start: usize) -> Located {
    let stop = |b: u8| matches!(b, b'&' | b'#' | b'"' | b'<' | b'\n');
    let end = find_byte(text.as_bytes(), start, stop).unwrap_or(whole.end);
    let record = trim(text, Span::new(start, end.min(whole.end)));
    let encoding = Encoding { percent: true, plus: true, ..Encoding::default() };
    Located { encoding, ..located(record, Wrapper::Url) }
}

/// Where the first address in a text begins: with its scheme, or a host at the very beginning.
fn address_start(text: &str, whole: Span) -> Option<usize> {
    let bytes = text.as_bytes();
    let scheme =
        find(bytes, whole.start, b"://").or_else(|| find(head(text).as_bytes(), 0, b"%3A%2F%2F"));
    if let Some(at) = scheme {
        let before = bytes[..at].iter().rposition(|b| !b.is_ascii_alphabetic());
        return Some(before.map_or(0, |i| i + 1));
    }
    let hosts = ["www.", "lichess.org/", "chess.com/"];
    let host = hosts.iter().any(|host| starts_with(bytes, whole.start, host.as_bytes()));
    host.then_some(whole.start)
}

/// Where in an address's path the first segment lies that could be a rank, with others after it:
/// the beginning of a placement with something wrong in it.
fn path_placement(part: &str) -> Option<usize> {
    let scheme = find(part.as_bytes(), 0, b"://");
    let path = scheme.map_or(0, |at| at + 3);
    let mut at = path;
    for (i, segment) in part.get(path..)?.split('/').enumerate() {
        let rank = segment.bytes().all(|b| is_placement_byte(b) || b.is_ascii_digit());
        let rest = part.get(at..)?;
        if i > 0 && rank && segment.len() > 1 && rest.bytes().filter(|&b| b == b'/').count() >= 3 {
            return looks_like_placement(rest).then_some(at);
        }
        at += segment.len() + 1;
    }
    None
}

/// Quotation marks or backticks around everything, or before it with the closing one missing.
fn quotes(text: &str, whole: Span) -> Option<Located> {
    let inner = whole.of(text);
    let first = inner.chars().next()?;
    let closing = closing_mark(first)?;
    let content = inner.trim_start_matches(first);
    let start = whole.end - content.len();
    let end = content.find([closing, '\u{201d}']).unwrap_or(content.len());
    let record = trim(text, Span::new(start, start + end));
    let token = first_token(record.of(text));
    let placement = token.chars().any(is_slash) && looks_like_placement(token);
    placement.then(|| located(record, Wrapper::Quotes))
}

/// The mark that closes what an opening one opens.
fn closing_mark(open: char) -> Option<char> {
    const MARKS: [(char, char); 13] = [
        ('"', '"'),
        ('\'', '\''),
        ('`', '`'),
        ('\u{201c}', '\u{201d}'),
        ('\u{201e}', '\u{201c}'),
        ('\u{2018}', '\u{2019}'),
        ('\u{ab}', '\u{bb}'),
        ('\u{2039}', '\u{203a}'),
        ('\u{300c}', '\u{300d}'),
        ('(', ')'),
        ('{', '}'),
        ('<', '>'),
        ('\u{201d}', '\u{201d}'),
    ];
    MARKS.iter().find(|(mark, _)| *mark == open).map(|&(_, closing)| closing)
}

/// `position fen ...`, `FEN: ...`, `fen=...` at the beginning.
fn label(text: &str, whole: Span) -> Option<Located> {
    let bytes = text.as_bytes();
    let mut at = whole.start;
    let uci = starts_with(bytes, at, b"position ");
    if uci {
        at = skip_blank(bytes, at + 9)?;
    }
    if !starts_with(bytes, at, b"fen") {
        return None;
    }
    let after = skip_blank(bytes, at + 3)?;
    let sign = matches!(bytes[after], b':' | b'=' | b'-');
    if !sign && after == at + 3 {
        return None;
    }
    let start = if sign { skip_blank(bytes, after + 1)? } else { after };
    let mut record = Span::new(start, whole.end);
    if uci && let Some(moves) = find(bytes, start, b" moves") {
        record.end = moves;
    }
    let record = trim(text, record);
    if let Some(inner) = quotes(text, record) {
        return Some(Located { wrapper: Some(Wrapper::Text), ..inner });
    }
    let token = first_token(record.of(text));
    if !looks_like_placement(token) || placements(token).next().is_some_and(|at| at > 0) {
        return None;
    }
    if bytes[after] == b'=' && token.contains(['+', '&']) {
        return Some(query_value(text, whole, start));
    }
    Some(Located {
        open: !uci,
        encoding: plain(text, record).encoding,
        ..located(record, if uci { Wrapper::Uci } else { Wrapper::Text })
    })
}

/// A record that begins at a byte in the midst of other text.
fn amid_text(text: &str, whole: Span, at: usize) -> Located {
    let bytes = text.as_bytes();
    let before = Span::new(whole.start, at).of(text).trim_end();
    let rest = Span::new(at, whole.end).of(text);
    let last = before.chars().next_back().unwrap_or(' ');
    let cut = |end: usize, wrapper| located(trim(text, Span::new(at, end.min(whole.end))), wrapper);
    match (last, closing_mark(last)) {
        (',' | ';' | '\t', _) => {
            let stop = |b: u8| matches!(b, b',' | b';' | b'\t' | b'"' | b'\n' | b'&');
            cut(find_byte(bytes, at, stop).unwrap_or(whole.end), Wrapper::Csv)
        }
        (quote, Some(closing)) if quote != '<' => {
            let end = at + rest.find(closing).unwrap_or(rest.len());
            let row = before.trim_end_matches(quote).ends_with(',');
            cut(end, if row { Wrapper::Csv } else { Wrapper::Text })
        }
        ('=', _) if first_token(rest).contains(['+', '%']) => query_value(text, whole, at),
        _ => Located {
            open: true,
            encoding: plain(text, Span::new(at, whole.end)).encoding,
            ..located(Span::new(at, whole.end), Wrapper::Text)
        },
    }
}

/// The first byte from `from` on that is not a space or a tab.
fn skip_blank(bytes: &[u8], from: usize) -> Option<usize> {
    find_byte(bytes, from, |b| !matches!(b, b' ' | b'\t' | b'\n' | b'\r'))
}

/// The span without the white space at its ends.
fn trim(text: &str, span: Span) -> Span {
    let part = span.of(text);
    let start = span.start + part.len() - part.trim_start().len();
    Span::new(start, start + part.trim().len())
}
