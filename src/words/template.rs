//! Templates: sentences with gaps.
//!
//! - `{0}` is what the sentence is told first: a number, a square, a text, a noun.
//! - `{0~g}` is a noun in the form `g` of its language, such as the genitive. A list of nouns has
//!   them as `White|Black~g White's|Black's`; a form that a list lacks is the first one.
//! - `{0?no pawns|1 pawn|{0} pawns}` chooses by number, from 0 on; the last is for all the rest.
//!   A colour chooses by its index (White first), a field by its place in a record. What is
//!   chosen is a template itself.
//!
//! There is nothing else: no case is changed and no ending added, since each language has rules
//! of its own for both.

use super::{Key, Words};
use crate::chess::{CastlingSide, Color, Piece, Rank, Role, Square};
use crate::fen::Field;

/// What a sentence is told in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A number, or the index of a choice.
    Number,
    /// A text: a square, a letter, or what someone has typed.
    Text,
    /// A side.
    Color,
    /// A piece, perhaps without its colour or role.
    Piece,
    /// A role, perhaps none: a piece of any kind.
    Role,
    /// A field of a record.
    Field,
}

/// What fills a gap.
#[derive(Clone, Copy, Debug)]
pub(super) enum Arg<'a> {
    /// A number, or the index of a choice.
    Number(usize),
    /// A text.
    Text(&'a str),
    /// A character.
    Char(char),
    /// A character as people can see it.
    Shown(char),
    /// The code point of a character.
    Code(char),
    /// A square.
    Square(Square),
    /// A side.
    Color(Color),
    /// A piece; without a colour or role, one of any.
    Piece(Option<Color>, Option<Role>),
    /// A role.
    Role(Role),
    /// A field.
    Field(Field),
}

impl Arg<'_> {
    /// As what it counts.
    #[cfg(debug_assertions)]
    pub fn kind(self) -> Kind {
        match self {
            Arg::Number(_) => Kind::Number,
            Arg::Text(_) | Arg::Char(_) | Arg::Shown(_) | Arg::Code(_) | Arg::Square(_) => {
                Kind::Text
            }
            Arg::Color(_) => Kind::Color,
            Arg::Piece(..) => Kind::Piece,
            Arg::Role(_) => Kind::Role,
            Arg::Field(_) => Kind::Field,
        }
    }

    /// The number that chooses between alternatives.
    fn index(self) -> usize {
        match self {
            Arg::Number(n) => n,
            Arg::Color(color) => color.index(),
            Arg::Role(role) => role.index(),
            Arg::Field(field) => field.index(),
            _ => 0,
        }
    }
}

impl From<Piece> for Arg<'_> {
    fn from(piece: Piece) -> Self {
        Arg::Piece(Some(piece.color), Some(piece.role))
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(number)
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Arg::Number(number as usize)
    }
}

impl From<Color> for Arg<'_> {
    fn from(color: Color) -> Self {
        Arg::Color(color)
    }
}

impl From<Rank> for Arg<'_> {
    fn from(rank: Rank) -> Self {
        Arg::Number(rank.number().into())
    }
}

impl From<CastlingSide> for Arg<'_> {
    fn from(side: CastlingSide) -> Self {
        Arg::Number(side as usize)
    }
}

impl From<Square> for Arg<'_> {
    fn from(square: Square) -> Self {
        Arg::Square(square)
    }
}

impl From<Field> for Arg<'_> {
    fn from(field: Field) -> Self {
        Arg::Field(field)
    }
}

/// Defines `tell!(RankShort, rank, squares)`, which writes what a sentence is told into an array
/// and gives its key: with one call for all sentences of a kind, they compile a good deal smaller.
macro_rules! telling {
    ($told:ident) => {
        macro_rules! tell {
            ($key:ident) => {
                $crate::words::Key::$key
            };
            ($key:ident, $a:expr) => {{
                $told[0] = $a.into();
                tell!($key)
            }};
            ($key:ident, $a:expr, $b:expr) => {{
                $told[1] = $b.into();
                tell!($key, $a)
            }};
            ($key:ident, $a:expr, $b:expr, $c:expr) => {{
                $told[2] = $c.into();
                tell!($key, $a, $b)
            }};
            ($key:ident, $a:expr, $b:expr, $c:expr, $d:expr, $e:expr) => {{
                ($told[3], $told[4]) = ($d.into(), $e.into());
                tell!($key, $a, $b, $c)
            }};
        }
    };
}
pub(super) use telling;

