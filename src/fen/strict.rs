//! The short way: a record in exactly the standard form, read in one pass over its bytes
//! without an allocation. Anything else, however small, is left to the tolerant reader.

use crate::chess::{Board, CastlingRights, CastlingSide, Color, Role, Setup, Square};

use super::layout::{Layout, Ranks};
use super::parse::Parsed;
use super::span::Span;
use super::write::letter_rook;

/// What each byte means in a placement: what to add to the place, in steps of [`STEP`], and what
/// to put there. 0 for a byte that is none of a placement.
///
/// A square's place is eight times its file plus its rank, so that the next file is eight places
/// on, and a slash goes back over the nine files that end with it, and a rank down. All places
/// are modulo 128; of those that a slash adds, the rest counts the slashes.
static CLASSES: [u16; 256] = {
    let mut table = [0; 256];
    let mut role = 0;
    while role < Role::ALL.len() {
        let letter = Role::ALL[role].letter();
        let code = Board::code(Color::White, Role::ALL[role]) as u16;
        table[letter as usize] = 8 * STEP + code;
        let code = Board::code(Color::Black, Role::ALL[role]) as u16;
        table[letter.to_ascii_lowercase() as usize] = 8 * STEP + code;
        role += 1;
    }
    let mut run = 1;
    while run <= 8 {
        table[b'0' as usize + run] = 8 * STEP * run as u16;
        run += 1;
    }
    table[b'/' as usize] = SLASH * STEP;
    table
};

const STEP: u16 = 64;
const SLASH: u16 = 1024 - 65;
/// The place of a8.
const FIRST_PLACE: usize = 7;
/// The place after h1, with the count of seven slashes.
const LAST_PLACE: usize = 64 + 7 * 1024;
/// What slashes leave behind the h-file, if they stand where they should.
const SLASHES: u64 = 0x0101_0101_0101_0100 * (SLASH * STEP % 256) as u64;

/// The longest placement: 64 pieces and seven slashes.
const LONGEST_PLACEMENT: usize = 71;

/// Reads a record in the standard form. `None` for any other text.
#[inline]
pub(super) fn read(text: &str) -> Option<Parsed> {
    let bytes = text.as_bytes();
    let (board, placement) = placement(bytes)?;
    let &[b' ', side, b' ', ..] = bytes.get(placement..)? else { return None };
    let side_to_move = match side {
        b'w' => Color::White,
        b'b' => Color::Black,
        _ => return None,
    };
    let side = placement + 2;
    let (castling, rights) = castling(bytes, side + 1, &board)?;
    let (ep_square, ep) = ep_square(bytes, rights + 1)?;
    let (halfmove_clock, halfmove) = counter(bytes, ep + 1)?;
    let (fullmove_number, fullmove) = counter(bytes, halfmove + 1)?;
    if fullmove != bytes.len() || fullmove_number == 0 {
        return None;
    }
    let field = |before: usize, end: usize| Some(Span::new(before + 1, end));
    let layout = Layout {
        record: Span::new(0, fullmove),
        fields: [
            Some(Span::new(0, placement)),
            field(placement, side),
            field(side, rights),
            field(rights, ep),
            field(ep, halfmove),
            field(halfmove, fullmove),
        ],
        ranks: ranks(&board, placement),
    };
    let setup = Setup { board, side_to_move, castling, ep_square, halfmove_clock, fullmove_number };
    Some(Parsed { setup, layout, diagnostics: Vec::new() })
}

/// As [`read`], without the layout.
pub(crate) fn read_setup(text: &str) -> Option<Setup> {
    read(text).map(|parsed| parsed.setup)
}

/// Reads the placement and says where it ends. Positions differ so much that a processor can't
/// foresee what the next byte is; so there is no branch on it but the one that ends the loop.
/// What the bytes were shows in what they leave: 64 squares, the slashes in the right places,
/// and one byte for each slash, piece and run of empty squares.
#[inline]
fn placement(bytes: &[u8]) -> Option<(Board, usize)> {
    let mut codes = [0u8; 128];
    let mut place = FIRST_PLACE;
    let mut end = 0;
    for &byte in bytes.iter().take(LONGEST_PLACEMENT + 1) {
        let class = CLASSES[usize::from(byte)];
        if class == 0 {
            break;
        }
        codes[place % 128] = class as u8;
        place += usize::from(class / STEP);
        end += 1;
    }
    let (words, _) = codes.as_chunks::<8>();
    let file = |i: usize| u64::from_le_bytes(words[i]);
    let board = Board::from_codes(std::array::from_fn(file));
    let fine = place == LAST_PLACE
        && file(8) == SLASHES
        && bytes_on(&board).count_ones() as usize + 7 == end;
    fine.then_some((board, end))
}

