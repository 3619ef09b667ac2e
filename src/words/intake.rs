//! What is said of texts, games and EPD that were opened.

use super::template::Arg::{Number, Text};
use super::{Key as K, Words};
use crate::formats::intake::Kind;

/// The opcodes that have a name, in the order of [`K::OperationNames`].
const OPCODES: [&str; 14] =
    ["bm", "am", "sm", "pm", "pv", "dm", "id", "hmvc", "fmvn", "ce", "acd", "acn", "acs", "eco"];

impl Words {
    /// What a text was found to be, and how many games or positions are in it.
    pub fn found(&self, kind: Kind, count: usize) -> String {
        let number = match kind {
            Kind::Nothing => 0,
            Kind::Unknown => 1,
            Kind::Fen => 2,
            Kind::Epd => 3,
            Kind::Link => 4,
            Kind::Games(_) => return self.say(K::FoundGames, &[Number(count)]),
            Kind::Positions(_) => return self.say(K::FoundPositions, &[Number(count)]),
        };
        self.say(K::FoundOne, &[Number(number)])
    }

    /// How much of a file has been read.
    pub fn reading(&self, percent: usize) -> String {
        self.say(K::ReadingFile, &[Number(percent)])
    }

    /// What a game without names is called, by its place among others.
    pub fn game_number(&self, number: usize) -> String {
        self.say(K::GameNumber, &[Number(number)])
    }

    /// How many of the games are shown.
    pub fn games_found(&self, found: usize, all: usize) -> String {
        self.say(K::GamesFound, &[Number(found), Number(all)])
    }

    /// "Line 12".
    pub fn line_number(&self, line: usize) -> String {
        self.say(K::LineNumber, &[Number(line)])
    }

    /// What the operation of an EPD is about: "Best move".
    pub fn operation(&self, opcode: &str) -> &'static str {
        let is_comment = matches!(opcode.as_bytes(), [b'c', b'0'..=b'9']);
        let known = OPCODES.iter().position(|known| *known == opcode);
        self.entry(K::OperationNames, known.unwrap_or(if is_comment { 14 } else { 15 }))
    }

    /// The button that takes an operation away.
    pub fn remove_operation(&self, opcode: &str) -> String {
        self.say(K::RemoveOperation, &[Text(opcode)])
    }

    /// The button that plays the moves of an operation.
    pub fn play_moves(&self, opcode: &str) -> String {
        self.say(K::PlayMoves, &[Text(opcode)])
    }
}
