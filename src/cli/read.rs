//! `forsyth read`.

use std::ffi::OsString;
use std::io::{self, Write};

use serde::Serialize;

use crate::chess::{Color, Piece};
use crate::fen::{Dialect, write};
use crate::picture::{Evidence, Found, Objection, Options, read as read_picture, suggested};

use super::{Command, Status, Usage, image};

/// What `read` is to do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReadArgs {
    /// Print JSON.
    pub json: bool,
    /// The files.
    pub files: Vec<OsString>,
}

impl ReadArgs {
    /// Reads the words after `read`.
    pub(super) fn read(parser: &mut lexopt::Parser) -> Result<Command, Usage> {
        use lexopt::Arg::{Long, Short, Value};
        let mut args = ReadArgs::default();
        while let Some(word) = parser.next()? {
            match word {
                Short('h') | Long("help") => return Ok(Command::Help),
                Short('V') | Long("version") => return Ok(Command::Version),
                Long("json") => args.json = true,
                Value(file) => args.files.push(file),
                _ => return Err(word.unexpected().into()),
            }
        }
        if args.files.is_empty() {
            return Err(Usage::new("a picture is missing".into()));
        }
        Ok(Command::Read(args))
    }
}

/// Reads the boards of pictures and prints them to `out`. What goes wrong with a file, and where
/// there is no board, goes to `complaints`, and the next file is read.
///
/// # Errors
/// Where `out` or `complaints` can't be written to.
pub fn read(
    args: &ReadArgs,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Status> {
    let mut status = Status::Fine;
    for file in &args.files {
        let name = file.to_string_lossy();
        let picture = match image::open(file) {
            Ok(picture) => picture,
            Err(error) => {
                writeln!(complaints, "forsyth: {name}: {error}")?;
                status = Status::Failed;
                continue;
            }
        };
        let reading = read_picture(&picture, &Options::default());
        if reading.boards.is_empty() {
            writeln!(complaints, "forsyth: {name}: no board was found")?;
            status = status.and(Status::Errors);
        }
        for found in &reading.boards {
            if args.json {
                serde_json::to_writer(&mut *out, &Object::new(&name, found))?;
                out.write_all(b"\n")?;
            } else {
                out.write_all(report(&name, found).as_bytes())?;
            }
        }
        out.flush()?;
    }
    Ok(status)
}

/// A board as a JSON object.
#[derive(Serialize)]
struct Object<'n> {
    file: &'n str,
    fen: String,
    placement: String,
    orientation: Option<&'static str>,
    orientation_guess: &'static str,
    orientation_evidence: &'static str,
    corners: [[f32; 2]; 4],
    turn: u8,
    squares: Vec<Square>,
    doubtful: Vec<String>,
    objections: Vec<String>,
    advice: Vec<&'static str>,
    score: f32,
}

/// A square of the JSON object: what stands there, `null` for nothing.
#[derive(Serialize)]
struct Square {
    square: String,
    piece: Option<char>,
    probability: f32,
    second: Option<char>,
    second_probability: f32,
}

impl<'n> Object<'n> {
    fn new(file: &'n str, found: &Found) -> Object<'n> {
        let letter = |piece: Option<Piece>| piece.map(Piece::letter);
        let squares = found.squares.iter().enumerate().map(|(i, guess)| Square {
            square: found.square(i).to_string(),
            piece: letter(guess.piece),
            probability: guess.probability,
            second: letter(guess.second),
            second_probability: guess.second_probability,
        });
        let fen = write(&suggested(&found.board()), Dialect::AsGiven);
        Object {
            file,
            placement: placement_of(&fen).to_string(),
            fen,
            orientation: found.orientation.white_below.map(side),
            orientation_guess: side(found.is_white_below()),
            orientation_evidence: evidence(found.orientation.evidence),
            corners: found.corners,
            turn: found.turn,
            squares: squares.collect(),
            doubtful: found.doubtful().map(|square| square.to_string()).collect(),
            objections: found.objections.iter().map(|&o| objection(o)).collect(),
            advice: found.advice.iter().map(|advice| advice.name()).collect(),
            score: found.score,
        }
    }
}

fn placement_of(fen: &str) -> &str {
    fen.split(' ').next().unwrap_or("")
}

fn side(is_white_below: bool) -> &'static str {
    if is_white_below { "white" } else { "black" }
}

fn evidence(evidence: Evidence) -> &'static str {
    match evidence {
        Evidence::Coordinates => "coordinates",
        Evidence::Pieces => "pieces",
        Evidence::Said => "said",
    }
}

fn objection(objection: Objection) -> String {
    let name = |color: Color| if color == Color::White { "White" } else { "Black" };
    match objection {
        Objection::NoKing(color) => format!("{} has no king", name(color)),
        Objection::Kings(color) => format!("{} has several kings", name(color)),
        Objection::PawnOnEdge => "a pawn stands on the first or last rank".into(),
        Objection::Pawns(color) => format!("{} has more than 8 pawns", name(color)),
        Objection::Men(color) => format!("{} has more men than can be", name(color)),
    }
}

/// A board as a report for people.
fn report(file: &str, found: &Found) -> String {
    let mut text = format!("{file}: {}\n", write(&suggested(&found.board()), Dialect::AsGiven));
    let below = if found.is_white_below() { "White" } else { "Black" };
    match (found.orientation.white_below, found.orientation.evidence) {
        (Some(_), Evidence::Coordinates) => {
            text.push_str(&format!("  {below} is below, as the coordinates say\n"));
        }
        (Some(_), _) => text.push_str(&format!("  {below} is below\n")),
        (None, _) => text.push_str(&format!("  perhaps {below} is below; please check\n")),
    }
    for (i, guess) in found.squares.iter().enumerate() {
        if guess.is_doubtful {
            text.push_str(&format!(
                "  {}: {} ({:.0}%) or {} ({:.0}%)?\n",
                found.square(i),
                named(guess.piece),
                guess.probability * 100.0,
                named(guess.second),
                guess.second_probability * 100.0
            ));
        }
    }
    for &o in &found.objections {
        text.push_str(&format!("  {}\n", objection(o)));
    }
    if !found.advice.is_empty() {
        let advice: Vec<&str> = found.advice.iter().map(|&advice| sentence(advice)).collect();
        text.push_str(&format!("  what would help: {}\n", advice.join("; ")));
    }
    text
}

fn named(piece: Option<Piece>) -> String {
    piece.map_or("empty".into(), |piece| piece.letter().to_string())
}

fn sentence(advice: crate::picture::Advice) -> &'static str {
    use crate::picture::Advice;
    match advice {
        Advice::Larger => "a larger or closer picture",
        Advice::Sharper => "a sharper picture",
        Advice::AllInView => "all 64 squares in view",
        Advice::Straighter => "a picture from straight above",
        Advice::Lighter => "more light",
        Advice::Plainer => "no arrows or marks, or a screenshot in place of a photo",
    }
}
