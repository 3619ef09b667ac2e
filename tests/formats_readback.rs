//! Formats read back: what each can hold comes back as it was; and the examples that their
//! users' manuals give.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use forsyth::chess::{Board, Color, File, Piece, Rank, Role, Setup, Square};
use forsyth::diagram::Shapes;
use forsyth::fen::{Field, parse, write_placement};
use forsyth::formats::{Align, Format, Link, Options, Part, View, epd, losses, pgn};
use forsyth::words::{Lang, Words};

const HOME: &str = "https://example.org/forsyth/";

/// Some positions from games, with marks, from either side.
fn each(mut test: impl FnMut(&View<'_>)) {
    let marks = ["", "Ga1", "Re2e4,Bh8a1", "Ga1,Yb7,Re2e4"];
    let lines = include_str!("data/valid_positions.txt").lines().step_by(40);
    let others = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/8 b - - 99 200",
        "qqqqqqqq/QQQQQQQQ/kkkkkkkk/PPPPPPPP/pppppppp/NNNNNNNN/bbbbbbbb/RRRRRRRR b - - 7 12",
        "1r1kr3/8/8/8/8/8/8/1R1KRR2 b EBeb - 12 40",
    ];
    for (i, fen) in lines.chain(others).enumerate() {
        let setup = parse(fen).setup;
        let shapes = Shapes::from_list(marks[i % marks.len()]);
        let orientation = if i % 3 == 0 { Color::Black } else { Color::White };
        test(&View { setup: &setup, shapes, orientation });
    }
}

fn written(format: Format, view: &View<'_>) -> String {
    let options = Options { home: HOME, ..Options::default() };
    Words::english().written(format, view, &options)
}

/// Whether the format has this of the view.
fn keeps(format: Format, view: &View<'_>, part: Part) -> bool {
    !losses(format, view, &Options::default()).contains(&part)
}

#[track_caller]
fn check(format: Format, view: &View<'_>, text: &str, read: &Setup) {
    let of = |setup: &Setup| {
        (
            write_placement(&setup.board),
            setup.side_to_move,
            setup.castling,
            setup.ep_square,
            (setup.halfmove_clock, setup.fullmove_number),
        )
    };
    assert_eq!(of(read), of(view.setup), "{format:?} {text}");
}

#[test]
fn formats_with_a_whole_record() {
    each(|view| {
        for (format, before, after) in [
            (Format::Fen, "", "\n"),
            (Format::Chessboard, "setfen=", ",\n"),
            (Format::Xskak, "setfen=", ",\n"),
            (Format::Skak, "\\fenboard{", "}"),
            (Format::LichessAnalysis, "", "\n"),
            (Format::LichessEditor, "", "\n"),
            (Format::ChessCom, "", "\n"),
        ] {
            let text = written(format, view);
            let record = text.split_once(before).unwrap().1.split_once(after).unwrap().0;
            check(format, view, &text, &parse(record).setup);
            assert!(keeps(format, view, Part::Field(Field::SideToMove)));
            if view.orientation == Color::Black && format != Format::Fen {
                let signs = ["inverse", "color=black", "flip=true"];
                assert!(signs.iter().any(|sign| text.contains(sign)), "{text}");
            }
        }
    });
}

#[test]
fn epd_pgn_and_links_to_ourselves() {
    each(|view| {
        let text = written(Format::Epd, view);
        let read = epd::read(&text);
        assert!(read.faults.is_empty(), "{text}");
        check(Format::Epd, view, &text, &read.setup);

        let text = written(Format::Pgn, view);
        let mut games = pgn::games(&text);
        let game = games.next().unwrap();
        // A position may be impossible; nothing else is wrong.
        let is_fine = |fault: &pgn::Fault| fault.kind == pgn::FaultKind::Fen;
        assert!(games.next().is_none() && game.faults.iter().all(is_fine), "{text}");
        check(Format::Pgn, view, &text, &game.start);
        assert_eq!(Shapes::from_comments(&text), view.shapes);

        let text = written(Format::Forsyth, view);
        let fragment = text.trim_end().strip_prefix(HOME).unwrap();
        let link = Link::from_address("", fragment).unwrap();
        check(Format::Forsyth, view, &text, &parse(&link.text).setup);
        assert_eq!((link.shapes, link.orientation), (view.shapes.clone(), view.orientation));
    });
}

/// Reads a board whose cells stand in the order in which they are seen.
fn board(view: &View<'_>, cells: &[Option<Piece>]) -> String {
    assert_eq!(cells.len(), 64);
    let mut board = Board::EMPTY;
    for (i, piece) in cells.iter().enumerate() {
        let (file, rank) = (File::ALL[i % 8], Rank::ALL[7 - i / 8]);
        let square = match view.orientation {
            Color::White => Square::new(file, rank),
            Color::Black => Square::new(File::ALL[7 - i % 8], Rank::ALL[i / 8]),
        };
        board.set(square, *piece);
    }
    write_placement(&board)
}

fn figurine(c: char) -> Option<Piece> {
    let number = u32::from(c).checked_sub(0x2654).filter(|number| *number < 12)?;
    let color = if number < 6 { Color::White } else { Color::Black };
    Some(Piece::new(color, Role::ALL[5 - number as usize % 6]))
}

