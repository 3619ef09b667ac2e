//! Which fix is best: each is tried out, and what it leaves behind decides.

use crate::chess::{Bitboard, Board, Color, File, Role};
use crate::fen::{Fix, Parsed, Severity};
use crate::order::sort_by_key;

use super::judge as judged;

/// The most fixes that a diagnostic keeps.
const KEPT: usize = 4;

/// A text longer than this keeps its fixes as they come: trying them out reads it anew.
const LONGEST_TEXT: usize = 20_000;

/// Sorts the fixes of every diagnostic by what they leave behind, and drops those that do not
/// help, or leave more errors than the best one.
pub(super) fn rank(text: &str, parsed: &mut Parsed) {
    if parsed.diagnostics.is_empty() || text.len() > LONGEST_TEXT {
        return;
    }
    let codes: Vec<&str> = parsed.diagnostics.iter().map(|d| d.code()).collect();
    let count = |code: &str| codes.iter().filter(|&&other| other == code).count();
    let errors = parsed.diagnostics.iter().filter(|d| d.severity == Severity::Error).count();
    for diagnostic in &mut parsed.diagnostics {
        let code = diagnostic.code();
        let mut tried: Vec<(Outcome, Fix)> = std::mem::take(&mut diagnostic.fixes)
            .into_iter()
            .map(|fix| (Outcome::of(&judged(&fix.apply(text), false), code), fix))
            .filter(|(outcome, _)| outcome.same < count(code) && outcome.errors <= errors)
            .collect();
        sort_by_key(&mut tried, |(outcome, _)| (outcome.errors, outcome.warnings, outcome.strain));
        let least = tried.first().map_or(0, |(outcome, _)| outcome.errors);
        tried.retain(|(outcome, _)| outcome.errors == least);
        let mut seen: Vec<String> = Vec::new();
        for (_, fix) in tried {
            let result = fix.apply(text);
            if !seen.contains(&result) && seen.len() < KEPT {
                seen.push(result);
                diagnostic.fixes.push(fix);
            }
        }
    }
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
        let count = |severity| parsed.diagnostics.iter().filter(|d| d.severity == severity).count();
        Outcome {
            errors: count(Severity::Error),
            warnings: count(Severity::Warning),
            strain: strain(&parsed.setup.board),
            same: parsed.diagnostics.iter().filter(|d| d.code() == code).count(),
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
