//! The state of the tolerant reader: glyphs in, a setup and diagnostics out.

use crate::chess::{Bitboard, Setup};

use super::diagnostic::{Diagnostic, Fix, Severity};
use super::glyph::{Glyph, is_dash};
use super::layout::Layout;
use super::problem::Problem;
use super::repair::Repair;
use super::span::{Edit, Span};

/// The most diagnostics that one text gets; rubbish has more than anybody reads.
const LIMIT: usize = 60;

/// A stretch of glyphs, by index: `start` up to, not including, `end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub start: usize,
    pub end: usize,
}

impl Token {
    pub fn range(self) -> std::ops::Range<usize> {
        self.start..self.end
    }
}

/// What the steps of reading share.
pub(super) struct Reader<'t> {
    pub text: &'t str,
    pub glyphs: Vec<Glyph>,
    pub setup: Setup,
    pub layout: Layout,
    pub diagnostics: Vec<Diagnostic>,
    /// Whether fixes are wanted; judging a fix reads without them.
    pub fixes: bool,
}

impl Reader<'_> {
    /// Notes a problem. Fixes can be hung on what comes back.
    pub fn report(&mut self, severity: Severity, problem: Problem, span: Span) -> Report<'_> {
        self.report_squares(severity, problem, span, Bitboard::EMPTY)
    }

    /// Notes a problem of certain squares.
    pub fn report_squares(
        &mut self,
        severity: Severity,
        problem: Problem,
        span: Span,
        squares: Bitboard,
    ) -> Report<'_> {
        if self.diagnostics.len() >= LIMIT {
            return Report { fixes: None };
        }
        self.diagnostics.push(Diagnostic { problem, severity, span, squares, fixes: Vec::new() });
        let fixes = self.diagnostics.last_mut().map(|diagnostic| &mut diagnostic.fixes);
        Report { fixes: fixes.filter(|_| self.fixes) }
    }

    /// The span of a token in the original text.
    pub fn span(&self, token: Token) -> Span {
        match (self.glyphs.get(token.start), self.glyphs.get(token.end.wrapping_sub(1))) {
            (Some(first), Some(last)) if token.start < token.end => first.span.to(last.span),
            (Some(first), _) => Span::at(first.span.start),
            (None, _) => Span::at(self.glyphs.last().map_or(0, |glyph| glyph.span.end)),
        }
    }

    /// The characters of a token as FEN would have them.
    pub fn chars(&self, token: Token) -> String {
        let mut chars = String::with_capacity(token.end.saturating_sub(token.start));
        chars.extend(self.glyphs[token.range()].iter().map(|glyph| glyph.ch));
        chars
    }

    /// The characters of a token as they stand in the text.
    pub fn raw(&self, token: Token) -> String {
        self.glyphs[token.range()].iter().map(|glyph| glyph.raw).collect()
    }

    /// Reports the look-alikes and typographic dashes in a token, each character once.
    pub fn report_look_alikes(&mut self, token: Token) {
        let mut seen: Vec<char> = Vec::new();
        for i in token.range() {
            let Glyph { ch, raw, span } = self.glyphs[i];
            let dash = ch == '-' && is_dash(raw);
            if !(dash || self.glyphs[i].is_look_alike()) || seen.contains(&raw) {
                continue;
            }
            seen.push(raw);
            let edits: Vec<Edit> = self.glyphs[token.range()]
                .iter()
                .filter(|glyph| glyph.raw == raw)
                .map(|glyph| Edit::new(glyph.span, ch))
                .collect();
            let repair = Repair::Replace { from: raw.to_string(), to: ch.to_string() };
            let report = if dash {
                self.report(Severity::Warning, Problem::DashUnicode(raw), span)
            } else {
                let problem = Problem::Homoglyph { found: raw, means: Some(ch) };
                self.report(Severity::Error, problem, span)
            };
            report.fix(repair, edits);
        }
    }
}

/// A diagnostic just reported, to hang fixes on.
pub(super) struct Report<'a> {
    fixes: Option<&'a mut Vec<Fix>>,
}

impl Report<'_> {
    /// Hangs a fix on the diagnostic.
    pub fn fix(mut self, repair: Repair, edits: Vec<Edit>) -> Self {
        if let Some(fixes) = &mut self.fixes {
            fixes.push(Fix { repair, edits });
        }
        self
    }

    /// Hangs a fix of one edit on the diagnostic.
    pub fn replace(self, repair: Repair, span: Span, with: impl Into<String>) -> Self {
        self.fix(repair, vec![Edit::new(span, with)])
    }
}
