//! The lines of a file, one at a time in the same memory.

use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal};

use indicatif::{ProgressBar, ProgressStyle};

/// A file being read line by line, with a progress bar where standard error is a terminal.
pub(super) struct Lines {
    source: Box<dyn BufRead>,
    buffer: Vec<u8>,
    number: u64,
    progress: ProgressBar,
}

impl Lines {
    /// Opens a file, or standard input for `-`.
    pub fn open(name: &OsStr) -> io::Result<Lines> {
        let terminal = io::stderr().is_terminal();
        let (source, size): (Box<dyn BufRead>, Option<u64>) = if name == "-" {
            (Box::new(io::stdin().lock()), None)
        } else {
            let file = File::open(name)?;
            let metadata = file.metadata()?;
            if metadata.is_dir() {
                return Err(io::Error::from(io::ErrorKind::IsADirectory));
            }
            (Box::new(BufReader::with_capacity(1 << 16, file)), Some(metadata.len()))
        };
        let progress = match size {
            _ if !terminal => ProgressBar::hidden(),
            Some(size) => ProgressBar::new(size),
            None => ProgressBar::new_spinner(),
        };
        let template = "{bar:30} {bytes} of {total_bytes}, {eta} left";
        if let (Some(_), Ok(style)) = (size, ProgressStyle::with_template(template)) {
            progress.set_style(style);
        }
        Ok(Lines { source, buffer: Vec::new(), number: 0, progress })
    }

    /// What comes next, without taking it: as much as is at hand, but nothing only at the end.
    pub fn head(&mut self) -> io::Result<&[u8]> {
        self.source.fill_buf()
    }

    /// The next bytes, as many as are at hand; nothing only at the end.
    pub fn block(&mut self) -> io::Result<&[u8]> {
        self.buffer.clear();
        self.buffer.extend_from_slice(self.source.fill_buf()?);
        self.source.consume(self.buffer.len());
        self.progress.inc(self.buffer.len() as u64);
        if self.buffer.is_empty() {
            self.progress.finish_and_clear();
        }
        Ok(&self.buffer)
    }

    /// The next line without its end, with its number from 1; `None` after the last.
    pub fn next(&mut self) -> io::Result<Option<(u64, String)>> {
        self.buffer.clear();
        let read = self.source.read_until(b'\n', &mut self.buffer)?;
        if read == 0 {
            self.progress.finish_and_clear();
            return Ok(None);
        }
        self.number += 1;
        self.progress.inc(read as u64);
        let line = self.buffer.strip_suffix(b"\n").unwrap_or(&self.buffer);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        Ok(Some((self.number, String::from_utf8_lossy(line).into_owned())))
    }

    /// Prints while the progress bar stands aside.
    pub fn aside(&self, print: impl FnOnce() -> io::Result<()>) -> io::Result<()> {
        self.progress.suspend(print)
    }
}
