//! `forsyth check`.

use std::ffi::OsStr;
use std::io::{self, Write};

use crate::fen::{Parsed, Severity};
use crate::rules::{diagnose, diagnose_deep, worst};
use crate::words::Words;

use super::lines::Lines;
use super::{Args, Status, json, report};

/// Judges every line of the files and prints what it finds to `out`; what goes wrong with a
/// file goes to `complaints`, and the next file is read.
///
/// # Errors
/// Where `out` or `complaints` can't be written to.
pub fn check(args: &Args, out: &mut impl Write, complaints: &mut impl Write) -> io::Result<Status> {
    let mut tally = Tally::default();
    let mut status = Status::Fine;
    for file in &args.files {
        let name = file.to_string_lossy();
        match Lines::open(file).map(|lines| check_lines(args, file, lines, out, &mut tally)) {
            Ok(Ok(Ended::WithLines)) => {}
            Ok(Ok(Ended::Unreadable(error))) | Err(error) => {
                writeln!(complaints, "forsyth: {name}: {error}")?;
                status = Status::Failed;
            }
            Ok(Err(error)) => return Err(error),
        }
    }
    if !args.json {
        writeln!(out, "{}", tally.summary())?;
    }
    out.flush()?;
    let found = if tally.errors > 0 { Status::Errors } else { Status::Fine };
    Ok(status.and(found))
}

/// How a file came to its end.
enum Ended {
    WithLines,
    Unreadable(io::Error),
}

fn check_lines(
    args: &Args,
    file: &OsStr,
    mut lines: Lines,
    out: &mut impl Write,
    tally: &mut Tally,
) -> io::Result<Ended> {
    loop {
        let (number, line) = match lines.next() {
            Ok(Some(line)) => line,
            Ok(None) => return Ok(Ended::WithLines),
            Err(error) => return Ok(Ended::Unreadable(error)),
        };
        let content = line.trim();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let parsed = if args.deep { diagnose_deep(&line) } else { diagnose(&line) };
        tally.add(&parsed);
        if args.json {
            let object = json::Line::new(number, &line, &parsed, Words::english());
            let text = serde_json::to_string(&object)?;
            lines.aside(|| writeln!(out, "{text}"))?;
        } else if !parsed.diagnostics.is_empty() {
            let place = format!("{}:{number}", file.to_string_lossy());
            let text = report::report(&place, &line, &parsed, Words::english());
            lines.aside(|| out.write_all(text.as_bytes()))?;
        }
    }
}

/// How many lines there were of each kind.
#[derive(Default)]
struct Tally {
    lines: u64,
    errors: u64,
    warnings: u64,
}

impl Tally {
    fn add(&mut self, parsed: &Parsed) {
        self.lines += 1;
        match worst(&parsed.diagnostics) {
            Some(Severity::Error) => self.errors += 1,
            Some(Severity::Warning) => self.warnings += 1,
            _ => {}
        }
    }

    fn summary(&self) -> String {
        let lines = if self.lines == 1 { "position" } else { "positions" };
        format!(
            "{} {lines}: {} with errors, {} with warnings only",
            self.lines, self.errors, self.warnings
        )
    }
}
