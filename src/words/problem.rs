//! The sentences about problems.

use super::template::Arg::{Char, Code, Number, Shown};
use super::{Key as K, Words};
use crate::chess::{Color, Piece, Role, Square};
use crate::fen::Problem;
use crate::rules::home_king;

impl Words {
    /// The sentence about a problem: what is wrong and, where it helps, what is expected.
    #[rustfmt::skip]
    pub fn problem(&self, problem: &Problem) -> String {
        use Problem as P;
        let say = |key, args: &[_]| self.say(key, args);
        match *problem {
            // The text as a whole
            P::Empty => say(K::Empty, &[]),
            P::NotAFen => say(K::NotAFen, &[]),
            P::Wrapper(kind) => say(K::Wrapper, &[Number(kind as usize)]),
            P::PercentEncoded => say(K::PercentEncoded, &[]),
            P::Multiple { count } => say(K::Multiple, &[count.into()]),
            P::TrailingText => say(K::TrailingText, &[]),
            P::EpdOperations => say(K::EpdOperations, &[]),
            // Spaces and characters
            P::SpaceLeading => say(K::SpaceLeading, &[]),
            P::SpaceTrailing => say(K::SpaceTrailing, &[]),
            P::SpaceRun => say(K::SpaceRun, &[]),
            P::SpaceTab => say(K::SpaceTab, &[]),
            P::SpaceNewline => say(K::SpaceNewline, &[]),
            P::SpaceUnicode => say(K::SpaceUnicode, &[]),
            P::SpaceUnderscore => say(K::SpaceUnderscore, &[]),
            P::InvisibleChar(c) => say(K::InvisibleChar, &[Shown(c)]),
            P::DashUnicode(c) => say(K::DashUnicode, &[Shown(c)]),
            P::Homoglyph { found, means: Some(means) } => say(K::Homoglyph, &[Shown(found), Code(found), Char(means)]),
            P::Homoglyph { found, means: None } => say(K::NotOfFen, &[Shown(found), Code(found)]),
            P::Separator(c) => say(K::Separator, &[Shown(c)]),
            // Piece placement
            P::RanksFew { found } => say(K::RanksFew, &[found.into()]),
            P::RanksMany { found } => say(K::RanksMany, &[found.into()]),
            P::RankShort { rank, squares } => say(K::RankShort, &[rank.into(), squares.into()]),
            P::RankLong { rank, squares } => say(K::RankLong, &[rank.into(), squares.into()]),
            P::RankEmpty { rank } => say(K::RankEmpty, &[rank.into()]),
            P::DigitZero => say(K::DigitZero, &[]),
            P::DigitRange(c) => say(K::DigitRange, &[Shown(c)]),
            P::DigitsAdjacent { sum } => say(K::DigitsAdjacent, &[sum.into()]),
            P::PieceChar { found, means: Some(piece) } => say(K::PieceLetter, &[Shown(found), piece.into(), Char(piece.letter())]),
            P::PieceChar { found, means: None } => say(K::NotAPiece, &[Shown(found)]),
            P::PieceAlphabet { found, alphabet } => say(K::PieceAlphabet, &[Shown(found), Number(alphabet as usize)]),
            P::EmptyChar(c) => say(K::EmptyChar, &[Shown(c)]),
            P::SlashLeading => say(K::SlashLeading, &[]),
            P::SlashTrailing => say(K::SlashTrailing, &[]),
            P::SlashMissing => say(K::SlashMissing, &[]),
            P::SlashBack => say(K::SlashBack, &[]),
            P::SpaceInBoard => say(K::SpaceInBoard, &[]),
            P::VariantBoard { files, ranks } => say(K::VariantBoard, &[files.into(), ranks.into()]),
            P::VariantPocket => say(K::VariantPocket, &[]),
            P::VariantPromoted => say(K::VariantPromoted, &[]),
            P::VariantChecks => say(K::VariantChecks, &[]),
            // Fields
            P::FieldMissing { first, count: 1 } => say(K::FieldMissing, &[first.into()]),
            P::FieldMissing { first, .. } => say(K::FieldsMissing, &[first.into()]),
            P::FieldExtra => say(K::FieldExtra, &[]),
            P::FieldOrder => say(K::FieldOrder, &[]),
            P::SideChar => say(K::SideChar, &[]),
            P::SideCase(color) => say(K::SideCase, &[Char(color.letter())]),
            P::SideWord(color) => say(K::SideWord, &[Char(color.letter())]),
            // Castling rights
            P::CastlingChar(c) => say(K::CastlingChar, &[Shown(c)]),
            P::CastlingDash => say(K::CastlingDash, &[]),
            P::CastlingWord => say(K::CastlingWord, &[]),
            P::CastlingDuplicate { found, first } if found == first => say(K::CastlingTwice, &[Char(found)]),
            P::CastlingDuplicate { found, first } => say(K::CastlingSameRook, &[Char(first), Char(found)]),
            P::CastlingTooMany(color) => say(K::CastlingTooMany, &[color.into()]),
            P::CastlingOrder => say(K::CastlingOrder, &[]),
            P::CastlingMixedStyle => say(K::CastlingMixedStyle, &[]),
            P::CastlingShredder => say(K::CastlingShredder, &[]),
            P::CastlingShredderOrder => say(K::CastlingShredderOrder, &[]),
            P::Castling960Rook { color, side, rook } => say(K::Castling960Rook, &[color.into(), side.into(), rook.into()]),
            P::CastlingImpossible { color, side, rook, lack } => {
                let corner = side.home_rook(color);
                let rook = rook.map_or(corner, |file| Square::new(file, corner.rank()));
                let (king, lack) = (home_king(color), Number(lack as usize));
                say(K::CastlingImpossible, &[color.into(), side.into(), lack, king.into(), rook.into()])
            }
            // En passant square
            P::EpSyntax => say(K::EpSyntax, &[]),
            P::EpCase => say(K::EpCase, &[]),
            P::EpRank(square) => say(K::EpRank, &[square.into()]),
            P::EpRankSide { square, side_to_move } => {
                let rank = Number(if side_to_move == Color::White { 6 } else { 3 });
                say(K::EpRankSide, &[side_to_move.into(), rank, square.into()])
            }
            P::EpPawnSquare { square, target } => say(K::EpPawnSquare, &[square.into(), target.into()]),
            P::EpNoPawn { square, pawn, pusher } => say(K::EpNoPawn, &[square.into(), Piece::new(pusher, Role::Pawn).into(), pawn.into()]),
            P::EpOccupied(square) => say(K::EpOccupied, &[square.into()]),
            P::EpOriginOccupied { square, origin } => say(K::EpOriginOccupied, &[square.into(), origin.into()]),
            P::EpHalfmove { square, clock } => say(K::EpHalfmove, &[square.into(), clock.into()]),
            P::EpPriorCheck { square, king } => say(K::EpPriorCheck, &[king.into(), square.into()]),
            P::EpImpossibleCheck { square, checker } => say(K::EpImpossibleCheck, &[square.into(), checker.into()]),
            P::EpNoCapturer(square) => say(K::EpNoCapturer, &[square.into()]),
            P::EpNotLegal(square) => say(K::EpNotLegal, &[square.into()]),
            // Counters
            P::HalfmoveSyntax => say(K::HalfmoveSyntax, &[]),
            P::FullmoveSyntax => say(K::FullmoveSyntax, &[]),
            P::HalfmoveNegative => say(K::HalfmoveNegative, &[]),
            P::FullmoveNegative => say(K::FullmoveNegative, &[]),
            P::FullmoveZero => say(K::FullmoveZero, &[]),
            P::FullmoveImplausible(_) => say(K::FullmoveImplausible, &[]),
            P::Halfmove75Move(n) => say(K::Halfmove75Move, &[n.into()]),
            P::HalfmoveExceedsPlies { clock, plies } => say(K::HalfmoveExceedsPlies, &[clock.into(), Number(plies as usize)]),
            P::HalfmoveInconsistent(n) => say(K::HalfmoveInconsistent, &[n.into()]),
            P::CounterDash(field) => say(K::CounterDash, &[field.into()]),
            P::CounterSign(field) => say(K::CounterSign, &[field.into()]),
            P::CounterLeadingZero(field) => say(K::CounterLeadingZero, &[field.into()]),
            P::CounterUnicodeDigit(field) => say(K::CounterUnicodeDigit, &[field.into()]),
            P::CountersSwapped => say(K::CountersSwapped, &[]),
            // The position
            P::BoardEmpty => say(K::BoardEmpty, &[]),
            P::KingsMissing { white: true, black: true } => say(K::NoKings, &[]),
            P::KingsMissing { white: true, .. } => say(K::NoKing, &[Color::White.into()]),
            P::KingsMissing { .. } => say(K::NoKing, &[Color::Black.into()]),
            P::KingsMany { color, count } => say(K::KingsMany, &[color.into(), count.into()]),
            P::KingsAdjacent => say(K::KingsAdjacent, &[]),
            P::OppositeCheck { mover, .. } => say(K::OppositeCheck, &[mover.into(), (!mover).into()]),
            P::PawnBackrank { count, .. } => say(K::PawnBackrank, &[count.into()]),
            P::MaterialPawns { color, count } => say(K::MaterialPawns, &[color.into(), count.into()]),
            P::MaterialUnits { color, count } => say(K::MaterialUnits, &[color.into(), count.into()]),
            P::MaterialPromotions { color, promoted, missing_pawns } => say(K::MaterialPromotions, &[color.into(), promoted.into(), missing_pawns.into()]),
            P::TooManyCheckers { king, count } => say(K::TooManyCheckers, &[king.into(), count.into()]),
            P::ImpossibleCheck { king } => say(K::ImpossibleCheck, &[king.into()]),
            P::ImpossibleDouble { king } => say(K::ImpossibleDouble, &[king.into()]),
            P::ImpossiblePawnCheck { king, pawn } => say(K::ImpossiblePawnCheck, &[king.into(), pawn.into()]),
            P::Turned(turned) => say(K::Turned, &[Number(turned as usize)]),
            // What only the deep pass sees
            P::RetroLastMove => say(K::RetroLastMove, &[]),
            P::RetroParity => say(K::RetroParity, &[]),
            P::RetroPawnOrigin { pawn } => say(K::RetroPawnOrigin, &[pawn.into()]),
            P::RetroPawnCaptures { color, needed, possible } => say(K::RetroPawnCaptures, &[color.into(), needed.into(), possible.into()]),
            P::RetroPawnPlay { captures } => say(K::RetroPawnPlay, &[captures.into()]),
            P::RetroTrapped { piece, square } => say(K::RetroTrapped, &[piece.into(), square.into()]),
            P::RetroPromotion { color, role } => say(K::RetroPromotion, &[Piece::new(color, role).into()]),
            P::RetroPromotions { promoted, captures } => say(K::RetroPromotions, &[promoted.into(), captures.into()]),
        }
    }
}
