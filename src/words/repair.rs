//! The labels of fixes.

use super::template::Arg::{Number, Piece, Text};
use super::{Key as K, Words};
use crate::fen::{RankChange, RanksPlace, Repair};

impl Words {
    /// The label of a fix.
    #[rustfmt::skip]
    pub fn repair(&self, repair: &Repair) -> String {
        use Repair as R;
        let say = |key, args: &[_]| self.say(key, args);
        match *repair {
            R::KeepFenOnly => say(K::KeepFenOnly, &[]),
            R::UseStart => say(K::UseStart, &[]),
            R::UseRecord(n) => say(K::UseRecord, &[n.into()]),
            R::Remove(ref text) => say(K::Remove, &[Text(text)]),
            R::Replace { ref from, ref to } if from.is_empty() => say(K::Write, &[Text(to)]),
            R::Replace { ref from, ref to } => say(K::Replace, &[Text(from), Text(to)]),
            R::NormaliseSpaces => say(K::NormaliseSpaces, &[]),
            R::TrimSpaces => say(K::TrimSpaces, &[]),
            R::RemoveInvisible => say(K::RemoveInvisible, &[]),
            R::Decode => say(K::Decode, &[]),
            R::RemoveTail => say(K::RemoveTail, &[]),
            R::InsertDefaults => say(K::InsertDefaults, &[]),
            R::InsertField { field, ref text } => say(K::InsertField, &[field.into(), Text(text)]),
            R::SortFields => say(K::SortFields, &[]),
            R::WriteRank { ref text, change, .. } => say(K::WriteRank, &[Text(text), Text(&self.rank_change(change))]),
            R::AddRanks { count, place } => {
                let (place, rank) = match place {
                    RanksPlace::Top => (0, 0),
                    RanksPlace::Bottom => (1, 0),
                    RanksPlace::Below(rank) => (2, rank.number()),
                };
                say(K::AddRanks, &[count.into(), Number(place), Number(rank.into())])
            }
            R::RemoveRanks(n) => say(K::RemoveRanks, &[n.into()]),
            R::InsertSlashes => say(K::InsertSlashes, &[]),
            R::JoinBoard => say(K::JoinBoard, &[]),
            R::Translate(alphabet) => say(K::Translate, &[Number(alphabet as usize)]),
            R::SetSide(color) => say(K::ToMove, &[color.into()]),
            R::SetCastling(ref text) => say(K::SetCastling, &[Text(text)]),
            R::NoCastling => say(K::NoCastling, &[]),
            R::SetEp(square) => say(K::SetEp, &[square.into()]),
            R::NoEp => say(K::NoEp, &[]),
            R::SetHalfmove(n) => say(K::SetHalfmove, &[n.into()]),
            R::SetFullmove(n) => say(K::SetFullmove, &[n.into()]),
            R::SwapCounters => say(K::SwapCounters, &[]),
            R::PutPiece { piece, square } => say(K::PutPiece, &[piece.into(), square.into()]),
            R::PutKings => say(K::PutKings, &[]),
            R::KeepKing { color, square } => say(K::KeepKing, &[color.into(), square.into()]),
            R::RestoreCase => say(K::RestoreCase, &[]),
            R::TakePiece { piece, square } => say(K::TakePiece, &[piece.into(), square.into()]),
            R::TakePieces { color, role, count } => say(K::TakePieces, &[count.into(), Piece(color, role)]),
            R::Turn(turned) => say(K::Turn, &[Number(turned as usize)]),
        }
    }

    fn rank_change(&self, change: RankChange) -> String {
        let (key, arg) = match change {
            RankChange::Empty => return self.get(K::RankToEmpty).into(),
            RankChange::Home => return self.get(K::RankToHome).into(),
            RankChange::Gap { from, to } if to > from => (K::GapLonger, Number(to - from)),
            RankChange::Gap { from, to } => (K::GapShorter, Number(from - to)),
            RankChange::Add(piece) => (K::PieceMore, piece.into()),
            RankChange::Remove(piece) => (K::PieceLess, piece.into()),
            RankChange::PadEnd(n) => (K::PadEnd, Number(n)),
            RankChange::PadStart(n) => (K::PadStart, Number(n)),
            RankChange::Cut(n) => (K::Cut, Number(n)),
        };
        self.say(key, &[arg])
    }
}
