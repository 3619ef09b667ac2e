//! What wraps a FEN: quotation marks, PGN tags, JSON, addresses of pages, UCI commands, rows
//! of values, labels and prose.

use super::glyph::{Encoding, is_invisible, is_space};
use super::problem::Wrapper;
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
    let first = placements(text).next();
    let token = first_token(inner);
    if first == Some(start) {
        return Found::Record(plain(text, whole));
    }
    // A number before a whole placement, as in a list, is none of its ranks.
    if let Some(at) = first.filter(|_| !looks_like_placement(token) || !token.contains(is_slash)) {
        return Found::Record(amid_text(text, whole, at));
    }
    if looks_like_placement(token) {
        return Found::Record(plain(text, whole));
    }
    if let Some(at) = weak_placement(text, whole) {
        return Found::Record(amid_text(text, whole, at));
    }
    let command = inner.get(..64).unwrap_or(inner).to_ascii_lowercase();
    let startpos = command == "startpos" || command.starts_with("position startpos");
    Found::NoRecord { startpos }
}

/// A record without a wrapper around it; at most its characters are encoded.
fn plain(text: &str, whole: Span) -> Located {
    let head = head(text, whole);
    let percent = has_percent(head);
    let html = head.contains('&') && head.contains(';');
    Located {
        record: whole,
        wrapper: (html && !percent).then_some(Wrapper::Html),
        encoding: Encoding { percent, html, ..Encoding::default() },
        open: true,
    }
}

/// Enough of the text to tell how it is encoded.
fn head(text: &str, span: Span) -> &str {
    let mut end = span.end.min(span.start + 600);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(span.start..end).unwrap_or("")
}

fn has_percent(text: &str) -> bool {
    find(text.as_bytes(), 0, |rest| matches!(rest.get(..3), Some(b"%20" | b"%2F" | b"%2f")))
        .is_some()
}

/// The wrappers that say themselves where the record is.
fn marked(text: &str, whole: Span) -> Option<Located> {
    pgn_tag(text, whole)
        .or_else(|| json(text, whole))
        .or_else(|| url(text, whole))
        .or_else(|| quotes(text, whole))
        .or_else(|| label(text, whole))
}

fn located(record: Span, wrapper: Wrapper) -> Located {
    Located { record, wrapper: Some(wrapper), encoding: Encoding::default(), open: false }
}

/// `[FEN "..."]`, in any case.
fn pgn_tag(text: &str, whole: Span) -> Option<Located> {
    let bytes = text.as_bytes();
    let mut from = whole.start;
    while let Some(open) = find(bytes, from, |rest| rest[0] == b'[') {
        from = open + 1;
        if bytes.get(from..from + 3).is_some_and(|name| name.eq_ignore_ascii_case(b"fen"))
            && let Some(quote) = skip_blank(bytes, from + 3).filter(|&at| bytes[at] == b'"')
        {
            let end = find(bytes, quote + 1, |rest| matches!(rest[0], b'"' | b']' | b'\n'));
            let record = trim(text, Span::new(quote + 1, end.unwrap_or(whole.end)));
            return Some(located(record, Wrapper::PgnTag));
        }
    }
    None
}

/// `"fen": "..."`, in any case and with either kind of quotation mark.
fn json(text: &str, whole: Span) -> Option<Located> {
    let bytes = text.as_bytes();
    let mut from = whole.start;
    while let Some(open) = find(bytes, from, |rest| matches!(rest[0], b'"' | b'\'')) {
        from = open + 1;
        let quote = bytes[open];
        if bytes.get(from..from + 3).is_some_and(|name| name.eq_ignore_ascii_case(b"fen"))
            && bytes.get(from + 3) == Some(&quote)
            && let Some(colon) = skip_blank(bytes, from + 4).filter(|&at| bytes[at] == b':')
            && let Some(value) = skip_blank(bytes, colon + 1)
            && let open @ (b'"' | b'\'') = bytes[value]
        {
            let end = find(bytes, value + 1, |rest| rest[0] == open).unwrap_or(whole.end);
            let record = trim(text, Span::new(value + 1, end));
            let encoding = Encoding { json: true, ..Encoding::default() };
            return Some(Located { encoding, ..located(record, Wrapper::Json) });
        }
    }
    None
}

