//! Field 1: the piece placement.

use crate::chess::{Bitboard, Board, File, Piece, Rank, Square};
use crate::order::sort_by_key;

use super::cells::{Cell, lengthen, shorten, write_cells};
use super::diagnostic::Severity;
use super::field::Field;
use super::problem::{Alphabet, Problem};
use super::reader::{Reader, Token};
use super::repair::{RankChange, RanksPlace, Repair};
use super::span::{Edit, Span};

/// What stands between two slashes.
struct Segment {
    token: Token,
    span: Span,
    cells: Vec<Cell>,
    /// It has characters that were reported already; its length tells nothing more.
    doubtful: bool,
}

/// Reads the placement in `token` into the setup and the layout.
pub(super) fn read(reader: &mut Reader<'_>, token: Token) {
    let span = reader.span(token);
    reader.layout.fields[Field::Placement.index()] = Some(span);
    reader.report_look_alikes(token);
    report_backslashes(reader, token);
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
    for (rank, segment) in Rank::ALL.into_iter().rev().zip(&ranks) {
        let Some(segment) = segment else { continue };
        if reader.layout.ranks[rank.index()].is_none() {
            reader.layout.ranks[rank.index()] = Some(segment.span);
        }
        for (file, cell) in File::ALL.into_iter().zip(&segment.cells) {
            board.set(Square::new(file, rank), *cell);
        }
        judge_length(reader, rank, segment);
    }
    reader.setup.board = board;
}

