//! From the blocks of a file to a list.

use super::positions::List;
use crate::formats::intake::{Encoding, Layout, records};

/// How many bytes of a line are waited for; what is longer is no list of positions.
const PATIENCE: usize = 1 << 22;

/// Reads a file block by block.
#[derive(Debug)]
pub struct Reader {
    encoding: Encoding,
    layout: Layout,
    /// The beginning of a line whose end has not come.
    pending: Vec<u8>,
    lines: usize,
    is_begun: bool,
}

impl Reader {
    /// For a file in which the positions are so.
    pub fn new(encoding: Encoding, layout: Layout) -> Reader {
        Reader { encoding, layout, pending: Vec::new(), lines: 0, is_begun: false }
    }

    /// Adds the positions of the next block to a list, and after the last block the rest.
    pub fn feed(&mut self, block: &[u8], is_last: bool, list: &mut List) {
        self.pending.extend_from_slice(block);
        let whole = match is_last || self.pending.len() > PATIENCE {
            true => self.pending.len(),
            false => self.encoding.whole_lines(&self.pending),
        };
        if whole == 0 {
            return;
        }
        let text = self.encoding.decode(self.pending.get(..whole).unwrap_or_default());
        let mut found = records(&text, self.layout);
        if self.is_begun {
            found = found.behind(self.lines);
        }
        for record in found.by_ref() {
            list.push(&record.text, record.line as u32);
        }
        (self.lines, self.is_begun) = (found.lines(), true);
        drop(text);
        self.pending.drain(..whole);
    }
}
