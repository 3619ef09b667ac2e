//! The games of a file of any size: where each lies, and what it is called.

use crate::formats::intake::Encoding;
use crate::formats::pgn::{Outline, outlines};

/// A game among others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The first byte of the game in the file.
    pub start: usize,
    /// The byte after its last.
    pub end: usize,
    /// How many lines of the file lie before the one that it begins on.
    pub line: usize,
    /// Who played, how it ended, when and where: what it is found by.
    pub title: String,
}

/// Lists the games of a file that comes block by block.
#[derive(Clone, Debug)]
pub struct Indexer {
    encoding: Encoding,
    /// What has come and is not listed yet.
    pending: Vec<u8>,
    /// Where in the file that begins, and how many lines lie before it.
    start: usize,
    line: usize,
    /// How much must be pending before it is gone through again: a long game is not read anew
    /// with every block.
    wanted: usize,
}

impl Indexer {
    /// For a file whose games begin at a byte, from which on its blocks are told, with so many
    /// lines before it.
    pub fn new(encoding: Encoding, start: usize, line: usize) -> Indexer {
        Indexer { encoding, pending: Vec::new(), start, line, wanted: 0 }
    }

    /// Takes the next block, and tells the games that end in what has come so far, each with its
    /// text.
    pub fn feed(&mut self, block: &[u8], tell: &mut dyn FnMut(Entry, &str)) {
        self.pending.extend_from_slice(block);
        if self.pending.len() >= self.wanted {
            self.list(false, tell);
        }
    }

    /// Tells the rest, after the last block.
    pub fn finish(&mut self, tell: &mut dyn FnMut(Entry, &str)) {
        self.list(true, tell);
    }

    fn list(&mut self, is_end: bool, tell: &mut dyn FnMut(Entry, &str)) {
        let length = match is_end {
            true => self.pending.len(),
            false => self.encoding.whole_lines(&self.pending),
        };
        let bytes = self.pending.get(..length).unwrap_or_default();
        let text = self.encoding.decode(bytes);
        let mut found: Vec<Outline> = outlines(&text).collect();
        // The last one may go on in the next block.
        let last = if is_end { None } else { found.pop() };
        let listed = last.as_ref().map_or(text.len(), |outline| outline.span.start);
        let listed = text.get(..listed).unwrap_or_default();
        // As `forget` lets go of it: its last character stays.
        let forgotten = lines_in(listed) - usize::from(listed.ends_with('\n'));
        let ends = found.iter().flat_map(|outline| [outline.span.start, outline.span.end]);
        let places: Vec<usize> = ends.chain(last.map(|outline| outline.span.start)).collect();
        let sources = self.encoding.sources(bytes, &places);
        let (mut line, mut at) = (self.line, 0);
        for (outline, [start, end]) in found.iter().zip(sources.as_chunks::<2>().0) {
            let (start, end) = (self.start + start, self.start + end);
            line += lines_in(text.get(at..outline.span.start).unwrap_or_default());
            at = outline.span.start;
            let entry = Entry { start, end, line, title: title(outline) };
            tell(entry, outline.span.of(&text));
        }
        let done = match sources.len() % 2 {
            1 => sources.last().copied().unwrap_or(length),
            _ => length,
        };
        drop(text);
        self.line += forgotten;
        self.forget(done);
        self.wanted = 2 * self.pending.len();
    }
}

impl Indexer {
    /// Lets go of what is listed, but for the character before the rest: whether that ends a line
    /// tells what a percent sign means. Any other is as good as a space.
    fn forget(&mut self, listed: usize) {
        let space: &[u8] = match self.encoding {
            Encoding::Utf8 => b" ",
            Encoding::Utf16Le => b" \0",
            Encoding::Utf16Be => b"\0 ",
        };
        let done = listed.saturating_sub(space.len());
        self.pending.drain(..done);
        self.start += done;
        if let Some(before) = self.pending.get_mut(..space.len().min(listed))
            && !before.contains(&b'\n')
            && before.len() == space.len()
        {
            before.copy_from_slice(space);
        }
    }
}

/// How many lines end in a text.
pub fn lines_in(text: &str) -> usize {
    text.bytes().filter(|byte| *byte == b'\n').count()
}

/// What a game is called: "Morphy – Duke Karl, 1-0, 1858.11.02, Paris". Tags that say nothing
/// are left out.
fn title(outline: &Outline) -> String {
    let [white, black, result, date, event, round] =
        ["White", "Black", "Result", "Date", "Event", "Round"]
            .map(|name| outline.tag(name).unwrap_or_default().trim());
    let says = |value: &str| value.bytes().any(|b| !matches!(b, b'?' | b'.' | b' ' | b'-'));
    let mut title = String::new();
    let players = [white, black];
    if players.into_iter().any(says) {
        for (i, player) in players.into_iter().enumerate() {
            title.push_str(if i > 0 { " \u{2013} " } else { "" });
            title.push_str(if says(player) { player } else { "?" });
        }
    }
    let result = outline.termination.map_or(result, |termination| termination.text());
    let result = if result == "*" { "" } else { result };
    for part in [result, date, event, round] {
        if says(part) {
            if !title.is_empty() {
                title.push_str(", ");
            }
            title.push_str(part);
        }
    }
    title
}

/// The games whose titles have all words of a search in them, in any case, from one on.
pub fn search<'a>(entries: &'a [Entry], search: &str) -> impl Iterator<Item = usize> + 'a {
    let words: Vec<String> = search.split_whitespace().map(folded).collect();
    let fits = move |entry: &Entry| {
        words.is_empty() || {
            let title = folded(&entry.title);
            words.iter().all(|word| title.contains(word.as_str()))
        }
    };
    entries.iter().enumerate().filter(move |(_, entry)| fits(entry)).map(|(at, _)| at)
}

/// A text in small letters.
fn folded(text: &str) -> String {
    text.chars().map(small).collect()
}

/// The small letter for a capital one of the scripts that names are mostly written in. Rust's own
/// way knows all scripts, but by a table of many kilobytes.
fn small(c: char) -> char {
    let code = c as u32;
    let by = match code {
        0x41..=0x5a | 0xc0..=0xd6 | 0xd8..=0xde | 0x391..=0x3a9 | 0x410..=0x42f => 32,
        0x400..=0x40f => 80,
        0x100..=0x137 | 0x14a..=0x177 if code.is_multiple_of(2) => 1,
        0x139..=0x148 | 0x179..=0x17e if !code.is_multiple_of(2) => 1,
        _ => 0,
    };
    char::from_u32(code + by).unwrap_or(c)
}