#[test]
fn boards_of_text() {
    each(|view| {
        let expected = write_placement(&view.setup.board);
        let bottom = if view.orientation == Color::White { 'a' } else { 'h' };
        for (border, coordinates) in [(false, false), (false, true), (true, false), (true, true)] {
            let options = Options { border, coordinates, ..Options::default() };
            for format in [Format::Ascii, Format::Figurines] {
                let text = Words::english().written(format, view, &options);
                let mut lines: Vec<&str> = text.lines().collect();
                if coordinates {
                    let files = lines.pop().unwrap().trim_start();
                    assert!(files.starts_with(bottom), "{text}");
                }
                if border {
                    lines.pop();
                    lines.remove(0);
                }
                let mut cells = Vec::new();
                for line in lines {
                    let row: Vec<&str> =
                        line.split(' ').filter(|cell| !["|", "\u{2502}"].contains(cell)).collect();
                    for cell in &row[usize::from(coordinates)..] {
                        let sign = cell.chars().next().unwrap();
                        cells.push(match format {
                            Format::Ascii => Piece::from_letter(sign),
                            _ => figurine(sign),
                        });
                    }
                }
                assert_eq!(board(view, &cells), expected, "{text}");
            }
        }
        let text = written(Format::Markdown, view);
        let mut cells = Vec::new();
        for line in text.lines().skip(2) {
            let row: Vec<&str> = line.trim_matches('|').split('|').collect();
            assert_eq!(row.len(), 9, "{text}");
            cells.extend(row[1..].iter().map(|cell| cell.trim().chars().next().and_then(figurine)));
        }
        assert_eq!(board(view, &cells), expected, "{text}");
        assert!(text.starts_with(&format!("| | {bottom} |")), "{text}");
    });
}

#[test]
fn diagrams_of_wikis() {
    each(|view| {
        let expected = write_placement(&view.setup.board);
        let text = written(Format::Wikipedia, view);
        let placement = text.split_once("|fen=").unwrap().1.split('|').next().unwrap();
        assert_eq!(placement, expected);
        assert_eq!(text.contains("|reverse=true}}"), view.orientation == Color::Black);
        for format in
            [Format::WikipediaPortable, Format::WikipediaSpanish, Format::WikibooksFinnish]
        {
            let text = written(format, view);
            // As the template reads it: the values between the bars, in their order, after `|=`.
            let values: Vec<&str> = text.split('|').collect();
            let start = values.iter().position(|value| value.starts_with("=\n")).unwrap();
            let mut cells = Vec::new();
            for rank in 0..8 {
                for file in 0..8 {
                    let cell = values[start + 1 + rank * 9 + file];
                    assert_eq!(cell.len(), 2, "{text}");
                    let mut letters = cell.chars();
                    let letter = letters.next().unwrap();
                    cells.push(match letters.next().unwrap() {
                        'l' => Piece::from_letter(letter.to_ascii_uppercase()),
                        'd' => Piece::from_letter(letter),
                        _ => None,
                    });
                }
            }
            let seen = View { orientation: Color::White, ..view.clone() };
            assert_eq!(board(&seen, &cells), expected, "{text}");
            let turned = view.orientation == Color::Black;
            assert_eq!(keeps(format, view, Part::Orientation), !turned);
        }
    });
}

#[test]
fn descriptions_have_every_piece_in_every_language() {
    each(|view| {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let text = words.written(Format::Description, view, &Options::default());
            let is_square = |word: &&str| {
                let word = word.trim_end_matches([',', '.']);
                word.len() == 2 && word.parse::<Square>().is_ok()
            };
            let squares = text.split_whitespace().filter(is_square).count();
            assert_eq!(squares, view.setup.board.occupied().count() as usize, "{text}");
            assert!(text.contains(&words.to_move(view.setup.side_to_move)), "{text}");
        }
    });
}

/// The examples of the templates' and packages' own documentation.
#[test]
fn worked_examples() {
    let start = parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").setup;
    let mut view = View::new(&start);
    view.orientation = Color::Black;
    let left = Options { align: Align::Left, ..Options::default() };
    let right = Options { caption: "The start", ..Options::default() };
    for (format, options, expected) in [
        (
            Format::Wikipedia,
            &left,
            "{{Chess diagram|fen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR|align=tleft|header=|footer=|reverse=true}}\n",
        ),
        (
            Format::WikipediaPortable,
            &right,
            "{{Chess diagram\n| tright\n| \n|=\n 8 |rd|nd|bd|qd|kd|bd|nd|rd|=\n 7 |pd|pd|pd|pd|pd|pd|pd|pd|=\n 6 |  |  |  |  |  |  |  |  |=\n 5 |  |  |  |  |  |  |  |  |=\n 4 |  |  |  |  |  |  |  |  |=\n 3 |  |  |  |  |  |  |  |  |=\n 2 |pl|pl|pl|pl|pl|pl|pl|pl|=\n 1 |rl|nl|bl|ql|kl|bl|nl|rl|=\n    a  b  c  d  e  f  g  h\n| The start\n}}\n",
        ),
        (
            Format::Chessboard,
            &left,
            "% \\usepackage{chessboard}\n\\chessboard[\n  setfen=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,\n  inverse,\n]\n",
        ),
        (
            Format::Skak,
            &left,
            "% \\usepackage{skak}\n\\fenboard{rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1}\n\\notationon\n\\showinverseboard\n",
        ),
        (
            Format::LichessAnalysis,
            &left,
            "https://lichess.org/analysis/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1?color=black\n",
        ),
        (
            Format::ChessCom,
            &left,
            "https://www.chess.com/analysis?fen=rnbqkbnr%2Fpppppppp%2F8%2F8%2F8%2F8%2FPPPPPPPP%2FRNBQKBNR%20w%20KQkq%20-%200%201&flip=true&tab=analysis\n",
        ),
    ] {
        assert_eq!(Words::english().written(format, &view, options), expected);
    }
    let study = parse("6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1").setup;
    let outcome = Some(forsyth::formats::Outcome::Draw);
    let options = Options { outcome, ..Options::default() };
    let code = Words::english().written(Format::Gbr, &View::new(&study), &options);
    assert_eq!(code, "=0323.12g3g1\n");
}
