//! The way from a text to a setup.

use crate::chess::{Rank, Setup};
use crate::order::sort_by_key;

use super::align::{Aligned, align, before_prose, join_castling};
use super::diagnostic::{Diagnostic, Severity};
use super::field::Field;
use super::fields;
use super::glyph::{Encoding, glyphs};
use super::paste::{Found, Located, locate};
use super::problem::{Problem, Wrapper};
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::runs::placements;
use super::span::{Edit, Span};
use super::{castling, counters, ep, epd, placement, side, spaces, strict};

/// How many characters of a record are read; the longest that a chess position can need is
/// under 100, so what goes on longer is rubbish.
const RECORD_LIMIT: usize = 1000;

/// Of several records in a text, how many get a fix of their own.
const RECORDS_OFFERED: usize = 8;

/// Where the parts of a record lie in the original text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The whole record, without what wraps it.
    pub record: Span,
    /// The six fields, by [`Field::index`]; `None` where one is missing.
    pub fields: [Option<Span>; 6],
    /// The ranks by [`Rank::index`] (rank 1 first); `None` where one is missing.
    pub ranks: [Option<Span>; 8],
}

impl Layout {
    /// Where a field lies.
    pub fn field(&self, field: Field) -> Option<Span> {
        self.fields[field.index()]
    }

    /// Where a rank lies.
    pub fn rank(&self, rank: Rank) -> Option<Span> {
        self.ranks[rank.index()]
    }
}

/// What parsing gives: always a setup, and all that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parsed {
    /// The best reading of the text.
    pub setup: Setup,
    /// Where its parts lie.
    pub layout: Layout,
    /// What is wrong, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

impl Default for Parsed {
    /// The empty board, found nowhere.
    fn default() -> Parsed {
        Parsed { setup: Setup::EMPTY, layout: Layout::default(), diagnostics: Vec::new() }
    }
}

/// Reads any text as a FEN record. Never fails and never panics; a text without a FEN gives
/// the empty board.
pub fn parse(text: &str) -> Parsed {
    read(text, true)
}

/// As [`parse`]; without `fixes` the diagnostics carry none, which is quicker.
pub(crate) fn read(text: &str, fixes: bool) -> Parsed {
    let mut parsed = Parsed::default();
    if strict::read(text, &mut parsed).is_none() {
        parsed = read_tolerantly(text, fixes);
    }
    parsed
}

/// Reads a text that is not in the standard form.
fn read_tolerantly(text: &str, fixes: bool) -> Parsed {
    let mut reader = Reader {
        text,
        glyphs: Vec::new(),
        setup: Setup::EMPTY,
        layout: Layout { record: Span::new(0, text.len()), ..Layout::default() },
        diagnostics: Vec::new(),
        fixes,
    };
    match locate(text) {
        Found::Nothing => {
            let start = crate::fen::write(&Setup::START, crate::fen::Dialect::AsGiven);
            let span = Span::new(0, text.len());
            reader.report(Severity::Error, Problem::Empty, span).replace(
                Repair::UseStart,
                span,
                start,
            );
        }
        Found::NoRecord { startpos } => no_record(&mut reader, startpos),
        Found::Record(located) => record(&mut reader, located),
    }
    sort_by_key(&mut reader.diagnostics, |diagnostic| diagnostic.span.start);
    Parsed { setup: reader.setup, layout: reader.layout, diagnostics: reader.diagnostics }
}

fn no_record(reader: &mut Reader<'_>, startpos: bool) {
    let span = Span::new(0, reader.text.len());
    let report = reader.report(Severity::Error, Problem::NotAFen, span);
    if startpos {
        let start = crate::fen::write(&Setup::START, crate::fen::Dialect::AsGiven);
        report.replace(Repair::UseStart, span, start);
    }
}

