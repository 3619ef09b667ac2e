//! Where in a text a piece placement can be. Texts may be long rubbish, so all of this looks at
//! each byte a few times at most.

use super::glyph::{is_invisible, is_slash, is_space, normal};
use super::span::Span;

/// How much of a long text is searched for a placement with something wrong in it.
const WEAK_SEARCH: usize = 1_000_000;

/// How much of a text tells what its beginning is.
const HEAD: usize = 600;

/// The bytes of piece letters, digits and the mark of a promoted piece.
static PLACEMENT: [bool; 256] = {
    let mut table = [false; 256];
    let letters = b"pnbrqkPNBRQK12345678~";
    let mut i = 0;
    while i < letters.len() {
        table[letters[i] as usize] = true;
        i += 1;
    }
    table
};

pub(super) fn is_placement_byte(byte: u8) -> bool {
    PLACEMENT[usize::from(byte)]
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

/// The bytes at which complete placements begin: eight or more ranks of piece letters and
/// digits with slashes between, wherever they stand.
pub(super) fn placements(text: &str) -> impl Iterator<Item = usize> + '_ {
    let bytes = text.as_bytes();
    let encoded = find(bytes, 0, b"2F").is_some();
    let mut at = 0;
    std::iter::from_fn(move || {
        // From slash to slash: between them a long text is passed over quickly.
        let percent = if encoded { b'%' } else { b'/' };
        let is_slash = |b| b == b'/' || b == b'\\' || b == percent;
        while let Some(slash) = find_byte(bytes, at, is_slash) {
            let before =
                bytes[at..slash].iter().rev().take_while(|&&b| is_placement_byte(b)).count();
            let run = Run::read(bytes, slash - before);
            at = run.end.max(slash + 1);
            if let Some(start) = run.placement(bytes) {
                return Some(start);
            }
        }
        None
    })
}

/// A longest stretch of placement bytes and slashes.
struct Run {
    start: usize,
    end: usize,
    /// Where its second segment begins.
    second: usize,
    segments: usize,
}

