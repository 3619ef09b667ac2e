//! The judge: a parsed record in, diagnostics of the position out.

use crate::chess::{Bitboard, Setup, Square};
use crate::fen::{
    Diagnostic, Field, Fix, Layout, Parsed, Problem, Repair, Severity, Span, castling_dialect,
    rewrite, square_span,
};

/// What the rules share while they judge one record.
pub(super) struct Judge<'p> {
    pub text: &'p str,
    pub setup: &'p Setup,
    pub layout: &'p Layout,
    pub diagnostics: &'p mut Vec<Diagnostic>,
    /// Whether fixes are wanted.
    pub fixes: bool,
}

impl<'p> Judge<'p> {
    pub fn new(text: &'p str, parsed: &'p mut Parsed, fixes: bool) -> Judge<'p> {
        Judge {
            text,
            setup: &parsed.setup,
            layout: &parsed.layout,
            diagnostics: &mut parsed.diagnostics,
            fixes,
        }
    }

    /// The span of a field, or the end of the record where it is missing.
    pub fn field(&self, field: Field) -> Span {
        self.layout.field(field).unwrap_or(Span::at(self.layout.record.end))
    }

    /// The span that stands for some squares: the character of one, else the placement.
    pub fn squares(&self, squares: Bitboard) -> Span {
        squares
            .single()
            .and_then(|square| self.square(square))
            .unwrap_or(self.field(Field::Placement))
    }

    /// The span of a square's character.
    pub fn square(&self, square: Square) -> Option<Span> {
        square_span(self.text, self.layout, square)
    }

    /// Notes a problem and returns its place in the list, for fixes.
    pub fn report(
        &mut self,
        severity: Severity,
        problem: Problem,
        span: Span,
        squares: Bitboard,
    ) -> usize {
        self.diagnostics.push(Diagnostic { problem, severity, span, squares, fixes: Vec::new() });
        self.diagnostics.len() - 1
    }

    /// Hangs on a diagnostic the fix that makes the record read `new`.
    pub fn fix(&mut self, diagnostic: usize, repair: Repair, new: &Setup) {
        if !self.fixes || *new == *self.setup {
            return;
        }
        let edits = rewrite(self.layout, self.setup, new, castling_dialect(self.text, self.layout));
        if let Some(diagnostic) = self.diagnostics.get_mut(diagnostic) {
            diagnostic.fixes.push(Fix { repair, edits });
        }
    }

    /// As [`Judge::fix`], with a change made to a copy of the setup.
    pub fn fix_with(&mut self, diagnostic: usize, repair: Repair, change: impl Fn(&mut Setup)) {
        if self.fixes {
            let mut new = *self.setup;
            change(&mut new);
            self.fix(diagnostic, repair, &new);
        }
    }
}
