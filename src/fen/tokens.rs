//! The tokens of a record: what separates them, which are the placement, what is left over.

use super::align::Aligned;
use super::diagnostic::Severity;
use super::fields;
use super::paste::Located;
use super::problem::{Problem, Wrapper};
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::span::Edit;

/// Takes commas, bars and semicolons between the ranks for the slashes that belong there, where
/// at least six of the eight ranks are whole.
pub(super) fn take_for_slashes(reader: &mut Reader<'_>) {
    if !reader.glyphs.iter().any(|glyph| matches!(glyph.ch, ',' | '|' | ';')) {
        return;
    }
    let mut borders: Vec<usize> = Vec::new();
    let mut whole = 0;
    let mut start = 0;
    for (i, glyph) in reader.glyphs.iter().enumerate() {
        let separator = matches!(glyph.ch, '/' | ',' | '|' | ';');
        if separator || glyph.ch == ' ' {
            whole += u32::from(is_rank(&reader.chars(Token { start, end: i })));
            start = i + 1;
            if borders.len() == 7 || glyph.ch == ' ' {
                break;
            }
            borders.push(i);
        }
    }
    let last = Token { start, end: reader.glyphs.len() };
    if borders.len() == 7 && whole + u32::from(is_rank(&reader.chars(last))) >= 6 {
        for i in borders {
            reader.glyphs[i].ch = '/';
        }
    }
}

/// A character other than space that separates the fields: an underscore, a comma, a plus.
pub(super) fn separator(reader: &Reader<'_>, located: Located) -> Option<char> {
    let slashes = reader.glyphs.iter().position(|glyph| glyph.ch == '/')?;
    let mut after = reader.glyphs[slashes..]
        .iter()
        .skip_while(|glyph| !matches!(glyph.ch, ' ' | '_' | ',' | ';' | '|' | '+' | '&'));
    let mut first = after.next()?;
    if first.ch == ' ' {
        // The fields may have both, as in `w , KQkq , -`.
        first = after.find(|glyph| glyph.ch != ' ').filter(|glyph| ",;|".contains(glyph.ch))?;
    }
    let count = reader.glyphs.iter().filter(|glyph| glyph.ch == first.ch).count();
    let fits = match first.ch {
        '_' => true,
        ',' | ';' | '|' => located.wrapper != Some(Wrapper::Csv) && count >= 3,
        '+' => count >= 3,
        _ => false,
    };
    fits.then_some(first.ch)
}

pub(super) fn tokens(reader: &Reader<'_>, separator: Option<char>) -> Vec<Token> {
    let blank = |ch: char| ch == ' ' || Some(ch) == separator;
    let mut tokens = Vec::new();
    let mut start = None;
    for (i, glyph) in reader.glyphs.iter().enumerate() {
        match (blank(glyph.ch), start) {
            (true, Some(from)) => {
                tokens.push(Token { start: from, end: i });
                start = None;
            }
            (false, None) => start = Some(i),
            _ => {}
        }
    }
    if let Some(from) = start {
        tokens.push(Token { start: from, end: reader.glyphs.len() });
    }
    if tokens.is_empty() {
        tokens.push(Token { start: 0, end: 0 });
    }
    tokens
}

