//! Moves in standard algebraic notation, and what people write for it.
//!
//! Read are also: long algebraic notation (`e2-e4`, `Ng1xf3`), that of UCI (`g1f3`, `e7e8q`),
//! chess symbols for the letters, small letters where no file is meant, zeros for castling,
//! `e8Q`, `e8/Q`, `e8(Q)` for `e8=Q`, `:` for `x`, `e.p.`, and marks behind the move.

use crate::chess::{Bitboard, CastlingSide, Color, File, Rank, Role, Setup, Square};
use crate::digits::{self, push_square};
use crate::rules::moves::{
    CastlingBar, Move, PROMOTIONS, castling, has_legal_move, is_promotion, is_safe, origins, play,
};

/// A move as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum San {
    /// A piece goes to a square.
    Plain {
        /// What moves; `None` where only its square is given.
        role: Option<Role>,
        /// The file that it comes from, if given.
        file: Option<File>,
        /// The rank that it comes from, if given.
        rank: Option<Rank>,
        /// Where it goes.
        to: Square,
        /// What the pawn becomes.
        promotion: Option<Role>,
    },
    /// The king castles.
    Castling(CastlingSide),
    /// The side passes.
    Null,
}

/// Why a move can't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Impossible {
    /// It is no move at all.
    Unreadable,
    /// No such piece can go there.
    NoPiece(Role),
    /// The square that it is said to come from is empty, or has an enemy piece on it.
    NotThere(Square),
    /// More than one can, from these squares.
    Ambiguous(Bitboard),
    /// The king would be left in check.
    Check,
    /// A pawn on the last rank has to become something.
    PromotionMissing,
    /// Only a pawn on the last rank can become something.
    PromotionExtra,
    /// The king can't castle.
    Castling(CastlingBar),
}

impl Impossible {
    /// The stable name of the reason.
    pub const fn code(self) -> &'static str {
        match self {
            Impossible::Unreadable => "move-unreadable",
            Impossible::NoPiece(_) => "move-no-piece",
            Impossible::NotThere(_) => "move-not-there",
            Impossible::Ambiguous(_) => "move-ambiguous",
            Impossible::Check => "move-into-check",
            Impossible::PromotionMissing => "promotion-missing",
            Impossible::PromotionExtra => "promotion-extra",
            Impossible::Castling(CastlingBar::Right) => "castling-no-right",
            Impossible::Castling(CastlingBar::Blocked) => "castling-blocked",
            Impossible::Castling(CastlingBar::Attacked) => "castling-attacked",
        }
    }
}

/// Reads a move. `None` if it is none.
pub fn read(text: &str) -> Option<San> {
    // The longest is shorter than this: `Qa1xb2++!?`.
    let mut buffer = [0; 24];
    let mut len = 0;
    for c in text.chars() {
        *buffer.get_mut(len)? = ascii(c)?;
        len += 1;
    }
    let move_text = trim(&buffer[..len]);
    if matches!(move_text, b"--" | b"Z0" | b"@@@@" | b"0000" | b"null" | b"pass") {
        return Some(San::Null);
    }
    if let Some(side) = castling_side(move_text) {
        return Some(San::Castling(side));
    }
    let (letter, rest) = move_text.split_first()?;
    let (role, rest) = match letter {
        b'K' | b'k' => (Some(Role::King), rest),
        b'Q' | b'q' => (Some(Role::Queen), rest),
        b'R' | b'r' => (Some(Role::Rook), rest),
        b'N' | b'n' => (Some(Role::Knight), rest),
        b'B' => (Some(Role::Bishop), rest),
        b'P' | b'p' => (Some(Role::Pawn), rest),
        _ => (None, move_text),
    };
    let (rest, promotion) = split_promotion(rest);
    let mut squares = [0; 4];
    let mut count = 0;
    for &byte in rest.iter().filter(|byte| !matches!(byte, b'x' | b'X' | b':' | b'-')) {
        *squares.get_mut(count)? = byte;
        count += 1;
    }
    let split = count.checked_sub(2)?;
    let to = Square::from_bytes(&squares[split..count])?;
    let (mut file, mut rank) = (None, None);
    match squares[..split] {
        [] => {}
        [byte @ b'a'..=b'h'] => file = File::from_letter(byte as char),
        [byte @ b'1'..=b'8'] => rank = Rank::from_index((byte - b'1') as usize),
        _ => {
            let from = Square::from_bytes(&squares[..split])?;
            (file, rank) = (Some(from.file()), Some(from.rank()));
        }
    }
    let role = role.or((split < 2).then_some(Role::Pawn));
    Some(San::Plain { role, file, rank, to, promotion })
}

