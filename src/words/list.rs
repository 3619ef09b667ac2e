//! What is said of a list of positions.

use super::template::Arg::{Number, Text};
use super::{Key as K, Words};
use crate::fen::Problem;

impl Words {
    /// How many of the positions are shown.
    pub fn list_shown(&self, shown: usize, all: usize) -> String {
        self.say(K::ListShown, &[Number(shown), Number(all)])
    }

    /// How many have a problem like this one.
    pub fn list_like(&self, count: usize, example: &Problem) -> String {
        self.say(K::ListLike, &[Number(count), Text(&self.problem(example))])
    }

    /// The button that repairs what is shown.
    pub fn list_fix(&self, count: usize) -> String {
        self.say(K::ListFix, &[Number(count)])
    }

    /// The button that saves what is shown in a format.
    pub fn list_save(&self, format: &str) -> String {
        self.say(K::ListSave, &[Text(format)])
    }

    /// How many positions have been repaired (0), taken out (1) or saved (2).
    pub fn list_done(&self, what: usize, count: usize) -> String {
        self.say(K::ListDone, &[Number(what), Number(count)])
    }

    /// How many could not be saved as games.
    pub fn list_left_out(&self, count: usize) -> String {
        self.say(K::ListLeftOut, &[Number(count)])
    }

    /// That a list has no room for more than so many.
    pub fn list_full(&self, count: usize) -> String {
        self.say(K::ListFull, &[Number(count)])
    }
}