/// The tokens that make up the placement, as one, and those after it. Spaces within the
/// placement are reported and taken for nothing, or for the slash that is missing there.
pub(super) fn board_tokens<'a>(
    reader: &mut Reader<'_>,
    tokens: &'a [Token],
) -> (Token, &'a [Token]) {
    let slashes = |reader: &Reader<'_>, token: Token| {
        reader.glyphs[token.range()].iter().filter(|glyph| glyph.ch == '/').count()
    };
    let mut count = slashes(reader, tokens[0]);
    let mut used = 1;
    let mut missing: Vec<usize> = Vec::new();
    while used < tokens.len() {
        let (last, next) = (tokens[used - 1], tokens[used]);
        let joined = slashes(reader, next);
        let ends_open = reader.glyphs[last.end - 1].ch == '/';
        let rank_like = is_rank(&reader.chars(next));
        if count >= 7 && !(ends_open && rank_like) {
            break;
        }
        if joined > 0 && (is_board_part(&reader.chars(next)) || ends_open) {
            let starts_open = reader.glyphs[next.start].ch == '/';
            if !ends_open && !starts_open && fills(reader, last) {
                missing.push(used);
                count += 1;
            }
            count += joined;
        } else if rank_like && (ends_open || fills(reader, last)) {
            if !ends_open {
                missing.push(used);
                count += 1;
            }
        } else {
            break;
        }
        used += 1;
    }
    if used == 1 {
        return (tokens[0], &tokens[1..]);
    }
    let mut edits = Vec::new();
    let mut first = None;
    let mut glyphs = Vec::with_capacity(reader.glyphs.len());
    for (i, pair) in tokens[..used].iter().enumerate() {
        glyphs.extend_from_slice(&reader.glyphs[pair.range()]);
        if i + 1 == used {
            break;
        }
        let gap = reader.span(Token { start: pair.end, end: tokens[i + 1].start });
        first = first.or(Some(gap));
        let slash = missing.contains(&(i + 1));
        edits.push(Edit::new(gap, if slash { "/" } else { "" }));
        if slash {
            glyphs.push(super::glyph::Glyph { ch: '/', raw: '/', span: gap });
        }
    }
    let start = tokens[0].start;
    let board = Token { start, end: start + glyphs.len() };
    if let Some(gap) = first {
        reader.report(Severity::Error, Problem::SpaceInBoard, gap).fix(Repair::JoinBoard, edits);
    }
    // The glyphs of the board move together at the end of their old place, so that the tokens
    // after it stay where they are.
    let end = tokens[used - 1].end;
    let len = glyphs.len();
    if len <= end - start {
        reader.glyphs[end - len..end].copy_from_slice(&glyphs);
        return (Token { start: end - len, end }, &tokens[used..]);
    }
    (board, &tokens[used..])
}

/// Whether a token is a rank with at least two squares: piece letters and digits, eight in all.
pub(super) fn is_rank(chars: &str) -> bool {
    let squares: usize = chars.chars().map(|c| c.to_digit(10).map_or(1, |run| run as usize)).sum();
    let board =
        chars.chars().all(|c| crate::chess::Piece::from_letter(c).is_some() || c.is_ascii_digit());
    board && squares == 8
}

/// Whether the last rank of a token is full.
fn fills(reader: &Reader<'_>, token: Token) -> bool {
    reader.chars(token).rsplit('/').next().is_some_and(is_rank)
}

/// Whether a token is more of a placement.
fn is_board_part(chars: &str) -> bool {
    chars
        .chars()
        .all(|c| c == '/' || c.is_ascii_digit() || crate::chess::Piece::from_letter(c).is_some())
}

/// Whether what follows the placement is no fields but words.
pub(super) fn is_prose(reader: &Reader<'_>, aligned: &Aligned, rest: &[Token]) -> bool {
    let fitting = aligned
        .tokens
        .iter()
        .zip(fields::TAIL)
        .filter(|(token, field)| {
            token.is_some_and(|token| fields::fits(*field, &reader.chars(token)))
        })
        .count();
    // A letter of a side with something glued to it is a field gone wrong.
    let side = rest.first().is_some_and(|&first| {
        let mut chars = reader.glyphs[first.range()].iter().map(|glyph| glyph.ch);
        chars.next().is_some_and(|c| "wWbB".contains(c))
            && chars.next().is_none_or(|c| !c.is_alphabetic())
    });
    fitting == 0 && rest.len() > 1 && !side
}

/// What follows the record, as one token: left-over tokens, and what hangs on the last counter.
pub(super) fn tail(reader: &Reader<'_>, all: &mut [Token], rest: &[Token]) -> Option<Token> {
    let end = reader.glyphs.len();
    if all.len() >= 6
        && let Some(last) = all.last_mut()
    {
        let digits =
            reader.glyphs[last.range()].iter().take_while(|g| g.ch.is_ascii_digit()).count();
        let next = reader.glyphs.get(last.start + digits);
        if digits > 0 && last.start + digits < last.end && next.is_some_and(|g| closes(g.raw)) {
            last.end = last.start + digits;
            let until = rest.last().map_or(end, |token| token.end);
            return Some(Token { start: last.end, end: until });
        }
    }
    let (first, last) = (rest.first()?, rest.last()?);
    Some(Token { start: first.start, end: last.end })
}

/// Whether a character after a counter begins what is not the record any more.
fn closes(c: char) -> bool {
    ";,.)]}\"'`!?:<>[({*_&|#\\".contains(c)
        || matches!(c, '\u{ab}' | '\u{bb}' | '\u{2018}'..='\u{203a}' | '\u{3001}'..='\u{300d}')
}
