//! What a text or a file is that somebody pastes, drops or opens.
//!
//! [`recognise`] looks at the beginning of a text and says of what [`Kind`] it is; [`records`]
//! goes through the positions of a text, or of a block of a long one, and
//! [`pgn::outlines`] through its games. [`Encoding`] turns bytes into text.
//!
//! A file of any size is read in three steps: its first [`HEAD`] bytes give its encoding and
//! its kind; then blocks are cut off it that end with a line ([`Encoding::whole_lines`]); and
//! each block is decoded and gone through by [`Records`].
//!
//! ```
//! use forsyth::formats::intake::{Kind, Layout, recognise, records};
//!
//! let text = "Compare 8/8/8/8/8/8/8/K1k5 w - - 0 1 and,\n\
//!     with a rook, 8/8/8/8/8/8/8/K1k4R b - - 0 1.";
//! assert_eq!(recognise(text, ""), Kind::Positions(Layout::Prose));
//! let found: Vec<_> = records(text, Layout::Prose).collect();
//! assert_eq!(found[1].text, "8/8/8/8/8/8/8/K1k4R b - - 0 1");
//! assert_eq!((found[1].line, found[1].span.of(text)), (2, &*found[1].text));
//! ```

mod columns;
mod encoding;
mod records;

pub use encoding::Encoding;
pub use records::{Record, Records, records};

use super::pgn;
use crate::fen::{self, Problem, Wrapper, looks_like_board};
use crate::rules::has_board;

/// How much of a text tells what it is, in bytes.
pub const HEAD: usize = 1 << 16;

/// What a text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing but space.
    Nothing,
    /// A text without any position in it.
    Unknown,
    /// One position in a FEN, whatever is around it or wrong with it.
    Fen,
    /// One position with operations of EPD.
    Epd,
    /// A link to a page that shows a position.
    Link,
    /// Games in PGN, one or more. They begin at this byte.
    Games(usize),
    /// More positions than one.
    Positions(Layout),
}

/// Where in a text its positions are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// One on each line, in FEN or EPD. Lines that begin with `#` are remarks.
    Lines,
    /// In a column of a table.
    Column {
        /// What stands between two columns.
        delimiter: u8,
        /// Which column, from 0.
        column: usize,
        /// Whether the first line names the columns.
        has_header: bool,
    },
    /// Anywhere among other text.
    Prose,
}

/// What a text is. The name of its file, if it has one, helps where the text is not clear. Of a
/// long text the first [`HEAD`] bytes decide, unless there is no position in them.
pub fn recognise(text: &str, name: &str) -> Kind {
    let text_start = text.len() - text.trim_start_matches(is_blank).len();
    if text_start == text.len() {
        return Kind::Nothing;
    }
    let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
    let is = |other: &str| extension.eq_ignore_ascii_case(other);
    let head = head(text);
    if let Some(start) = games_start(head, text_start, is("pgn")) {
        return Kind::Games(start);
    }
    if let Some(layout) = columns::find(head, is("csv") || is("tsv")) {
        return Kind::Positions(layout);
    }
    let (mut bare, mut others) = (0, 0);
    for record in records(head, Layout::Lines).take(50) {
        match looks_like_board(&record.text) {
            true => bare += 1,
            false => others += 1,
        }
    }
    if bare > 1 && (bare > 3 * others || is("fen") || is("epd")) {
        return Kind::Positions(Layout::Lines);
    }
    if records(text, Layout::Prose).nth(1).is_some() {
        return Kind::Positions(Layout::Prose);
    }
    one(head)
}

/// What a text is that has one position at most.
fn one(text: &str) -> Kind {
    let parsed = fen::read(text, false);
    if !has_board(&parsed) {
        return Kind::Unknown;
    }
    let has = |problem| parsed.diagnostics.iter().any(|d| d.problem == problem);
    if has(Problem::Wrapper(Wrapper::Url)) {
        Kind::Link
    } else if has(Problem::EpdOperations) {
        Kind::Epd
    } else {
        Kind::Fen
    }
}

/// Where the games begin, if the text has some: with a tag pair, or with moves.
fn games_start(head: &str, start: usize, is_pgn: bool) -> Option<usize> {
    let text = head.get(start..)?;
    let outline = pgn::outlines(text).next()?;
    let tags = outline.tags.len();
    let fen_alone = tags == 1 && !outline.has_movetext && outline.tags[0].name == "FEN";
    if is_pgn && (tags > 0 || outline.has_movetext) || tags > 0 && !fen_alone && begins_tag(text) {
        return Some(start);
    }
    // Games after other text, as in a letter.
    if let Some(at) = text.find("\n[Event \"") {
        return Some(start + at + 1);
    }
    // Moves without tags: a number before the first, or two that can be made.
    let few = text.get(..text.floor_char_boundary(1000)).unwrap_or(text);
    let game = pgn::games(few).next().filter(|game| !game.moves.is_empty())?;
    let is_number = few.starts_with(|c: char| c.is_ascii_digit());
    let first = game.moves[0].span.start;
    let is_plain = game.tags.is_empty() && game.faults.iter().all(|f| f.span.start > first);
    let before = few.get(..first).unwrap_or_default();
    let is_bare = first == 0 && game.moves.len() > 1;
    let is_numbered = is_number && before.contains(['.', '\u{2026}', ' ']);
    (is_plain && (is_bare || is_numbered || before.starts_with('{'))).then_some(start)
}

/// Whether a text begins with a tag pair, perhaps behind lines to be passed over.
fn begins_tag(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.starts_with(['%', ';']));
    let line = lines.find(|line| !line.trim().is_empty()).unwrap_or_default().trim_start();
    line.starts_with('[') && line.contains('"')
}

/// As much of a text as tells what it is: whole lines of it, if there are any.
fn head(text: &str) -> &str {
    if text.len() <= HEAD {
        return text;
    }
    let head = text.get(..text.floor_char_boundary(HEAD)).unwrap_or_default();
    head.rfind('\n').and_then(|end| head.get(..=end)).unwrap_or(head)
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}'..='\u{200f}' | '\0')
}
