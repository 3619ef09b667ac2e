//! Files, ranks and squares.

use std::fmt;
use std::str::FromStr;

/// A file (column) of the board, `a` to `h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct File(u8);

impl File {
    /// All eight files from `a` to `h`.
    pub const ALL: [File; 8] =
        [File(0), File(1), File(2), File(3), File(4), File(5), File(6), File(7)];

    /// The file with that index, 0 for `a` to 7 for `h`.
    pub const fn from_index(index: usize) -> Option<File> {
        if index < 8 { Some(File(index as u8)) } else { None }
    }

    /// The file that a letter names, in either case.
    pub const fn from_letter(letter: char) -> Option<File> {
        match letter.to_ascii_lowercase() {
            c @ 'a'..='h' => Some(File(c as u8 - b'a')),
            _ => None,
        }
    }

    /// 0 for `a` to 7 for `h`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The lower-case letter.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A rank (row) of the board, 1 to 8; White begins on ranks 1 and 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rank(u8);

impl Rank {
    /// All eight ranks from 1 to 8.
    pub const ALL: [Rank; 8] =
        [Rank(0), Rank(1), Rank(2), Rank(3), Rank(4), Rank(5), Rank(6), Rank(7)];

    /// The rank with that index, 0 for rank 1 to 7 for rank 8.
    pub const fn from_index(index: usize) -> Option<Rank> {
        if index < 8 { Some(Rank(index as u8)) } else { None }
    }

    /// 0 for rank 1 to 7 for rank 8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The rank's number, 1 to 8.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A square of the board. Index 0 is a1, 1 is b1, 63 is h8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank meet.
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank.0 * 8 + file.0)
    }

    /// The square with that index, 0 (a1) to 63 (h8).
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 { Some(Square(index as u8)) } else { None }
    }

    /// The square that a lower-case ASCII name such as `e4` gives, or `None` for other bytes.
    pub const fn from_bytes(name: &[u8]) -> Option<Square> {
        match name {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Some(Square((rank - b'1') * 8 + (file - b'a')))
            }
            _ => None,
        }
    }

    /// All 64 squares, a1, b1 ... h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }

    /// 0 for a1 to 63 for h8.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square's file.
    pub const fn file(self) -> File {
        File(self.0 & 7)
    }

    /// The square's rank.
    pub const fn rank(self) -> Rank {
        Rank(self.0 >> 3)
    }

    /// Whether it is a light square, as h1 and a8 are.
    pub const fn is_light(self) -> bool {
        (self.0 ^ (self.0 >> 3)) & 1 == 1
    }

    /// The square so many files to the right and ranks up, or `None` off the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self.0 & 7) as i8 + files;
        let rank = (self.0 >> 3) as i8 + ranks;
        if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
            Some(Square((rank * 8 + file) as u8))
        } else {
            None
        }
    }

    /// The same file on the other side of the board: e2 becomes e7.
    pub const fn flip_rank(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// The same rank seen in a mirror: e2 becomes d2.
    pub const fn flip_file(self) -> Square {
        Square(self.0 ^ 7)
    }

    /// How many king moves lie between the two squares on an empty board.
    pub const fn distance(self, other: Square) -> u8 {
        let files = (self.0 & 7).abs_diff(other.0 & 7);
        let ranks = (self.0 >> 3).abs_diff(other.0 >> 3);
        if files > ranks { files } else { ranks }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square's name: a letter `a` to `h`, then a digit `1` to `8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square's name (a letter a to h, then a digit 1 to 8)")
    }
}

impl std::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    /// Reads a lower-case name such as `e4`.
    fn from_str(text: &str) -> Result<Square, NotASquare> {
        Square::from_bytes(text.as_bytes()).ok_or(NotASquare)
    }
}

macro_rules! named_squares {
    ($($name:ident = $index:expr),* $(,)?) => {
        impl Square {
            $(#[doc = concat!("The square ", stringify!($name), ".")] pub const $name: Square = Square($index);)*
        }
    };
}

named_squares! {
    A1 = 0, B1 = 1, C1 = 2, D1 = 3, E1 = 4, F1 = 5, G1 = 6, H1 = 7,
    A8 = 56, B8 = 57, C8 = 58, D8 = 59, E8 = 60, F8 = 61, G8 = 62, H8 = 63,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
        }
        for wrong in ["", "e", "e9", "i1", "E4", "e44", "é4"] {
            assert_eq!(wrong.parse::<Square>(), Err(NotASquare), "{wrong}");
        }
    }

    #[test]
    fn a1_is_dark_and_h1_is_light() {
        assert!(!Square::A1.is_light());
        assert!(Square::H1.is_light());
        assert!(Square::A8.is_light());
        assert_eq!(Square::all().filter(|s| s.is_light()).count(), 32);
    }

    #[test]
    fn offsets_stay_on_the_board() {
        assert_eq!(Square::E1.offset(0, 1).map(|s| s.to_string()), Some("e2".to_string()));
        assert_eq!(Square::H1.offset(1, 0), None);
        assert_eq!(Square::A1.offset(0, -1), None);
        assert_eq!(Square::A1.distance(Square::H8), 7);
    }
}
