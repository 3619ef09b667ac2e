//! The words of a call.

use std::ffi::OsString;
use std::fmt;

/// What `forsyth --help` prints.
pub const HELP: &str = "\
Reads, judges and repairs chess positions in FEN.

Usage: forsyth check [--json] [--deep] [FILE... | -]

check    Judges the FEN on each line of the files, or of standard input. Blank
         lines and lines that begin with # are skipped.
  --json   Print an object a line instead of a report.
  --deep   Also look for proofs that no game can have led to the position.

-h, --help      Print this.
-V, --version   Print the version.

The exit status is 1 if a line has an error, 2 if the call is wrong or a file
can't be read, else 0.
";

/// A call of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Print the help.
    Help,
    /// Print the version.
    Version,
    /// Judge the lines of files.
    Check(Args),
}

/// What `check` is to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Args {
    /// Print JSON.
    pub json: bool,
    /// Run the deep pass.
    pub deep: bool,
    /// The files; `-` is standard input.
    pub files: Vec<OsString>,
}

/// The words of the call are off; says how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Usage(String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

impl From<lexopt::Error> for Usage {
    fn from(error: lexopt::Error) -> Usage {
        Usage(error.to_string())
    }
}

impl Command {
    /// Reads the words after the program's name.
    ///
    /// # Errors
    /// A sentence that says what is wrong with them.
    pub fn read(words: impl IntoIterator<Item = OsString>) -> Result<Command, Usage> {
        use lexopt::Arg::{Long, Short, Value};
        let mut parser = lexopt::Parser::from_args(words);
        let mut check: Option<Args> = None;
        while let Some(word) = parser.next()? {
            match (word, &mut check) {
                (Short('h') | Long("help"), _) => return Ok(Command::Help),
                (Short('V') | Long("version"), _) => return Ok(Command::Version),
                (Long("json"), Some(args)) => args.json = true,
                (Long("deep"), Some(args)) => args.deep = true,
                (Value(file), Some(args)) => args.files.push(file),
                (Value(word), None) if word == "check" => check = Some(Args::default()),
                (Value(word), None) => {
                    return Err(Usage(format!("there is no command {}", word.to_string_lossy())));
                }
                (word, _) => return Err(word.unexpected().into()),
            }
        }
        let mut args = check.ok_or_else(|| Usage("a command is missing".into()))?;
        if args.files.is_empty() {
            args.files.push("-".into());
        }
        Ok(Command::Check(args))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Command, Usage> {
        Command::read(words.iter().map(OsString::from))
    }

    #[test]
    fn reads_calls() {
        let check = |json, deep, files: &[&str]| {
            let files = files.iter().map(OsString::from).collect();
            Ok(Command::Check(Args { json, deep, files }))
        };
        assert_eq!(read(&["check"]), check(false, false, &["-"]));
        assert_eq!(read(&["check", "--json", "-"]), check(true, false, &["-"]));
        assert_eq!(read(&["check", "a", "--deep", "b"]), check(false, true, &["a", "b"]));
        assert_eq!(read(&["check", "--", "--json"]), check(false, false, &["--json"]));
        assert_eq!(read(&["--help"]), Ok(Command::Help));
        assert_eq!(read(&["check", "-V"]), Ok(Command::Version));
        for wrong in [&[][..], &["chekc"], &["check", "--what"], &["--json"], &["check", "-x"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }
}
