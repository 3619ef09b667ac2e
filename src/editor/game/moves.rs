//! The moves of a game as they are shown: lines, with variations between the parts of the line
//! that they belong to.

use crate::chess::Color;
use crate::formats::pgn::{Comment, Game, nag_glyph};
use crate::formats::san::push_number;

/// A part of a line of moves, without the variations in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// How many lines it is within: 0 for the main line.
    pub depth: usize,
    /// What is in it.
    pub items: Vec<Item>,
}

/// What is in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A move.
    Move {
        /// Which.
        at: usize,
        /// Its number, `12.` or `12...`, where it is shown: before White's moves, and before
        /// Black's at the beginning of a part.
        number: String,
        /// The move with its marks: `Nf3!?`.
        text: String,
    },
    /// What a comment says, without the commands of programs in it.
    Comment(String),
}

/// What is still to be shown.
enum Task {
    Move(usize),
    /// The variations of a move from that one on.
    Variations(usize, usize),
    Depth(usize),
}

/// The moves of a game, line by line.
pub fn lines(game: &Game) -> Vec<Line> {
    let mut lines = vec![Line { depth: 0, items: Vec::new() }];
    push_comments(&mut lines, &game.comments);
    let mut tasks = vec![];
    tasks.extend((!game.moves.is_empty()).then_some(Task::Move(0)));
    // No recursion, since nothing limits how deep variations go.
    while let Some(task) = tasks.pop() {
        let depth = lines.last().map_or(0, |line| line.depth);
        match task {
            Task::Move(at) => {
                let Some(node) = game.moves.get(at) else { continue };
                push_comments(&mut lines, &node.comments_before);
                push_move(&mut lines, game, at);
                push_comments(&mut lines, &node.comments);
                tasks.push(Task::Variations(at, 0));
            }
            Task::Variations(at, done) => {
                let Some(node) = game.moves.get(at) else { continue };
                match node.variations.get(done) {
                    Some(&variation) => {
                        tasks.push(Task::Variations(at, done + 1));
                        tasks.push(Task::Depth(depth));
                        tasks.push(Task::Move(variation));
                        lines.push(Line { depth: depth + 1, items: Vec::new() });
                    }
                    None => tasks.extend(node.next.map(Task::Move)),
                }
            }
            Task::Depth(depth) => lines.push(Line { depth, items: Vec::new() }),
        }
    }
    lines.retain(|line| !line.items.is_empty());
    lines
}

fn push_move(lines: &mut [Line], game: &Game, at: usize) {
    let (Some(line), Some(node)) = (lines.last_mut(), game.moves.get(at)) else { return };
    let before = game.setup(node.before);
    let mut number = String::new();
    let goes_on = matches!(line.items.last(), Some(Item::Move { .. }));
    if before.side_to_move == Color::White || !goes_on {
        push_number(&mut number, before);
    }
    let mut text = game.san(at);
    for &nag in &node.nags {
        match nag_glyph(nag) {
            Some(glyph) => {
                if nag > 9 {
                    text.push(' ');
                }
                text.push_str(glyph);
            }
            None => {
                text.push_str(" $");
                text.push_str(&nag.to_string());
            }
        }
    }
    line.items.push(Item::Move { at, number, text });
}

fn push_comments(lines: &mut [Line], comments: &[Comment]) {
    let Some(line) = lines.last_mut() else { return };
    for comment in comments {
        let said = without_commands(&comment.text);
        if !said.is_empty() {
            line.items.push(Item::Comment(said));
        }
    }
}

/// A comment without what programs write for each other: `[%clk 0:01:00]`.
pub fn without_commands(text: &str) -> String {
    let mut said = String::new();
    let mut rest = Some(text);
    while let Some(text) = rest {
        let (part, command) = text.split_once("[%").map_or((text, None), |(a, b)| (a, Some(b)));
        let part = part.trim();
        if !(part.is_empty() || said.is_empty()) {
            said.push(' ');
        }
        said.push_str(part);
        rest = command.and_then(|command| Some(command.split_once(']')?.1));
    }
    said
}
