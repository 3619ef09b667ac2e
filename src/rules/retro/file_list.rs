//! The pawns of one file in order.

use crate::chess::Board;
use crate::chess::{Color, File, Rank, Role, Square};

/// The pawns of one file from rank 1 upwards, ranks left out. Bit `i` is the colour of the
/// `i`-th pawn (0 for White), and a sentinel bit stands above the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct FileList(u16);

impl FileList {
    /// No pawn.
    pub const EMPTY: FileList = FileList(1);
    /// A file of the initial array: a white pawn below a black one.
    pub const START: FileList = FileList(0b110);
    /// How many pawns a list can hold.
    pub const CAPACITY: usize = 15;

    /// The file as it stands on a board.
    pub fn of(board: &Board, file: File) -> FileList {
        let mut list = FileList::EMPTY;
        for rank in Rank::ALL {
            let square = Square::new(file, rank);
            if board.role(Role::Pawn).contains(square) {
                let black = board.color(Color::Black).contains(square);
                list = list.insert(list.len(), if black { Color::Black } else { Color::White });
            }
        }
        list
    }

    /// A number of its own for each list, small for short ones.
    pub const fn code(self) -> usize {
        self.0 as usize
    }

    /// How many pawns are in it.
    pub const fn len(self) -> usize {
        15 - self.0.leading_zeros() as usize
    }

    /// How many pawns of a colour are in it.
    pub const fn count(self, color: Color) -> u8 {
        let black = self.0.count_ones() as u8 - 1;
        match color {
            Color::White => self.len() as u8 - black,
            Color::Black => black,
        }
    }

    /// The colour of the `i`-th pawn.
    pub const fn get(self, i: usize) -> Color {
        if self.0 >> i & 1 == 0 { Color::White } else { Color::Black }
    }

    /// The list without the `i`-th pawn.
    pub const fn remove(self, i: usize) -> FileList {
        let low = self.0 & ((1 << i) - 1);
        FileList((self.0 >> i >> 1 << i) | low)
    }

    /// The list with a pawn put in so that it becomes the `i`-th.
    pub const fn insert(self, i: usize, color: Color) -> FileList {
        let low = self.0 & ((1 << i) - 1);
        FileList(((self.0 >> i << 1 | color.index() as u16) << i) | low)
    }

    /// The list with another colour as the `i`-th.
    pub const fn replace(self, i: usize, color: Color) -> FileList {
        FileList(self.0 & !(1 << i) | (color.index() as u16) << i)
    }

    /// The lowest white pawn.
    pub fn first_white(self) -> Option<usize> {
        (0..self.len()).find(|&i| self.get(i) == Color::White)
    }

    /// The highest black pawn.
    pub fn last_black(self) -> Option<usize> {
        (0..self.len()).rfind(|&i| self.get(i) == Color::Black)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pawns_come_and_go() {
        let list = FileList::START;
        assert_eq!((list.get(0), list.get(1), list.len()), (Color::White, Color::Black, 2));
        assert_eq!((list.first_white(), list.last_black()), (Some(0), Some(1)));
        let longer = list.insert(1, Color::White);
        assert_eq!((longer.count(Color::White), longer.count(Color::Black)), (2, 1));
        assert_eq!(longer.remove(0), list);
        assert_eq!(longer.replace(2, Color::White).last_black(), None);
        assert_eq!(list.remove(0).remove(0), FileList::EMPTY);
    }
}