fn report_backslashes(reader: &mut Reader<'_>, token: Token) {
    let slashes: Vec<Span> = reader.glyphs[token.range()]
        .iter()
        .filter(|glyph| glyph.raw == '\\')
        .map(|glyph| glyph.span)
        .collect();
    let Some(&first) = slashes.first() else { return };
    let edits = slashes.into_iter().map(|span| Edit::new(span, "/")).collect();
    let repair = Repair::Replace { from: "\\".into(), to: "/".into() };
    reader.report(Severity::Warning, Problem::SlashBack, first).fix(repair, edits);
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

/// The alphabet of the piece letters, if it is not the English one.
fn alphabet(reader: &mut Reader<'_>, tokens: &[Token]) -> Option<Alphabet> {
    let glyphs = || tokens.iter().flat_map(|token| &reader.glyphs[token.range()]);
    let letters: String = glyphs()
        .map(|glyph| glyph.ch.to_ascii_lowercase())
        .filter(char::is_ascii_alphabetic)
        .collect();
    let all_in = |set: &str| letters.chars().all(|c| set.contains(c));
    let any_in = |set: &str| letters.chars().any(|c| set.contains(c));
    let alphabet = if glyphs().any(|glyph| figurine(glyph.ch).is_some()) {
        Alphabet::Figurine
    } else if all_in("kqrbnp") {
        return None;
    } else if all_in("kqrbsp") {
        Alphabet::Problemist
    } else if all_in("kdtlsb") && any_in("dtl") {
        Alphabet::German
    } else if all_in("rdtfcp") && any_in("dtfc") {
        Alphabet::French
    } else if all_in("rdtacp") && any_in("dtac") {
        Alphabet::Spanish
    } else {
        return None;
    };
    let foreign = |c: char| match alphabet {
        Alphabet::Figurine => figurine(c).is_some(),
        Alphabet::Problemist => c.eq_ignore_ascii_case(&'s'),
        _ => c.is_ascii_alphabetic() && letter_of(c, Some(alphabet)) != Piece::from_letter(c),
    };
    let found = glyphs().find(|glyph| foreign(glyph.ch)).copied()?;
    let edits = glyphs()
        .filter_map(|glyph| {
            let piece = letter_of(glyph.ch, Some(alphabet))?;
            (piece.letter() != glyph.raw).then(|| Edit::new(glyph.span, piece.letter()))
        })
        .collect();
    let problem = Problem::PieceAlphabet { found: found.raw, alphabet };
    reader.report(Severity::Error, problem, found.span).fix(Repair::Translate(alphabet), edits);
    Some(alphabet)
}

/// The piece that a letter means in an alphabet.
fn letter_of(c: char, alphabet: Option<Alphabet>) -> Option<Piece> {
    if let Some(piece) = figurine(c) {
        return Some(piece);
    }
    let english = match (alphabet, c.to_ascii_lowercase()) {
        (Some(Alphabet::German | Alphabet::French | Alphabet::Spanish), 'd') => 'q',
        (Some(Alphabet::German | Alphabet::French | Alphabet::Spanish), 't') => 'r',
        (Some(Alphabet::German), 'l') => 'b',
        (Some(Alphabet::French), 'f') | (Some(Alphabet::Spanish), 'a') => 'b',
        (Some(Alphabet::German | Alphabet::Problemist), 's') => 'n',
        (Some(Alphabet::French | Alphabet::Spanish), 'c') => 'n',
        (Some(Alphabet::German), 'b') => 'p',
        (Some(Alphabet::French | Alphabet::Spanish), 'r') => 'k',
        (_, other) => other,
    };
    Piece::from_letter(if c.is_ascii_uppercase() { english.to_ascii_uppercase() } else { english })
}

/// The piece that a chess symbol of Unicode shows.
fn figurine(c: char) -> Option<Piece> {
    let i = (c as u32).checked_sub(0x2654)?;
    Piece::ALL.get(i as usize).copied()
}

fn is_empty_mark(c: char) -> bool {
    matches!(
        c,
        '.' | '*' | '\u{b7}' | '\u{2022}' | '\u{25a1}' | '\u{25a0}' | '\u{2b1c}' | '\u{2b1b}'
    )
}

/// Reads the cells between two slashes, reporting what is no piece and no digit.
fn segment(reader: &mut Reader<'_>, token: Token, alphabet: Option<Alphabet>) -> Segment {
    let mut cells: Vec<Cell> = Vec::new();
    let mut doubtful = false;
    let mut unknown: Vec<(usize, usize)> = Vec::new();
    let mut i = token.start;
    while i < token.end && cells.len() < 100 {
        let glyph = reader.glyphs[i];
        if glyph.ch.is_ascii_digit() {
            let end = (i..token.end).find(|&j| !reader.glyphs[j].ch.is_ascii_digit());
            let run = Token { start: i, end: end.unwrap_or(token.end) };
            cells.extend(std::iter::repeat_n(None, digits(reader, run, cells.len())));
            i = run.end;
            continue;
        }
        if glyph.ch == '~' {
            promoted(reader, token, i);
        } else if let Some(piece) = letter_of(glyph.ch, alphabet) {
            cells.push(Some(piece));
        } else {
            if !is_empty_mark(glyph.ch) {
                unknown.push((i, cells.len()));
            }
            doubtful |= !glyph.raw.is_ascii();
            cells.push(None);
        }
        i += 1;
    }
    for (i, cell) in unknown {
        unknown_char(reader, token, i, cell, &cells);
    }
    Segment { token, span: reader.span(token), cells, doubtful }
}

/// A run of digits: how many squares it stands for.
fn digits(reader: &mut Reader<'_>, run: Token, before: usize) -> usize {
    let mut sum = 0;
    for i in run.range() {
        let glyph = reader.glyphs[i];
        match glyph.ch {
            '0' => {
                reader.report(Severity::Warning, Problem::DigitZero, glyph.span).replace(
                    Repair::Remove("0".into()),
                    glyph.span,
                    "",
                );
            }
            '9' => {
                let fits = 8usize.saturating_sub(before + sum).max(1);
                reader.report(Severity::Error, Problem::DigitRange('9'), glyph.span).replace(
                    Repair::Replace { from: "9".into(), to: fits.to_string() },
                    glyph.span,
                    fits.to_string(),
                );
                sum += fits;
            }
            digit => sum += digit.to_digit(10).unwrap_or(0) as usize,
        }
    }
    let counted = reader.glyphs[run.range()].iter().filter(|glyph| glyph.ch != '0').count();
    if counted > 1 && before + sum <= 8 {
        let span = reader.span(run);
        let from = reader.chars(run);
        reader.report(Severity::Warning, Problem::DigitsAdjacent { sum }, span).replace(
            Repair::Replace { from, to: sum.to_string() },
            span,
            sum.to_string(),
        );
    }
    sum
}

/// Crazyhouse's mark of a promoted piece: tolerated after a piece, wrong elsewhere.
fn promoted(reader: &mut Reader<'_>, token: Token, i: usize) {
    let proper = i > token.start && Piece::from_letter(reader.glyphs[i - 1].ch).is_some();
    let severity = if proper { Severity::Warning } else { Severity::Error };
    let span = reader.glyphs[i].span;
    let known = reader
        .diagnostics
        .iter()
        .any(|d| d.problem == Problem::VariantPromoted && d.severity == severity);
    if known {
        return;
    }
    let edits = reader
        .glyphs
        .iter()
        .filter(|glyph| glyph.ch == '~')
        .map(|glyph| Edit::new(glyph.span, ""))
        .collect();
    reader.report(severity, Problem::VariantPromoted, span).fix(Repair::Remove("~".into()), edits);
}

/// A character that stands for no square.
fn unknown_char(reader: &mut Reader<'_>, token: Token, i: usize, cell: usize, cells: &[Cell]) {
    let glyph = reader.glyphs[i];
    let problem = if glyph.ch.is_ascii() {
        Problem::PieceChar { found: glyph.raw, means: None }
    } else {
        Problem::Homoglyph { found: glyph.raw, means: None }
    };
    let span = reader.span(token);
    let neighbours: Vec<Cell> = [cell.wrapping_sub(1), cell + 1]
        .into_iter()
        .filter_map(|i| cells.get(i).copied())
        .collect();
    let mut report = reader.report(Severity::Error, problem, glyph.span);
    let mut offered: Vec<Cell> = Vec::new();
    for neighbour in neighbours.into_iter().chain([None]) {
        if offered.contains(&neighbour) {
            continue;
        }
        offered.push(neighbour);
        let mut fixed = cells.to_vec();
        fixed[cell] = neighbour;
        let to = neighbour.map_or("1".to_string(), |piece| piece.letter().to_string());
        let repair = Repair::Replace { from: glyph.raw.to_string(), to };
        report = report.replace(repair, span, write_cells(&fixed));
    }
    let mut without = cells.to_vec();
    without.remove(cell);
    if without.len() < 7 {
        let run = 8 - without.len();
        let mut filled = without.clone();
        (0..run).for_each(|_| filled.insert(cell, None));
        let repair = Repair::Replace { from: glyph.raw.to_string(), to: run.to_string() };
        report = report.replace(repair, span, write_cells(&filled));
    }
    report.replace(Repair::Remove(glyph.raw.to_string()), span, write_cells(&without));
}

/// Dots and the like for empty squares: one report, one fix for all ranks.
fn report_empty_chars(reader: &mut Reader<'_>, segments: &[Segment], span: Span) {
    let Some(first) = segments
        .iter()
        .flat_map(|segment| segment.token.range())
        .find(|&i| is_empty_mark(reader.glyphs[i].ch))
    else {
        return;
    };
    let ranks: Vec<String> = segments.iter().map(|segment| write_cells(&segment.cells)).collect();
    let glyph = reader.glyphs[first];
    let repair = Repair::Replace { from: glyph.raw.to_string(), to: "1".into() };
    reader.report(Severity::Error, Problem::EmptyChar(glyph.raw), glyph.span).replace(
        repair,
        span,
        ranks.join("/"),
    );
}

/// Brings the segments to eight ranks, rank 8 first.
fn eight_ranks(
    reader: &mut Reader<'_>,
    mut segments: Vec<Segment>,
    span: Span,
) -> Vec<Option<Segment>> {
    if segments.len() > 8 {
        drop_doubled_slashes(reader, &mut segments);
    }
    match segments.len() {
        0..8 => {
            if let Some(split) = unglue(reader, &segments, span) {
                return split.into_iter().map(Some).collect();
            }
            add_ranks(reader, segments, span)
        }
        8 => segments.into_iter().map(Some).collect(),
        _ => drop_ranks(reader, segments, span).into_iter().map(Some).collect(),
    }
}

/// Two slashes in a row leave an empty segment; with more than eight it is one too many.
fn drop_doubled_slashes(reader: &mut Reader<'_>, segments: &mut Vec<Segment>) {
    let mut i = 0;
    while i < segments.len() && segments.len() > 8 {
        let token = segments[i].token;
        if token.start < token.end {
            i += 1;
            continue;
        }
        let rank = Rank::ALL[7 - i.min(7)];
        let slash = reader.span(Token { start: token.start, end: token.start + 1 });
        reader.report(Severity::Error, Problem::RankEmpty { rank }, slash).replace(
            Repair::Remove("/".into()),
            slash,
            "",
        );
        segments.remove(i);
    }
}

/// Ranks run together: their squares still make eight times eight.
fn unglue(reader: &mut Reader<'_>, segments: &[Segment], span: Span) -> Option<Vec<Segment>> {
    let whole = segments.iter().all(|s| s.cells.len() % 8 == 0 && !s.cells.is_empty());
    if !whole || segments.iter().map(|s| s.cells.len()).sum::<usize>() != 64 {
        return None;
    }
    let mut ranks: Vec<Segment> = Vec::new();
    let mut edits = Vec::new();
    for segment in segments {
        let mut squares = 0;
        let mut start = segment.token.start;
        for i in segment.token.range() {
            let ch = reader.glyphs[i].ch;
            squares += match ch.to_digit(10) {
                Some(run) => run as usize,
                None => usize::from(ch != '~'),
            };
            if squares > 8 {
                return None;
            }
            if squares == 8 && reader.glyphs.get(i + 1).is_none_or(|next| next.ch != '~') {
                let token = Token { start, end: i + 1 };
                ranks.push(Segment {
                    token,
                    span: reader.span(token),
                    cells: Vec::new(),
                    doubtful: false,
                });
                if i + 1 < segment.token.end {
                    edits.push(Edit::new(Span::at(reader.glyphs[i].span.end), "/"));
                }
                start = i + 1;
                squares = 0;
            }
        }
    }
    let cells: Vec<Cell> = segments.iter().flat_map(|segment| segment.cells.clone()).collect();
    if ranks.len() != 8 || edits.is_empty() {
        return None;
    }
    for (rank, row) in ranks.iter_mut().zip(cells.chunks(8)) {
        rank.cells = row.to_vec();
    }
    let first = edits.first().map_or(span, |edit| edit.span);
    reader
        .report(Severity::Warning, Problem::SlashMissing, first)
        .fix(Repair::InsertSlashes, edits);
    Some(ranks)
}

/// Fewer than eight ranks: the board shows empty ones where they fit best.
fn add_ranks(reader: &mut Reader<'_>, segments: Vec<Segment>, span: Span) -> Vec<Option<Segment>> {
    let found = segments.len();
    let missing = 8 - found;
    let ranks: Vec<String> = segments.iter().map(|segment| write_cells(&segment.cells)).collect();
    let places = places_for_ranks(&segments);
    let place = places.first().copied().unwrap_or(found);
    let counted = segments.iter().find_map(|segment| {
        let number = reader.chars(segment.token).parse::<usize>().ok()?;
        (number == 8 * (missing + 1)).then_some((number, segment.span))
    });
    let mut report = reader.report(Severity::Error, Problem::RanksFew { found }, span);
    if let Some((number, span)) = counted {
        let text = vec!["8"; missing + 1].join("/");
        let repair = Repair::Replace { from: number.to_string(), to: text.clone() };
        report = report.replace(repair, span, text);
    }
    for &place in &places {
        let mut all = ranks.clone();
        (0..missing).for_each(|_| all.insert(place, "8".to_string()));
        let place = match place {
            0 => RanksPlace::Top,
            _ if place == found => RanksPlace::Bottom,
            _ => RanksPlace::Below(Rank::ALL[8 - place]),
        };
        report = report.replace(Repair::AddRanks { count: missing, place }, span, all.join("/"));
    }
    let _ = report;
    let mut all: Vec<Option<Segment>> = segments.into_iter().map(Some).collect();
    (0..missing).for_each(|_| all.insert(place, None));
    all
}

/// Where empty ranks can be put in, likely places first: beside the longest run of empty ranks
/// where pieces follow it, at the end, at the beginning, between.
fn places_for_ranks(segments: &[Segment]) -> Vec<usize> {
    let empty = |segment: &Segment| segment.cells.iter().all(Option::is_none);
    let mut places = Vec::new();
    let mut best = 0;
    let mut i = 0;
    while i < segments.len() {
        let run = segments[i..].iter().take_while(|segment| empty(segment)).count();
        if run > best && i + run < segments.len() {
            best = run;
            places = vec![i];
        }
        i += run.max(1);
    }
    let last = segments.len();
    for place in [last, 0].into_iter().chain((1..last).rev()) {
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

/// More than eight ranks: the board shows the best eight.
fn drop_ranks(reader: &mut Reader<'_>, segments: Vec<Segment>, span: Span) -> Vec<Segment> {
    let found = segments.len();
    if let Some(kept) = hand_after_slash(reader, &segments) {
        return segments.into_iter().take(kept).collect();
    }
    let excess = found - 8;
    let ranks: Vec<String> = segments.iter().map(|segment| write_cells(&segment.cells)).collect();
    let empty = |segment: &Segment| segment.cells.iter().all(Option::is_none);
    let mut starts: Vec<usize> = (0..=8)
        .filter(|&i| segments[i..i + excess].iter().all(empty))
        .filter(|&i| i == 0 || !empty(&segments[i - 1]))
        .collect();
    sort_by_key(&mut starts, |&i| i + excess == found);
    starts.push(8);
    starts.push(0);
    starts.dedup();
    let mut report = reader.report(Severity::Error, Problem::RanksMany { found }, span);
    for &start in &starts {
        let mut kept = ranks.clone();
        kept.drain(start..start + excess);
        report = report.replace(Repair::RemoveRanks(excess), span, kept.join("/"));
    }
    let _ = report;
    let start = starts[0];
    let mut kept = segments;
    kept.drain(start..start + excess);
    kept
}

/// Lichess writes the pieces in hand as a ninth segment.
fn hand_after_slash(reader: &mut Reader<'_>, segments: &[Segment]) -> Option<usize> {
    let last = segments.last()?;
    let board = &segments[..segments.len() - 1];
    let hand = last.cells.iter().all(Option::is_some) && last.cells.len() != 8;
    if board.len() != 8 || !hand || board.iter().any(|segment| segment.cells.len() != 8) {
        return None;
    }
    let span = reader.span(Token { start: last.token.start - 1, end: last.token.end });
    let text = span.of(reader.text).to_string();
    reader.report(Severity::Warning, Problem::VariantPocket, span).replace(
        Repair::Remove(text),
        span,
        "",
    );
    Some(8)
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
    let (problem, ways) = if squares < 8 {
        (Problem::RankShort { rank, squares }, lengthen(rank, &segment.cells))
    } else {
        (Problem::RankLong { rank, squares }, shorten(&segment.cells))
    };
    let mut report = reader.report_squares(Severity::Error, problem, segment.span, on_board);
    for (change, cells) in ways {
        let text = write_cells(&cells);
        let repair = Repair::WriteRank { rank, text: text.clone(), change };
        report = report.replace(repair, segment.span, text);
    }
}
