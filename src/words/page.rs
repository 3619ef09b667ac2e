//! What the page says: names of things, and what is read out of a change.

use super::template::Arg::{Number, Text};
use super::template::noun;
use super::{Key as K, Words};
use crate::chess::{CastlingSide, Color, Piece, Role, Square};
use crate::fen::{CastlingLack, Dialect, Field, Severity};
use crate::rules::{Verdict, home_king};

/// Names.
impl Words {
    /// An entry of a key that is a list, such as [`K::ThemeNames`], from 0.
    pub fn entry(&self, list: K, index: usize) -> &'static str {
        noun(self, list, 0, index)
    }

    /// The entries of a key that is a list.
    pub fn entries(&self, list: K) -> impl Iterator<Item = &'static str> + use<> {
        self.get(list).split('~').next().unwrap_or_default().split('|')
    }

    /// The verdict in a few words.
    pub fn verdict(&self, verdict: Verdict) -> &'static str {
        self.entry(K::Verdicts, verdict as usize)
    }

    /// "Error".
    pub fn severity(&self, severity: Severity) -> &'static str {
        self.entry(K::Severities, severity as usize)
    }

    /// The name of a field within a sentence: "side to move".
    pub fn field(&self, field: Field) -> &'static str {
        self.entry(K::Fields, field.index())
    }

    /// The name of a field as a label: "Side to move".
    pub fn title(&self, field: Field) -> &'static str {
        self.entry(K::FieldTitles, field.index())
    }

    /// The name of a side as a label: "White".
    pub fn color(&self, color: Color) -> &'static str {
        noun(self, K::Colors, b'C', color.index())
    }

    /// The name of a role within a sentence: "queen".
    pub fn role(&self, role: Role) -> &'static str {
        self.entry(K::Roles, role.index())
    }

    /// The name of a piece within a sentence: "white queen".
    pub fn piece(&self, piece: Piece) -> String {
        let mut name = self.entry(K::Adjectives, piece.color.index()).to_string();
        name.push(' ');
        name.push_str(self.role(piece.role));
        name
    }

    /// The name of a piece as a label: "White queen".
    pub fn capital_piece(&self, piece: Piece) -> String {
        self.say(K::CapitalPiece, &[piece.into()])
    }

    /// "White pieces".
    pub fn pieces_of(&self, color: Color) -> String {
        self.say(K::PiecesOf, &[color.into()])
    }

    /// The side of the board that a king castles to: "kingside".
    pub fn castling_side(&self, side: CastlingSide) -> &'static str {
        self.get(match side {
            CastlingSide::King => K::Kingside,
            CastlingSide::Queen => K::Queenside,
        })
    }

    /// The label of a castling right: "White kingside".
    pub fn right(&self, color: Color, side: CastlingSide) -> String {
        self.say(K::Right, &[color.into(), side.into()])
    }

    /// Why there can be no such right in standard chess, in a few words: "king not on e1".
    pub fn lack(&self, color: Color, side: CastlingSide, lack: CastlingLack) -> String {
        let (king, rook) = (home_king(color), side.home_rook(color));
        self.say(K::Lack, &[Number(lack as usize), king.into(), rook.into()])
    }

    /// "the rook on g1".
    pub fn inner_rook(&self, rook: Square) -> String {
        self.say(K::InnerRook, &[rook.into()])
    }

    /// "Written as HAkq".
    pub fn written_as(&self, text: &str) -> String {
        self.say(K::WrittenAs, &[Text(text)])
    }

    /// An en passant square that can't be right, in a list of those that can.
    pub fn wrong_ep(&self, square: Square) -> String {
        self.say(K::WrongEp, &[square.into()])
    }

    /// The label of a square: "e4, white pawn", or "e4, empty".
    pub fn on_square(&self, square: Square, piece: Option<Piece>) -> String {
        match piece {
            Some(piece) => self.say(K::OnSquare, &[square.into(), piece.into()]),
            None => self.say(K::OnEmptySquare, &[square.into()]),
        }
    }

    /// "2 errors, 1 warning"; empty for no problem. Errors, warnings and remarks.
    pub fn counts(&self, counts: [usize; 3]) -> String {
        let mut out = String::new();
        for (key, n) in [K::Errors, K::Warnings, K::Notes].into_iter().zip(counts) {
            if n > 0 {
                if !out.is_empty() {
                    out.push_str(", ");
                }
                self.push(&mut out, key, &[n.into()]);
            }
        }
        out
    }

    /// The button that shows so many more problems.
    pub fn show_more(&self, n: usize) -> String {
        self.say(K::ShowMore, &[n.into()])
    }

    /// What a way to write a FEN is called.
    pub fn dialect(&self, dialect: Dialect) -> &'static str {
        self.get(match dialect {
            Dialect::AsGiven => K::DialectAsTyped,
            Dialect::XFen => K::DialectXFen,
            Dialect::Shredder => K::DialectShredder,
            Dialect::Strict => K::DialectStrict,
            Dialect::EpIfLegal => K::DialectEpIfLegal,
        })
    }

    /// "Chess960 start 518".
    pub fn chess960(&self, number: usize) -> String {
        self.say(K::Chess960, &[number.into()])
    }

    /// "Material: White is ahead by 3", or that it is level: White's points less Black's.
    pub fn balance(&self, points: i32) -> String {
        let ahead = match points {
            0 => return self.get(K::MaterialLevel).into(),
            1.. => Color::White,
            _ => Color::Black,
        };
        self.say(K::MaterialAhead, &[ahead.into(), points.unsigned_abs().into()])
    }

    /// "32 pieces".
    pub fn piece_count(&self, n: u32) -> String {
        self.say(K::PieceCount, &[n.into()])
    }

    /// What a letter key does on the board, with the name of the key that makes it White's.
    pub fn help_put(&self) -> String {
        self.say(K::HelpPut, &[Text(self.get(K::KeyShift))])
    }
}

