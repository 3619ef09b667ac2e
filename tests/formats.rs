//! Every format of some positions: `tests/data/formats/`, to be read by eye where it changes.
//! Run with `UPDATE_FORMATS=1` to write it anew.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use forsyth::chess::Color;
use forsyth::diagram::Shapes;
use forsyth::fen::{Dialect, parse};
use forsyth::formats::epd;
use forsyth::formats::{Align, Format, Options, Outcome, View, losses};
use forsyth::words::Words;

const NASTY: &str = "<b> & \"two\" | x={{1}} [[a|b]] \\ 'c' \u{1b}\u{fffe}é";

/// A name, the FEN, what is drawn on the board, the side at its bottom.
type Case = (&'static str, &'static str, &'static str, Color);

const CASES: [Case; 5] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "", Color::White),
    ("study", "6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1", "Bg3", Color::White),
    (
        "marked",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "Ge4,Rd5,Ye7e5,Bb8c6",
        Color::Black,
    ),
    ("chess960", "1r1kr3/8/8/8/8/8/8/1R1KRR2 b EBeb - 12 40", "", Color::White),
    ("empty", "8/8/8/8/8/8/8/8 w - - 0 1", "", Color::White),
];

fn options(name: &str) -> Options<'static> {
    let home = "https://example.org/forsyth/";
    let options = Options { home, ..Options::default() };
    match name {
        "study" => Options { outcome: Some(Outcome::Draw), border: true, ..options },
        "marked" => Options { caption: NASTY, align: Align::Left, width: 240, ..options },
        "chess960" => Options {
            dialect: Dialect::Shredder,
            coordinates: false,
            align: Align::None,
            king_squares: false,
            squares: ["white", "\"/><script>"],
            ..options
        },
        "empty" => Options { coordinates: false, border: true, ..options },
        _ => options,
    }
}

/// Hands on the view of each case and its options.
fn each(mut test: impl FnMut(&str, &View<'_>, &Options<'_>)) {
    for (name, fen, shapes, orientation) in CASES {
        let setup = parse(fen).setup;
        let shapes = Shapes::from_list(shapes);
        test(name, &View { setup: &setup, shapes, orientation }, &options(name));
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/formats")
}

#[track_caller]
fn check_file(name: &str, text: &str) {
    let path = folder().join(name);
    if std::env::var_os("UPDATE_FORMATS").is_some() {
        fs::write(&path, text).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "{name}");
}

#[test]
fn every_format_is_written_as_before() {
    each(|name, view, options| {
        let mut all = String::new();
        for format in Format::all() {
            let written = Words::english().written(format, view, options);
            if format == Format::Svg {
                check_file(&format!("{name}.svg"), &written);
                continue;
            }
            all += &format!("=== {}\n", format.name());
            for part in losses(format, view, options) {
                all += &format!("loses {part:?}\n");
            }
            all += &written;
        }
        check_file(&format!("{name}.txt"), &all);
    });
}

#[test]
fn formats_have_names_of_their_own() {
    let formats: Vec<Format> = Format::all().collect();
    for (i, format) in formats.iter().enumerate() {
        assert_eq!(*format as usize, i);
        assert_eq!(Format::from_name(format.name()), Some(*format));
        assert!(!format.extension().is_empty());
    }
}

#[test]
fn what_is_one_line_is_one_line() {
    each(|_, view, options| {
        for format in Format::all() {
            let written = Words::english().written(format, view, options);
            assert!(written.ends_with('\n'));
            if format.is_line() {
                assert_eq!(written.lines().count(), 1, "{written}");
            }
        }
    });
}

/// What a format loses is lost, and nothing else is: reading it back gives the rest.
#[test]
fn what_is_written_is_read_back() {
    each(|name, view, options| {
        for format in [
            Format::Fen,
            Format::Epd,
            Format::LichessAnalysis,
            Format::LichessEditor,
            Format::ChessCom,
        ] {
            let written = Words::english().written(format, view, options);
            let lost = losses(format, view, options);
            if !lost.iter().any(|part| matches!(part, forsyth::formats::Part::Field(_))) {
                let read = if format == Format::Epd {
                    epd::read(&written).setup
                } else {
                    parse(&written).setup
                };
                assert_eq!(read, *view.setup, "{name} {written}");
            }
        }
        let pgn = Words::english().written(Format::Pgn, view, options);
        assert_eq!(Shapes::from_comments(&pgn), view.shapes);
    });
}

/// The codes of the anchors: Guy, Blandford and Roycroft.
#[test]
fn gbr_codes() {
    for (fen, expected) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "4888.88e1e8"),
        ("6n1/8/2p4P/8/8/r1p3K1/B7/4B1k1 w - - 0 1", "0323.12g3g1"),
        ("8/8/8/4k3/4p3/8/8/NNK5 w - - 0 1", "0002.01c1e5"),
        ("QQQ5/8/8/4k3/8/8/8/K7 w - - 0 1", "9000.00a1e5"),
        ("qqq5/8/8/4k3/8/8/8/KQ6 w - - 0 1", "9000.00a1e5"),
        // No king, two kings; more pawns than there can be.
        ("8/8/8/4k3/8/8/8/Q7 w - - 0 1", "1000.00"),
        ("8/8/8/4k3/8/8/8/KK6 w - - 0 1", "0000.00"),
        ("8/PPPPPPPP/PPPPPPPP/4k3/8/8/8/K7 w - - 0 1", "0000.90a1e5"),
    ] {
        let setup = parse(fen).setup;
        let (view, options) = (View::new(&setup), Options::default());
        let code = Words::english().written(Format::Gbr, &view, &options);
        assert_eq!(code.trim_end(), expected, "{fen}");
        let outcome = Some(Outcome::Win);
        let code = Words::english().written(Format::Gbr, &view, &Options { outcome, ..options });
        assert_eq!(code.trim_end(), format!("+{expected}"), "{fen}");
    }
}

