//! Field 3: the castling rights, in standard FEN, X-FEN and Shredder-FEN.

use crate::chess::{CastlingRights, CastlingSide, Color, File, Rank, Setup, Square};

use super::align::NO_VALUE;
use super::diagnostic::Severity;
use super::field::Field;
use super::glyph::Glyph;
use super::problem::Problem;
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::span::Span;
use super::write::{Dialect, letter_rook, write_castling};

/// One letter of the field and the right that it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Right {
    /// The letter as FEN has it.
    pub letter: char,
    /// Whose right it is.
    pub color: Color,
    /// The square of the rook.
    pub rook: Square,
    /// Whether the letter is the rook's file and not `K` or `Q`.
    pub by_file: bool,
    /// Where the letter stands.
    pub span: Span,
}

/// The right that a letter names in a setup whose board has been read.
fn right(setup: &Setup, letter: char, span: Span) -> Option<Right> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let side = match letter.to_ascii_lowercase() {
        'k' => CastlingSide::King,
        'q' => CastlingSide::Queen,
        _ => {
            let rank = if color == Color::White { Rank::ALL[0] } else { Rank::ALL[7] };
            let rook = Square::new(File::from_letter(letter)?, rank);
            return Some(Right { letter, color, rook, by_file: true, span });
        }
    };
    let rook = letter_rook(&setup.board, color, side);
    Some(Right { letter, color, rook, by_file: false, span })
}

/// The rights that the letters in `span` of `text` name; other characters are passed over.
pub fn rights_in(text: &str, span: Span, setup: &Setup) -> Vec<Right> {
    span.of(text)
        .char_indices()
        .filter_map(|(i, letter)| {
            let at = span.start + i;
            right(setup, letter, Span::new(at, at + letter.len_utf8()))
        })
        .collect()
}

/// Reads the castling rights in `token`; the board and the kings are known.
pub(super) fn read_field(reader: &mut Reader<'_>, token: Token) {
    let span = reader.span(token);
    reader.layout.fields[Field::Castling.index()] = Some(span);
    reader.report_look_alikes(token);
    let word = reader.chars(token);
    if word == "-" {
        return;
    }
    let glyphs: Vec<Glyph> = reader.glyphs[token.range()].to_vec();
    let rights: Vec<Right> =
        glyphs.iter().filter_map(|g| right(&reader.setup, g.ch, g.span)).collect();
    if is_word(&word, &rights) {
        reader.report(Severity::Error, Problem::CastlingWord, span).replace(
            Repair::NoCastling,
            span,
            "-",
        );
        return;
    }
    reader.setup.castling =
        rights.iter().fold(CastlingRights::NONE, |rights, right| rights.with(right.rook));
    let mut fine = report_unknown(reader, &glyphs, &rights, span);
    fine &= report_duplicates(reader, &rights, span);
    fine &= report_too_many(reader, span);
    if fine {
        report_style(reader, &word, &rights, span);
    }
}

/// Whether the field holds no rights but a word or a move: `none`, `0`, `O-O`.
fn is_word(word: &str, rights: &[Right]) -> bool {
    let other = word.bytes().filter(u8::is_ascii_alphabetic).count().saturating_sub(rights.len());
    rights.is_empty()
        || word.len() >= 3 && other >= rights.len()
        || word.as_bytes().windows(3).any(|part| matches!(part, b"O-O" | b"0-0"))
        || NO_VALUE.iter().any(|none| none.eq_ignore_ascii_case(word))
}

fn report_unknown(reader: &mut Reader<'_>, glyphs: &[Glyph], rights: &[Right], span: Span) -> bool {
    let mut fine = true;
    let kept: String = rights.iter().map(|right| right.letter).collect();
    for glyph in glyphs {
        if rights.iter().any(|right| right.span == glyph.span) {
            continue;
        }
        fine = false;
        let dash = glyph.ch == '-';
        let problem = if dash { Problem::CastlingDash } else { Problem::CastlingChar(glyph.raw) };
        let mut report = reader.report(Severity::Error, problem, glyph.span).replace(
            Repair::SetCastling(kept.clone()),
            span,
            kept.clone(),
        );
        if dash {
            report = report.replace(Repair::NoCastling, span, "-");
        }
        let _ = report;
    }
    fine
}

fn report_duplicates(reader: &mut Reader<'_>, rights: &[Right], span: Span) -> bool {
    let mut kept: Vec<Right> = Vec::new();
    let mut doubles: Vec<(Right, Right)> = Vec::new();
    for &right in rights {
        match kept.iter().find(|other| other.rook == right.rook) {
            Some(&first) => doubles.push((right, first)),
            None => kept.push(right),
        }
    }
    let text: String = kept.iter().map(|right| right.letter).collect();
    for &(right, first) in &doubles {
        let same = right.letter == first.letter;
        let severity = if same { Severity::Warning } else { Severity::Error };
        let problem = Problem::CastlingDuplicate { found: right.letter, first: first.letter };
        reader.report(severity, problem, right.span).replace(
            Repair::SetCastling(text.clone()),
            span,
            text.clone(),
        );
    }
    doubles.is_empty()
}

fn report_too_many(reader: &mut Reader<'_>, span: Span) -> bool {
    let mut fine = true;
    for color in Color::ALL {
        if reader.setup.castling.of(color).count() <= 2 {
            continue;
        }
        fine = false;
        let mut fixed = reader.setup;
        fixed.castling = CastlingRights::from_rooks(
            CastlingSide::ALL
                .iter()
                .map(|&side| letter_rook(&fixed.board, color, side))
                .collect::<crate::chess::Bitboard>()
                | fixed.castling.of(!color),
        );
        let text = write_castling(&fixed, Dialect::AsGiven);
        reader.report(Severity::Error, Problem::CastlingTooMany(color), span).replace(
            Repair::SetCastling(text.clone()),
            span,
            text,
        );
    }
    fine
}

/// Order and style: `KQkq` and by file, mixed or not. Says nothing where a right is impossible;
/// `rules` says that.
fn report_style(reader: &mut Reader<'_>, word: &str, rights: &[Right], span: Span) {
    let setup = reader.setup;
    let rank_of = |c: char| "KQkq".find(c);
    let by_file = rights.iter().filter(|right| right.by_file).count();
    if by_file == 0 {
        if !rights.is_sorted_by_key(|right| rank_of(right.letter)) {
            let text = write_castling(&setup, Dialect::AsGiven);
            reader.report(Severity::Warning, Problem::CastlingOrder, span).replace(
                Repair::SetCastling(text.clone()),
                span,
                text,
            );
        }
        return;
    }
    let possible = rights.iter().all(|right| {
        let rook = setup.board.piece_at(right.rook);
        setup.castling_king(right.color).is_some()
            && rook.is_some_and(|p| p.color == right.color && p.role == crate::chess::Role::Rook)
    });
    if !possible {
        return;
    }
    let xfen = write_castling(&setup, Dialect::AsGiven);
    let shredder = write_castling(&setup, Dialect::Shredder);
    let mixed = by_file < rights.len();
    let (severity, problem) = if mixed && word != xfen {
        (Severity::Warning, Problem::CastlingMixedStyle)
    } else if !mixed && word != shredder {
        (Severity::Info, Problem::CastlingShredderOrder)
    } else {
        (Severity::Info, Problem::CastlingShredder)
    };
    let mut report = reader.report(severity, problem, span);
    for text in [xfen, shredder] {
        if text != word {
            report = report.replace(Repair::SetCastling(text.clone()), span, text);
        }
    }
}