/// An address of a page with the FEN in its query, its fragment or its path.
fn url(text: &str, whole: Span) -> Option<Located> {
    let bytes = text.as_bytes();
    let scheme = find(bytes, whole.start, |rest| rest.starts_with(b"://"));
    let start = match scheme {
        Some(at) => bytes[..at].iter().rposition(|b| !b.is_ascii_alphabetic()).map_or(0, |i| i + 1),
        None => ["www.", "lichess.org/", "chess.com/"]
            .iter()
            .any(|host| whole.of(text).starts_with(host))
            .then_some(whole.start)?,
    };
    let end = find(bytes, start, |rest| {
        rest[0].is_ascii_whitespace() || matches!(rest[0], b'"' | b'\'' | b'<' | b'>' | b')' | b']')
    })
    .unwrap_or(whole.end);
    let parameter = find(bytes, start, |rest| {
        matches!(rest[0], b'?' | b'&' | b'#')
            && rest.get(1..5).is_some_and(|name| name.eq_ignore_ascii_case(b"fen="))
    })
    .filter(|&at| at < end);
    let mut encoding = Encoding { percent: true, ..Encoding::default() };
    let record = if let Some(at) = parameter {
        encoding.plus = true;
        // A query may hold raw spaces where somebody typed it.
        let stop = |rest: &[u8]| matches!(rest[0], b'&' | b'#' | b'"' | b'<' | b'\n');
        Span::new(at + 5, find(bytes, at + 5, stop).unwrap_or(whole.end))
    } else {
        let part = text.get(start..end)?;
        let at = match placements(part).next() {
            Some(at) => start + at,
            None => start + path_placement(part)?,
        };
        let stop = |rest: &[u8]| matches!(rest[0], b'?' | b'#' | b'&');
        Span::new(at, find(bytes, at, stop).map_or(end, |stop| stop.min(end)))
    };
    let record = trim(text, record);
    Some(Located { encoding, ..located(record, Wrapper::Url) })
}

/// Where in an address's path the first segment lies that could be a rank: the beginning of a
/// placement with something wrong in it.
fn path_placement(part: &str) -> Option<usize> {
    let scheme = find(part.as_bytes(), 0, |rest| rest.starts_with(b"://"));
    let path = scheme.map_or(0, |at| at + 3);
    let mut at = path;
    for (i, segment) in part.get(path..)?.split('/').enumerate() {
        let rank = segment.bytes().all(|b| is_placement_byte(b) || b.is_ascii_digit());
        if i > 0 && rank && segment.bytes().any(|b| b.is_ascii_digit()) {
            return Some(at);
        }
        at += segment.len() + 1;
    }
    None
}

/// Quotation marks or backticks around everything, or before it with the closing one missing.
fn quotes(text: &str, whole: Span) -> Option<Located> {
    const MARKS: [(char, char); 10] = [
        ('"', '"'),
        ('\'', '\''),
        ('`', '`'),
        ('\u{201c}', '\u{201d}'),
        ('\u{201e}', '\u{201c}'),
        ('\u{2018}', '\u{2019}'),
        ('\u{ab}', '\u{bb}'),
        ('(', ')'),
        ('{', '}'),
        ('<', '>'),
    ];
    let inner = text.get(whole.range())?;
    let first = inner.chars().next()?;
    let &(_, closing) = MARKS.iter().find(|(open, _)| *open == first)?;
    let mut record = whole;
    let content = inner.trim_start_matches(first);
    record.start += inner.len() - content.len();
    let end = content.find([closing, '\u{201d}']).unwrap_or(content.len());
    record.end = record.start + end;
    let record = trim(text, record);
    looks_like_placement(first_token(record.of(text))).then(|| located(record, Wrapper::Quotes))
}

