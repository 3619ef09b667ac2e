//! Field 2: the side to move.

use crate::chess::Color;

use super::diagnostic::Severity;
use super::field::Field;
use super::problem::Problem;
use super::reader::{Reader, Token};
use super::repair::Repair;

/// Words that people write for the side to move, in lower case; capital letters outside
/// ASCII are listed. The languages are those of the interface, German, French and Spanish.
const WORDS: [(&str, Color); 29] = [
    ("white", Color::White),
    ("black", Color::Black),
    ("wht", Color::White),
    ("blk", Color::Black),
    ("valkea", Color::White),
    ("valkoinen", Color::White),
    ("musta", Color::Black),
    ("beyaz", Color::White),
    ("siyah", Color::Black),
    ("വെള്ള", Color::White),
    ("കറുപ്പ്", Color::Black),
    ("weiss", Color::White),
    ("weiß", Color::White),
    ("weiẞ", Color::White),
    ("schwarz", Color::Black),
    ("blancs", Color::White),
    ("noirs", Color::Black),
    ("blancas", Color::White),
    ("negras", Color::Black),
    ("wtm", Color::White),
    ("btm", Color::Black),
    ("white-to-move", Color::White),
    ("black-to-move", Color::Black),
    ("blanc", Color::White),
    ("noir", Color::Black),
    ("blanco", Color::White),
    ("negro", Color::Black),
    ("bianco", Color::White),
    ("nero", Color::Black),
];

/// The side that a word names.
pub(super) fn read(word: &str) -> Option<Color> {
    match word.trim_end_matches(['.', ',', ';', ':']) {
        "w" | "W" => Some(Color::White),
        "b" | "B" => Some(Color::Black),
        word => {
            let named = WORDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word));
            named.map(|&(_, color)| color)
        }
    }
}

/// Reads the side to move in `token`.
pub(super) fn read_field(reader: &mut Reader<'_>, token: Token) {
    let span = reader.span(token);
    reader.layout.fields[Field::SideToMove.index()] = Some(span);
    reader.report_look_alikes(token);
    let word = reader.chars(token);
    let Some(color) = read(&word) else {
        let mut report = reader.report(Severity::Error, Problem::SideChar, span);
        for color in Color::ALL {
            report = report.replace(Repair::SetSide(color), span, color.letter());
        }
        return;
    };
    reader.setup.side_to_move = color;
    let problem = match word.chars().count() {
        1 if word.starts_with(color.letter()) => return,
        1 => Problem::SideCase(color),
        _ => Problem::SideWord(color),
    };
    let repair = Repair::Replace { from: word, to: color.letter().to_string() };
    reader.report(Severity::Warning, problem, span).replace(repair, span, color.letter());
}
