//! Many short texts in few long ones.

/// How long one text is at most, in bytes; no position needs as much.
const LONGEST: usize = 10_000;
/// How many bytes are in one block.
const BLOCK: usize = 1 << 20;

/// Where a text is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    block: u32,
    start: u32,
    length: u16,
}

/// The texts. Each stays where it is, so that a place is good for as long as they are.
#[derive(Debug, Default)]
pub(super) struct Texts {
    blocks: Vec<String>,
}

impl Texts {
    /// Keeps a text, cut where it is too long.
    pub(super) fn push(&mut self, text: &str) -> Place {
        let text = text.get(..text.floor_char_boundary(LONGEST)).unwrap_or(text);
        let fits = |block: &String| block.len() + text.len() <= BLOCK;
        if !self.blocks.last().is_some_and(fits) {
            self.blocks.push(String::with_capacity(BLOCK));
        }
        let number = self.blocks.len().saturating_sub(1);
        let Some(block) = self.blocks.last_mut() else { return Place::default() };
        let start = block.len();
        block.push_str(text);
        Place { block: number as u32, start: start as u32, length: text.len() as u16 }
    }

    /// The text of a place.
    pub(super) fn get(&self, place: Place) -> &str {
        let start = place.start as usize;
        let block = self.blocks.get(place.block as usize);
        block.and_then(|it| it.get(start..start + place.length as usize)).unwrap_or_default()
    }

    /// How many bytes they take.
    pub(super) fn size(&self) -> usize {
        self.blocks.len() * BLOCK
    }
}