fn record(reader: &mut Reader<'_>, located: Located) {
    let read = glyphs(reader.text, located.record, located.encoding, RECORD_LIMIT);
    reader.glyphs = read.glyphs;
    let separator = separator(reader, located);
    let tokens = tokens(reader, separator);
    let (board, rest) = board_tokens(reader, &tokens);
    placement::read(reader, board);
    let rest = join_castling(reader, rest);
    let operations = epd::first_operation(reader, &rest);
    let fields = operations.min(before_prose(reader, &rest));
    let mut aligned = align(reader, &rest[..fields]);
    if located.open && is_prose(reader, &aligned, &rest) {
        aligned = Aligned::default();
    }
    let used = aligned.used;
    let mut all: Vec<Token> = vec![board];
    all.extend(&rest[..used]);
    let tail = tail(reader, &mut all, &rest[used..]);
    let mut end = all.last().map_or(board, |&last| last);
    end.start = board.start;
    reader.layout.record = reader.span(end);
    if aligned.shuffled {
        fields::report_order(reader, &aligned);
    }
    if let Some(extra) = aligned.extra {
        let next = all.iter().find(|token| token.start > extra.start).copied();
        fields::report_extra(reader, extra, next);
    }
    let glued = fields::split_counters(reader, &mut aligned);
    read_fields(reader, &aligned, all.last().copied().filter(|_| !glued));
    let epd = operations < rest.len() && tail.is_some_and(|tail| epd::read(reader, tail));
    if !epd {
        fields::report_missing(reader, &aligned);
    }
    let silent = separator.filter(|_| located.wrapper == Some(Wrapper::Url));
    spaces::report_gaps(reader, &all, silent);
    let record = reader.layout.record;
    let edge = |span| match located.wrapper {
        None => glyphs(reader.text, span, Encoding::default(), RECORD_LIMIT).invisible,
        Some(_) => Vec::new(),
    };
    let mut invisible = edge(Span::new(0, located.record.start));
    invisible.extend(read.invisible.iter().filter(|glyph| glyph.span.start < record.end));
    invisible.extend(edge(Span::new(located.record.end, reader.text.len())));
    spaces::report_invisible(reader, &invisible);
    surroundings(reader, located, if epd { None } else { tail }, epd);
}

