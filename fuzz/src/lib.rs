//! What holds for every text, whichever way it was made.

use forsyth::chess::{Rank, Setup};
use forsyth::editor::{Entry, Indexer};
use forsyth::fen::{Dialect, Parsed, Severity, Span};
use forsyth::formats::epd::{self, Epd};
use forsyth::formats::intake::{Encoding, Kind, Layout, recognise, records};
use forsyth::formats::pgn::{Game, decode, games, outlines};
use forsyth::rules::{diagnose, diagnose_without_fixes};

pub mod paste;

/// Diagnoses a text and checks what holds for every text: the spans fit, and the findings are the
/// same without fixes.
pub fn diagnose_checked(text: &str) -> Parsed {
    let parsed = diagnose(text);
    for span in spans(&parsed) {
        assert!(text.get(span.range()).is_some(), "{span:?} does not fit {text:?}");
    }
    let quick = diagnose_without_fixes(text);
    assert_eq!(parsed.setup, quick.setup, "{text:?}");
    assert_eq!(parsed.layout, quick.layout, "{text:?}");
    assert_eq!(findings(&parsed), findings(&quick), "{text:?}");
    parsed
}

/// Applies every fix: each leaves fewer of its kind, and adds no error.
pub fn apply_every_fix(text: &str) {
    let parsed = diagnose_checked(text);
    for diagnostic in &parsed.diagnostics {
        let code = diagnostic.code();
        for fix in &diagnostic.fixes {
            let fixed = fix.apply(text);
            let after = diagnose_without_fixes(&fixed);
            let told = || format!("{code}, {:?}: {text:?} becomes {fixed:?}", fix.repair);
            assert!(count(&after, code) < count(&parsed, code), "{} and stays", told());
            assert!(errors(&after) <= errors(&parsed), "{} with more errors", told());
        }
    }
}

/// Reads bytes as games: spans fit, and a game that is written and read again is the same.
pub fn games_checked(bytes: &[u8]) {
    let text = decode(bytes);
    for game in games(&text) {
        let moves = game.moves.iter().map(|node| node.span);
        let faults = game.faults.iter().map(|fault| fault.span);
        let tags = game.tags.iter().flat_map(|tag| [tag.span, tag.value_span]);
        for span in moves.chain(faults).chain(tags).chain([game.span]) {
            assert!(text.get(span.range()).is_some(), "{span:?} does not fit {text:?}");
        }
        let written = game.write();
        let again = games(&written).next().expect("a game has a result at least");
        assert_eq!(said(&again), said(&game), "{text:?} becomes {written:?}");
    }
    let outlines = outlines(&text).map(|outline| (outline.span, outline.tags));
    assert!(outlines.eq(games(&text).map(|game| (game.span, game.tags))), "{text:?}");
    taken_in(bytes);
}

/// Takes bytes for a file of each kind.
fn taken_in(bytes: &[u8]) {
    let encoding = Encoding::of(bytes);
    let text = encoding.decode(bytes);
    let columns = [0, 1].map(|column| Layout::Column { delimiter: b',', column, has_header: false });
    let mut layouts = vec![Layout::Lines, Layout::Prose];
    layouts.extend(columns);
    if let Kind::Positions(layout) = recognise(&text, "") {
        layouts.push(layout);
    }
    for layout in layouts {
        for record in records(&text, layout) {
            assert!(text.get(record.span.range()).is_some(), "{:?} {text:?}", record.span);
        }
    }
    let mut indexer = Indexer::new(encoding, 0, 0);
    let mut end = 0;
    let mut check = |entry: Entry, game: &str| {
        assert!(end <= entry.start && entry.end <= bytes.len(), "{entry:?} {bytes:?}");
        assert_eq!(encoding.decode(&bytes[entry.start..entry.end]), game, "{bytes:?}");
        let before = encoding.decode(&bytes[..entry.start]);
        assert_eq!(entry.line, before.matches('\n').count(), "{entry:?} {bytes:?}");
        end = entry.end;
    };
    for block in bytes.chunks(50) {
        indexer.feed(block, &mut check);
    }
    indexer.finish(&mut check);
}

/// The moves of a game, with what is linked to them, and the position it begins from.
fn said(game: &Game) -> (Setup, Vec<String>) {
    let node = |at: usize| {
        let node = &game.moves[at];
        let comments: Vec<&str> = node.comments.iter().map(|c| c.text.as_str()).collect();
        format!(
            "{} {:?} {:?} {:?} {comments:?}",
            game.san(at),
            node.next,
            node.variations,
            node.nags
        )
    };
    (game.start, (0..game.moves.len()).map(node).collect())
}

/// Reads a text as EPD: spans fit, and what is written and read again is the same.
pub fn epd_checked(text: &str) {
    let read = epd::read(text);
    let operations = read.operations.iter();
    let operands = operations.clone().flat_map(|operation| &operation.operands);
    let spans = operations.map(|operation| operation.span).chain(operands.map(|o| o.span));
    for span in spans.chain(read.faults.iter().map(|fault| fault.span)) {
        assert!(text.get(span.range()).is_some(), "{span:?} does not fit {text:?}");
    }
    let has_errors = read.diagnostics.iter().any(|d| d.severity == Severity::Error);
    if has_errors || !read.faults.is_empty() {
        // What is written of it may be taken for something else.
        return;
    }
    let written = read.write(Dialect::AsGiven);
    let again = epd::read(&written);
    if again.layout.record.start != 0 {
        // An operand looks like a record itself, such as the address of one.
        return;
    }
    assert_eq!(operated(&again), operated(&read), "{text:?} becomes {written:?}");
}

/// The operations with their operands.
fn operated(epd: &Epd) -> Vec<(String, Vec<String>)> {
    let texts = |operation: &epd::Operation| {
        operation
            .operands
            .iter()
            .map(|operand| operand.text.replace(char::is_control, " "))
            .collect()
    };
    epd.operations.iter().map(|o| (o.opcode.clone(), texts(o))).collect()
}

/// Every span in what was found.
fn spans(parsed: &Parsed) -> impl Iterator<Item = Span> {
    let ranks = Rank::ALL.map(|rank| parsed.layout.rank(rank));
    let fields = parsed.layout.fields.into_iter().chain(ranks).flatten();
    let marks = parsed.diagnostics.iter().map(|diagnostic| diagnostic.span);
    let fixes = parsed.diagnostics.iter().flat_map(|diagnostic| &diagnostic.fixes);
    let edits = fixes.flat_map(|fix| &fix.edits).map(|edit| edit.span);
    fields.chain(marks).chain(edits).chain([parsed.layout.record])
}

/// What is wrong, how bad and where, without the fixes.
fn findings(parsed: &Parsed) -> Vec<(&'static str, Severity, Span)> {
    parsed.diagnostics.iter().map(|d| (d.code(), d.severity, d.span)).collect()
}

fn count(parsed: &Parsed, code: &str) -> usize {
    parsed.diagnostics.iter().filter(|diagnostic| diagnostic.code() == code).count()
}

fn errors(parsed: &Parsed) -> usize {
    let error = |severity| severity == Severity::Error;
    parsed.diagnostics.iter().filter(|diagnostic| error(diagnostic.severity)).count()
}
