//! What is read from a picture, as data.

use crate::chess::{Bitboard, Board, File, Piece, Rank, Square};

use super::Point;
use super::warp::Warp;

/// What a picture gives.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reading {
    /// The boards, the likeliest first. None where there are none.
    pub boards: Vec<Found>,
}

/// A board of a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// Its corners in pixels: top left, top right, bottom right and bottom left of the board when
    /// its pieces stand upright. The centre of the picture's pixel at the top left is (0, 0).
    pub corners: [Point; 4],
    /// How many quarter turns, clockwise, the picture needs for the pieces to stand upright: 0
    /// to 3. `corners` are in the order of the turned picture.
    pub turn: u8,
    /// What stands on its squares, row by row from the top left of the upright board.
    pub squares: [Guess; 64],
    /// Which side is below.
    pub orientation: Orientation,
    /// What the laws of chess object to, so that some square must be wrong, or the position is
    /// no position of a game.
    pub objections: Vec<Objection>,
    /// What would help where the reading is poor; nothing where it is good.
    pub advice: Vec<Advice>,
    /// How much speaks for there being a board, 0 to 1.
    pub score: f32,
}

/// What may stand on a square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guess {
    /// The likeliest: a piece, or `None` for an empty square.
    pub piece: Option<Piece>,
    /// How likely that is, 0 to 1.
    pub probability: f32,
    /// The next likeliest.
    pub second: Option<Piece>,
    /// How likely that is.
    pub second_probability: f32,
    /// Whether a person should look.
    pub is_doubtful: bool,
}

/// Which side of a board is below in the upright picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orientation {
    /// Whether it is White; `None` where nothing settles it and a person should be asked.
    pub white_below: Option<bool>,
    /// What settles it, or the best there is.
    pub evidence: Evidence,
    /// The likelier answer where it is not settled.
    pub guess: bool,
}

/// What tells which side is below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Digits or letters printed on or beside the board.
    Coordinates,
    /// How far the pawns have come, and where the pieces stand.
    Pieces,
    /// A person said so.
    Said,
}

/// What the laws of chess object to in a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// The side has no king.
    NoKing(crate::chess::Color),
    /// The side has several kings.
    Kings(crate::chess::Color),
    /// There are pawns on the first or last rank.
    PawnOnEdge,
    /// The side has more than eight pawns.
    Pawns(crate::chess::Color),
    /// The side has more than sixteen men, or more pieces than its pawns can have promoted to.
    Men(crate::chess::Color),
}

/// What would make a better picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// The squares are less than about 18 pixels wide: a larger picture, or a closer one.
    Larger,
    /// The picture is blurred: hold still, or take a screenshot.
    Sharper,
    /// Part of the board lies beyond the picture's edge: get all 64 squares in view.
    AllInView,
    /// The board is seen from the side: photograph it from straight above.
    Straighter,
    /// Light and dark squares hardly differ: more light.
    Lighter,
    /// Many squares are in doubt for no such reason: a picture without arrows and marks, or a
    /// screenshot rather than a photo.
    Plainer,
}

impl Advice {
    /// All of them.
    pub const ALL: [Advice; 6] = [
        Advice::Larger,
        Advice::Sharper,
        Advice::AllInView,
        Advice::Straighter,
        Advice::Lighter,
        Advice::Plainer,
    ];

    /// A name in a word or two, lower case with hyphens.
    pub const fn name(self) -> &'static str {
        match self {
            Advice::Larger => "larger",
            Advice::Sharper => "sharper",
            Advice::AllInView => "all-in-view",
            Advice::Straighter => "straighter",
            Advice::Lighter => "lighter",
            Advice::Plainer => "plainer",
        }
    }
}

impl Found {
    /// The square of the chessboard that the guess with that index is of.
    ///
    /// ```
    /// use forsyth::picture::square_at;
    /// assert_eq!(square_at(0, true).to_string(), "a8");
    /// assert_eq!(square_at(0, false).to_string(), "h1");
    /// ```
    pub fn square(&self, index: usize) -> Square {
        square_at(index, self.is_white_below())
    }

    /// The place in `squares` of a square of the chessboard.
    pub fn index(&self, square: Square) -> usize {
        // Turning it twice is turning it back.
        let place = if self.is_white_below() { square.flip_rank() } else { square.flip_file() };
        place.index()
    }

    /// The corners of the square with that index in the picture, in the order of `corners`.
    pub fn outline(&self, index: usize) -> Option<[Point; 4]> {
        let warp = Warp::from_corners(&self.corners)?;
        let (row, column) = ((index / 8) as f64, (index % 8) as f64);
        let at = |u: f64, v: f64| warp.at(column + u, row + v).map(|c| c as f32);
        Some([at(0.0, 0.0), at(1.0, 0.0), at(1.0, 1.0), at(0.0, 1.0)])
    }

    /// Whether White is below, or likely so.
    pub fn is_white_below(&self) -> bool {
        self.orientation.white_below.unwrap_or(self.orientation.guess)
    }

    /// The position: the likeliest piece of each square.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for (i, guess) in self.squares.iter().enumerate() {
            board.set(self.square(i), guess.piece);
        }
        board
    }

    /// The squares that a person should look at.
    pub fn doubtful(&self) -> Bitboard {
        let doubtful = self.squares.iter().enumerate().filter(|(_, guess)| guess.is_doubtful);
        doubtful.map(|(i, _)| self.square(i)).collect()
    }
}

/// The square of the chessboard at a place of the upright picture, counted row by row from the
/// top left, 0 to 63. The last place stands for numbers beyond.
pub fn square_at(index: usize, is_white_below: bool) -> Square {
    let index = index.min(63);
    let (row, column) =
        if is_white_below { (index / 8, index % 8) } else { (7 - index / 8, 7 - index % 8) };
    Square::new(File::ALL[column], Rank::ALL[7 - row])
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A board of 80 pixels that was read as this placement, with White below, and doubtful at
    /// these places.
    pub(crate) fn sample(placement: &str, doubtful: &[usize]) -> Found {
        let board = crate::fen::parse(placement).setup.board;
        let squares = std::array::from_fn(|i| {
            let piece = board.piece_at(square_at(i, true));
            let is_doubtful = doubtful.contains(&i);
            let probability = if is_doubtful { 0.6 } else { 0.99 };
            let second = Piece::from_letter('p').filter(|_| piece.is_none());
            Guess { piece, probability, second, second_probability: 0.01, is_doubtful }
        });
        Found {
            corners: [[10.0, 20.0], [90.0, 20.0], [90.0, 100.0], [10.0, 100.0]],
            turn: 0,
            squares,
            orientation: Orientation { white_below: None, evidence: Evidence::Pieces, guess: true },
            objections: Vec::new(),
            advice: vec![Advice::Larger, Advice::Plainer],
            score: 0.75,
        }
    }

    #[test]
    fn places_and_squares_go_both_ways() {
        let found = sample("8/8/8/8/8/8/8/8", &[]);
        for found in [found.clone().with_white_below(true), found.with_white_below(false)] {
            for index in 0..64 {
                assert_eq!(found.index(found.square(index)), index);
            }
        }
    }

    #[test]
    fn a_square_has_its_place_in_the_picture() {
        let found = sample("8/8/8/8/8/8/8/8", &[]);
        let outline = found.outline(9).unwrap();
        for (point, expected) in
            outline.iter().zip([[20.0, 30.0], [30.0, 30.0], [30.0, 40.0], [20.0, 40.0]])
        {
            assert!((point[0] - expected[0]).abs() + (point[1] - expected[1]).abs() < 1e-3);
        }
    }
}
