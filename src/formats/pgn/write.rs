//! From a game to a text.

use super::super::san::push_number;
use super::game::{Comment, Game, Termination};
use super::position::push_tag;
use crate::chess::Color;

/// The longest line of moves, in characters (PGN standard, section 8.2.1).
const WIDTH: usize = 79;

impl Game {
    /// Writes the game: its tags as they are, the moves with numbers and all that belongs to
    /// them, the result.
    pub fn write(&self) -> String {
        let mut out = String::new();
        for tag in &self.tags {
            push_tag(&mut out, &tag.name, &tag.value);
        }
        if !self.tags.is_empty() {
            out.push('\n');
        }
        let mut movetext = Movetext { out, column: 0, glued: true };
        movetext.comments(&self.comments);
        self.push_lines(&mut movetext);
        movetext.word(self.termination.unwrap_or(Termination::Unknown).text());
        movetext.out.push('\n');
        movetext.out
    }

    /// As [`Game::write`], but where not all of the text that it was read from is in it, that text
    /// as it is: no part of it is lost.
    pub fn write_or_keep(&self, text: &str) -> String {
        if self.is_whole() {
            return self.write();
        }
        let mut kept = String::from(text.trim_end());
        kept.push('\n');
        kept
    }

    /// Writes the moves of all lines. What is still to be done is on a stack, since variations
    /// may lie in each other to any depth.
    fn push_lines(&self, out: &mut Movetext) {
        enum Task {
            /// A move and all that follows in its line; whether its number has to be written.
            Move(usize, bool),
            /// The variations of a move from one of them on, then what follows the move.
            Variations(usize, usize, bool),
            /// The end of a variation.
            Close,
        }
        let mut tasks = Vec::new();
        if !self.moves.is_empty() {
            tasks.push(Task::Move(0, true));
        }
        while let Some(task) = tasks.pop() {
            match task {
                Task::Move(at, numbered) => {
                    let Some(node) = self.moves.get(at) else { continue };
                    out.comments(&node.comments_before);
                    let setup = self.setup(node.before);
                    let numbered = numbered || !node.comments_before.is_empty();
                    if numbered || setup.side_to_move == Color::White {
                        let mut number = String::new();
                        push_number(&mut number, setup);
                        out.word(&number);
                    }
                    out.word(&self.san(at));
                    for nag in &node.nags {
                        let mut word = String::from("$");
                        word.push_str(&nag.to_string());
                        out.word(&word);
                    }
                    out.comments(&node.comments);
                    tasks.push(Task::Variations(at, 0, !node.comments.is_empty()));
                }
                Task::Variations(at, done, interrupted) => {
                    let Some(node) = self.moves.get(at) else { continue };
                    match node.variations.get(done) {
                        Some(&variation) => {
                            out.open();
                            tasks.push(Task::Variations(at, done + 1, true));
                            tasks.push(Task::Close);
                            tasks.push(Task::Move(variation, true));
                        }
                        None => {
                            tasks.extend(node.next.map(|next| Task::Move(next, interrupted)));
                        }
                    }
                }
                Task::Close => out.close(),
            }
        }
    }
}

/// Moves that are being written, in lines that are not too long.
struct Movetext {
    out: String,
    column: usize,
    /// Whether the next word follows without a space.
    glued: bool,
}

impl Movetext {
    fn word(&mut self, word: &str) {
        let width = word.chars().count();
        if self.column > 0 && !self.glued {
            // Between two spaces there is an empty word, where a line end would be lost. A line
            // that begins with a percent sign is passed over by every reader.
            let breaks = width > 0 && !word.starts_with('%');
            if breaks && self.column + 1 + width > WIDTH {
                self.out.push('\n');
                self.column = 0;
            } else {
                self.out.push(' ');
                self.column += 1;
            }
        }
        self.out.push_str(word);
        self.column += width;
        self.glued = false;
    }

    fn open(&mut self) {
        self.word("(");
        self.glued = true;
    }

    fn close(&mut self) {
        self.glued = self.column < WIDTH;
        self.word(")");
    }

    fn comments(&mut self, comments: &[Comment]) {
        for comment in comments {
            if comment.text.contains('}') {
                // Braces can't hold it; the rest of a line can.
                let mut word = String::from("; ");
                word.extend(comment.text.chars().map(|c| if c.is_control() { ' ' } else { c }));
                self.word(&word);
                self.out.push('\n');
                self.column = 0;
                continue;
            }
            let mut words = comment.text.split(' ').peekable();
            let mut word = String::from("{");
            while let Some(part) = words.next() {
                word.push_str(part);
                if words.peek().is_none() {
                    word.push('}');
                }
                self.word(&word);
                word.clear();
            }
        }
    }
}