/// A character other than space that separates the fields: an underscore, a comma, a plus.
fn separator(reader: &Reader<'_>, located: Located) -> Option<char> {
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

fn tokens(reader: &Reader<'_>, separator: Option<char>) -> Vec<Token> {
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
fn board_tokens<'a>(reader: &mut Reader<'_>, tokens: &'a [Token]) -> (Token, &'a [Token]) {
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
fn is_prose(reader: &Reader<'_>, aligned: &Aligned, rest: &[Token]) -> bool {
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
fn tail(reader: &Reader<'_>, all: &mut [Token], rest: &[Token]) -> Option<Token> {
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

fn read_fields(reader: &mut Reader<'_>, aligned: &Aligned, last: Option<Token>) {
    for (token, field) in aligned.tokens.iter().zip(fields::TAIL) {
        let Some(mut token) = *token else { continue };
        if let Some(last) = last.filter(|last| last.start == token.start) {
            token.end = last.end;
        }
        match field {
            Field::SideToMove => side::read_field(reader, token),
            Field::Castling => castling::read_field(reader, token),
            Field::EnPassant => ep::read_field(reader, token),
            _ => counters::read_field(reader, field, token),
        }
    }
}

/// Reports the wrapper and what else is in the text.
fn surroundings(reader: &mut Reader<'_>, located: Located, tail: Option<Token>, epd: bool) {
    let text = reader.text;
    let record = reader.layout.record;
    let cleaned = plain_record(reader);
    let everything = Span::new(0, text.len());
    let starts = records(reader, record);
    if starts.len() > 1 {
        several(reader, &starts);
    }
    match located.wrapper {
        Some(wrapper) => {
            let before = Span::new(0, record.start);
            let span = if before.of(text).trim().is_empty() {
                match wrapper {
                    Wrapper::Html | Wrapper::Json => record,
                    _ => Span::new(record.end, text.len()),
                }
            } else {
                before
            };
            reader.report(Severity::Warning, Problem::Wrapper(wrapper), span).replace(
                Repair::KeepFenOnly,
                everything,
                cleaned,
            );
        }
        None => {
            if located.encoding != Encoding::default() {
                reader.report(Severity::Warning, Problem::PercentEncoded, record).replace(
                    Repair::Decode,
                    everything,
                    cleaned,
                );
            }
            let end = Span::new(record.end, text.len());
            match tail {
                Some(tail) if starts.len() < 2 => left_over(reader, tail, end),
                None if !epd => spaces::report_edges(reader, record),
                _ => {
                    let start = Span::new(record.start, text.len());
                    spaces::report_edges(reader, start);
                }
            }
        }
    }
}

/// Text after the record: a word or two are fields too many, more is other text.
fn left_over(reader: &mut Reader<'_>, tail: Token, end: Span) {
    let span = reader.span(tail);
    let chars = reader.chars(tail);
    let words = chars.split(' ').filter(|word| !word.is_empty()).count();
    let line = reader.raw(Token { start: tail.start.saturating_sub(1), end: tail.end });
    let problem = if fields::is_checks(&chars) {
        Problem::VariantChecks
    } else if words <= 2 && !line.contains('\n') && chars.starts_with(is_letter_or_digit) {
        Problem::FieldExtra
    } else {
        Problem::TrailingText
    };
    reader.report(Severity::Warning, problem, span).replace(Repair::RemoveTail, end, "");
    if reader.layout.record.start > 0 {
        let start = Span::new(reader.layout.record.start, reader.text.len());
        spaces::report_edges(reader, start);
    }
}

/// Whether a character is a letter or a digit, roughly: of the others than Latin ones, those
/// outside the blocks of punctuation and symbols.
fn is_letter_or_digit(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '\u{c0}'..='\u{1fff}' | '\u{2c00}'..='\u{d7ff}')
}

/// The record with its fields one space apart and nothing around it.
fn plain_record(reader: &Reader<'_>) -> String {
    let record = reader.layout.record;
    let mut text = String::new();
    for glyph in &reader.glyphs {
        if glyph.span.start < record.start || glyph.span.end > record.end {
            continue;
        }
        let blank = glyph.ch == ' ' || matches!(glyph.ch, '_' | '+') && !text.ends_with(' ');
        if !blank {
            text.push(if glyph.is_look_alike() { glyph.raw } else { glyph.ch });
        } else if !text.ends_with(' ') {
            text.push(' ');
        }
    }
    text
}

/// The bytes at which the records of the text begin, the one that was read first.
fn records(reader: &Reader<'_>, record: Span) -> Vec<usize> {
    let mut starts = vec![record.start];
    starts.extend(placements(reader.text).filter(|&at| at >= record.end));
    starts
}

fn several(reader: &mut Reader<'_>, starts: &[usize]) {
    let text = reader.text;
    let everything = Span::new(0, text.len());
    let mut offers: Vec<(usize, String)> = Vec::new();
    if reader.fixes {
        offers.push((1, plain_record(reader)));
        for (i, &start) in starts.iter().enumerate().take(RECORDS_OFFERED).skip(1) {
            let mut end = starts.get(i + 1).copied().unwrap_or(text.len()).min(start + 400);
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            let part = text.get(start..end).unwrap_or("");
            let line = part.split(['\n', '"', '\t']).next().unwrap_or(part);
            let record = read(line, false).layout.record;
            offers.push((i + 1, record.of(line).to_string()));
        }
    }
    let second = Span::new(starts[1], starts[1]);
    let line =
        text.get(starts[1]..).unwrap_or("").find(['\n', '"']).map_or(text.len(), |i| starts[1] + i);
    let span = Span::new(second.start, line);
    let problem = Problem::Multiple { count: starts.len() };
    let mut report = reader.report(Severity::Warning, problem, span);
    for (number, record) in offers {
        report = report.replace(Repair::UseRecord(number), everything, record);
    }
    let _ = report;
}