/// The squares that have a byte in the standard form: those of pieces, and the first of each run
/// of empty ones.
#[inline]
fn bytes_on(board: &Board) -> u64 {
    const FILE_A: u64 = 0x0101_0101_0101_0101;
    let pieces = board.occupied().0;
    pieces | FILE_A | pieces << 1
}

/// Where the ranks end in a placement in the standard form that ends at `end`. Eight sums at
/// once, a byte each: how many bytes a rank has, how many those below it have.
#[inline]
fn ranks(board: &Board, end: usize) -> Ranks {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let mut counts = bytes_on(board);
    counts -= counts >> 1 & 0x5555_5555_5555_5555;
    counts = (counts & 0x3333_3333_3333_3333) + (counts >> 2 & 0x3333_3333_3333_3333);
    counts = (counts + (counts >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // After a rank come those below it, each with a slash before it.
    let below = counts.wrapping_mul(ONES) - counts + 0x0706_0504_0302_0100;
    Ranks::Standard((end as u64 * ONES - below).to_le_bytes())
}

/// Reads the castling rights and the space after them; the place of the space comes with them.
#[inline]
fn castling(bytes: &[u8], start: usize, board: &Board) -> Option<(CastlingRights, usize)> {
    let field: &[u8; 5] = bytes.get(start..)?.first_chunk()?;
    if let [b'-', b' ', ..] = field {
        return Some((CastlingRights::NONE, start + 1));
    }
    let mut rights = CastlingRights::NONE;
    let mut count = 0;
    for (letter, color, side) in [
        (b'K', Color::White, CastlingSide::King),
        (b'Q', Color::White, CastlingSide::Queen),
        (b'k', Color::Black, CastlingSide::King),
        (b'q', Color::Black, CastlingSide::Queen),
    ] {
        if field[count] == letter {
            rights = rights.with(letter_rook(board, color, side));
            count += 1;
        }
    }
    (count > 0 && field[count] == b' ').then_some((rights, start + count))
}

/// Reads the en passant square and the space after it.
#[inline]
fn ep_square(bytes: &[u8], at: usize) -> Option<(Option<Square>, usize)> {
    match bytes.get(at..)? {
        [b'-', b' ', ..] => Some((None, at + 1)),
        [file, rank, b' ', ..] => Some((Some(Square::from_bytes(&[*file, *rank])?), at + 2)),
        _ => None,
    }
}

/// Reads one to four digits without a leading zero, up to a space or the end.
#[inline]
fn counter(bytes: &[u8], start: usize) -> Option<(u32, usize)> {
    let mut value = 0;
    let mut at = start;
    while let Some(&byte) = bytes.get(at)
        && byte != b' '
    {
        let digit = u32::from(byte.wrapping_sub(b'0'));
        // Not after a leading zero, and no fifth digit.
        if digit > 9 || value > 999 || value == 0 && at > start {
            return None;
        }
        value = value * 10 + digit;
        at += 1;
    }
    (at > start).then_some((value, at))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Rank;

    #[test]
    fn reads_the_standard_form_and_nothing_else() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let Parsed { setup, layout, .. } = read(start).unwrap();
        assert_eq!(setup, Setup::START);
        assert_eq!(layout.fields[2].map(|span| span.of(start)), Some("KQkq"));
        assert_eq!(layout.rank(Rank::ALL[6]).map(|span| span.of(start)), Some("pppppppp"));
        for other in [
            "",
            "rnbqkbnr",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 00 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0",
            "rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w QK - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/ppppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/88/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnrpppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1",
            "/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            "/pppppppprnbqkbnr8//8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
            "rnbqkbnr/pppppppp8/8//8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 ",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w  - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 01",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 10000",
        ] {
            assert!(read(other).is_none(), "{other}");
        }
    }
}