/// The ASCII character that is meant: that of a chess symbol is its letter.
fn ascii(c: char) -> Option<u8> {
    match c {
        '\u{2654}'..='\u{265f}' => Some(b"KQRBNP"[(c as usize - 0x2654) % 6]),
        '\u{d7}' => Some(b'x'),
        '\u{2013}' | '\u{2014}' | '\u{2212}' | '\u{2010}' | '\u{2011}' => Some(b'-'),
        '\u{2020}' | '\u{2021}' => Some(b'+'),
        _ => c.is_ascii_graphic().then_some(c as u8),
    }
}

/// Without the marks of check, mate, praise and en passant at the end.
fn trim(mut text: &[u8]) -> &[u8] {
    loop {
        let before = text;
        while let [rest @ .., b'+' | b'#' | b'!' | b'?' | b'='] = text {
            text = rest;
        }
        for end in [&b"e.p."[..], b"e.p", b"ep", b"mate", b"ch"] {
            text = text.strip_suffix(end).filter(|rest| rest.len() > 1).unwrap_or(text);
        }
        if text.len() == before.len() {
            return text;
        }
    }
}

fn castling_side(text: &[u8]) -> Option<CastlingSide> {
    let mut count = 0;
    for byte in text {
        match byte {
            b'O' | b'o' | b'0' => count += 1,
            b'-' => {}
            _ => return None,
        }
    }
    match count {
        2 => Some(CastlingSide::King),
        3 => Some(CastlingSide::Queen),
        _ => None,
    }
}

/// Takes a promotion off the end.
fn split_promotion(text: &[u8]) -> (&[u8], Option<Role>) {
    let inner = text.strip_suffix(b")").unwrap_or(text);
    let [rest @ .., letter] = inner else { return (text, None) };
    let role =
        Role::ALL.into_iter().find(|role| role.letter() as u8 == letter.to_ascii_uppercase());
    let rest = match rest {
        [rest @ .., b'=' | b'/' | b'('] => rest,
        _ => rest,
    };
    match (role, rest.last()) {
        (Some(role), Some(b'1'..=b'8')) => (rest, Some(role)),
        _ => (text, None),
    }
}

/// Finds the move that is meant; `Ok(None)` for a null move.
///
/// # Errors
/// Why there is none.
pub fn resolve(setup: &Setup, san: San) -> Result<Option<Move>, Impossible> {
    match san {
        San::Null => Ok(None),
        San::Castling(side) => castle(setup, side),
        San::Plain { role, file, rank, to, promotion } => {
            let role = match (role, file, rank) {
                (Some(role), ..) => role,
                (None, Some(file), Some(rank)) => {
                    let from = Square::new(file, rank);
                    if let Some(side) = castling_by_squares(setup, from, to) {
                        return castle(setup, side);
                    }
                    let piece = setup.board.piece_at(from);
                    let own = piece.filter(|piece| piece.color == setup.side_to_move);
                    own.ok_or(Impossible::NotThere(from))?.role
                }
                _ => Role::Pawn,
            };
            plain(setup, role, (file, rank), to, promotion).map(Some)
        }
    }
}

fn castle(setup: &Setup, side: CastlingSide) -> Result<Option<Move>, Impossible> {
    castling(setup, side).map(Some).map_err(Impossible::Castling)
}

