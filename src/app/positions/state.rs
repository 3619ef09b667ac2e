//! What the page knows of the list that is open.

use super::super::library::Source;
use super::port::{Port, Reply};
use super::rows::Rows;
use crate::fen::{Diagnostic, Problem};
use crate::formats::intake::Layout;
use crate::list::{Session, counts};
use crate::rules::diagnose;

/// A position that has come from the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its number in the list.
    pub number: u32,
    /// Its line in the file; 0 for none.
    pub line: usize,
    /// Its text.
    pub text: String,
}

/// A kind of problem that positions of the list have.
#[derive(Clone, Debug)]
pub struct ProblemKind {
    /// Its name.
    pub code: String,
    /// How many have it.
    pub count: usize,
    /// An example.
    pub example: Problem,
    /// Whether the example can be repaired.
    pub is_fixable: bool,
}

/// The open list.
pub struct Positions {
    /// The worker.
    pub port: Port,
    /// The name of the file; empty for a text that was pasted.
    pub name: String,
    /// How many there are, are shown, have no problem, remarks at most, warnings at most, and
    /// errors; whether something can be undone, and whether the list is full.
    pub summary: [usize; 8],
    /// The kinds of problems.
    pub kinds: Vec<ProblemKind>,
    /// How much of the work that goes on is done, in hundredths.
    pub percent: Option<usize>,
    /// Which problem is looked for; empty for all positions.
    pub problem: String,
    /// Which text is looked for.
    pub search: String,
    /// The place of the first of `rows` among those shown.
    pub from: usize,
    /// Some of the positions shown.
    pub rows: Vec<Row>,
    /// The place of the one that is chosen.
    pub current: usize,
    /// The number and the text of the one that the editor has.
    pub opened: Option<(u32, String)>,
    /// What was done last, for the eye.
    pub said: String,
    /// How the rows are drawn.
    pub drawn: Rows,
    texts_of_kinds: String,
}

impl Positions {
    /// Has a file read.
    pub fn open(port: Port, source: Source, layout: Layout) -> Positions {
        let numbers = Session::numbers(source.encoding, layout);
        port.send("read", &[source.blob.into(), numbers.to_vec().into()]);
        Positions {
            port,
            name: source.name,
            summary: [0; 8],
            kinds: Vec::new(),
            percent: Some(0),
            problem: String::new(),
            search: String::new(),
            from: 0,
            rows: Vec::new(),
            current: 0,
            opened: None,
            said: String::new(),
            drawn: Rows::default(),
            texts_of_kinds: String::new(),
        }
    }

    /// How many are shown.
    pub fn shown(&self) -> usize {
        let [_, shown, ..] = self.summary;
        shown
    }

    /// One of those shown, if it has come.
    pub fn row(&self, place: usize) -> Option<&Row> {
        self.rows.get(place.checked_sub(self.from)?)
    }

    /// The one that is chosen, if it has come.
    pub fn chosen(&self) -> Option<&Row> {
        self.row(self.current)
    }

    /// The kind of problem that is looked for.
    pub fn kind(&self) -> Option<&ProblemKind> {
        self.kinds.iter().find(|kind| kind.code == self.problem)
    }

    /// Takes what the worker tells of the list.
    pub fn follow(&mut self, reply: &Reply) {
        if let Some(summary) = reply.summary() {
            for (number, new) in self.summary.iter_mut().zip(summary) {
                *number = new as usize;
            }
        }
        if let Some(kinds) = reply.some_text("kinds").filter(|it| *it != self.texts_of_kinds) {
            self.kinds = kinds.split('\n').filter_map(kind).collect();
            self.texts_of_kinds = kinds;
        }
        if let Some(rows) = reply.some_text("rows") {
            self.from = reply.number("from").unwrap_or_default();
            self.rows = rows.split('\n').filter_map(row).collect();
        }
        if let Some(place) = reply.number("place") {
            self.current = place;
        }
        self.current = self.current.min(self.shown().saturating_sub(1));
    }
}

fn row(line: &str) -> Option<Row> {
    let (number, rest) = line.split_once('\t')?;
    let (line, text) = rest.split_once('\t')?;
    Some(Row { number: number.parse().ok()?, line: line.parse().ok()?, text: text.into() })
}

fn kind(line: &str) -> Option<ProblemKind> {
    let (code, rest) = line.split_once('\t')?;
    let (count, text) = rest.split_once('\t')?;
    let parsed = diagnose(text);
    let of_kind = |it: &&Diagnostic| counts(it) && it.code() == code;
    let diagnostic = parsed.diagnostics.iter().find(of_kind)?;
    Some(ProblemKind {
        code: code.into(),
        count: count.parse().ok()?,
        example: diagnostic.problem,
        is_fixable: !diagnostic.fixes.is_empty(),
    })
}
