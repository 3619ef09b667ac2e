//! A list behind numbers and texts, for a worker that is told what to do by messages.

use super::export::Format;
use super::filter::Filter;
use super::positions::{Fixing, List};
use super::reader::Reader;
use crate::formats::intake::{Encoding, Layout};

/// A list, the file that it is read from, and what is being done to it.
#[derive(Debug)]
pub struct Session {
    list: List,
    reader: Reader,
    fixing: Option<Fixing>,
    left_out: usize,
}

/// The numbers of [`Session::summary`].
pub const SUMMARY: usize = 8;

impl Session {
    /// For a file whose encoding and layout are given in numbers; see [`Session::numbers`].
    pub fn new(numbers: &[u32]) -> Session {
        let (encoding, layout) = read_numbers(numbers);
        Session {
            list: List::default(),
            reader: Reader::new(encoding, layout),
            fixing: None,
            left_out: 0,
        }
    }

    /// An encoding and a layout as numbers.
    pub fn numbers(encoding: Encoding, layout: Layout) -> [u32; 5] {
        let encoding = encoding as u32;
        match layout {
            Layout::Lines => [encoding, 0, 0, 0, 0],
            Layout::Column { delimiter, column, has_header } => {
                [encoding, 1, delimiter.into(), column as u32, has_header.into()]
            }
            Layout::Prose => [encoding, 2, 0, 0, 0],
        }
    }

    /// Reads the next block of the file. Whether there is room for more is given back.
    pub fn feed(&mut self, block: &[u8], is_last: bool) -> bool {
        self.reader.feed(block, is_last, &mut self.list);
        !self.list.is_full()
    }

    /// How many positions there are, how many are shown, how many have no problem, remarks at
    /// most, warnings at most and errors; whether something can be undone, and whether the list
    /// is full.
    pub fn summary(&self) -> [u32; SUMMARY] {
        let [legal, info, warnings, errors] = self.list.counts().map(|count| count as u32);
        let (all, shown) = (self.list.len() as u32, self.list.shown_len() as u32);
        let (undo, full) = (self.list.can_undo().into(), self.list.is_full().into());
        [all, shown, legal, info, warnings, errors, undo, full]
    }

    /// The kinds of problems: a line each of the name, how many positions have it, and the text
    /// of one, with tabs between them.
    pub fn kinds(&self) -> String {
        let mut out = String::new();
        for kind in self.list.kinds() {
            push_fields(&mut out, &[kind.code, &kind.count.to_string(), &kind.example]);
        }
        out
    }

    /// Some of the positions shown: a line each of its number, its line in the file, and its
    /// text, with tabs between them.
    pub fn rows(&self, from: usize, count: usize) -> String {
        let mut out = String::new();
        for place in from..from.saturating_add(count) {
            let Some((number, text, line)) = self.list.shown(place) else { break };
            push_fields(&mut out, &[&number.to_string(), &line.to_string(), text]);
        }
        out
    }

    /// Shows some of the list; see [`Filter`].
    pub fn filter(&mut self, problem: &str, text: &str) {
        self.list.filter(Filter::new(problem, text));
    }

    /// Where a position is among those shown.
    pub fn place(&self, number: u32) -> Option<usize> {
        self.list.place(number)
    }

    /// Takes a position out.
    pub fn remove(&mut self, number: u32) {
        self.list.remove(number);
    }

    /// Puts a position so many places further down, or up.
    pub fn shift(&mut self, number: u32, by: i32) {
        self.list.shift(number, by as isize);
    }

    /// Gives a position another text.
    pub fn update(&mut self, number: u32, text: &str) {
        self.list.update(number, text);
    }

    /// Puts a new position behind another one; its number is given back.
    pub fn insert(&mut self, text: &str, behind: u32) -> Option<u32> {
        self.list.insert(text, behind)
    }

    /// Takes out what is there twice; how many that were.
    pub fn keep_first_of_each(&mut self) -> usize {
        self.list.keep_first_of_each()
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        self.list.undo();
    }

    /// Begins to repair one kind of problem in what is shown; how many have it.
    pub fn begin_fix(&mut self, code: &str) -> usize {
        let fixing = self.list.begin_fix(code);
        let (_, count) = fixing.progress();
        self.fixing = Some(fixing);
        count
    }

    /// Repairs some more; `false` once there are none left.
    pub fn fix_some(&mut self, count: usize) -> bool {
        match &mut self.fixing {
            Some(fixing) => self.list.fix_some(fixing, count),
            None => false,
        }
    }

    /// Ends the repairs; how many positions have changed.
    pub fn end_fix(&mut self) -> usize {
        self.fixing.take().map_or(0, |fixing| self.list.end_fix(fixing))
    }

    /// A part of a file in the format of that extension: the positions shown at such places.
    pub fn write(&mut self, extension: &str, from: usize, count: usize) -> String {
        let Some(format) = Format::of_extension(extension) else { return String::new() };
        let (text, left_out) = self.list.write(format, from..from.saturating_add(count));
        self.left_out = if from == 0 { left_out } else { self.left_out + left_out };
        text
    }

    /// How many positions could not be written since the beginning of the file.
    pub fn left_out(&self) -> usize {
        self.left_out
    }
}

fn read_numbers(numbers: &[u32]) -> (Encoding, Layout) {
    let number = |at: usize| numbers.get(at).copied().unwrap_or_default();
    let encoding = match number(0) {
        1 => Encoding::Utf16Le,
        2 => Encoding::Utf16Be,
        _ => Encoding::Utf8,
    };
    let layout = match number(1) {
        0 => Layout::Lines,
        1 => Layout::Column {
            delimiter: number(2) as u8,
            column: number(3) as usize,
            has_header: number(4) != 0,
        },
        _ => Layout::Prose,
    };
    (encoding, layout)
}

/// A line of fields with tabs between them; only the last may have tabs in it.
fn push_fields(out: &mut String, fields: &[&str]) {
    if !out.is_empty() {
        out.push('\n');
    }
    for (i, field) in fields.iter().enumerate() {
        if i > 0 {
            out.push('\t');
        }
        out.push_str(field);
    }
}
