//! Colours, roles and pieces.

use std::fmt;
use std::ops::Not;

/// The colour of a piece, or the side that moves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// White: upper-case letters in FEN.
    White,
    /// Black: lower-case letters in FEN.
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The letter of the side to move in FEN: `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Color {
    type Output = Color;

    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// The kind of a piece, without its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Role {
    /// A pawn, `P`.
    Pawn,
    /// A knight, `N`.
    Knight,
    /// A bishop, `B`.
    Bishop,
    /// A rook, `R`.
    Rook,
    /// A queen, `Q`.
    Queen,
    /// A king, `K`.
    King,
}

impl Role {
    /// All six roles, from pawn to king.
    pub const ALL: [Role; 6] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// The English letter in upper case, as in algebraic notation; `P` for a pawn.
    pub const fn letter(self) -> char {
        match self {
            Role::Pawn => 'P',
            Role::Knight => 'N',
            Role::Bishop => 'B',
            Role::Rook => 'R',
            Role::Queen => 'Q',
            Role::King => 'K',
        }
    }

    /// 0 for a pawn up to 5 for a king.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A piece: a role in a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// All twelve pieces: White's from king to pawn, then Black's.
    pub const ALL: [Piece; 12] = {
        let mut all = [Piece { color: Color::White, role: Role::King }; 12];
        let mut i = 0;
        while i < 12 {
            let color = if i < 6 { Color::White } else { Color::Black };
            all[i] = Piece { color, role: Role::ALL[5 - i % 6] };
            i += 1;
        }
        all
    };

    /// The piece of that colour and role.
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role }
    }

    /// The piece that an English FEN letter names, or `None` for any other character.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let role = match letter.to_ascii_uppercase() {
            'P' => Role::Pawn,
            'N' => Role::Knight,
            'B' => Role::Bishop,
            'R' => Role::Rook,
            'Q' => Role::Queen,
            'K' => Role::King,
            _ => return None,
        };
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        Some(Piece { color, role })
    }

    /// The FEN letter: upper case for White, lower case for Black.
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_round_trip() {
        for piece in Piece::ALL {
            assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
        }
        for other in ['x', '1', '/', '\u{212A}', ' '] {
            assert_eq!(Piece::from_letter(other), None);
        }
    }
}
