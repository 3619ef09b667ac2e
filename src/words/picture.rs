//! What is said of pictures of boards.

use super::template::Arg::Number;
use super::{Key as K, Words};
use crate::chess::Color;

impl Words {
    /// The button that goes on to the next picture, with how many there are.
    pub fn next_picture(&self, waiting: usize) -> String {
        self.say(K::NextPicture, &[Number(waiting)])
    }

    /// That a board has been read, and how many of its squares are doubtful.
    pub fn board_read(&self, doubtful: usize) -> String {
        self.say(K::BoardRead, &[Number(doubtful)])
    }

    /// What a board of several is called.
    pub fn board_number(&self, number: usize) -> String {
        self.say(K::BoardNumber, &[Number(number)])
    }

    /// Why it is a side's turn.
    pub fn must_move(&self, color: Color) -> String {
        self.say(K::MustMove, &[color.into()])
    }
}
