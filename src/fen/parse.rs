//! The way from a text to a setup.

use crate::chess::Setup;
use crate::order::sort_by_key;

use super::align::{Aligned, align, before_prose, join_castling};
use super::diagnostic::{Diagnostic, Severity};
use super::field::Field;
use super::fields;
use super::glyph::{Encoding, glyphs};
use super::layout::Layout;
use super::paste::{Found, Located, locate};
use super::problem::{Problem, Wrapper};
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::span::Span;
use super::tokens::{board_tokens, is_prose, separator, tail, take_for_slashes, tokens};
use super::{castling, counters, ep, epd, placement, side, spaces, strict, surroundings};

/// How many characters of a record are read; the longest that a chess position can need is
/// under 100, so what goes on longer is rubbish.
const RECORD_LIMIT: usize = 1000;

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
    match strict::read(text) {
        Some(parsed) => parsed,
        None => read_tolerantly(text, fixes),
    }
}

/// Reads a text that is not in the standard form.
#[cold]
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
    take_for_slashes(reader);
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
    surroundings::report(reader, located, if epd { None } else { tail }, epd);
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
