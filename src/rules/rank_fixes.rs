//! Which fix is best: each is tried out, and what it leaves behind decides.

use crate::chess::{Bitboard, Board, Color, File, Role};
use crate::fen::{Diagnostic, Fix, Parsed, Severity};
use crate::order::sort_by_key;

use super::judge as judged;

/// The most fixes that a diagnostic keeps.
const KEPT: usize = 4;

/// A text longer than this keeps its fixes as they come: trying them out reads it anew.
const LONGEST_TEXT: usize = 20_000;

/// Sorts the fixes of every diagnostic by what they leave behind, and drops those that do not
/// help, or leave more errors than the best one.
pub(super) fn rank(text: &str, parsed: &mut Parsed) {
    if text.len() > LONGEST_TEXT {
        return;
    }
    let errors = count(parsed, |diagnostic| diagnostic.severity == Severity::Error);
    for i in 0..parsed.diagnostics.len() {
        let code = parsed.diagnostics[i].code();
        let same = count(parsed, |diagnostic| diagnostic.code() == code);
        let mut tried: Vec<Tried> = Vec::new();
        for fix in std::mem::take(&mut parsed.diagnostics[i].fixes) {
            let result = fix.apply(text);
            if tried.iter().any(|other| other.result == result) {
                continue;
            }
            let outcome = Outcome::of(&judged(&result, false), code);
            if outcome.same < same && outcome.errors <= errors {
                tried.push(Tried { outcome, fix, result });
            }
        }
        sort_by_key(&mut tried, |tried| {
            (tried.outcome.errors, tried.outcome.warnings, tried.outcome.strain)
        });
        let least = tried.first().map_or(0, |best| best.outcome.errors);
        tried.retain(|tried| tried.outcome.errors == least);
        tried.truncate(KEPT);
        parsed.diagnostics[i].fixes = tried.into_iter().map(|tried| tried.fix).collect();
    }
}

/// A fix that helps, and the text after it.
struct Tried {
    outcome: Outcome,
    fix: Fix,
    result: String,
}

fn count(parsed: &Parsed, is_meant: impl Fn(&Diagnostic) -> bool) -> usize {
    parsed.diagnostics.iter().filter(|diagnostic| is_meant(diagnostic)).count()
}

/// What a fix leaves behind.
struct Outcome {
    errors: usize,
    warnings: usize,
    /// How far the pawns are from a structure that captures can explain.
    strain: u32,
    /// How many diagnostics of the same kind are left.
    same: usize,
}

impl Outcome {
    fn of(parsed: &Parsed, code: &str) -> Outcome {
        Outcome {
            errors: count(parsed, |diagnostic| diagnostic.severity == Severity::Error),
            warnings: count(parsed, |diagnostic| diagnostic.severity == Severity::Warning),
            strain: strain(&parsed.setup.board),
            same: count(parsed, |diagnostic| diagnostic.code() == code),
        }
    }
}

/// Doubled pawns beyond the enemy units that are missing, over both sides.
fn strain(board: &Board) -> u32 {
    Color::ALL
        .into_iter()
        .map(|color| {
            let pawns = board.pieces(color, Role::Pawn);
            let doubled: u32 = File::ALL
                .into_iter()
                .map(|file| (pawns & Bitboard::file(file)).count().saturating_sub(1))
                .sum();
            doubled.saturating_sub(16u32.saturating_sub(board.color(!color).count()))
        })
        .sum()
}
