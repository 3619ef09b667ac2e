//! The worker that reads and keeps a list of positions, for the page. Built by `script/worker`;
//! `static/list-worker.js` takes the messages.

#[cfg(target_arch = "wasm32")]
mod exports {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// A list and the file that it is read from; see [`forsyth::list::Session`].
    #[wasm_bindgen]
    pub struct Session(forsyth::list::Session);

    #[wasm_bindgen]
    impl Session {
        /// For a file with this encoding and layout.
        #[wasm_bindgen(constructor)]
        pub fn new(numbers: &[u32]) -> Session {
            Session(forsyth::list::Session::new(numbers))
        }

        /// Reads the next block; whether there is room for more.
        pub fn feed(&mut self, block: &[u8], is_last: bool) -> bool {
            self.0.feed(block, is_last)
        }

        /// How many positions there are of each sort.
        pub fn summary(&self) -> Vec<u32> {
            self.0.summary().to_vec()
        }

        /// The kinds of problems.
        pub fn kinds(&self) -> String {
            self.0.kinds()
        }

        /// Some of the positions shown.
        pub fn rows(&self, from: usize, count: usize) -> String {
            self.0.rows(from, count)
        }

        /// Where a position is among those shown.
        pub fn place(&self, number: u32) -> Option<usize> {
            self.0.place(number)
        }

        /// Shows some of the list.
        pub fn filter(&mut self, problem: &str, text: &str) {
            self.0.filter(problem, text);
        }

        /// Takes a position out.
        pub fn remove(&mut self, number: u32) {
            self.0.remove(number);
        }

        /// Puts a position further down, or up.
        pub fn shift(&mut self, number: u32, by: i32) {
            self.0.shift(number, by);
        }

        /// Gives a position another text.
        pub fn update(&mut self, number: u32, text: &str) {
            self.0.update(number, text);
        }

        /// Puts a new position behind another one.
        pub fn insert(&mut self, text: &str, behind: u32) -> Option<u32> {
            self.0.insert(text, behind)
        }

        /// Takes out what is there twice.
        pub fn keep_first_of_each(&mut self) -> usize {
            self.0.keep_first_of_each()
        }

        /// Undoes the last change.
        pub fn undo(&mut self) {
            self.0.undo();
        }

        /// Begins to repair one kind of problem.
        pub fn begin_fix(&mut self, code: &str) -> usize {
            self.0.begin_fix(code)
        }

        /// Repairs some more.
        pub fn fix_some(&mut self, count: usize) -> bool {
            self.0.fix_some(count)
        }

        /// Ends the repairs.
        pub fn end_fix(&mut self) -> usize {
            self.0.end_fix()
        }

        /// A part of the list as a file.
        pub fn write(&mut self, extension: &str, from: usize, count: usize) -> String {
            self.0.write(extension, from, count)
        }

        /// How many positions could not be written.
        pub fn left_out(&self) -> usize {
            self.0.left_out()
        }
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("The worker runs in a browser: start the editor with script/server.");
}
