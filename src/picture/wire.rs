//! Readings as bytes, on their way from the worker that reads to the page.

use super::found::{Advice, Evidence, Found, Guess, Orientation};
use super::network::CLASSES;
use crate::chess::Piece;

/// What the worker tells of a picture.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// It is being worked at: the reader is fetched (0), or it reads (1).
    Stage(u8),
    /// It has been read.
    Read(Sheet),
    /// The board at the corners that were given has been read; nothing where they make none.
    Again(Option<Box<Found>>),
    /// It can't be read, for the reason with that number in [`Fault::ALL`](super::Fault::ALL).
    Failed(u8),
}

/// A picture that has been read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// Pixels a row, as far as the picture was made smaller to be read.
    pub width: u32,
    /// Rows of pixels.
    pub height: u32,
    /// The boards found, the likeliest first.
    pub boards: Vec<Found>,
}

impl News {
    /// The bytes that [`News::from_bytes`] reads.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        match self {
            News::Stage(stage) => out.extend([0, *stage]),
            News::Read(sheet) => {
                out.push(1);
                out.extend(sheet.width.to_le_bytes());
                out.extend(sheet.height.to_le_bytes());
                sheet.boards.iter().for_each(|board| push(&mut out, board));
            }
            News::Again(board) => {
                out.push(2);
                board.iter().for_each(|board| push(&mut out, board));
            }
            News::Failed(fault) => out.extend([3, *fault]),
        }
        out
    }

    /// Reads what [`News::to_bytes`] has written; `None` where that can't be.
    pub fn from_bytes(bytes: &[u8]) -> Option<News> {
        let mut bytes = Bytes(bytes);
        Some(match bytes.byte()? {
            0 => News::Stage(bytes.byte()?),
            1 => {
                let (width, height) = (bytes.word()?, bytes.word()?);
                let mut boards = Vec::new();
                while !bytes.0.is_empty() {
                    boards.push(board(&mut bytes)?);
                }
                News::Read(Sheet { width, height, boards })
            }
            2 if bytes.0.is_empty() => News::Again(None),
            2 => News::Again(Some(Box::new(board(&mut bytes)?))),
            3 => News::Failed(bytes.byte()?),
            _ => return None,
        })
    }
}

fn class(piece: Option<Piece>) -> u8 {
    let letter = piece.map(Piece::letter);
    CLASSES.iter().position(|&class| class == letter).unwrap_or_default() as u8
}

fn push(out: &mut Vec<u8>, found: &Found) {
    for number in found.corners.iter().flatten().chain([&found.score]) {
        out.extend(number.to_le_bytes());
    }
    let Orientation { white_below, evidence, guess } = found.orientation;
    let evidence = match evidence {
        Evidence::Coordinates => 0,
        Evidence::Pieces => 1,
        Evidence::Said => 2,
    };
    let advice = found.advice.iter().fold(0, |bits, &advice| bits | 1 << advice as u8);
    out.extend([found.turn, white_below.map_or(2, u8::from), evidence, guess.into(), advice]);
    for guess in &found.squares {
        out.extend([class(guess.piece), class(guess.second), guess.is_doubtful.into()]);
        out.extend(guess.probability.to_le_bytes());
        out.extend(guess.second_probability.to_le_bytes());
    }
}

/// What is still to be read.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn word(&mut self) -> Option<u32> {
        let (&first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u32::from_le_bytes(first))
    }

    fn number(&mut self) -> Option<f32> {
        self.word().map(f32::from_bits)
    }

    fn piece(&mut self) -> Option<Option<Piece>> {
        let class = *CLASSES.get(usize::from(self.byte()?))?;
        Some(class.and_then(Piece::from_letter))
    }
}

/// A board, without what the laws object to: the editor finds that itself.
fn board(bytes: &mut Bytes) -> Option<Found> {
    let mut corners = [[0.0; 2]; 4];
    for number in corners.iter_mut().flatten() {
        *number = bytes.number()?;
    }
    let (score, turn) = (bytes.number()?, bytes.byte()? % 4);
    let white_below = Some(bytes.byte()?).filter(|&below| below < 2).map(|below| below == 1);
    let evidence = match bytes.byte()? {
        0 => Evidence::Coordinates,
        1 => Evidence::Pieces,
        _ => Evidence::Said,
    };
    let orientation = Orientation { white_below, evidence, guess: bytes.byte()? == 1 };
    let bits = bytes.byte()?;
    let advice = Advice::ALL.into_iter().filter(|&advice| bits >> advice as u8 & 1 == 1).collect();
    let nothing = Guess {
        piece: None,
        probability: 0.0,
        second: None,
        second_probability: 0.0,
        is_doubtful: false,
    };
    let mut squares = [nothing; 64];
    for guess in &mut squares {
        *guess = Guess {
            piece: bytes.piece()?,
            second: bytes.piece()?,
            is_doubtful: bytes.byte()? == 1,
            probability: bytes.number()?,
            second_probability: bytes.number()?,
        };
    }
    Some(Found { corners, turn, squares, orientation, objections: Vec::new(), advice, score })
}

#[cfg(test)]
mod tests {
    use super::super::found::tests::sample;
    use super::*;

    #[test]
    fn bytes_come_back() {
        let found = sample("r1b1k3/8/8/3P4/8/8/8/4K2R", &[0, 3, 59]);
        let sheet = Sheet { width: 700, height: 500, boards: vec![found.clone(), found.clone()] };
        for news in [
            News::Stage(1),
            News::Read(Sheet { boards: Vec::new(), ..sheet.clone() }),
            News::Read(sheet),
            News::Again(Some(Box::new(found))),
            News::Again(None),
            News::Failed(3),
        ] {
            let bytes = news.to_bytes();
            assert_eq!(News::from_bytes(&bytes), Some(news));
        }
    }

    #[test]
    fn other_bytes_are_refused() {
        let whole = News::Again(Some(Box::new(sample("8/8/8/8/8/8/8/8", &[])))).to_bytes();
        for end in 2..whole.len() {
            assert_eq!(News::from_bytes(&whole[..end]), None);
        }
        let mut odd = whole;
        let last = odd.len() - 11;
        odd[last] = 13;
        assert_eq!(News::from_bytes(&odd), None);
        assert_eq!(News::from_bytes(&[]), None);
        assert_eq!(News::from_bytes(&[9, 9]), None);
    }
}
