//! Field 1: the piece placement.

use crate::chess::{Bitboard, Board, File, Piece, Rank, Square};

use super::alphabet::alphabet;
use super::cells::{lengthen, shorten, write_cells};
use super::diagnostic::Severity;
use super::field::Field;
use super::layout::Ranks;
use super::problem::Problem;
use super::ranks::eight_ranks;
use super::reader::{Reader, Token};
use super::repair::{RankChange, Repair};
use super::segment::{Segment, report_empty_chars, segment};
use super::span::{Edit, Span};

/// Reads the placement in `token` into the setup and the layout.
pub(super) fn read(reader: &mut Reader<'_>, token: Token) {
    let span = reader.span(token);
    reader.layout.fields[Field::Placement.index()] = Some(span);
    reader.report_look_alikes(token);
    report_separators(reader, token);
    let token = pocket(reader, token);
    let tokens = split(reader, token);
    if variant_board(reader, &tokens, span) {
        return;
    }
    let tokens = edge_slashes(reader, tokens);
    let alphabet = alphabet(reader, &tokens);
    let segments: Vec<Segment> =
        tokens.into_iter().map(|token| segment(reader, token, alphabet)).collect();
    report_empty_chars(reader, &segments, span);
    let ranks = eight_ranks(reader, segments, span);
    let mut board = Board::EMPTY;
    let mut spans = [None; 8];
    for (rank, segment) in Rank::ALL.into_iter().rev().zip(&ranks) {
        let Some(segment) = segment else { continue };
        spans[rank.index()] = Some(segment.span);
        for (file, cell) in File::ALL.into_iter().zip(&segment.cells) {
            board.set(Square::new(file, rank), *cell);
        }
        judge_length(reader, rank, segment);
    }
    reader.setup.board = board;
    reader.layout.ranks = Ranks::Found(spans);
}

/// Reports backslashes and other characters in place of slashes, each kind once.
fn report_separators(reader: &mut Reader<'_>, token: Token) {
    if reader.glyphs[token.range()].iter().all(|glyph| glyph.raw == glyph.ch) {
        return;
    }
    for found in ['\\', ',', '|', ';'] {
        let edits: Vec<Edit> = reader.glyphs[token.range()]
            .iter()
            .filter(|glyph| glyph.raw == found && glyph.ch == '/')
            .map(|glyph| Edit::new(glyph.span, "/"))
            .collect();
        let Some(first) = edits.first().map(|edit| edit.span) else { continue };
        let problem = if found == '\\' { Problem::SlashBack } else { Problem::SlashMissing };
        let repair = Repair::Replace { from: found.into(), to: "/".into() };
        reader.report(Severity::Warning, problem, first).fix(repair, edits);
    }
}

/// Takes crazyhouse's pieces in hand, `[...]`, off the end.
fn pocket(reader: &mut Reader<'_>, token: Token) -> Token {
    let Some(open) = token.range().find(|&i| reader.glyphs[i].ch == '[') else { return token };
    let hand = Token { start: open, end: token.end };
    let chars = reader.chars(hand);
    let inner = chars.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    let proper = inner.is_some_and(|inner| {
        inner == "-" || inner.chars().all(|c| Piece::from_letter(c).is_some())
    });
    let severity = if proper { Severity::Warning } else { Severity::Error };
    let span = reader.span(hand);
    reader.report(severity, Problem::VariantPocket, span).replace(Repair::Remove(chars), span, "");
    Token { start: token.start, end: open }
}

/// The tokens between the slashes.
fn split(reader: &Reader<'_>, token: Token) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut start = token.start;
    for i in token.range() {
        if reader.glyphs[i].ch == '/' {
            tokens.push(Token { start, end: i });
            start = i + 1;
        }
    }
    tokens.push(Token { start, end: token.end });
    tokens
}

/// Recognises the boards of other games: ranks all of one width that is not 8. Xiangqi has ten
/// of 9, shogi nine of 9, Capablanca chess eight of 10.
fn variant_board(reader: &mut Reader<'_>, tokens: &[Token], span: Span) -> bool {
    let width = |token: &Token| -> usize {
        let mut width = 0usize;
        let mut run = 0usize;
        for glyph in &reader.glyphs[token.range()] {
            match glyph.ch.to_digit(10) {
                Some(digit) => run = run.saturating_mul(10).saturating_add(digit as usize),
                None if glyph.ch == '+' || glyph.ch == '~' => {}
                None => {
                    width = width.saturating_add(run).saturating_add(1);
                    run = 0;
                }
            }
        }
        width.saturating_add(run)
    };
    let Some(files) = tokens.first().map(width) else { return false };
    let ranks = tokens.len();
    if ranks < 5 || !(5..=12).contains(&files) || files == 8 {
        return false;
    }
    if tokens.iter().any(|token| width(token) != files) {
        return false;
    }
    reader.report(Severity::Error, Problem::VariantBoard { files, ranks }, span);
    true
}

/// Drops the empty segments that slashes too many leave before or after the ranks.
fn edge_slashes(reader: &mut Reader<'_>, mut tokens: Vec<Token>) -> Vec<Token> {
    let empty = |token: Option<&Token>| token.is_some_and(|token| token.start == token.end);
    let mut leading = 0;
    let mut trailing = 0;
    while tokens.len() > 1 && tokens.len() != 8 && empty(tokens.first()) {
        tokens.remove(0);
        leading += 1;
    }
    let complete = tokens.len() > 8;
    while tokens.len() > 1 && tokens.len() != 8 && empty(tokens.last()) {
        tokens.pop();
        trailing += 1;
    }
    let Some((&first, &last)) = tokens.first().zip(tokens.last()) else { return tokens };
    let before = Token { start: first.start - leading, end: first.start };
    let after = Token { start: last.end, end: last.end + trailing };
    for (problem, slashes, reported) in [
        (Problem::SlashLeading, before, leading > 0),
        (Problem::SlashTrailing, after, trailing > 0 && complete),
    ] {
        if reported {
            let span = reader.span(slashes);
            let repair = Repair::Remove(reader.raw(slashes));
            reader.report(Severity::Warning, problem, span).replace(repair, span, "");
        }
    }
    tokens
}

/// Reports a rank whose squares are not eight.
fn judge_length(reader: &mut Reader<'_>, rank: Rank, segment: &Segment) {
    let squares = segment.cells.len();
    let on_board = Bitboard::rank(rank);
    if squares == 8 || segment.doubtful && squares < 8 && squares > 0 {
        return;
    }
    if squares == 0 && segment.token.start == segment.token.end {
        reader
            .report_squares(Severity::Error, Problem::RankEmpty { rank }, segment.span, on_board)
            .replace(
                Repair::WriteRank { rank, text: "8".into(), change: RankChange::Empty },
                segment.span,
                "8",
            );
        return;
    }
    let problem = match squares < 8 {
        true => Problem::RankShort { rank, squares },
        false => Problem::RankLong { rank, squares },
    };
    let ways = match (reader.fixes, squares < 8) {
        (false, _) => Vec::new(),
        (true, true) => lengthen(rank, &segment.cells),
        (true, false) => shorten(&segment.cells),
    };
    let mut report = reader.report_squares(Severity::Error, problem, segment.span, on_board);
    for (change, cells) in ways {
        let text = write_cells(&cells);
        let repair = Repair::WriteRank { rank, text: text.clone(), change };
        report = report.replace(repair, segment.span, text);
    }
}
