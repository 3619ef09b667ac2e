//! The GBR code of Guy, Blandford and Roycroft, by which endgames are classed.
//!
//! A digit each for queens, rooks, bishops and knights: one for each of White's and three for
//! each of Black's, or 9 where a side has three or more. Then a full stop, the number of White's
//! pawns and that of Black's, and the squares of the kings. `+` before it: White is to win, `=`:
//! to draw.

use crate::chess::{Color, Role, Setup};

/// What a study asks of White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// To win.
    Win,
    /// To draw.
    Draw,
}

impl Outcome {
    /// Both.
    pub const ALL: [Outcome; 2] = [Outcome::Win, Outcome::Draw];

    /// The name on the command line and in storage.
    pub const fn name(self) -> &'static str {
        match self {
            Outcome::Win => "win",
            Outcome::Draw => "draw",
        }
    }

    const fn sign(self) -> char {
        match self {
            Outcome::Win => '+',
            Outcome::Draw => '=',
        }
    }
}

/// Writes the code. The squares of the kings are left out unless each side has one king.
pub fn write(setup: &Setup, outcome: Option<Outcome>, king_squares: bool) -> String {
    let count = |color, role| setup.board.pieces(color, role).count();
    let mut code = String::new();
    code.extend(outcome.map(Outcome::sign));
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        let (white, black) = (count(Color::White, role), count(Color::Black, role));
        let sum = if white > 2 || black > 2 { 9 } else { white + 3 * black };
        code.push(digit(sum));
    }
    code.push('.');
    for color in Color::ALL {
        code.push(digit(count(color, Role::Pawn)));
    }
    let [white, black] = Color::ALL.map(|color| setup.board.king(color));
    if let (true, Some(white), Some(black)) = (king_squares, white, black) {
        for square in [white, black] {
            code.push_str(&square.to_string());
        }
    }
    code
}

fn digit(count: u32) -> char {
    (b'0' + count.min(9) as u8) as char
}