/// Whether a text is well-formed XML, as far as a picture can go wrong: tags closed in order,
/// attributes quoted, no loose `&` or `<`. Returns the names of its elements.
fn elements(xml: &str) -> Vec<String> {
    let mut open: Vec<String> = Vec::new();
    let mut names = Vec::new();
    let mut rest = xml;
    while let Some(at) = rest.find('<') {
        check_text(&rest[..at]);
        let (tag, after) = rest[at + 1..].split_once('>').unwrap();
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
            continue;
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let quoted: Vec<&str> = attributes.split('"').collect();
        assert_eq!(quoted.len() % 2, 1, "{tag}");
        for pair in quoted.chunks_exact(2) {
            let key = pair[0].trim();
            assert!(key.ends_with('=') && key.len() > 1 && !key.contains(' '), "{tag}");
            assert!(!pair[1].contains('<'), "{tag}");
            check_text(pair[1]);
        }
        names.push(name.to_string());
        if !closed {
            open.push(name.to_string());
        }
    }
    assert!(open.is_empty() && rest.trim().is_empty());
    names
}

fn check_text(text: &str) {
    assert!(!text.contains(|c: char| (c.is_control() && c != '\n') || c == '\u{fffe}'));
    for (at, _) in text.match_indices('&') {
        assert!(
            ["&amp;", "&lt;", "&gt;", "&quot;"].iter().any(|name| text[at..].starts_with(name)),
            "{text}"
        );
    }
}

#[test]
fn pictures_stand_alone() {
    each(|name, view, options| {
        let svg = Words::english().written(Format::Svg, view, options);
        let names = elements(&svg);
        let count = |name: &str| names.iter().filter(|other| *other == name).count();
        assert_eq!(count("use"), view.setup.board.occupied().count() as usize);
        assert_eq!((count("svg"), count("title"), count("desc")), (1, 1, 1));
        assert_eq!(count("text"), if options.coordinates { 16 } else { 0 });
        for forbidden in ["script", "style", "image", "foreignObject"] {
            assert_eq!(count(forbidden), 0, "{name}");
        }
        // No address but those of the two namespaces; every reference leads to a symbol.
        assert_eq!(svg.matches("://").count(), 2, "{name}");
        for reference in svg.split("href=\"").skip(1) {
            let id = reference.split('"').next().unwrap().strip_prefix('#').unwrap();
            assert_eq!(svg.matches(&format!("id=\"{id}\"")).count(), 1, "{name} {id}");
        }
    });
}

/// Whether LaTeX takes what is written for it. Skipped where it is not installed.
#[test]
fn latex_compiles() {
    let found = Command::new("kpsewhich")
        .args(["skak.sty", "xskak.sty", "chessboard.sty"])
        .output()
        .is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("skipped: LaTeX with skak, xskak and chessboard is not installed");
        return;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("latex");
    fs::create_dir_all(&folder).unwrap();
    for format in [Format::Chessboard, Format::Xskak, Format::Skak] {
        let mut document = format!(
            "\\documentclass{{article}}\n\\usepackage{{{}}}\n\\begin{{document}}\n",
            format.name()
        );
        each(|_, view, options| {
            document += &Words::english().written(format, view, options);
            document += "\n\\newpage\n";
        });
        document += "\\end{document}\n";
        let file = format!("{}.tex", format.name());
        fs::write(folder.join(&file), &document).unwrap();
        let output = Command::new("pdflatex")
            .args(["-interaction=nonstopmode", "-halt-on-error", &file])
            .current_dir(&folder)
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let log = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{document}\n{log}");
        assert!(log.contains("5 pages") || log.contains("(5 pages"), "{log}");
    }
}
