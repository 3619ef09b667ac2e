//! The command line, for people who keep files of positions.

mod args;
mod check;
mod convert;
mod converter;
mod image;
mod json;
mod lines;
mod read;
mod report;

pub use args::{Args, Command, HELP, Usage};
pub use check::check;
pub use convert::{ConvertArgs, Plies};
pub use converter::convert;
pub use read::{ReadArgs, read};

/// What the process tells its caller when it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// No line has an error, and every picture a board.
    Fine,
    /// Some line has an error, or some picture no board.
    Errors,
    /// The words of the call are off, or a file can't be read.
    Failed,
}

impl Status {
    /// The exit status: 0, 1 or 2.
    pub const fn code(self) -> u8 {
        match self {
            Status::Fine => 0,
            Status::Errors => 1,
            Status::Failed => 2,
        }
    }

    /// The worse of two.
    fn and(self, other: Status) -> Status {
        if other.code() > self.code() { other } else { self }
    }
}
