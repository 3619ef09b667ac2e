//! Numbers and squares as text. The formatting of the standard library would add three kilobytes
//! to a small program.

use crate::chess::Square;

/// Adds a number in decimal digits.
pub(crate) fn push_number(out: &mut String, n: u32) {
    if n >= 10 {
        push_number(out, n / 10);
    }
    out.push(char::from(b'0' + (n % 10) as u8));
}

/// Adds the name of a square.
pub(crate) fn push_square(out: &mut String, square: Square) {
    out.push(square.file().letter());
    out.push(char::from(b'0' + square.rank().number()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_what_the_standard_library_writes() {
        for n in [0, 1, 9, 10, 99, 100, 1234, u32::MAX] {
            let mut out = String::new();
            push_number(&mut out, n);
            assert_eq!(out, n.to_string());
        }
        for square in Square::all() {
            let mut out = String::new();
            push_square(&mut out, square);
            assert_eq!(out, square.to_string());
        }
    }
}
