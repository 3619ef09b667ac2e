//! The list itself.

use super::change::{Change, Changes};
use super::entry::Entry;
use super::filter::Filter;
use super::kinds::{Kind, Kinds, has};
use super::same::Identity;
use super::texts::Texts;
use crate::fen::{Diagnostic, apply_edits};
use crate::rules::{diagnose, diagnose_without_fixes};

/// How many positions a list holds at most.
pub const MOST: usize = 4_000_000;
/// How many bytes of texts it holds at most.
const MOST_BYTES: usize = 1 << 30;
/// How many repairs of one kind are made in one position.
const REPAIRS: usize = 16;

/// A list of positions. Each has a number, which stays the same whatever is done to the list.
#[derive(Debug, Default)]
pub struct List {
    texts: Texts,
    kinds: Kinds,
    /// By their numbers; those that were removed, too.
    entries: Vec<Entry>,
    /// The numbers in their order.
    order: Vec<u32>,
    /// Those of them that are shown.
    view: Vec<u32>,
    filter: Filter,
    /// See [`List::counts`].
    counts: [usize; 4],
    changes: Changes,
}

impl List {
    /// Adds a position at the end, from a line of a file (0 if it is from none). Nothing happens
    /// if the list is full.
    pub fn push(&mut self, text: &str, line: u32) {
        if !self.is_full() {
            let number = self.add(text, line);
            self.order.push(number);
            if self.is_shown(number) {
                self.view.push(number);
            }
        }
    }

    /// Keeps a position without a place in the order.
    fn add(&mut self, text: &str, line: u32) -> u32 {
        let entry = self.entry(text, line);
        if let Some(count) = self.counts.get_mut(entry.class()) {
            *count += 1;
        }
        self.entries.push(entry);
        (self.entries.len() - 1) as u32
    }

    fn entry(&mut self, text: &str, line: u32) -> Entry {
        let place = self.texts.push(text);
        Entry::of(self.texts.get(place), place, line, &mut self.kinds)
    }

