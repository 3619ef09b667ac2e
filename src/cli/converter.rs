//! What `forsyth convert` does.

use std::io::{self, Write};

use super::Status;
use super::convert::{ConvertArgs, Plies};
use super::lines::Lines;
use crate::chess::Piece;
use crate::diagram::{Shapes, piece_markup};
use crate::editor::Indexer;
use crate::fen::{Parsed, Severity};
use crate::formats::intake::{Encoding, Kind, Layout, recognise, records};
use crate::formats::pgn::{Game, games};
use crate::formats::{Format, Options, View, epd};
use crate::rules::{diagnose_without_fixes, has_board};
use crate::words::Words;

/// Writes the positions of the files to `out` in another format: those of games where a file has
/// games, those in the column of a table where it is one, else the one on each line. What is
/// wrong goes to `complaints`; a line without a position gives nothing.
///
/// # Errors
/// Where `out` or `complaints` can't be written to.
pub fn convert(
    args: &ConvertArgs,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Status> {
    let mut converter = Converter { args, out, complaints, status: Status::Fine, is_first: true };
    for file in &args.files {
        let name = file.to_string_lossy();
        match Lines::open(file) {
            Ok(mut lines) => converter.file(&name, &mut lines)?,
            Err(error) => converter.unreadable(&name, &error)?,
        }
    }
    converter.out.flush()?;
    Ok(converter.status)
}

struct Converter<'a, O, C> {
    args: &'a ConvertArgs,
    out: &'a mut O,
    complaints: &'a mut C,
    status: Status,
    /// Whether nothing has been written yet.
    is_first: bool,
}

impl<O: Write, C: Write> Converter<'_, O, C> {
    fn unreadable(&mut self, name: &str, error: &io::Error) -> io::Result<()> {
        self.status = Status::Failed;
        writeln!(self.complaints, "forsyth: {name}: {error}")
    }

    fn file(&mut self, name: &str, lines: &mut Lines) -> io::Result<()> {
        let head = match lines.head() {
            Ok(head) => head,
            Err(error) => return self.unreadable(name, &error),
        };
        let encoding = Encoding::of(head);
        match recognise(&encoding.decode(head), name) {
            Kind::Games(start) => {
                let start = encoding.sources(head, &[start])[0];
                self.games(name, lines, encoding, start)
            }
            Kind::Positions(layout @ Layout::Column { .. }) => self.lines(name, lines, layout),
            _ => self.lines(name, lines, Layout::Lines),
        }
    }

    fn lines(&mut self, name: &str, lines: &mut Lines, layout: Layout) -> io::Result<()> {
        loop {
            let (number, line) = match lines.next() {
                Ok(Some(line)) => line,
                Ok(None) => return Ok(()),
                Err(error) => return self.unreadable(name, &error),
            };
            let mut found = records(&line, layout);
            if number > 1 {
                found = found.behind(0);
            }
            let Some(record) = found.next() else { continue };
            // What stands around the position in its line belongs to it, but not in a table.
            let text = match layout {
                Layout::Lines => &line,
                _ => &*record.text,
            };
            let parsed = diagnose_without_fixes(text);
            lines.aside(|| {
                self.position(text, Shapes::from_comments(text), &parsed)?;
                self.complain(&format!("{name}:{number}"), &parsed)
            })?;
        }
    }

    fn games(
        &mut self,
        name: &str,
        lines: &mut Lines,
        encoding: Encoding,
        mut start: usize,
    ) -> io::Result<()> {
        let mut indexer = Indexer::new(encoding, start, 0);
        let (mut found, mut number) = (Vec::new(), 0);
        let mut is_end = false;
        while !is_end {
            match lines.block() {
                Err(error) => return self.unreadable(name, &error),
                Ok([]) => {
                    is_end = true;
                    indexer.finish(&mut |_, text| found.push(text.to_string()));
                }
                Ok(block) => {
                    let block = block.get(start..).unwrap_or_default();
                    start = 0;
                    indexer.feed(block, &mut |_, text| found.push(text.to_string()));
                }
            }
            for text in found.drain(..) {
                number += 1;
                lines.aside(|| self.game(&format!("{name}: game {number}"), &text))?;
            }
        }
        Ok(())
    }

    fn game(&mut self, name: &str, text: &str) -> io::Result<()> {
        let Some(game) = games(text).next() else { return Ok(()) };
        let end = game.line(None).last();
        let all = [None].into_iter().chain(game.line(None).map(Some));
        if self.args.plies.is_none() && self.args.format == Format::Pgn {
            self.separate()?;
            self.out.write_all(game.write_or_keep(text).as_bytes())?;
            return self.complain_of_game(name, &game, text);
        }
        let plies = match self.args.plies.unwrap_or_default() {
            Plies::End => vec![end],
            Plies::Start => vec![None],
            Plies::All => all.collect(),
        };
        for at in plies {
            let fen = game.fen(at);
            let parsed = diagnose_without_fixes(&fen);
            let comments: String = game.comments_on(at).iter().map(|it| &*it.text).collect();
            self.position(&fen, Shapes::from_comments(&comments), &parsed)?;
            self.complain(name, &parsed)?;
        }
        self.complain_of_game(name, &game, text)
    }

    /// Tells the errors of a game.
    fn complain_of_game(&mut self, name: &str, game: &Game, text: &str) -> io::Result<()> {
        for fault in game.faults.iter().filter(|fault| fault.kind.severity() == Severity::Error) {
            let sentence = Words::english().pgn_fault(fault, text, game.setup(fault.before));
            writeln!(self.complaints, "forsyth: {name}: {sentence}")?;
            self.status = self.status.and(Status::Errors);
        }
        Ok(())
    }

    /// Sets what is written next apart from what has been, with an empty line.
    fn separate(&mut self) -> io::Result<()> {
        if !(self.is_first || self.args.format.is_line()) {
            self.out.write_all(b"\n")?;
        }
        self.is_first = false;
        Ok(())
    }

    /// Writes a position, if the text holds one.
    fn position(&mut self, text: &str, shapes: Shapes, parsed: &Parsed) -> io::Result<()> {
        if !has_board(parsed) {
            return Ok(());
        }
        self.separate()?;
        self.out.write_all(converted(self.args, text, shapes, parsed).as_bytes())
    }

    /// Tells the errors of a position.
    fn complain(&mut self, place: &str, parsed: &Parsed) -> io::Result<()> {
        for error in parsed.diagnostics.iter().filter(|d| d.severity == Severity::Error) {
            let message = Words::english().problem(&error.problem);
            writeln!(self.complaints, "forsyth: {place}: {message}")?;
            self.status = self.status.and(Status::Errors);
        }
        Ok(())
    }
}

fn converted(args: &ConvertArgs, text: &str, shapes: Shapes, parsed: &Parsed) -> String {
    if args.format == Format::Epd {
        let mut epd = epd::of_line(text, parsed, &args.caption).write(args.dialect);
        epd.push('\n');
        return epd;
    }
    let pieces = |piece: Piece| piece_markup(args.pieces, piece);
    let options = Options {
        dialect: args.dialect,
        caption: &args.caption,
        align: args.align,
        outcome: args.outcome,
        king_squares: args.king_squares,
        coordinates: args.coordinates,
        border: args.border,
        width: args.width,
        squares: args.squares,
        transparent: args.transparent,
        pieces: &pieces,
        home: &args.home,
    };
    let view = View { setup: &parsed.setup, shapes, orientation: args.orientation };
    Words::of(args.language).written(args.format, &view, &options)
}
