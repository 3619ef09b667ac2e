//! What a format can't carry.

use super::format::Format;
use super::options::{Options, View};
use crate::chess::Color;
use crate::fen::{self, Field, parse};

/// A part of what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// What a field of the FEN says. For the castling rights and the en passant square: all or
    /// some of it.
    Field(Field),
    /// The marked squares and the arrows.
    Shapes,
    /// That Black is at the bottom.
    Orientation,
}

impl Part {
    /// All parts.
    pub const ALL: [Part; 8] = [
        Part::Field(Field::Placement),
        Part::Field(Field::SideToMove),
        Part::Field(Field::Castling),
        Part::Field(Field::EnPassant),
        Part::Field(Field::HalfmoveClock),
        Part::Field(Field::FullmoveNumber),
        Part::Shapes,
        Part::Orientation,
    ];
}

/// What the format loses of this view, in the order of [`Part::ALL`]. What a reader would take
/// for granted anyway is no loss: no castling rights, no en passant square, the counters 0 and
/// 1, nothing drawn, White at the bottom. The side to move never is.
///
/// A line of text has no board to be turned, so that it can't lose the orientation either.
pub fn losses(format: Format, view: &View<'_>, options: &Options<'_>) -> Vec<Part> {
    let setup = view.setup;
    let written = match carries_fields(format) {
        true => parse(&fen::write(setup, options.dialect)).setup,
        false => *setup,
    };
    let is_lost = |part: &Part| {
        let carried = carries(format, *part);
        match part {
            Part::Field(Field::Placement | Field::SideToMove) => !carried,
            Part::Field(Field::Castling) => match carried {
                true => written.castling != setup.castling,
                false => !setup.castling.is_empty(),
            },
            Part::Field(Field::EnPassant) => match carried {
                true => written.ep_square != setup.ep_square,
                false => setup.ep_square.is_some(),
            },
            Part::Field(Field::HalfmoveClock) => !carried && setup.halfmove_clock != 0,
            Part::Field(Field::FullmoveNumber) => !carried && setup.fullmove_number != 1,
            Part::Shapes => !carried && !view.shapes.is_empty(),
            Part::Orientation => !carried && view.orientation == Color::Black,
        }
    };
    Part::ALL.into_iter().filter(is_lost).collect()
}

fn carries(format: Format, part: Part) -> bool {
    use Format as F;
    match part {
        Part::Field(Field::Placement) => format != F::Gbr,
        Part::Field(Field::SideToMove) => {
            carries_fields(format) || matches!(format, F::Svg | F::Description)
        }
        Part::Field(_) => carries_fields(format),
        Part::Shapes => {
            matches!(format, F::Pgn | F::Chessboard | F::Xskak | F::Svg | F::Forsyth)
        }
        Part::Orientation => {
            !matches!(format, F::WikipediaPortable | F::WikipediaSpanish | F::WikibooksFinnish)
        }
    }
}

/// Whether there is a whole FEN in the format.
fn carries_fields(format: Format) -> bool {
    use Format as F;
    matches!(
        format,
        F::Fen
            | F::Epd
            | F::Pgn
            | F::Chessboard
            | F::Xskak
            | F::Skak
            | F::LichessAnalysis
            | F::LichessEditor
            | F::ChessCom
            | F::Forsyth
    )
}
