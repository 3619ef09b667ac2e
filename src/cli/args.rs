//! The words of a call.

use std::ffi::OsString;
use std::fmt;

use super::convert::ConvertArgs;
use super::read::ReadArgs;

/// What `forsyth --help` prints.
pub const HELP: &str = "\
Reads, judges and repairs chess positions in FEN.

Usage: forsyth check [--json] [--deep] [FILE... | -]
       forsyth convert --to FORMAT [OPTION...] [FILE... | -]
       forsyth read [--json] PICTURE...

The first two read the FEN or EPD on each line of the files, or of standard
input. Blank lines and lines that begin with # are skipped.

check    Judges the positions.
  --json   Print an object a line instead of a report.
  --deep   Also look for proofs that no game can have led to the position.

convert  Writes the positions in another format. A file may also be a table with
         a column of positions, or have games in PGN. Marks and arrows are read
         from comments as PGN has them: [%csl Gd4][%cal Ge2e4].
  --to FORMAT
      fen, epd, pgn       notations
      gbr                 the GBR code of endgames
      svg                 a picture that stands alone
      wikipedia           the template of the English Wikipedia
      wikipedia-portable  its form that every wiki knows
      wikipedia-es, wikibooks-fi
                          the same by its Spanish and its Finnish name
      chessboard, xskak, skak
                          packages of LaTeX
      markdown            a table
      ascii, figurines    a board of text
      description         to be read out
      lichess, lichess-editor, chess.com, forsyth
                          links
  --plies end | start | all
                          Which positions of a game: the last, the first, or
                          each of its main line. Without it, it is the last; in
                          PGN games are written whole.
  --dialect as-given | x-fen | shredder | strict | ep-if-legal
                          How castling rights and en passant are written.
  --orientation white | black
                          The side at the bottom of the board.
  --border                Around a board of text; a margin in a picture.
  --no-coordinates        Don't name files and ranks.
  --caption TEXT          Of a Wikipedia diagram; the title of a picture, the
                          event of a PGN game, the id of an EPD record.
  --align right | left | none
                          Where a Wikipedia diagram floats.
  --outcome win | draw    The sign before a GBR code.
  --no-king-squares       End a GBR code with the pawns.
  --width PIXELS          Of a picture.
  --pieces standard | figurine | letter
                          Of a picture.
  --board green | blue | brown | grey | contrast | print
                          The colours of a picture's squares.
  --transparent           Paint no light squares and no margin of a picture.
  --language en | fi | tr | ml
                          Of descriptions.
  --home ADDRESS          Of the page that forsyth links to.

read     Reads the positions of boards in pictures: PNG, JPEG, WebP or GIF.
  --json   Print an object a board instead of a report.

-h, --help      Print this.
-V, --version   Print the version.

The exit status is 1 if a line has an error or a picture no board, 2 if the call
is wrong or a file can't be read, else 0.
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
    /// Write the lines of files in another format.
    Convert(ConvertArgs),
    /// Read the boards of pictures.
    Read(ReadArgs),
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

impl Usage {
    /// The sentence that says how.
    pub(super) fn new(sentence: String) -> Usage {
        Usage(sentence)
    }
}

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
        match parser.next()? {
            None => Err(Usage("a command is missing".into())),
            Some(Short('h') | Long("help")) => Ok(Command::Help),
            Some(Short('V') | Long("version")) => Ok(Command::Version),
            Some(Value(word)) if word == "check" => Args::read(&mut parser),
            Some(Value(word)) if word == "convert" => ConvertArgs::read(&mut parser),
            Some(Value(word)) if word == "read" => ReadArgs::read(&mut parser),
            Some(Value(word)) => {
                Err(Usage(format!("there is no command {}", word.to_string_lossy())))
            }
            Some(word) => Err(word.unexpected().into()),
        }
    }
}

impl Args {
    /// Reads the words after `check`.
    fn read(parser: &mut lexopt::Parser) -> Result<Command, Usage> {
        use lexopt::Arg::{Long, Short, Value};
        let mut args = Args::default();
        while let Some(word) = parser.next()? {
            match word {
                Short('h') | Long("help") => return Ok(Command::Help),
                Short('V') | Long("version") => return Ok(Command::Version),
                Long("json") => args.json = true,
                Long("deep") => args.deep = true,
                Value(file) => args.files.push(file),
                _ => return Err(word.unexpected().into()),
            }
        }
        if args.files.is_empty() {
            args.files.push("-".into());
        }
        Ok(Command::Check(args))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;
    use crate::formats::{Format, Outcome};

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
        let convert = |format, change: fn(&mut ConvertArgs)| {
            let mut args = ConvertArgs::new(format);
            change(&mut args);
            Ok(Command::Convert(args))
        };
        assert_eq!(read(&["convert", "--to", "svg"]), convert(Format::Svg, |_| {}));
        assert_eq!(
            read(&["convert", "a", "--orientation=black", "--to", "gbr", "--outcome", "win", "-"]),
            convert(Format::Gbr, |args| {
                args.orientation = Color::Black;
                args.outcome = Some(Outcome::Win);
                args.files = vec!["a".into(), "-".into()];
            })
        );
        for wrong in [
            &["convert"][..],
            &["convert", "--to"],
            &["convert", "--to", "gif"],
            &["convert", "--to", "svg", "--width", "0"],
            &["convert", "--to", "svg", "--width", "wide"],
            &["convert", "--to", "fen", "--dialect", "cockney"],
            &["convert", "--to", "fen", "--json"],
            &["convert", "--to", "fen", "--border=thick"],
        ] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
        assert_eq!(read(&["convert", "-h"]), Ok(Command::Help));
        assert_eq!(read(&["--help"]), Ok(Command::Help));
        assert_eq!(read(&["check", "-V"]), Ok(Command::Version));
        let files = vec!["a.png".into(), "b.jpg".into()];
        let args = ReadArgs { json: true, files };
        assert_eq!(read(&["read", "a.png", "--json", "b.jpg"]), Ok(Command::Read(args)));
        for wrong in [&["read"][..], &["read", "--json"], &["read", "--deep", "a"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
        for wrong in [&[][..], &["chekc"], &["check", "--what"], &["--json"], &["check", "-x"]] {
            assert!(read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_help_names_every_format() {
        let mut words = HELP.split(|c: char| c.is_whitespace() || c == ',');
        for format in Format::all() {
            assert!(words.clone().any(|word| word == format.name()), "{}", format.name());
        }
        assert!(words.all(|word| word != "bmp"));
        assert!(HELP.lines().all(|line| line.len() <= 80));
    }
}
