//! Numeric annotation glyphs as they are printed.

/// The glyphs that have a sign of their own. Where one is for each side, both are the same.
const GLYPHS: [(u8, &str); 34] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (4, "??"),
    (5, "!?"),
    (6, "?!"),
    (7, "\u{25a1}"),
    (8, "\u{25a1}"),
    (10, "="),
    (11, "="),
    (12, "="),
    (13, "\u{221e}"),
    (14, "\u{2a72}"),
    (15, "\u{2a71}"),
    (16, "\u{b1}"),
    (17, "\u{2213}"),
    (18, "+\u{2212}"),
    (19, "\u{2212}+"),
    (22, "\u{2a00}"),
    (23, "\u{2a00}"),
    (32, "\u{27f3}"),
    (33, "\u{27f3}"),
    (36, "\u{2192}"),
    (37, "\u{2192}"),
    (40, "\u{2191}"),
    (41, "\u{2191}"),
    (44, "=\u{221e}"),
    (45, "=\u{221e}"),
    (132, "\u{21c6}"),
    (133, "\u{21c6}"),
    (138, "\u{2295}"),
    (139, "\u{2295}"),
    (140, "\u{2206}"),
    (146, "N"),
];

/// The sign of a glyph; `None` where its number is all that there is.
pub fn nag_glyph(nag: u8) -> Option<&'static str> {
    GLYPHS.iter().find(|(number, _)| *number == nag).map(|(_, glyph)| *glyph)
}
