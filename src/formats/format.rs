//! The formats.

use super::options::{Options, Spoken, View};
use super::{epd, gbr, latex, links, markdown, pgn, text, wiki};
use crate::diagram::{self, Picture};
use crate::fen;

/// A format to write a position in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// A FEN record.
    Fen,
    /// An EPD record with the counters as operations.
    Epd,
    /// A game of PGN without moves.
    Pgn,
    /// The GBR code.
    Gbr,
    /// A picture that needs nothing else.
    Svg,
    /// The short form of Wikipedia's template.
    Wikipedia,
    /// The form of Wikipedia's template that every wiki knows.
    WikipediaPortable,
    /// The same under its Spanish name.
    WikipediaSpanish,
    /// The same under the name that it has in the Finnish Wikibooks.
    WikibooksFinnish,
    /// LaTeX with the package chessboard.
    Chessboard,
    /// LaTeX with the package xskak.
    Xskak,
    /// LaTeX with the package skak.
    Skak,
    /// A table of Markdown.
    Markdown,
    /// A board of FEN letters.
    Ascii,
    /// A board of chess symbols.
    Figurines,
    /// A description to be read out, in the language of the words.
    Description,
    /// A link to the analysis board of lichess.
    LichessAnalysis,
    /// A link to the board editor of lichess.
    LichessEditor,
    /// A link to the analysis board of chess.com.
    ChessCom,
    /// A link to Forsyth's own page.
    Forsyth,
}

/// Each format at its own place, with its name and the extension of its files.
const TABLE: [(Format, &str, &str); 20] = {
    use Format as F;
    [
        (F::Fen, "fen", "fen"),
        (F::Epd, "epd", "epd"),
        (F::Pgn, "pgn", "pgn"),
        (F::Gbr, "gbr", "txt"),
        (F::Svg, "svg", "svg"),
        (F::Wikipedia, "wikipedia", "txt"),
        (F::WikipediaPortable, "wikipedia-portable", "txt"),
        (F::WikipediaSpanish, "wikipedia-es", "txt"),
        (F::WikibooksFinnish, "wikibooks-fi", "txt"),
        (F::Chessboard, "chessboard", "tex"),
        (F::Xskak, "xskak", "tex"),
        (F::Skak, "skak", "tex"),
        (F::Markdown, "markdown", "md"),
        (F::Ascii, "ascii", "txt"),
        (F::Figurines, "figurines", "txt"),
        (F::Description, "description", "txt"),
        (F::LichessAnalysis, "lichess", "txt"),
        (F::LichessEditor, "lichess-editor", "txt"),
        (F::ChessCom, "chess.com", "txt"),
        (F::Forsyth, "forsyth", "txt"),
    ]
};

impl Format {
    /// All formats, in the order of a menu.
    pub fn all() -> impl Iterator<Item = Format> {
        TABLE.iter().map(|row| row.0)
    }

    /// The name on the command line and in storage.
    pub fn name(self) -> &'static str {
        TABLE.get(self as usize).map_or("", |row| row.1)
    }

    /// The format of that name.
    pub fn from_name(name: &str) -> Option<Format> {
        TABLE.iter().find(|row| row.1 == name).map(|row| row.0)
    }

    /// The extension of a file in this format, without the full stop.
    pub fn extension(self) -> &'static str {
        TABLE.get(self as usize).map_or("", |row| row.2)
    }

    /// The media type of a file in this format.
    pub fn media_type(self) -> &'static str {
        match self.extension() {
            "pgn" => "application/vnd.chess-pgn",
            "svg" => "image/svg+xml",
            "tex" => "text/x-tex;charset=utf-8",
            "md" => "text/markdown;charset=utf-8",
            _ => "text/plain;charset=utf-8",
        }
    }

    /// Whether it is one line, so that many of them make a list.
    pub fn is_line(self) -> bool {
        use Format as F;
        matches!(
            self,
            F::Fen
                | F::Epd
                | F::Gbr
                | F::Wikipedia
                | F::Description
                | F::LichessAnalysis
                | F::LichessEditor
                | F::ChessCom
                | F::Forsyth
        )
    }
}

/// Writes a view in a format; see also [`crate::words::Words::written`]. The text ends with the
/// end of a line.
pub fn write(
    format: Format,
    view: &View<'_>,
    options: &Options<'_>,
    spoken: &Spoken<'_>,
) -> String {
    use Format as F;
    let mut out = match format {
        F::Fen => fen::write(view.setup, options.dialect),
        F::Epd => epd::Epd::new(view.setup, options.caption).write(options.dialect),
        F::Pgn => pgn::write_position(view, options),
        F::Gbr => gbr::write(view.setup, options.outcome, options.king_squares),
        F::Svg => svg(view, options, spoken),
        F::Wikipedia => wiki::short(view, options),
        F::WikipediaPortable => wiki::portable("Chess diagram", view, options),
        F::WikipediaSpanish => wiki::portable("Diagrama de ajedrez", view, options),
        F::WikibooksFinnish => wiki::portable("Shakkiasema", view, options),
        F::Chessboard => latex::chessboard(view, options),
        F::Xskak => latex::xskak(view, options),
        F::Skak => latex::skak(view, options),
        F::Markdown => markdown::write(view),
        F::Ascii => text::ascii(view, options),
        F::Figurines => text::figurines(view, options),
        F::Description => spoken.description.to_string(),
        F::LichessAnalysis => links::lichess_analysis(view, options),
        F::LichessEditor => links::lichess_editor(view, options),
        F::ChessCom => links::chess_com(view, options),
        F::Forsyth => links::forsyth(view, options),
    };
    if !out.ends_with('\n') {
        out.push('\n');
    }
    out
}

fn svg(view: &View<'_>, options: &Options<'_>, spoken: &Spoken<'_>) -> String {
    diagram::svg(&Picture {
        board: &view.setup.board,
        orientation: view.orientation,
        shapes: view.shapes.as_slice(),
        title: if options.caption.is_empty() { spoken.title } else { options.caption },
        description: spoken.description,
        language: spoken.language,
        squares: options.squares,
        pieces: options.pieces,
        coordinates: options.coordinates,
        margin: options.border,
        transparent: options.transparent,
        width: options.width,
    })
}
