//! The games of a text, without their moves: where each lies, and its tags.

use super::game::{Tag, Termination};
use super::lexer::{Kind, Lexer, Token};
use super::read::{is_ignored, unescape};
use crate::fen::Span;

/// A game as far as its tags tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline {
    /// Where the game lies in the text: as [`super::games`] has it.
    pub span: Span,
    /// The tags in their order.
    pub tags: Vec<Tag>,
    /// Whether it has moves, whatever is wrong with them, or comments.
    pub has_movetext: bool,
    /// The result at the end.
    pub termination: Option<Termination>,
}

impl Outline {
    /// The value of a tag; of several by that name, of the first.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name == name).map(|tag| tag.value.as_str())
    }
}

/// The games of a text, one after the other, without their moves, which is much quicker than
/// [`super::games`].
pub fn outlines(text: &str) -> Outlines<'_> {
    let mut lexer = Lexer::new(text);
    let next = lexer.next();
    Outlines { text, lexer, next }
}

/// Goes through the games of a text; see [`outlines`].
#[derive(Clone, Debug)]
pub struct Outlines<'t> {
    text: &'t str,
    lexer: Lexer<'t>,
    /// The first token of the next game.
    next: Option<Token>,
}

impl Iterator for Outlines<'_> {
    type Item = Outline;

    fn next(&mut self) -> Option<Outline> {
        let first = self.next?;
        let mut outline =
            Outline { span: first.span, tags: Vec::new(), has_movetext: false, termination: None };
        // How many variations are open. Where there is no move yet that they could replace, what
        // is in them counts for nothing.
        let mut depth = 0_usize;
        while let Some(token) = self.next {
            let counts = depth == 0 || outline.has_movetext;
            match token.kind {
                Kind::Tag { name, value, good } => {
                    let movetext = depth > 0 || outline.has_movetext;
                    let name = name.of(self.text);
                    let begins_next = match (name == "Event", movetext) {
                        (is_event, true) => good || is_event,
                        (is_event, false) => is_event && outline.tag("Event").is_some(),
                    };
                    if begins_next {
                        break;
                    }
                    if good || !movetext {
                        outline.tags.push(Tag {
                            name: name.to_string(),
                            value: unescape(value.of(self.text)),
                            span: token.span,
                            value_span: value,
                        });
                    }
                }
                Kind::Comment { .. } => outline.has_movetext |= counts,
                Kind::Move if !is_ignored(token.span.of(self.text)) => {
                    outline.has_movetext |= counts;
                }
                Kind::Open => depth += 1,
                Kind::Close => depth = depth.saturating_sub(1),
                Kind::Result(termination) if depth == 0 => {
                    outline.termination = Some(termination);
                }
                _ => {}
            }
            outline.span.end = token.span.end;
            self.next = self.lexer.next();
            if outline.termination.is_some() {
                break;
            }
        }
        Some(outline)
    }
}
