//! The short way: a record in exactly the standard form, read in one pass over its bytes
//! without an allocation. Anything else, however small, is left to the tolerant reader.

use crate::chess::{Board, CastlingRights, CastlingSide, Color, Piece, Rank, Setup, Square};

use super::parse::{Layout, Parsed};
use super::span::Span;
use super::write::letter_rook;

/// What a byte means in a piece placement.
#[derive(Clone, Copy)]
struct Class {
    /// The index of its piece in [`Piece::ALL`]; [`NO_PIECE`] for a digit or a slash, and
    /// [`OUTSIDE`] for a byte that is none of a placement.
    piece: u8,
    /// How many squares it stands for.
    squares: u8,
    is_run: bool,
    is_slash: bool,
}

const NO_PIECE: u8 = 12;
const OUTSIDE: u8 = 13;

static CLASSES: [Class; 256] = {
    let mut table = [Class { piece: OUTSIDE, squares: 0, is_run: false, is_slash: false }; 256];
    let mut i = 0;
    while i < Piece::ALL.len() {
        let letter = Piece::ALL[i].letter() as usize;
        table[letter] = Class { piece: i as u8, squares: 1, ..table[0] };
        i += 1;
    }
    let mut run = 1;
    while run <= 8 {
        table[b'0' as usize + run] =
            Class { piece: NO_PIECE, squares: run as u8, is_run: true, ..table[0] };
        run += 1;
    }
    table[b'/' as usize] = Class { piece: NO_PIECE, is_slash: true, ..table[0] };
    table
};

/// The longest placement: 64 pieces and seven slashes.
const LONGEST_PLACEMENT: usize = 71;

/// Reads a record in the standard form. `None` for any other text; what it has read until then
/// means nothing.
pub(super) fn read(text: &str, parsed: &mut Parsed) -> Option<()> {
    let bytes = text.as_bytes();
    let Parsed { setup, layout, .. } = parsed;
    layout.record = Span::new(0, bytes.len());
    let mut at = 0;
    setup.board = placement(bytes, &mut at, layout)?;

    layout.fields[1] = Some(Span::new(at, at + 1));
    setup.side_to_move = match bytes.get(at)? {
        b'w' => Color::White,
        b'b' => Color::Black,
        _ => return None,
    };
    at += 1;
    space(bytes, &mut at)?;

    let start = at;
    setup.castling = castling(bytes, &mut at, setup)?;
    layout.fields[2] = Some(Span::new(start, at));
    space(bytes, &mut at)?;

    let start = at;
    setup.ep_square = ep_square(bytes, &mut at)?;
    layout.fields[3] = Some(Span::new(start, at));
    space(bytes, &mut at)?;

    let start = at;
    setup.halfmove_clock = counter(bytes, &mut at)?;
    layout.fields[4] = Some(Span::new(start, at));
    space(bytes, &mut at)?;

    let start = at;
    setup.fullmove_number = counter(bytes, &mut at)?;
    layout.fields[5] = Some(Span::new(start, at));
    (at == bytes.len() && setup.fullmove_number > 0).then_some(())
}

fn space(bytes: &[u8], at: &mut usize) -> Option<()> {
    (*bytes.get(*at)? == b' ').then(|| *at += 1)
}

/// Reads the placement and the space after it. Positions differ so much that a processor can't
/// foresee what the next byte is; so there is no branch on it but the one that ends the loop.
fn placement(bytes: &[u8], at: &mut usize, layout: &mut Layout) -> Option<Board> {
    // By piece, in the order of the text: bit 0 is a8, bit 63 is h1. Bytes at odd and even places
    // have sets of their own, so that a row of pawns need not wait for each other.
    let mut pieces = [0u64; 32];
    let mut ends = [0usize; 16];
    let mut square = 0u32;
    let mut slashes = 0;
    let mut after_run = false;
    let mut fine = true;
    let mut end = 0;
    for &byte in &bytes[..bytes.len().min(LONGEST_PLACEMENT + 1)] {
        let class = CLASSES[usize::from(byte)];
        if class.piece == OUTSIDE {
            break;
        }
        pieces[(usize::from(class.piece) + 16 * end) % 32] |= 1u64.wrapping_shl(square);
        square += u32::from(class.squares);
        fine &= !(class.is_run & after_run);
        after_run = class.is_run;
        ends[slashes % 16] = end;
        slashes += usize::from(class.is_slash);
        fine &= !class.is_slash | (square == 8 * slashes as u32);
        end += 1;
    }
    if !fine || slashes != 7 || square != 64 || bytes.get(end) != Some(&b' ') {
        return None;
    }
    let mut start = 0;
    for (i, rank) in Rank::ALL.into_iter().rev().enumerate() {
        let stop = if i < 7 { ends[i] } else { end };
        layout.ranks[rank.index()] = Some(Span::new(start, stop));
        start = stop + 1;
    }
    layout.fields[0] = Some(Span::new(0, end));
    *at = end + 1;
    Some(Board::from_pieces(|piece| (pieces[piece] | pieces[piece + 16]).swap_bytes()))
}

fn castling(bytes: &[u8], at: &mut usize, setup: &Setup) -> Option<CastlingRights> {
    if *bytes.get(*at)? == b'-' {
        *at += 1;
        return Some(CastlingRights::NONE);
    }
    let start = *at;
    let mut rights = CastlingRights::NONE;
    for (letter, color, side) in [
        (b'K', Color::White, CastlingSide::King),
        (b'Q', Color::White, CastlingSide::Queen),
        (b'k', Color::Black, CastlingSide::King),
        (b'q', Color::Black, CastlingSide::Queen),
    ] {
        if bytes.get(*at) == Some(&letter) {
            rights = rights.with(letter_rook(setup, color, side));
            *at += 1;
        }
    }
    (*at > start).then_some(rights)
}

fn ep_square(bytes: &[u8], at: &mut usize) -> Option<Option<Square>> {
    if *bytes.get(*at)? == b'-' {
        *at += 1;
        return Some(None);
    }
    let square = Square::from_bytes(bytes.get(*at..*at + 2)?)?;
    *at += 2;
    Some(Some(square))
}

/// One to four digits without a leading zero.
fn counter(bytes: &[u8], at: &mut usize) -> Option<u32> {
    let start = *at;
    let mut value = 0;
    while let Some(digit @ b'0'..=b'9') = bytes.get(*at) {
        value = value * 10 + u32::from(digit - b'0');
        *at += 1;
        if *at - start > 4 {
            return None;
        }
    }
    let digits = *at - start;
    (digits == 1 || digits > 1 && bytes[start] != b'0').then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strict(text: &str) -> Option<Parsed> {
        let mut parsed = Parsed::default();
        read(text, &mut parsed)?;
        Some(parsed)
    }

    #[test]
    fn reads_the_standard_form_and_nothing_else() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let Parsed { setup, layout, .. } = strict(start).unwrap();
        assert_eq!(setup, Setup::START);
        assert_eq!(layout.fields[2].map(|span| span.of(start)), Some("KQkq"));
        assert_eq!(layout.ranks[6].map(|span| span.of(start)), Some("pppppppp"));
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
        ] {
            assert!(strict(other).is_none(), "{other}");
        }
    }
}
