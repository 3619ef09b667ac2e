//! What differs between the text that was typed and the record that will be copied, field by
//! field, so that nothing is changed behind anybody's back.

use crate::chess::Rank;
use crate::fen::{Field, Layout, Span, parse};

/// What a difference is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The whole record: it was not found, or its fields were in disorder.
    Whole,
    /// What stands before the record, which is left out.
    Before,
    /// A rank of the placement.
    Rank(Rank),
    /// A field; with an empty typed span one that was missing.
    Field(Field),
    /// What stands between two fields, such as other spaces.
    Between,
    /// What stands after the record, which is left out.
    After,
}

/// A stretch of the typed text and what the output has in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// What it is about.
    pub subject: Subject,
    /// Where in the typed text; empty where something is added.
    pub typed: Span,
    /// Where in the output; empty where something is left out.
    pub output: Span,
}

/// All differences in the order of the text, given the typed text with its layout and the
/// record that is put in its place. With each typed stretch replaced by its output stretch, the
/// typed text is the output.
pub fn differences(typed: &str, layout: &Layout, output: &str) -> Vec<Difference> {
    let mut found = Vec::new();
    if typed == output {
        return found;
    }
    let written = parse(output).layout;
    let whole = Difference {
        subject: Subject::Whole,
        typed: Span::new(0, typed.len()),
        output: Span::new(0, output.len()),
    };
    let present = layout.fields.iter().flatten();
    let in_order = present.clone().is_sorted_by(|a, b| a.end <= b.start);
    let (Some(first), true) = (layout.field(Field::Placement), in_order) else {
        return vec![whole];
    };
    let mut add = |subject, from: Span, to: Span| {
        if from.of(typed) != to.of(output) {
            found.push(Difference { subject, typed: from, output: to });
        }
    };
    // The ends of what has been compared so far.
    let (mut typed_end, mut output_end) = (first.start, 0);
    add(Subject::Before, Span::new(0, first.start), Span::at(0));
    for field in Field::ALL {
        let Some(to) = written.field(field) else { return vec![whole] };
        let subject = Subject::Field(field);
        let Some(from) = layout.field(field) else {
            add(subject, Span::at(typed_end), Span::new(output_end, to.end));
            output_end = to.end;
            continue;
        };
        let (gap, space) = (Span::new(typed_end, from.start), Span::new(output_end, to.start));
        add(Subject::Between, gap, space);
        match ranks(typed, layout, from).filter(|_| field == Field::Placement) {
            Some(ranks) => {
                for (rank, from) in ranks {
                    add(Subject::Rank(rank), from, written.rank(rank).unwrap_or(to));
                }
            }
            None => add(subject, from, to),
        }
        (typed_end, output_end) = (from.end, to.end);
    }
    add(Subject::After, Span::new(typed_end, typed.len()), Span::at(output.len()));
    found
}

