//! The labels of fixes.

use super::template::Arg::{Number, Piece, Text};
use super::{Key as K, Words, telling};
use crate::fen::{RankChange, RanksPlace, Repair};

impl Words {
    /// The label of a fix.
    #[rustfmt::skip]
    pub fn repair(&self, repair: &Repair) -> String {
        use Repair as R;
        let changed;
        let mut told = [Number(0); 5];
        telling!(told);
        let key = match *repair {
            R::KeepFenOnly => tell!(KeepFenOnly),
            R::UseStart => tell!(UseStart),
            R::UseRecord(n) => tell!(UseRecord, n),
            R::Remove(ref text) => tell!(Remove, Text(text)),
            R::Replace { ref from, ref to } if from.is_empty() => tell!(Write, Text(to)),
            R::Replace { ref from, ref to } => tell!(Replace, Text(from), Text(to)),
            R::NormaliseSpaces => tell!(NormaliseSpaces),
            R::TrimSpaces => tell!(TrimSpaces),
            R::RemoveInvisible => tell!(RemoveInvisible),
            R::Decode => tell!(Decode),
            R::RemoveTail => tell!(RemoveTail),
            R::InsertDefaults => tell!(InsertDefaults),
            R::InsertField { field, ref text } => tell!(InsertField, field, Text(text)),
            R::SortFields => tell!(SortFields),
            R::WriteRank { ref text, change, .. } => {
                changed = self.rank_change(change);
                tell!(WriteRank, Text(text), Text(&changed))
            },
            R::AddRanks { count, place } => {
                let (place, rank) = match place {
                    RanksPlace::Top => (0, 0),
                    RanksPlace::Bottom => (1, 0),
                    RanksPlace::Below(rank) => (2, rank.number().into()),
                };
                tell!(AddRanks, count, Number(place), Number(rank))
            }
            R::RemoveRanks(n) => tell!(RemoveRanks, n),
            R::InsertSlashes => tell!(InsertSlashes),
            R::JoinBoard => tell!(JoinBoard),
            R::Translate(alphabet) => tell!(Translate, Number(alphabet as usize)),
            R::SetSide(color) => tell!(ToMove, color),
            R::SetCastling(ref text) => tell!(SetCastling, Text(text)),
            R::NoCastling => tell!(NoCastling),
            R::SetEp(square) => tell!(SetEp, square),
            R::NoEp => tell!(NoEp),
            R::SetHalfmove(n) => tell!(SetHalfmove, n),
            R::SetFullmove(n) => tell!(SetFullmove, n),
            R::SwapCounters => tell!(SwapCounters),
            R::PutPiece { piece, square } => tell!(PutPiece, piece, square),
            R::PutKings => tell!(PutKings),
            R::KeepKing { color, square } => tell!(KeepKing, color, square),
            R::RestoreCase => tell!(RestoreCase),
            R::TakePiece { piece, square } => tell!(TakePiece, piece, square),
            R::TakePieces { color, role, count } => tell!(TakePieces, count, Piece(color, role)),
            R::Turn(turned) => tell!(Turn, Number(turned as usize)),
        };
        self.say(key, &told)
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
