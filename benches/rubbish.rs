//! Large texts that hold no record, or thousands: what a slip of the clipboard can paste.

/// A kind of rubbish by its name, repeated or drawn to `size` bytes.
pub fn kinds(size: usize) -> Vec<(&'static str, String)> {
    let repeat = |text: &str| text.repeat(size / text.len());
    vec![
        ("random letters", random(size, b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")),
        ("random piece letters", random(size, b"pnbrqkPNBRQK12345678")),
        ("random bytes of a FEN", random(size, b"pnbrqkPNBRQK12345678/// wb-")),
        ("random punctuation", random(size, b"[]\"'`{}()<>&;:,%#?=+\\/ \n")),
        ("prose", repeat("The king stands on e1, and so does the problem; what is one to do?\n")),
        (
            "prose in Cyrillic",
            repeat("\u{41a}\u{43e}\u{440}\u{43e}\u{43b}\u{44c} \u{43d}\u{430} e1. "),
        ),
        ("slashes", repeat("/")),
        ("a rank without end", repeat("p")),
        ("digits", repeat("8")),
        ("ranks without end", repeat("pppppppp/")),
        ("spaces", repeat(" ")),
        ("newlines", repeat("\n")),
        ("invisible characters", repeat("\u{200b}")),
        ("emoji", repeat("\u{1f600}")),
        ("[", repeat("[")),
        ("\"", repeat("\"")),
        ("&", repeat("&")),
        ("%", repeat("%")),
        ("(", repeat("(")),
        ("://", repeat("://")),
        ("[FEN", repeat("[FEN ")),
        ("\"fen\"", repeat("\"fen\" ")),
        ("fen=", repeat("fen=")),
        ("?fen=", repeat("http://?fen=")),
        ("position fen", repeat("position fen ")),
        ("paths of pages", repeat("https://example.org/a/b/c/d ")),
        ("placements cut short", repeat("8/8/8/8/8/8/8 ")),
        (
            "PGN",
            repeat("[Event \"Casual\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n"),
        ),
        ("HTML", repeat("<div class=\"fen\"><a href='/a/b'>e4 &amp; e5</a></div>\n")),
        ("JSON", repeat("{\"id\": 1, \"moves\": [\"e4\", \"e5\"], \"fens\": null},\n")),
        ("FENs", repeat("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n")),
        ("FENs in a row", repeat("\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\",")),
        (
            "PGN tags",
            repeat("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]\n"),
        ),
        ("a record and a tail", {
            let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
            format!("{start}{}", repeat(" e4"))
        }),
    ]
}

/// Bytes drawn from an alphabet, the same in every run.
fn random(size: usize, alphabet: &[u8]) -> String {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut draw = || {
        state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        char::from(alphabet[(state >> 33) as usize % alphabet.len()])
    };
    (0..size).map(|_| draw()).collect()
}
