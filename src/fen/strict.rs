//! The short way: a record in exactly the standard form, read in one pass over its bytes
//! without an allocation. Anything else, however small, is left to the tolerant reader.

use crate::chess::{Board, CastlingRights, CastlingSide, Color, Piece, Rank, Setup, Square};

use super::parse::Layout;
use super::span::Span;
use super::write::letter_rook;

/// What a byte can be in a piece placement.
#[derive(Clone, Copy)]
enum Class {
    Piece(Piece),
    Run(u8),
    Other,
}

static CLASSES: [Class; 256] = {
    let mut table = [Class::Other; 256];
    let mut byte = 0;
    while byte < 128 {
        if let Some(piece) = Piece::from_letter(byte as u8 as char) {
            table[byte] = Class::Piece(piece);
        }
        byte += 1;
    }
    let mut run = 1;
    while run <= 8 {
        table[b'0' as usize + run] = Class::Run(run as u8);
        run += 1;
    }
    table
};

/// The setup and layout of a record in the standard form, or `None` for any other text.
pub(super) fn read(text: &str) -> Option<(Setup, Layout)> {
    let bytes = text.as_bytes();
    let mut layout = Layout { record: Span::new(0, bytes.len()), ..Layout::default() };
    let mut at = 0;
    let board = placement(bytes, &mut at, &mut layout)?;
    let mut setup = Setup { board, ..Setup::EMPTY };

    layout.fields[1] = Some(Span::new(at, at + 1));
    setup.side_to_move = match bytes.get(at)? {
        b'w' => Color::White,
        b'b' => Color::Black,
        _ => return None,
    };
    at += 1;
    space(bytes, &mut at)?;

    let start = at;
    setup.castling = castling(bytes, &mut at, &setup)?;
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
    (at == bytes.len() && setup.fullmove_number > 0).then_some((setup, layout))
}

fn space(bytes: &[u8], at: &mut usize) -> Option<()> {
    (*bytes.get(*at)? == b' ').then(|| *at += 1)
}

fn placement(bytes: &[u8], at: &mut usize, layout: &mut Layout) -> Option<Board> {
    let mut board = Board::EMPTY;
    for rank in Rank::ALL.into_iter().rev() {
        let start = *at;
        let mut file = 0usize;
        let mut after_run = false;
        loop {
            match CLASSES[*bytes.get(*at)? as usize] {
                Class::Piece(piece) if file < 8 => {
                    board.add(Square::from_index(rank.index() * 8 + file)?, piece);
                    file += 1;
                    after_run = false;
                }
                Class::Run(run) if !after_run => {
                    file += run as usize;
                    after_run = true;
                }
                Class::Other => break,
                _ => return None,
            }
            *at += 1;
        }
        if file != 8 {
            return None;
        }
        layout.ranks[rank.index()] = Some(Span::new(start, *at));
        let border = if rank.index() > 0 { b'/' } else { b' ' };
        if bytes[*at] != border {
            return None;
        }
        *at += 1;
    }
    layout.fields[0] = Some(Span::new(0, *at - 1));
    Some(board)
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

    #[test]
    fn reads_the_standard_form_and_nothing_else() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let (setup, layout) = read(start).unwrap();
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
        ] {
            assert!(read(other).is_none(), "{other}");
        }
    }
}