/// The ranks of a placement from rank 8 down, if all are there with a slash between.
fn ranks(text: &str, layout: &Layout, placement: Span) -> Option<[(Rank, Span); 8]> {
    let mut ranks = Rank::ALL.map(|rank| (rank, layout.rank(rank).unwrap_or_default()));
    ranks.reverse();
    let mut end = placement.start;
    for (i, (_, span)) in ranks.iter().enumerate() {
        let slash = if i == 0 { "" } else { "/" };
        if span.is_empty() || text.get(end..span.start) != Some(slash) {
            return None;
        }
        end = span.end;
    }
    (end == placement.end).then_some(ranks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fen::{Dialect, Edit, apply_edits, write};

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    fn short(typed: &str, output: &str, difference: &Difference) -> String {
        let Difference { subject, typed: from, output: to } = difference;
        let subject = match subject {
            Subject::Rank(rank) => format!("rank {rank}"),
            Subject::Field(field) => format!("{field:?}"),
            other => format!("{other:?}"),
        };
        format!("{subject}: {:?} {:?}", from.of(typed), to.of(output))
    }

    #[test]
    fn differences_are_told_by_field() {
        let table: [(&str, Dialect, &[&str]); 14] = [
            (START, Dialect::XFen, &[]),
            (START, Dialect::Shredder, &[r#"Castling: "KQkq" "HAha""#]),
            (
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b HAha e3 0 1",
                Dialect::XFen,
                &[r#"Castling: "HAha" "KQkq""#, r#"EnPassant: "e3" "-""#],
            ),
            (
                "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPP1/RNBQKBN w KQkq - 0 1",
                Dialect::AsGiven,
                &[r#"rank 6: "44" "8""#, r#"rank 1: "RNBQKBN" "RNBQKBN1""#],
            ),
            // A placement that has not eight ranks differs as a whole.
            (
                "8/8/8/8/8/8/8 w - - 0 1",
                Dialect::AsGiven,
                &[r#"Placement: "8/8/8/8/8/8/8" "8/8/8/8/8/8/8/8""#],
            ),
            (
                "8/8/8/8/8/8/8/8/ w - - 0 1",
                Dialect::AsGiven,
                &[r#"Placement: "8/8/8/8/8/8/8/8/" "8/8/8/8/8/8/8/8""#],
            ),
            (
                "8/8/8/8/8/8/8/8 b",
                Dialect::AsGiven,
                &[
                    r#"Castling: "" " -""#,
                    r#"EnPassant: "" " -""#,
                    r#"HalfmoveClock: "" " 0""#,
                    r#"FullmoveNumber: "" " 1""#,
                ],
            ),
            ("8/8/8/8/8/8/8/8 w - 5 9", Dialect::AsGiven, &[r#"EnPassant: "" " -""#]),
            (
                "[FEN \"8/8/8/8/8/8/8/8_w - - +0 01\"]",
                Dialect::AsGiven,
                &[
                    r#"Before: "[FEN \"" """#,
                    r#"Between: "_" " ""#,
                    r#"HalfmoveClock: "+0" "0""#,
                    r#"FullmoveNumber: "01" "1""#,
                    r#"After: "\"]" """#,
                ],
            ),
            (
                " 8/8/8/8/8/8/8/8 w - - bm e4;",
                Dialect::AsGiven,
                &[
                    r#"Before: " " """#,
                    r#"HalfmoveClock: "" " 0""#,
                    r#"FullmoveNumber: "" " 1""#,
                    r#"After: " bm e4;" """#,
                ],
            ),
            ("8/8/8/8/8/8/8/8 w - - 3+3 0 1", Dialect::AsGiven, &[r#"Between: " 3+3 " " ""#]),
            (
                "8/8/8/8/8/8/8/8 - w - 0 1",
                Dialect::AsGiven,
                &[r#"Whole: "8/8/8/8/8/8/8/8 - w - 0 1" "8/8/8/8/8/8/8/8 w - - 0 1""#],
            ),
            ("junk", Dialect::AsGiven, &[r#"Whole: "junk" "8/8/8/8/8/8/8/8 w - - 0 1""#]),
            ("", Dialect::AsGiven, &[r#"Whole: "" "8/8/8/8/8/8/8/8 w - - 0 1""#]),
        ];
        for (typed, dialect, expected) in table {
            let parsed = parse(typed);
            let output = write(&parsed.setup, dialect);
            let found = differences(typed, &parsed.layout, &output);
            let told: Vec<_> = found.iter().map(|d| short(typed, &output, d)).collect();
            assert_eq!(told, expected, "{typed}");
        }
    }

    /// Every difference is there: put in place of what was typed, they make the output.
    #[test]
    fn the_differences_are_all_that_differs() {
        let table = include_str!("../../tests/data/tolerances.tsv").lines();
        let column = |line: &str| serde_json::from_str::<String>(line.split('\t').nth(1)?).ok();
        let mut texts: Vec<String> = table.filter_map(column).collect();
        texts.extend([START.to_string(), "é8/8\u{a0}w".to_string()]);
        let mut count = 0;
        for typed in &texts {
            let parsed = parse(typed);
            for dialect in [Dialect::AsGiven, Dialect::Shredder, Dialect::EpIfLegal] {
                let output = write(&parsed.setup, dialect);
                let found = differences(typed, &parsed.layout, &output);
                let edits: Vec<Edit> =
                    found.iter().map(|d| Edit::new(d.typed, d.output.of(&output))).collect();
                assert_eq!(apply_edits(typed, &edits), output, "{typed}");
                count += 1;
            }
        }
        assert!(count > 1000, "{count}");
    }
}
