//! From a text to games.

use super::super::san::{self, Impossible};
use super::fault::{Fault, FaultKind};
use super::game::{Comment, Game, Node, Tag, Termination};
use super::lexer::{Kind, Lexer, Token};
use crate::chess::Setup;
use crate::fen::{Severity, Span};
use crate::rules::diagnose_without_fixes;
use crate::rules::moves::{pass, play};

/// The games of a text, one after the other.
pub fn games(text: &str) -> Games<'_> {
    let mut lexer = Lexer::new(text);
    let next = lexer.next();
    Games { text, lexer, next }
}

/// Goes through the games of a text; see [`games`].
#[derive(Clone, Debug)]
pub struct Games<'t> {
    text: &'t str,
    lexer: Lexer<'t>,
    /// The first token of the next game.
    next: Option<Token>,
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        let first = self.next?;
        let game = Game {
            span: first.span,
            tags: Vec::new(),
            start: Setup::START,
            diagnostics: Vec::new(),
            comments: Vec::new(),
            moves: Vec::new(),
            termination: None,
            faults: Vec::new(),
        };
        let line = Line { last: None, replaces: None, comments: Vec::new(), is_dead: false };
        let mut reader = Reader { text: self.text, game, line, outer: Vec::new() };
        while let Some(token) = self.next {
            if reader.begins_next_game(token) {
                break;
            }
            self.next = self.lexer.next();
            reader.game.span.end = token.span.end;
            if reader.token(token) {
                break;
            }
        }
        Some(reader.end())
    }
}

/// A line of moves that is being read.
struct Line {
    /// Its last move, or none yet.
    last: Option<usize>,
    /// The move that its first move replaces; none for the main line.
    replaces: Option<usize>,
    /// The comments before its first move.
    comments: Vec<Comment>,
    /// Whether there was a move that can't be made, so that those behind it mean nothing.
    is_dead: bool,
}

struct Reader<'t> {
    text: &'t str,
    game: Game,
    line: Line,
    /// The lines around it, the main line first.
    outer: Vec<Line>,
}