    /// Whether there is no room for more.
    pub fn is_full(&self) -> bool {
        self.entries.len() >= MOST || self.texts.size() > MOST_BYTES
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// How many have no problem, nothing but remarks, warnings at most, and errors.
    pub fn counts(&self) -> [usize; 4] {
        self.counts
    }

    /// How many are shown.
    pub fn shown_len(&self) -> usize {
        self.view.len()
    }

    /// One of those shown, by its place among them: its number, its text and its line.
    pub fn shown(&self, place: usize) -> Option<(u32, &str, u32)> {
        let number = *self.view.get(place)?;
        Some((number, self.text(number), self.entries.get(number as usize)?.line))
    }

    /// The text of the position of a number.
    pub fn text(&self, number: u32) -> &str {
        let entry = self.entries.get(number as usize);
        entry.map_or("", |entry| self.texts.get(entry.place))
    }

    /// Where a position is among those shown.
    pub fn place(&self, number: u32) -> Option<usize> {
        self.view.iter().position(|shown| *shown == number)
    }

    /// The kinds of problems that its positions have, the commonest first.
    pub fn kinds(&self) -> Vec<Kind> {
        let mut counts = [(0usize, 0u32); Kinds::MOST];
        for &number in &self.order {
            let Some(entry) = self.entries.get(number as usize) else { continue };
            for (word, bits) in entry.kinds.iter().enumerate() {
                let mut bits = *bits;
                while bits != 0 {
                    let kind = 64 * word + bits.trailing_zeros() as usize;
                    if let Some((count, example)) = counts.get_mut(kind) {
                        if *count == 0 {
                            *example = number;
                        }
                        *count += 1;
                    }
                    bits &= bits - 1;
                }
            }
        }
        let kind = |(&code, &(count, example)): (&&'static str, &(usize, u32))| Kind {
            code,
            count,
            example: self.text(example).into(),
        };
        let all = self.kinds.codes().iter().zip(&counts);
        let mut kinds: Vec<Kind> = all.filter(|(_, it)| it.0 > 0).map(kind).collect();
        kinds.sort_by_key(|kind| std::cmp::Reverse(kind.count));
        kinds
    }

    /// Shows some of it.
    pub fn filter(&mut self, filter: Filter) {
        self.filter = filter;
        self.look_again();
    }

    fn is_shown(&self, number: u32) -> bool {
        let Some(entry) = self.entries.get(number as usize) else { return false };
        self.filter.is_empty()
            || self.filter.test(&self.kinds).takes(entry, self.texts.get(entry.place))
    }

    /// Works out anew what follows from the positions and their order.
    fn look_again(&mut self) {
        self.counts = [0; 4];
        self.view.clear();
        let test = self.filter.test(&self.kinds);
        for &number in &self.order {
            let Some(entry) = self.entries.get(number as usize) else { continue };
            if let Some(count) = self.counts.get_mut(entry.class()) {
                *count += 1;
            }
            if self.filter.is_empty() || test.takes(entry, self.texts.get(entry.place)) {
                self.view.push(number);
            }
        }
    }

    /// Takes a position out.
    pub fn remove(&mut self, number: u32) {
        self.reorder(|order| order.retain(|other| *other != number));
    }

    /// Puts a position so many places further down among those shown, or up.
    pub fn shift(&mut self, number: u32, by: isize) {
        let target = self.place(number).and_then(|place| place.checked_add_signed(by));
        let Some(&other) = target.and_then(|place| self.view.get(place)) else { return };
        if other == number {
            return;
        }
        self.reorder(|order| {
            order.retain(|it| *it != number);
            let at = order.iter().position(|it| *it == other).unwrap_or(order.len());
            order.insert(if by > 0 { at + 1 } else { at }, number);
        });
    }

    /// Puts a new position behind another one, or last. Its number is given back, unless the
    /// list is full.
    pub fn insert(&mut self, text: &str, behind: u32) -> Option<u32> {
        if self.is_full() {
            return None;
        }
        let number = self.add(&line_of(text), 0);
        self.reorder(|order| {
            let at = order.iter().position(|it| *it == behind).map_or(order.len(), |at| at + 1);
            order.insert(at, number);
        });
        Some(number)
    }

    fn reorder(&mut self, change: impl FnOnce(&mut Vec<u32>)) {
        let before = self.order.clone();
        change(&mut self.order);
        let order = Some((before, self.entries.len()));
        self.changes.push(Change { order, ..Change::default() });
        self.look_again();
    }

    /// Gives a position another text.
    pub fn update(&mut self, number: u32, text: &str) {
        let mut change = Change::default();
        self.replace(number, &line_of(text), &mut change);
        self.finish(change);
    }

    fn replace(&mut self, number: u32, text: &str, change: &mut Change) {
        let Some(&before) = self.entries.get(number as usize) else { return };
        let after = self.entry(text, before.line);
        if let Some(entry) = self.entries.get_mut(number as usize) {
            *entry = after;
            change.entries.push((number, before));
        }
    }

    fn finish(&mut self, change: Change) {
        if !change.entries.is_empty() {
            self.changes.push(change);
        }
        self.look_again();
    }

    /// Of each position keeps the first: the same is what has the same pieces, side to move,
    /// castling rights and en passant captures, whatever the counters. How many are taken out is
    /// given back.
    pub fn keep_first_of_each(&mut self) -> usize {
        let hash = |number: u32| self.entries.get(number as usize).map_or(0, |entry| entry.hash);
        let by_hash = |(at, &number): (usize, &u32)| (hash(number), at as u32, number);
        let mut sorted: Vec<_> = self.order.iter().enumerate().map(by_hash).collect();
        sorted.sort_unstable();
        let mut is_double = vec![false; self.order.len()];
        let mut doubles = 0;
        for run in sorted.chunk_by(|a, b| a.0 == b.0).filter(|run| run.len() > 1) {
            // Others may have the same hash by chance.
            let mut kept: Vec<u32> = Vec::new();
            for &(_, at, number) in run {
                if kept.iter().any(|other| self.is_same(*other, number)) {
                    doubles += 1;
                    if let Some(it) = is_double.get_mut(at as usize) {
                        *it = true;
                    }
                } else {
                    kept.push(number);
                }
            }
        }
        if doubles > 0 {
            let mut marks = is_double.into_iter();
            self.reorder(|order| order.retain(|_| !marks.next().unwrap_or(false)));
        }
        doubles
    }

    fn is_same(&self, one: u32, other: u32) -> bool {
        let (one, other) = (self.text(one), self.text(other));
        let identity = |text| Identity::of(&diagnose_without_fixes(text));
        one == other || matches!((identity(one), identity(other)), (Some(a), Some(b)) if a == b)
    }

    /// Repairs one kind of problem in all positions that are shown. How many have changed is
    /// given back. A long list takes its time: see [`List::begin_fix`].
    pub fn fix_all(&mut self, code: &str) -> usize {
        let mut fixing = self.begin_fix(code);
        while self.fix_some(&mut fixing, usize::MAX) {}
        self.end_fix(fixing)
    }

    /// Begins to repair one kind of problem in all positions that are shown.
    pub fn begin_fix(&self, code: &str) -> Fixing {
        let kind = self.kinds.find(code);
        let has_it = |number: &&u32| {
            let entry = self.entries.get(**number as usize);
            entry.zip(kind).is_some_and(|(entry, kind)| has(&entry.kinds, kind))
        };
        let numbers = self.view.iter().filter(has_it).copied().collect();
        Fixing { code: code.into(), numbers, done: 0, change: Change::default() }
    }

    /// Repairs so many more of them; `false` once there are none left.
    pub fn fix_some(&mut self, fixing: &mut Fixing, count: usize) -> bool {
        for _ in 0..count {
            let Some(&number) = fixing.numbers.get(fixing.done) else { return false };
            fixing.done += 1;
            let text = self.text(number);
            let fixed = repaired(text, &fixing.code);
            if fixed != text {
                self.replace(number, &fixed, &mut fixing.change);
            }
        }
        true
    }

    /// Ends it, wherever it is, and tells how many have changed.
    pub fn end_fix(&mut self, fixing: Fixing) -> usize {
        let count = fixing.change.entries.len();
        self.finish(fixing.change);
        count
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.changes.is_empty()
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        let Some(change) = self.changes.pop() else { return };
        if let Some((order, count)) = change.order {
            // What came from the file since then stays.
            let now = std::mem::replace(&mut self.order, order);
            self.order.extend(now.into_iter().filter(|number| *number as usize >= count));
        }
        for (number, before) in change.entries.into_iter().rev() {
            if let Some(entry) = self.entries.get_mut(number as usize) {
                *entry = before;
            }
        }
        self.look_again();
    }
}

/// Repairs on their way.
#[derive(Debug)]
pub struct Fixing {
    code: String,
    numbers: Vec<u32>,
    done: usize,
    change: Change,
}

impl Fixing {
    /// How many positions have been gone through, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.numbers.len())
    }
}

/// A text with each problem of a kind repaired in the best way, as far as that makes nothing
/// worse.
fn repaired(text: &str, code: &str) -> String {
    let mut best = text.to_string();
    for _ in 0..REPAIRS {
        let parsed = diagnose(&best);
        let is_fixable = |it: &&Diagnostic| it.code() == code && !it.fixes.is_empty();
        let Some(fix) = parsed.diagnostics.iter().find(is_fixable).and_then(|it| it.fixes.first())
        else {
            break;
        };
        let after = line_of(&apply_edits(&best, &fix.edits));
        let worst = |diagnostics: &[Diagnostic]| diagnostics.iter().map(|it| it.severity).max();
        let is_worse =
            worst(&diagnose_without_fixes(&after).diagnostics) > worst(&parsed.diagnostics);
        if is_worse || after == best {
            break;
        }
        best = after;
    }
    best
}

/// A text in one line.
fn line_of(text: &str) -> String {
    text.replace(['\r', '\n'], " ")
}