/// `position fen ...`, `FEN: ...`, `fen=...` at the beginning.
fn label(text: &str, whole: Span) -> Option<Located> {
    let bytes = text.as_bytes();
    let word = |at: usize, word: &[u8]| {
        bytes.get(at..at + word.len()).is_some_and(|b| b.eq_ignore_ascii_case(word))
    };
    let mut at = whole.start;
    let uci = word(at, b"position ");
    if uci {
        at = skip_blank(bytes, at + 9)?;
    }
    if !word(at, b"fen") {
        return None;
    }
    let after = skip_blank(bytes, at + 3)?;
    let sign = matches!(bytes[after], b':' | b'=' | b'-');
    if !sign && after == at + 3 {
        return None;
    }
    let start = if sign { skip_blank(bytes, after + 1)? } else { after };
    let mut record = Span::new(start, whole.end);
    if uci && let Some(moves) = find(bytes, start, |rest| rest.starts_with(b" moves")) {
        record.end = moves;
    }
    let record = trim(text, record);
    if let Some(inner) = quotes(text, record) {
        return Some(Located { wrapper: Some(Wrapper::Text), ..inner });
    }
    looks_like_placement(first_token(record.of(text))).then(|| Located {
        open: !uci,
        encoding: plain(text, record).encoding,
        ..located(record, if uci { Wrapper::Uci } else { Wrapper::Text })
    })
}

/// A record that begins at a byte in the midst of other text.
fn amid_text(text: &str, whole: Span, at: usize) -> Located {
    let bytes = text.as_bytes();
    let before = text.get(whole.start..at).unwrap_or("").trim_end();
    let line_end = find(bytes, at, |rest| rest[0] == b'\n').unwrap_or(whole.end).min(whole.end);
    match before.chars().last() {
        Some(',' | ';') | Some('\t') => {
            let stop = |rest: &[u8]| matches!(rest[0], b',' | b';' | b'\t' | b'"' | b'\n');
            let end = find(bytes, at, stop).unwrap_or(whole.end).min(whole.end);
            located(trim(text, Span::new(at, end)), Wrapper::Csv)
        }
        Some(quote @ ('"' | '\'' | '`' | '\u{201c}' | '(')) => {
            let closing = match quote {
                '\u{201c}' => '\u{201d}',
                '(' => ')',
                _ => quote,
            };
            let rest = text.get(at..whole.end).unwrap_or("");
            let end = at + rest.find(closing).unwrap_or(rest.len());
            let mut found = located(trim(text, Span::new(at, end)), Wrapper::Text);
            if before.trim_end_matches(quote).ends_with(',') {
                found.wrapper = Some(Wrapper::Csv);
            }
            found
        }
        _ => Located {
            open: true,
            encoding: plain(text, Span::new(at, line_end)).encoding,
            ..located(Span::new(at, whole.end), Wrapper::Text)
        },
    }
}

/// The bytes at which complete placements begin: eight or more ranks of piece letters and
/// digits with slashes between, wherever they stand.
pub(super) fn placements(text: &str) -> impl Iterator<Item = usize> + '_ {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < bytes.len() {
            if !starts_run(bytes, at) {
                at += 1;
                continue;
            }
            let run = Run::read(bytes, at);
            at = run.end.max(at + 1);
            if let Some(start) = run.placement(bytes) {
                return Some(start);
            }
        }
        None
    })
}

fn is_placement_byte(byte: u8) -> bool {
    matches!(
        byte.to_ascii_lowercase(),
        b'p' | b'n' | b'b' | b'r' | b'q' | b'k' | b'1'..=b'8' | b'~'
    )
}

fn starts_run(bytes: &[u8], at: usize) -> bool {
    is_placement_byte(bytes[at]) || slash_len(bytes, at) > 0
}

/// How many bytes the slash takes that begins here, plain or encoded; 0 where there is none.
fn slash_len(bytes: &[u8], at: usize) -> usize {
    match bytes[at] {
        b'/' => 1,
        b'\\' if bytes.get(at + 1) == Some(&b'/') => 2,
        b'\\' => 1,
        b'%' if matches!(bytes.get(at + 1..at + 3), Some(b"2F" | b"2f")) => 3,
        _ => 0,
    }
}

/// A longest stretch of placement bytes and slashes.
struct Run {
    start: usize,
    end: usize,
    /// Where its first two segments begin.
    first: usize,
    second: usize,
    segments: usize,
}

