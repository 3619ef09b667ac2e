//! What is said of formats: what they are called, what they lose, what is wrong with moves and
//! with what stands around them.

use super::template::Arg::{Number, Role, Shown, Text};
use super::template::push_square;
use super::{Key as K, Words};
use crate::chess::Setup;
use crate::formats::san::{Impossible, push_number};
use crate::formats::{Format, Options, Part, Spoken, View, epd, pgn, write};
use crate::rules::moves::CastlingBar;

impl Words {
    /// A view in a format; what has words in it, in this language.
    pub fn written(&self, format: Format, view: &View<'_>, options: &Options<'_>) -> String {
        let spoken = Spoken {
            title: &self.to_move(view.setup.side_to_move),
            description: &self.description(view.setup),
            language: self.lang().tag(),
        };
        write(format, view, options, &spoken)
    }

    /// The name of a format as a label: "GBR code".
    pub fn format(&self, format: Format) -> &'static str {
        self.entry(K::Formats, format as usize)
    }

    /// What a format loses: "Not in this format: side to move, castling rights"; empty where it
    /// loses nothing.
    pub fn losses(&self, losses: &[Part]) -> String {
        let mut list = String::new();
        for part in losses {
            if !list.is_empty() {
                list.push_str(", ");
            }
            list.push_str(match part {
                Part::Field(field) => self.field(*field),
                Part::Shapes => self.entry(K::FurtherParts, 0),
                Part::Orientation => self.entry(K::FurtherParts, 1),
            });
        }
        match list.is_empty() {
            true => list,
            false => self.say(K::Loses, &[Text(&list)]),
        }
    }

    /// Why a move can't be made.
    pub fn impossible(&self, impossible: Impossible) -> String {
        match impossible {
            Impossible::Unreadable => self.get(K::MoveUnreadable).into(),
            Impossible::NoPiece(role) => self.say(K::MoveNoPiece, &[Role(role)]),
            Impossible::NotThere(square) => self.say(K::MoveNotThere, &[square.into()]),
            Impossible::Ambiguous(squares) => {
                let mut list = String::new();
                for square in squares {
                    if !list.is_empty() {
                        list.push_str(", ");
                    }
                    push_square(&mut list, square);
                }
                self.say(K::MoveAmbiguous, &[Text(&list)])
            }
            Impossible::Check => self.get(K::MoveIntoCheck).into(),
            Impossible::PromotionMissing => self.say(K::MovePromotion, &[Number(0)]),
            Impossible::PromotionExtra => self.say(K::MovePromotion, &[Number(1)]),
            Impossible::Castling(bar) => {
                let bar = match bar {
                    CastlingBar::Right => 0,
                    CastlingBar::Blocked => 1,
                    CastlingBar::Attacked => 2,
                };
                self.say(K::MoveCastling, &[Number(bar)])
            }
        }
    }

    /// The sentence about a fault of an EPD operation.
    pub fn epd_fault(&self, kind: epd::FaultKind) -> String {
        let number = match kind {
            epd::FaultKind::Opcode => 0,
            epd::FaultKind::Duplicate => 1,
            epd::FaultKind::NoSemicolon => 2,
            epd::FaultKind::OpenString => 3,
            epd::FaultKind::NoOperand => 4,
            epd::FaultKind::NotANumber => 5,
            epd::FaultKind::Move(impossible) => return self.impossible(impossible),
        };
        self.say(K::EpdFault, &[Number(number)])
    }

    /// The sentence about a fault of a game, after the move that it is about: "12... Nf6: No
    /// knight can go there". `text` is that of the game, `before` the position before the fault.
    pub fn pgn_fault(&self, fault: &pgn::Fault, text: &str, before: &Setup) -> String {
        let mut unexpected = ' ';
        let number = match fault.kind {
            pgn::FaultKind::Fen => 0,
            pgn::FaultKind::Tag => 1,
            pgn::FaultKind::DuplicateTag => 2,
            pgn::FaultKind::OpenComment => 3,
            pgn::FaultKind::OpenVariation => 4,
            pgn::FaultKind::StrayClose => 5,
            pgn::FaultKind::StrayVariation => 6,
            pgn::FaultKind::Nag => 7,
            pgn::FaultKind::Unexpected(c) => {
                unexpected = c;
                8
            }
            pgn::FaultKind::NoResult => 9,
            pgn::FaultKind::OtherResult => 10,
            pgn::FaultKind::Move(impossible) => {
                let mut out = String::new();
                push_number(&mut out, before);
                out.push(' ');
                out.push_str(fault.span.of(text));
                out.push_str(": ");
                out.push_str(&self.impossible(impossible));
                return out;
            }
        };
        self.say(K::PgnFault, &[Number(number), Shown(unexpected)])
    }
}
