//! Piece letters of other alphabets, and figurines.

use crate::chess::Piece;

use super::diagnostic::Severity;
use super::problem::{Alphabet, Problem};
use super::reader::{Reader, Token};
use super::repair::Repair;
use super::span::Edit;

/// The alphabet of the piece letters, if it is not the English one.
pub(super) fn alphabet(reader: &mut Reader<'_>, tokens: &[Token]) -> Option<Alphabet> {
    let glyphs = || tokens.iter().flat_map(|token| &reader.glyphs[token.range()]);
    let letters: String = glyphs()
        .map(|glyph| glyph.ch.to_ascii_lowercase())
        .filter(char::is_ascii_alphabetic)
        .collect();
    let all_in = |set: &str| letters.chars().all(|c| set.contains(c));
    let any_in = |set: &str| letters.chars().any(|c| set.contains(c));
    let alphabet = if glyphs().any(|glyph| figurine(glyph.ch).is_some()) {
        Alphabet::Figurine
    } else if all_in("kqrbnp") {
        return None;
    } else if all_in("kqrbsp") {
        Alphabet::Problemist
    } else if all_in("kdtlsb") && any_in("dtl") {
        Alphabet::German
    } else if all_in("rdtfcp") && any_in("dtfc") {
        Alphabet::French
    } else if all_in("rdtacp") && any_in("dtac") {
        Alphabet::Spanish
    } else {
        return None;
    };
    let foreign = |c: char| match alphabet {
        Alphabet::Figurine => figurine(c).is_some(),
        Alphabet::Problemist => c.eq_ignore_ascii_case(&'s'),
        _ => c.is_ascii_alphabetic() && letter_of(c, Some(alphabet)) != Piece::from_letter(c),
    };
    let found = glyphs().find(|glyph| foreign(glyph.ch)).copied()?;
    let edits = glyphs()
        .filter_map(|glyph| {
            let piece = letter_of(glyph.ch, Some(alphabet))?;
            (piece.letter() != glyph.raw).then(|| Edit::new(glyph.span, piece.letter()))
        })
        .collect();
    let problem = Problem::PieceAlphabet { found: found.raw, alphabet };
    reader.report(Severity::Error, problem, found.span).fix(Repair::Translate(alphabet), edits);
    Some(alphabet)
}

/// The piece that a letter means in an alphabet.
pub(super) fn letter_of(c: char, alphabet: Option<Alphabet>) -> Option<Piece> {
    if let Some(piece) = figurine(c) {
        return Some(piece);
    }
    let english = match (alphabet, c.to_ascii_lowercase()) {
        (Some(Alphabet::German | Alphabet::French | Alphabet::Spanish), 'd') => 'q',
        (Some(Alphabet::German | Alphabet::French | Alphabet::Spanish), 't') => 'r',
        (Some(Alphabet::German), 'l') => 'b',
        (Some(Alphabet::French), 'f') | (Some(Alphabet::Spanish), 'a') => 'b',
        (Some(Alphabet::German | Alphabet::Problemist), 's') => 'n',
        (Some(Alphabet::French | Alphabet::Spanish), 'c') => 'n',
        (Some(Alphabet::German), 'b') => 'p',
        (Some(Alphabet::French | Alphabet::Spanish), 'r') => 'k',
        (_, other) => other,
    };
    Piece::from_letter(if c.is_ascii_uppercase() { english.to_ascii_uppercase() } else { english })
}

/// The piece that a chess symbol of Unicode shows.
fn figurine(c: char) -> Option<Piece> {
    let i = (c as u32).checked_sub(0x2654)?;
    Piece::ALL.get(i as usize).copied()
}
