//! Eight ranks out of as many segments as there are.

use crate::chess::Rank;
use crate::order::sort_by_key;

use super::cells::{Cell, write_cells};
use super::diagnostic::Severity;
use super::problem::Problem;
use super::reader::{Reader, Token};
use super::repair::{RanksPlace, Repair};
use super::segment::Segment;
use super::span::{Edit, Span};

/// Brings the segments to eight ranks, rank 8 first.
pub(super) fn eight_ranks(
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
        let mut text = "8".to_string();
        (0..missing).for_each(|_| text.push_str("/8"));
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
