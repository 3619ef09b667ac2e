//! A list as a file.

use std::borrow::Cow;

use super::positions::List;
use super::same::Identity;
use crate::fen::{Dialect, Parsed, write};
use crate::formats::{Options, View, epd, pgn};
use crate::rules::diagnose_without_fixes;

/// What a list can be written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// A FEN a line.
    Fen,
    /// An EPD a line.
    Epd,
    /// Games without moves.
    Pgn,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 3] = [Format::Fen, Format::Epd, Format::Pgn];

    /// The extension of a file in it, without the full stop.
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Fen => "fen",
            Format::Epd => "epd",
            Format::Pgn => "pgn",
        }
    }

    /// The format of an extension.
    pub fn of_extension(extension: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.extension() == extension)
    }

    /// Writes one position, with the end of its line. What can't be read in full stays as it is,
    /// so that nothing is lost; as a game it can't be written.
    pub fn write<'t>(self, text: &'t str) -> Option<Cow<'t, str>> {
        let parsed = diagnose_without_fixes(text);
        let is_readable = Identity::of(&parsed).is_some();
        let mut line = match self {
            Format::Pgn if is_readable => return Some(game(text, &parsed).into()),
            Format::Pgn => return None,
            _ if !is_readable => Cow::Borrowed(text),
            Format::Fen => Cow::Owned(write(&parsed.setup, Dialect::AsGiven)),
            Format::Epd => Cow::Owned(epd::of_line(text, &parsed, "").write(Dialect::AsGiven)),
        };
        line.to_mut().push('\n');
        Some(line)
    }
}

fn game(text: &str, parsed: &Parsed) -> String {
    let read = epd::read(text);
    let name = read.operation("id").map(epd::Operation::text).unwrap_or_default();
    let options = Options { caption: &name, ..Options::default() };
    let mut game = pgn::write_position(&View::new(&parsed.setup), &options);
    game.push('\n');
    game
}

impl List {
    /// Writes those of the positions shown that are at such places, and counts those that can't
    /// be written.
    pub fn write(&self, format: Format, places: std::ops::Range<usize>) -> (String, usize) {
        let (mut out, mut left_out) = (String::new(), 0);
        for place in places {
            match self.shown(place).map(|(_, text, _)| format.write(text)) {
                Some(Some(text)) => out.push_str(&text),
                Some(None) => left_out += 1,
                None => break,
            }
        }
        (out, left_out)
    }
}