/// The side that a king castles to which goes two files, or onto its own rook.
fn castling_by_squares(setup: &Setup, from: Square, to: Square) -> Option<CastlingSide> {
    let color = setup.side_to_move;
    let is_king = setup.board.king(color) == Some(from);
    let far = from.rank() == to.rank() && from.distance(to) > 1;
    let onto = setup.castling.of(color).contains(to);
    if !is_king || !(far || onto) {
        return None;
    }
    Some(if to > from { CastlingSide::King } else { CastlingSide::Queen })
}

fn plain(
    setup: &Setup,
    role: Role,
    (file, rank): (Option<File>, Option<Rank>),
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Impossible> {
    let mut from = origins(setup, role, to);
    if let Some(file) = file {
        from &= Bitboard::file(file);
    } else if role == Role::Pawn && rank.is_none() {
        // `d5` is never a capture.
        from &= Bitboard::file(to.file());
    }
    if let Some(rank) = rank {
        from &= Bitboard::rank(rank);
    }
    if from.is_empty() {
        return Err(Impossible::NoPiece(role));
    }
    let mv = |from| Move { from, to, promotion, rook: None };
    let legal: Bitboard = from.filter(|from| is_safe(setup, &mv(*from))).collect();
    let Some(first) = legal.first() else { return Err(Impossible::Check) };
    if legal.more_than_one() {
        return Err(Impossible::Ambiguous(legal));
    }
    match promotion {
        None if is_promotion(role, to) => Err(Impossible::PromotionMissing),
        Some(new) if !is_promotion(role, to) || !PROMOTIONS.contains(&new) => {
            Err(Impossible::PromotionExtra)
        }
        _ => Ok(mv(first)),
    }
}

/// Writes a legal move as the PGN standard has it (section 8.2.3), with the signs of check and
/// mate; `--` for a null move.
pub fn write(setup: &Setup, mv: Option<&Move>) -> String {
    let Some(mv) = mv else { return String::from("--") };
    let mut out = String::new();
    let role = setup.board.piece_at(mv.from).map_or(Role::Pawn, |piece| piece.role);
    let captures = setup.board.color(!setup.side_to_move).contains(mv.to)
        || role == Role::Pawn && mv.from.file() != mv.to.file();
    if let Some(rook) = mv.rook {
        out.push_str(match setup.castling_side(setup.side_to_move, rook) {
            CastlingSide::King => "O-O",
            CastlingSide::Queen => "O-O-O",
        });
    } else {
        if role == Role::Pawn {
            if captures {
                out.push(mv.from.file().letter());
            }
        } else {
            out.push(role.letter());
            push_origin(&mut out, setup, role, mv);
        }
        if captures {
            out.push('x');
        }
        push_square(&mut out, mv.to);
        if let Some(role) = mv.promotion {
            out.push('=');
            out.push(role.letter());
        }
    }
    let after = play(setup, mv);
    if after.board.checkers(after.side_to_move).not_empty() {
        out.push(if has_legal_move(&after) { '+' } else { '#' });
    }
    out
}

/// The file, the rank or both of the square that the piece comes from, where another one could
/// go there as well.
fn push_origin(out: &mut String, setup: &Setup, role: Role, mv: &Move) {
    let others: Bitboard = origins(setup, role, mv.to)
        .without(mv.from)
        .filter(|from| is_safe(setup, &Move { from: *from, ..*mv }))
        .collect();
    if others.is_empty() {
        return;
    }
    let same_file = (others & Bitboard::file(mv.from.file())).not_empty();
    let same_rank = (others & Bitboard::rank(mv.from.rank())).not_empty();
    if !same_file || same_rank {
        out.push(mv.from.file().letter());
    }
    if same_file {
        out.push((b'0' + mv.from.rank().number()) as char);
    }
}

/// The side that moves at a ply and the number of the move, as they stand before a move: `12.`
/// or `12...`.
pub fn push_number(out: &mut String, setup: &Setup) {
    digits::push_number(out, setup.fullmove_number);
    out.push_str(if setup.side_to_move == Color::White { "." } else { "..." });
}
