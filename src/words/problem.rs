//! The sentences about problems.

use super::template::Arg::{Char, Code, Number, Shown};
use super::{Words, telling};
use crate::chess::{Color, Piece, Role, Square};
use crate::fen::Problem;
use crate::rules::home_king;

impl Words {
    /// The sentence about a problem: what is wrong and, where it helps, what is expected.
    #[rustfmt::skip]
    pub fn problem(&self, problem: &Problem) -> String {
        use Problem as P;
        let mut told = [Number(0); 5];
        telling!(told);
        let key = match *problem {
            // The text as a whole
            P::Empty => tell!(Empty),
            P::NotAFen => tell!(NotAFen),
            P::Wrapper(kind) => tell!(Wrapper, Number(kind as usize)),
            P::PercentEncoded => tell!(PercentEncoded),
            P::Multiple { count } => tell!(Multiple, count),
            P::TrailingText => tell!(TrailingText),
            P::EpdOperations => tell!(EpdOperations),
            // Spaces and characters
            P::SpaceLeading => tell!(SpaceLeading),
            P::SpaceTrailing => tell!(SpaceTrailing),
            P::SpaceRun => tell!(SpaceRun),
            P::SpaceTab => tell!(SpaceTab),
            P::SpaceNewline => tell!(SpaceNewline),
            P::SpaceUnicode => tell!(SpaceUnicode),
            P::SpaceUnderscore => tell!(SpaceUnderscore),
            P::InvisibleChar(c) => tell!(InvisibleChar, Shown(c)),
            P::DashUnicode(c) => tell!(DashUnicode, Shown(c)),
            P::Homoglyph { found, means: Some(means) } => tell!(Homoglyph, Shown(found), Code(found), Char(means)),
            P::Homoglyph { found, means: None } => tell!(NotOfFen, Shown(found), Code(found)),
            P::Separator(c) => tell!(Separator, Shown(c)),
            // Piece placement
            P::RanksFew { found } => tell!(RanksFew, found),
            P::RanksMany { found } => tell!(RanksMany, found),
            P::RankShort { rank, squares } => tell!(RankShort, rank, squares),
            P::RankLong { rank, squares } => tell!(RankLong, rank, squares),
            P::RankEmpty { rank } => tell!(RankEmpty, rank),
            P::DigitZero => tell!(DigitZero),
            P::DigitRange(c) => tell!(DigitRange, Shown(c)),
            P::DigitsAdjacent { sum } => tell!(DigitsAdjacent, sum),
            P::PieceChar { found, means: Some(piece) } => tell!(PieceLetter, Shown(found), piece, Char(piece.letter())),
            P::PieceChar { found, means: None } => tell!(NotAPiece, Shown(found)),
            P::PieceAlphabet { found, alphabet } => tell!(PieceAlphabet, Shown(found), Number(alphabet as usize)),
            P::EmptyChar(c) => tell!(EmptyChar, Shown(c)),
            P::SlashLeading => tell!(SlashLeading),
            P::SlashTrailing => tell!(SlashTrailing),
            P::SlashMissing => tell!(SlashMissing),
            P::SlashBack => tell!(SlashBack),
            P::SpaceInBoard => tell!(SpaceInBoard),
            P::VariantBoard { files, ranks } => tell!(VariantBoard, files, ranks),
            P::VariantPocket => tell!(VariantPocket),
            P::VariantPromoted => tell!(VariantPromoted),
            P::VariantChecks => tell!(VariantChecks),
            // Fields
            P::FieldMissing { first, count: 1 } => tell!(FieldMissing, first),
            P::FieldMissing { first, .. } => tell!(FieldsMissing, first),
            P::FieldExtra => tell!(FieldExtra),
            P::FieldOrder => tell!(FieldOrder),
            P::SideChar => tell!(SideChar),
            P::SideCase(color) => tell!(SideCase, Char(color.letter())),
            P::SideWord(color) => tell!(SideWord, Char(color.letter())),
            // Castling rights
            P::CastlingChar(c) => tell!(CastlingChar, Shown(c)),
            P::CastlingDash => tell!(CastlingDash),
            P::CastlingWord => tell!(CastlingWord),
            P::CastlingDuplicate { found, first } if found == first => tell!(CastlingTwice, Char(found)),
            P::CastlingDuplicate { found, first } => tell!(CastlingSameRook, Char(first), Char(found)),
            P::CastlingTooMany(color) => tell!(CastlingTooMany, color),
            P::CastlingOrder => tell!(CastlingOrder),
            P::CastlingMixedStyle => tell!(CastlingMixedStyle),
            P::CastlingShredder => tell!(CastlingShredder),
            P::CastlingShredderOrder => tell!(CastlingShredderOrder),
            P::Castling960Rook { color, side, rook } => tell!(Castling960Rook, color, side, rook),
            P::CastlingImpossible { color, side, rook, lack } => {
                let corner = side.home_rook(color);
                let rook = rook.map_or(corner, |file| Square::new(file, corner.rank()));
                let (king, lack) = (home_king(color), Number(lack as usize));
                tell!(CastlingImpossible, color, side, lack, king, rook)
            }
            // En passant square
            P::EpSyntax => tell!(EpSyntax),
            P::EpCase => tell!(EpCase),
            P::EpRank(square) => tell!(EpRank, square),
            P::EpRankSide { square, side_to_move } => {
                let rank = Number(if side_to_move == Color::White { 6 } else { 3 });
                tell!(EpRankSide, side_to_move, rank, square)
            }
            P::EpPawnSquare { square, target } => tell!(EpPawnSquare, square, target),
            P::EpNoPawn { square, pawn, pusher } => tell!(EpNoPawn, square, Piece::new(pusher, Role::Pawn), pawn),
            P::EpOccupied(square) => tell!(EpOccupied, square),
            P::EpOriginOccupied { square, origin } => tell!(EpOriginOccupied, square, origin),
            P::EpHalfmove { square, clock } => tell!(EpHalfmove, square, clock),
            P::EpPriorCheck { square, king } => tell!(EpPriorCheck, king, square),
            P::EpImpossibleCheck { square, checker } => tell!(EpImpossibleCheck, square, checker),
            P::EpNoCapturer(square) => tell!(EpNoCapturer, square),
            P::EpNotLegal(square) => tell!(EpNotLegal, square),
            // Counters
            P::HalfmoveSyntax => tell!(HalfmoveSyntax),
            P::FullmoveSyntax => tell!(FullmoveSyntax),
            P::HalfmoveNegative => tell!(HalfmoveNegative),
            P::FullmoveNegative => tell!(FullmoveNegative),
            P::FullmoveZero => tell!(FullmoveZero),
            P::FullmoveImplausible(_) => tell!(FullmoveImplausible),
            P::Halfmove75Move(n) => tell!(Halfmove75Move, n),
            P::HalfmoveExceedsPlies { clock, plies } => tell!(HalfmoveExceedsPlies, clock, Number(plies as usize)),
            P::HalfmoveInconsistent(n) => tell!(HalfmoveInconsistent, n),
            P::CounterDash(field) => tell!(CounterDash, field),
            P::CounterSign(field) => tell!(CounterSign, field),
            P::CounterLeadingZero(field) => tell!(CounterLeadingZero, field),
            P::CounterUnicodeDigit(field) => tell!(CounterUnicodeDigit, field),
            P::CountersSwapped => tell!(CountersSwapped),
            // The position
            P::BoardEmpty => tell!(BoardEmpty),
            P::KingsMissing { white: true, black: true } => tell!(NoKings),
            P::KingsMissing { white: true, .. } => tell!(NoKing, Color::White),
            P::KingsMissing { .. } => tell!(NoKing, Color::Black),
            P::KingsMany { color, count } => tell!(KingsMany, color, count),
            P::KingsAdjacent => tell!(KingsAdjacent),
            P::OppositeCheck { mover, .. } => tell!(OppositeCheck, mover, !mover),
            P::PawnBackrank { count, .. } => tell!(PawnBackrank, count),
            P::MaterialPawns { color, count } => tell!(MaterialPawns, color, count),
            P::MaterialUnits { color, count } => tell!(MaterialUnits, color, count),
            P::MaterialPromotions { color, promoted, missing_pawns } => tell!(MaterialPromotions, color, promoted, missing_pawns),
            P::TooManyCheckers { king, count } => tell!(TooManyCheckers, king, count),
            P::ImpossibleCheck { king } => tell!(ImpossibleCheck, king),
            P::ImpossibleDouble { king } => tell!(ImpossibleDouble, king),
            P::ImpossiblePawnCheck { king, pawn } => tell!(ImpossiblePawnCheck, king, pawn),
            P::Turned(turned) => tell!(Turned, Number(turned as usize)),
            // What only the deep pass sees
            P::RetroLastMove => tell!(RetroLastMove),
            P::RetroParity => tell!(RetroParity),
            P::RetroPawnOrigin { pawn } => tell!(RetroPawnOrigin, pawn),
            P::RetroPawnCaptures { color, needed, possible } => tell!(RetroPawnCaptures, color, needed, possible),
            P::RetroPawnPlay { captures } => tell!(RetroPawnPlay, captures),
            P::RetroTrapped { piece, square } => tell!(RetroTrapped, piece, square),
            P::RetroPromotion { color, role } => tell!(RetroPromotion, Piece::new(color, role)),
            P::RetroPromotions { promoted, captures } => tell!(RetroPromotions, promoted, captures),
        };
        self.say(key, &told)
    }
}