impl Run {
    fn read(bytes: &[u8], start: usize) -> Run {
        let mut run = Run { start, end: start, second: start, segments: 1 };
        while let Some(&byte) = bytes.get(run.end) {
            if is_placement_byte(byte) {
                run.end += 1;
                continue;
            }
            let slash = slash_len(bytes, run.end);
            if slash == 0 {
                break;
            }
            run.end += slash;
            run.segments += 1;
            if run.segments == 2 {
                run.second = run.end;
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
            (self.start, self.segments)
        };
        (segments >= 8 && self.end - start >= 15).then_some(start)
    }
}

/// Whether what stands before a placement in the same word wraps it, as `**` or `Board("` or
/// `/editor/`, and is not the beginning of a rank with something wrong in it.
pub(super) fn wraps(prefix: &str, placement: &str) -> bool {
    let first = placement.split(is_slash).next().unwrap_or("");
    let squares: u32 = first.chars().map(|c| c.to_digit(10).unwrap_or(1)).sum();
    let open = prefix.chars().next_back().is_some_and(|c| !c.is_ascii_alphanumeric());
    let rest = prefix.trim_end_matches(is_slash);
    let word = rest.rsplit(is_slash).next().unwrap_or(rest);
    let letters = word.bytes().filter(|&b| is_placement_byte(b) && b.is_ascii_alphabetic()).count();
    let rank = letters >= 4 && 2 * letters > word.len() || german(word);
    open && squares == 8 && !rank
}

/// Where a token begins that is mostly placement, though not a complete one.
pub(super) fn weak_placement(text: &str, whole: Span) -> Option<usize> {
    let mut at = whole.start;
    let end = whole.end.min(whole.start + WEAK_SEARCH);
    let border = |c: char| is_space(c) || matches!(c, ':' | '=' | '"' | '(');
    while let Some(slash) = find_byte(text.as_bytes(), at, |b| b == b'/').filter(|&i| i < end) {
        let start = text.get(at..slash)?.rfind(border).map_or(at, |i| {
            let len =
                text.get(at + i..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8);
            at + i + len
        });
        let rest = text.get(start..whole.end)?;
        let token = &rest[..rest.find(border).unwrap_or(rest.len())];
        let slashes = token.bytes().take(HEAD).filter(|&b| b == b'/').count();
        let runs = slashes >= 7 || token.bytes().take(HEAD).any(|b| matches!(b, b'1'..=b'8'));
        let address = token.starts_with("//");
        if slashes >= 3 && runs && !address && looks_like_placement(token) {
            return Some(start);
        }
        at = start + token.len();
    }
    None
}

/// Whether a token is so much of a placement that it is the record, though a complete placement
/// follows in another token.
pub(super) fn is_damaged_placement(token: &str) -> bool {
    let slashes = token.chars().filter(|&c| is_slash(c)).count();
    let letters = token.bytes().any(|b| is_placement_byte(b) && b.is_ascii_alphabetic());
    (slashes >= 3 || slashes == 2 && letters) && looks_like_placement(token)
}

/// Whether a token can be meant as a placement, whatever is wrong with it.
pub(super) fn looks_like_placement(token: &str) -> bool {
    let token = token.split(['[', ',', ';', '_', '|', '%', '&']).next().unwrap_or(token);
    let mut chars = 0usize;
    let mut fitting = 0usize;
    let mut slashes = 0usize;
    let mut letters = 0usize;
    for c in token.chars().take(400).filter(|&c| !is_invisible(c)) {
        let c = normal(c);
        chars += 1;
        slashes += usize::from(c == '/');
        letters += usize::from(c.is_ascii_alphabetic());
        let fits = c == '/'
            || c.is_ascii_digit()
            || c.is_ascii() && is_placement_byte(c as u8)
            || matches!(c, '.' | '\u{2654}'..='\u{265f}')
            || slashes > 0
                && matches!(c.to_ascii_lowercase(), 't' | 's' | 'l' | 'd' | 'c' | 'f' | 'a');
        fitting += usize::from(fits);
    }
    match slashes {
        _ if chars == 0 => false,
        // A word alone must have nothing else in it, and must not be a number or a bullet.
        0 => fitting == chars && (letters > 0 || chars == 1 && token != ".") && token.is_ascii(),
        1..=2 => 10 * fitting >= 6 * chars,
        _ => 2 * fitting >= chars || german(token.split(is_slash).next().unwrap_or("")),
    }
}

/// Whether a segment is all letters of the German or French pieces.
fn german(segment: &str) -> bool {
    !segment.is_empty() && segment.chars().all(|c| "kdtlsbrfcp".contains(c.to_ascii_lowercase()))
}

/// The first word of a text, or enough of it.
pub(super) fn first_token(text: &str) -> &str {
    head(text).split(is_space).next().unwrap_or("")
}

/// Enough of the beginning of a text to tell what it is.
pub(super) fn head(text: &str) -> &str {
    let mut end = text.len().min(HEAD);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.get(..end).unwrap_or("")
}

/// How many bytes are tested at a time.
const BLOCK: usize = 64;

/// The first byte from `from` on that passes a test.
pub(super) fn find_byte(bytes: &[u8], from: usize, test: impl Fn(u8) -> bool) -> Option<usize> {
    let rest = bytes.get(from..)?;
    let (near, far) = rest.split_at(rest.len().min(8));
    if let Some(i) = near.iter().position(|&byte| test(byte)) {
        return Some(from + i);
    }
    // Whole blocks without a branch on each byte, which a processor does many at a time.
    let hit = |block: &[u8]| block.iter().fold(false, |found, &byte| found | test(byte));
    let block = far.chunks(BLOCK).position(hit)? * BLOCK;
    let i = far[block..].iter().position(|&byte| test(byte))?;
    Some(from + near.len() + block + i)
}

/// The first place from `from` on where two or more bytes stand, in any case of ASCII letters.
pub(super) fn find(bytes: &[u8], from: usize, word: &[u8]) -> Option<usize> {
    let [first, second] = [0, 1].map(|i| word.get(i).map(u8::to_ascii_lowercase));
    let first = first?;
    // The bit that a small letter has and its capital has not.
    let case = if first.is_ascii_lowercase() { 0x20 } else { 0 };
    let mut at = from;
    loop {
        at = find_byte(bytes, at, |byte| byte | case == first)?;
        // Most places are ruled out by the next byte already.
        if bytes.get(at + 1).map(u8::to_ascii_lowercase) == second && starts_with(bytes, at, word) {
            return Some(at);
        }
        at += 1;
    }
}

/// Whether some bytes stand at a place, in any case of ASCII letters.
pub(super) fn starts_with(bytes: &[u8], at: usize, word: &[u8]) -> bool {
    bytes.get(at..at + word.len()).is_some_and(|part| part.eq_ignore_ascii_case(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_complete_placements() {
        let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        for (text, expected) in [
            (board.to_string(), vec![0]),
            (format!("x/{board}"), vec![2]),
            (format!("and/or {board}"), vec![7]),
            (format!("/{board} {board}"), vec![0, 45]),
            (format!("/editor/{board}"), vec![8]),
            (format!("ab {board},{board}"), vec![3, 47]),
            (board.replace('/', "%2F"), vec![0]),
            (board.replace('/', "\\/"), vec![0]),
            ("8/8/8/8/8/8/8".to_string(), vec![]),
            ("////////".to_string(), vec![]),
        ] {
            assert_eq!(placements(&text).collect::<Vec<_>>(), expected, "{text}");
        }
    }

    #[test]
    fn tells_wrappers_from_damage() {
        let board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        for prefix in
            ["**", "<b>", "Board(\"", "b\"", "1;", "#fen=", "/editor/", "/", "fen:", "12."]
        {
            assert!(wraps(prefix, board), "{prefix}");
        }
        for prefix in ["x", "rnbqkbn?/", "tsldklst/", "rnbqkbnr,", "RN"] {
            assert!(!wraps(prefix, board), "{prefix}");
        }
        assert!(!wraps("rnbq?", "bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
    }

    #[test]
    fn finds_weak_placements() {
        let find = |text: &str| weak_placement(text, Span::new(0, text.len()));
        assert_eq!(find("see rnbqkbnr/pppppp?p/8/8/8/PPPPPPPP w"), Some(4));
        assert_eq!(find("é FEN:rnbqkbnr/pppppp?p/8/8/8/PPPPPPPP w"), Some(7));
        assert_eq!(find("and/or either/or/and/not, 1/2 3/4/5"), None);
    }
}
