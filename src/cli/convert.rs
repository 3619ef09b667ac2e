//! `forsyth convert`.

use std::ffi::OsString;

use crate::chess::Color;
use crate::diagram::{BOARDS, PieceSet, SQUARES};
use crate::editor::Setting;
use crate::fen::Dialect;
use crate::formats::{Align, Format, Options, Outcome};
use crate::words::Lang;

use super::Command;
use super::args::Usage;

/// Which positions of a game are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Plies {
    /// The last one of the main line.
    #[default]
    End,
    /// The one that it begins from.
    Start,
    /// All of the main line.
    All,
}

impl Plies {
    const ALL: [Plies; 3] = [Plies::End, Plies::Start, Plies::All];

    fn name(self) -> &'static str {
        match self {
            Plies::End => "end",
            Plies::Start => "start",
            Plies::All => "all",
        }
    }
}

/// What `convert` is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConvertArgs {
    /// What to write.
    pub format: Format,
    /// Which positions of a game; `None` for the last one, or, in PGN, for all of the game.
    pub plies: Option<Plies>,
    /// How castling rights and the en passant square are written.
    pub dialect: Dialect,
    /// The side at the bottom of a board.
    pub orientation: Color,
    /// The caption of a diagram.
    pub caption: String,
    /// Where a diagram floats.
    pub align: Align,
    /// The outcome in the GBR code.
    pub outcome: Option<Outcome>,
    /// Whether the GBR code has the squares of the kings.
    pub king_squares: bool,
    /// Whether files and ranks are named.
    pub coordinates: bool,
    /// Whether there is a border or a margin.
    pub border: bool,
    /// The width of a picture in pixels.
    pub width: u32,
    /// The pieces of a picture.
    pub pieces: PieceSet,
    /// The colours of the light and of the dark squares of a picture.
    pub squares: [&'static str; 2],
    /// Whether a picture is transparent.
    pub transparent: bool,
    /// The language of descriptions.
    pub language: Lang,
    /// The address of Forsyth's page.
    pub home: String,
    /// The files; `-` is standard input.
    pub files: Vec<OsString>,
}

impl ConvertArgs {
    /// To convert standard input, with every option at its default.
    pub fn new(format: Format) -> ConvertArgs {
        let options = Options::default();
        ConvertArgs {
            format,
            plies: None,
            dialect: options.dialect,
            orientation: Color::White,
            caption: String::new(),
            align: options.align,
            outcome: None,
            king_squares: options.king_squares,
            coordinates: options.coordinates,
            border: options.border,
            width: options.width,
            pieces: PieceSet::Standard,
            squares: SQUARES,
            transparent: false,
            language: Lang::En,
            home: String::new(),
            files: vec!["-".into()],
        }
    }

    /// Reads the words after `convert`.
    pub(super) fn read(parser: &mut lexopt::Parser) -> Result<Command, Usage> {
        use lexopt::Arg::{Long, Short, Value};
        // The format is asked for at the end; until then any does.
        let mut args = ConvertArgs { files: Vec::new(), ..ConvertArgs::new(Format::Fen) };
        let mut is_format_given = false;
        while let Some(word) = parser.next()? {
            match word {
                Short('h') | Long("help") => return Ok(Command::Help),
                Short('V') | Long("version") => return Ok(Command::Version),
                Long("to") => {
                    args.format = one_of(parser, "format", Format::all(), Format::name)?;
                    is_format_given = true;
                }
                Long("plies") => {
                    args.plies = Some(one_of(parser, "choice of plies", Plies::ALL, Plies::name)?);
                }
                Long("dialect") => {
                    let names = Setting::Dialect.values().iter().copied();
                    let dialects = names.zip(Dialect::ALL);
                    args.dialect = one_of(parser, "dialect", dialects, |pair| pair.0)?.1;
                }
                Long("orientation") => {
                    let sides = [("white", Color::White), ("black", Color::Black)];
                    args.orientation = one_of(parser, "orientation", sides, |pair| pair.0)?.1;
                }
                Long("align") => args.align = one_of(parser, "align", Align::ALL, Align::name)?,
                Long("outcome") => {
                    args.outcome = Some(one_of(parser, "outcome", Outcome::ALL, Outcome::name)?);
                }
                Long("pieces") => {
                    args.pieces = one_of(parser, "pieces", PieceSet::ALL, PieceSet::name)?;
                }
                Long("board") => {
                    let boards = Setting::Board.values().iter().copied().zip(BOARDS);
                    args.squares = one_of(parser, "board", boards, |pair| pair.0)?.1;
                }
                Long("transparent") => args.transparent = true,
                Long("language") => {
                    args.language = one_of(parser, "language", Lang::ALL, Lang::tag)?;
                }
                Long("caption") => args.caption = value(parser)?,
                Long("home") => args.home = value(parser)?,
                Long("width") => {
                    let width = value(parser)?;
                    args.width = match width.parse() {
                        Ok(width @ 1..=100_000) => width,
                        _ => return Err(Usage::new(format!("{width} is no width in pixels"))),
                    };
                }
                Long("no-king-squares") => args.king_squares = false,
                Long("no-coordinates") => args.coordinates = false,
                Long("border") => args.border = true,
                Value(file) => args.files.push(file),
                _ => return Err(word.unexpected().into()),
            }
        }
        if !is_format_given {
            return Err(Usage::new("the format is missing: --to FORMAT".into()));
        }
        if args.files.is_empty() {
            args.files.push("-".into());
        }
        Ok(Command::Convert(args))
    }
}

fn value(parser: &mut lexopt::Parser) -> Result<String, Usage> {
    Ok(parser.value()?.to_string_lossy().into_owned())
}

/// Reads one of several values by its name.
fn one_of<T: Copy>(
    parser: &mut lexopt::Parser,
    what: &str,
    values: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> &'static str,
) -> Result<T, Usage> {
    let word = value(parser)?;
    let mut names = Vec::new();
    for value in values {
        if name(value) == word {
            return Ok(value);
        }
        names.push(name(value));
    }
    let names = names.join(", ");
    Err(Usage::new(format!("there is no {what} {word}; there are {names}")))
}