/// Appends a template to a text, with its gaps filled.
pub(super) fn render(words: &Words, out: &mut String, template: &str, args: &[Arg]) {
    let mut rest = template;
    while let Some((before, from)) = rest.split_once('{') {
        out.push_str(before);
        let (gap, after) = split(from, b'}');
        fill(words, out, gap, args);
        rest = after.unwrap_or_default();
    }
    out.push_str(rest);
}

/// Fills one gap.
fn fill(words: &Words, out: &mut String, gap: &str, args: &[Arg]) {
    let bytes = gap.as_bytes();
    let place = bytes.first().map_or(usize::MAX, |digit| usize::from(digit.wrapping_sub(b'0')));
    let Some(&arg) = args.get(place) else { return };
    if bytes.get(1) == Some(&b'?') {
        let chosen = nth(gap.get(2..).unwrap_or_default(), arg.index());
        render(words, out, chosen, args);
        return;
    }
    let form = bytes.get(2).copied().unwrap_or_default();
    match arg {
        Arg::Number(n) => push_number(out, n),
        Arg::Text(text) => out.push_str(text),
        Arg::Char(c) => out.push(c),
        Arg::Shown(c) if is_unseen(c) => push_code(out, c),
        Arg::Shown(c) => render(words, out, words.get(Key::Quoted), &[Arg::Char(c)]),
        Arg::Code(c) => push_code(out, c),
        Arg::Square(square) => push_square(out, square),
        Arg::Color(color) => out.push_str(noun(words, Key::Colors, form, color.index())),
        Arg::Field(field) => out.push_str(noun(words, Key::Fields, form, field.index())),
        Arg::Role(role) => out.push_str(noun(words, Key::Roles, form, role.index())),
        Arg::Piece(color, role) => {
            if let Some(color) = color {
                out.push_str(noun(words, Key::Adjectives, form, color.index()));
                out.push(' ');
            }
            out.push_str(noun(words, Key::Roles, form, role.map_or(6, Role::index)));
        }
    }
}

/// What stands before the first `end` outside of braces, and what comes after it.
pub(super) fn split(text: &str, end: u8) -> (&str, Option<&str>) {
    let mut depth = 0u32;
    for (at, &byte) in text.as_bytes().iter().enumerate() {
        if byte == end && depth == 0 {
            let (before, after) = text.split_at(at);
            return (before, after.get(1..));
        }
        match byte {
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    (text, None)
}

/// An entry of a list, in a form.
pub(super) fn noun(words: &Words, list: Key, form: u8, index: usize) -> &'static str {
    let (mut entries, mut forms) = split(words.get(list), b'~');
    while let Some(others) = forms {
        let (found, rest) = split(others, b'~');
        if found.as_bytes().first() == Some(&form) {
            entries = found.get(2..).unwrap_or_default();
            break;
        }
        forms = rest;
    }
    nth(entries, index)
}

/// The part of that number of what `|` separates, or else the last.
fn nth(parts: &str, index: usize) -> &str {
    let (mut part, mut rest) = split(parts, b'|');
    let mut left = index;
    while let (true, Some(others)) = (left > 0, rest) {
        (part, rest) = split(others, b'|');
        left -= 1;
    }
    part
}

pub(super) fn push_square(out: &mut String, square: Square) {
    out.push(square.file().letter());
    push_number(out, square.rank().number().into());
}

fn push_number(out: &mut String, n: usize) {
    if n >= 10 {
        push_number(out, n / 10);
    }
    out.push(char::from(b'0' + (n % 10) as u8));
}

/// The code point, as in U+00A0.
fn push_code(out: &mut String, c: char) {
    out.push_str("U+");
    let digits = (32 - (c as u32 | 1).leading_zeros()).div_ceil(4).max(4);
    for place in (0..digits).rev() {
        let digit = (c as u32) >> (4 * place) & 15;
        out.push(char::from_digit(digit, 16).unwrap_or('0').to_ascii_uppercase());
    }
}

/// Whether a character would not show.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || c.is_whitespace()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
