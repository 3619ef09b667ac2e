//! What reads pictures in the page: a program of its own, in a worker, with the weights of the
//! network. `static/picture/worker.js` decodes the pictures and calls it; `script/picture` builds
//! it.

/// A good deal smaller than the one that Rust brings along.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
mod reader {
    use std::cell::RefCell;

    use forsyth::picture::{self, News, Options, Picture, Sheet};
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        /// The pictures that are open, by their numbers.
        static OPEN: RefCell<Vec<(u32, Picture)>> = const { RefCell::new(Vec::new()) };
    }

    /// Looks at the first bytes of a file: the number of the fault with which it can't be a
    /// picture, or nothing.
    #[wasm_bindgen]
    pub fn survey(head: &[u8]) -> Option<u8> {
        picture::survey(head).err().map(|fault| fault as u8)
    }

    /// Reads all boards of a picture, whose pixels have four bytes each, and keeps it under that
    /// number. What comes back is for the page to read.
    #[wasm_bindgen]
    pub fn read(number: u32, width: usize, height: usize, pixels: &[u8]) -> Vec<u8> {
        let mut sheet = Sheet { width: width as u32, height: height as u32, boards: Vec::new() };
        if let Some(picture) = Picture::from_rgba(width, height, pixels) {
            sheet.boards = picture::read(&picture, &Options::default()).boards;
            forget(number);
            OPEN.with_borrow_mut(|open| open.push((number, picture)));
        }
        News::Read(sheet).to_bytes()
    }

    /// Reads the board at these corners: x and y of each, clockwise from the top left of the
    /// picture. It stands upright after so many quarter turns.
    #[wasm_bindgen]
    pub fn read_at(number: u32, corners: &[f32], turn: u8) -> Vec<u8> {
        let corners = std::array::from_fn(|i| {
            [0, 1].map(|j| corners.get(2 * i + j).copied().unwrap_or_default())
        });
        let found = OPEN.with_borrow(|open| {
            let (_, picture) = open.iter().find(|(other, _)| *other == number)?;
            picture::read_at(picture, &corners, Some(turn)).map(Box::new)
        });
        News::Again(found).to_bytes()
    }

    /// Lets go of a picture.
    #[wasm_bindgen]
    pub fn forget(number: u32) {
        OPEN.with_borrow_mut(|open| open.retain(|(other, _)| *other != number));
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The picture reader runs in a browser: start the page with script/server.");
}