impl Reader<'_> {
    fn has_movetext(&self) -> bool {
        let line = &self.line;
        !(self.game.moves.is_empty() && self.game.comments.is_empty() && self.outer.is_empty())
            || line.is_dead
    }

    /// Whether the token is the first of another game, although this one has no result.
    fn begins_next_game(&self, token: Token) -> bool {
        let Kind::Tag { name, good, .. } = token.kind else { return false };
        let is_event = name.of(self.text) == "Event";
        match self.has_movetext() {
            true => good || is_event,
            false => is_event && self.game.tag("Event").is_some(),
        }
    }

    /// How many plies come before the next move of the line.
    fn ply(&self) -> usize {
        self.before().map_or(0, |at| self.game.moves[at].ply + 1)
    }

    /// The move before the next one of the line.
    fn before(&self) -> Option<usize> {
        match (self.line.last, self.line.replaces) {
            (None, Some(replaced)) => self.game.moves[replaced].before,
            (last, _) => last,
        }
    }

    fn fault(&mut self, kind: FaultKind, span: Span) {
        let (ply, before) = (self.ply(), self.before());
        self.game.faults.push(Fault { kind, span, ply, before });
    }

    /// Reads a token; whether the game ends with it.
    fn token(&mut self, token: Token) -> bool {
        let span = token.span;
        match token.kind {
            Kind::Tag { name, value, good } => self.tag(name, value, good, span),
            Kind::Comment { inner, closed } => {
                if !closed {
                    self.fault(FaultKind::OpenComment, Span::new(span.start, span.start + 1));
                }
                let text = one_line(inner.of(self.text));
                self.comment(Comment { text, span });
            }
            Kind::Open => self.open(span),
            Kind::Close => match self.outer.pop() {
                Some(outer) => self.line = outer,
                None => self.fault(FaultKind::StrayClose, span),
            },
            Kind::Nag(None) => self.fault(FaultKind::Nag, span),
            Kind::Nag(Some(nag)) => {
                if let (Some(last), false) = (self.line.last, self.line.is_dead) {
                    self.game.moves[last].nags.push(nag);
                }
            }
            Kind::Result(termination) => {
                // Within a variation it tells how the game might have ended.
                if self.outer.is_empty() {
                    self.result(termination, span);
                    return true;
                }
            }
            Kind::Move => self.mv(span),
            Kind::Unexpected(c) => self.fault(FaultKind::Unexpected(c), span),
        }
        false
    }

    fn tag(&mut self, name: Span, value: Span, good: bool, span: Span) {
        if !good {
            self.fault(FaultKind::Tag, span);
            if self.has_movetext() {
                return;
            }
        }
        let name = name.of(self.text).to_string();
        if self.game.tag(&name).is_some() {
            self.fault(FaultKind::DuplicateTag, span);
        }
        let raw = value.of(self.text);
        let text = unescape(raw);
        if name == "FEN" {
            let parsed = diagnose_without_fixes(&text);
            self.game.start = parsed.setup;
            self.game.diagnostics = parsed.diagnostics;
            let is_error = |d: &crate::fen::Diagnostic| d.severity == Severity::Error;
            if self.game.diagnostics.iter().any(is_error) {
                self.fault(FaultKind::Fen, value);
            }
            for diagnostic in &mut self.game.diagnostics {
                diagnostic.span = match text.len() == raw.len() {
                    true => Span::new(
                        value.start + diagnostic.span.start,
                        value.start + diagnostic.span.end,
                    ),
                    false => value,
                };
            }
        }
        self.game.tags.push(Tag { name, value: text, span, value_span: value });
    }

    fn comment(&mut self, comment: Comment) {
        if self.line.is_dead {
            return;
        }
        match (self.line.last, self.line.replaces) {
            (Some(last), _) => self.game.moves[last].comments.push(comment),
            (None, Some(_)) => self.line.comments.push(comment),
            (None, None) => self.game.comments.push(comment),
        }
    }

    fn open(&mut self, span: Span) {
        if self.line.last.is_none() && !self.line.is_dead {
            self.fault(FaultKind::StrayVariation, span);
        }
        let line = Line {
            last: None,
            replaces: self.line.last,
            comments: Vec::new(),
            is_dead: self.line.is_dead || self.line.last.is_none(),
        };
        self.outer.push(std::mem::replace(&mut self.line, line));
    }

    fn mv(&mut self, span: Span) {
        let word = span.of(self.text);
        if self.line.is_dead || is_ignored(word) {
            return;
        }
        let before = self.before();
        let setup = *self.game.setup(before);
        let read = san::read(word).ok_or(Impossible::Unreadable);
        let mv = match read.and_then(|san| san::resolve(&setup, san)) {
            Ok(mv) => mv,
            Err(impossible) => {
                self.fault(FaultKind::Move(impossible), span);
                self.line.is_dead = true;
                return;
            }
        };
        let at = self.game.moves.len();
        self.game.moves.push(Node {
            mv,
            setup: mv.map_or_else(|| pass(&setup), |mv| play(&setup, &mv)),
            span,
            ply: self.ply(),
            before,
            next: None,
            variations: Vec::new(),
            comments_before: std::mem::take(&mut self.line.comments),
            nags: Vec::new(),
            comments: Vec::new(),
        });
        match (self.line.last, self.line.replaces) {
            (Some(last), _) => self.game.moves[last].next = Some(at),
            (None, Some(replaced)) => self.game.moves[replaced].variations.push(at),
            (None, None) => {}
        }
        self.line.last = Some(at);
    }

    fn result(&mut self, termination: Termination, span: Span) {
        self.game.termination = Some(termination);
        let is_other = |tag: &str| {
            Termination::ALL.into_iter().any(|other| other != termination && other.text() == tag)
        };
        if self.game.tag("Result").is_some_and(is_other) {
            self.fault(FaultKind::OtherResult, span);
        }
    }

    /// The game, after its last token.
    fn end(mut self) -> Game {
        let end = Span::at(self.game.span.end);
        if !self.outer.is_empty() {
            self.fault(FaultKind::OpenVariation, end);
        } else if self.game.termination.is_none() {
            self.fault(FaultKind::NoResult, end);
        }
        self.game
    }
}

/// Whether a word among moves says nothing of its own.
pub(super) fn is_ignored(word: &str) -> bool {
    matches!(word, "e.p." | "e.p" | "ep" | "+" | "#" | "++" | "N" | "D")
}

/// A comment with a space in place of each end of a line and of characters that don't show, and
/// without spaces around it.
fn one_line(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.split('\n') {
        if !out.is_empty() {
            out.push(' ');
        }
        let line = line.strip_suffix('\r').unwrap_or(line);
        out.extend(line.chars().map(|c| if c.is_control() { ' ' } else { c }));
    }
    out.trim().to_string()
}

/// A value without the backslashes before quotation marks and backslashes, and with spaces for
/// characters that don't show.
pub(super) fn unescape(raw: &str) -> String {
    let mut value = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                value.push(next);
                chars.next();
            }
            _ => value.push(if c.is_control() { ' ' } else { c }),
        }
    }
    value
}