/// What is read out of a change.
impl Words {
    /// "White to move".
    pub fn to_move(&self, color: Color) -> String {
        self.say(K::ToMove, &[color.into()])
    }

    /// What stands on a square now: "White knight on f3", or "f3 is empty now".
    pub fn now_on(&self, square: Square, piece: Option<Piece>) -> String {
        match piece {
            Some(piece) => self.say(K::PieceOn, &[piece.into(), square.into()]),
            None => self.say(K::NowEmpty, &[square.into()]),
        }
    }

    /// "White knight from g1 to f3".
    pub fn moved(&self, piece: Piece, from: Square, to: Square) -> String {
        self.say(K::PieceMoved, &[piece.into(), from.into(), to.into()])
    }

    /// Which side is at the bottom of a board that was turned.
    pub fn board_turned(&self, bottom: Color) -> String {
        self.say(K::BoardTurned, &[bottom.into()])
    }

    /// "3 squares changed".
    pub fn squares_changed(&self, n: u32) -> String {
        self.say(K::SquaresChanged, &[n.into()])
    }

    /// "Marked e4 green", with the number of the colour in [`K::MarkColours`]; without one, that
    /// the mark is gone.
    pub fn marked(&self, square: Square, colour: Option<usize>) -> String {
        match colour {
            Some(colour) => self.say(K::Marked, &[square.into(), colour.into()]),
            None => self.say(K::Unmarked, &[square.into()]),
        }
    }

    /// "Arrow from e2 to e4, green"; without a colour, that it is gone.
    pub fn arrow(&self, from: Square, to: Square, colour: Option<usize>) -> String {
        match colour {
            Some(colour) => self.say(K::Arrow, &[from.into(), to.into(), colour.into()]),
            None => self.say(K::ArrowRemoved, &[from.into(), to.into()]),
        }
    }
}