impl Run {
    fn read(bytes: &[u8], start: usize) -> Run {
        let mut run = Run { start, end: start, first: start, second: start, segments: 1 };
        while let Some(&byte) = bytes.get(run.end) {
            let slash = slash_len(bytes, run.end);
            if slash > 0 {
                run.end += slash;
                run.segments += 1;
                if run.segments == 2 {
                    run.second = run.end;
                }
            } else if is_placement_byte(byte) {
                run.end += 1;
            } else {
                break;
            }
        }
        run
    }

    /// Where a placement of eight ranks begins in it, if it holds one. The first segment does
    /// not count where it is the tail of a word, or empty.
    fn placement(&self, bytes: &[u8]) -> Option<usize> {
        let tail = self.start > 0 && bytes[self.start - 1].is_ascii_alphanumeric();
        let empty = slash_len(bytes, self.start) > 0;
        let (start, segments) = if (tail || empty) && self.start > 0 && self.segments > 8 {
            (self.second, self.segments - 1)
        } else {
            (self.first, self.segments)
        };
        (segments >= 8 && self.end - start >= 15).then_some(start)
    }
}

/// Where a token begins that is mostly placement, though not a complete one.
fn weak_placement(text: &str, whole: Span) -> Option<usize> {
    let inner = text.get(whole.range())?;
    let mut at = 0;
    for token in inner.split(|c: char| is_space(c) || matches!(c, ':' | '=' | '"' | '(')) {
        if token.bytes().filter(|&b| b == b'/').count() >= 3 && looks_like_placement(token) {
            return Some(whole.start + at);
        }
        at += token.len();
        at += inner.get(at..)?.chars().next().map_or(0, char::len_utf8);
    }
    None
}

/// Whether a token can be meant as a placement, whatever is wrong with it.
fn looks_like_placement(token: &str) -> bool {
    let token = token.split(['[', ',', ';', '_', '|', '%', '&']).next().unwrap_or(token);
    let encoded = first_token(token).len() < token.len();
    let mut chars = 0usize;
    let mut fitting = 0usize;
    let mut slashes = 0usize;
    for c in token.chars().take(400) {
        chars += 1;
        let slash = is_slash(c);
        slashes += usize::from(slash);
        let fits = slash
            || c.is_ascii_digit()
            || c.is_ascii() && is_placement_byte(c as u8)
            || matches!(c, '.' | '\u{2654}'..='\u{265f}' | '\u{ad}')
            || is_invisible(c)
            || matches!(c, 'К' | 'к' | 'В' | 'Р' | 'р' | '\u{ff11}'..='\u{ff18}')
            || slashes > 0
                && matches!(c.to_ascii_lowercase(), 't' | 's' | 'l' | 'd' | 'c' | 'f' | 'a');
        fitting += usize::from(fits);
    }
    if chars == 0 {
        return false;
    }
    match slashes {
        0 => {
            fitting == chars && !encoded && token.chars().any(|c| !c.is_ascii_digit() || chars == 1)
        }
        1..=2 => 10 * fitting >= 6 * chars,
        _ => {
            let first = token.split(['/', '\\']).next().unwrap_or("");
            2 * fitting >= chars || german(first)
        }
    }
}

fn is_slash(c: char) -> bool {
    matches!(c, '/' | '\\' | '\u{ff0f}' | '\u{2044}' | '\u{2215}' | '\u{29f8}')
}

/// Whether a segment is all letters of the German or French pieces.
fn german(segment: &str) -> bool {
    !segment.is_empty() && segment.chars().all(|c| "kdtlsbrfcp".contains(c.to_ascii_lowercase()))
}

fn first_token(text: &str) -> &str {
    text.split(|c: char| is_space(c)).next().unwrap_or("")
}

/// The first byte from `from` on at which the rest of the bytes passes the test.
fn find(bytes: &[u8], from: usize, test: impl Fn(&[u8]) -> bool) -> Option<usize> {
    (from..bytes.len()).find(|&at| test(&bytes[at..]))
}

/// The first byte from `from` on that is not a space or a tab.
fn skip_blank(bytes: &[u8], from: usize) -> Option<usize> {
    find(bytes, from, |rest| !matches!(rest[0], b' ' | b'\t' | b'\n' | b'\r'))
}

/// The span without the white space at its ends.
fn trim(text: &str, span: Span) -> Span {
    let part = span.of(text);
    let start = span.start + part.len() - part.trim_start().len();
    Span::new(start, start + part.trim().len())
}
