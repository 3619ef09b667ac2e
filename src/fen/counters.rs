//! Fields 5 and 6: the halfmove clock and the fullmove number.

use super::diagnostic::Severity;
use super::field::Field;
use super::glyph::unicode_digit;
use super::problem::Problem;
use super::reader::{Reader, Token};
use super::repair::Repair;

/// Reads a counter in `token`.
pub(super) fn read_field(reader: &mut Reader<'_>, field: Field, token: Token) {
    let span = reader.span(token);
    reader.layout.fields[field.index()] = Some(span);
    let raw = reader.raw(token);
    let chars = reader.chars(token);
    let (value, complaint) = read(field, &raw, &chars);
    match field {
        Field::HalfmoveClock => reader.setup.halfmove_clock = value,
        _ => reader.setup.fullmove_number = value.max(1),
    }
    if field == Field::FullmoveNumber && value == 0 && complaint.is_none() {
        report_zero(reader, token);
        return;
    }
    let Some((severity, problem)) = complaint else { return };
    let value = if field == Field::FullmoveNumber { value.max(1) } else { value };
    let repair = match field {
        Field::HalfmoveClock => Repair::SetHalfmove(value),
        _ => Repair::SetFullmove(value),
    };
    reader.report(severity, problem, span).replace(repair, span, value.to_string());
}

type Complaint = Option<(Severity, Problem)>;

/// The value of a counter and what is wrong with how it is written.
fn read(field: Field, raw: &str, chars: &str) -> (u32, Complaint) {
    let start = if field == Field::FullmoveNumber { 1 } else { 0 };
    let warning = |problem| Some((Severity::Warning, problem));
    if !chars.is_empty() && chars.chars().all(|c| c == '-') {
        return (start, warning(Problem::CounterDash(field)));
    }
    let (sign, digits) = match chars.split_at_checked(1) {
        Some((sign @ ("+" | "-"), digits)) => (sign, digits),
        _ => ("", chars),
    };
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        let prefix: String = digits.chars().take_while(char::is_ascii_digit).collect();
        let value = if prefix.len() > 4 { start } else { prefix.parse().unwrap_or(start) };
        let problem = match field {
            Field::HalfmoveClock => Problem::HalfmoveSyntax,
            _ => Problem::FullmoveSyntax,
        };
        return (value, Some((Severity::Error, problem)));
    }
    let value = digits.parse().unwrap_or(u32::MAX);
    let complaint = if raw.chars().any(|c| unicode_digit(c).is_some()) {
        Some((Severity::Error, Problem::CounterUnicodeDigit(field)))
    } else if sign == "-" && value > 0 {
        let problem = match field {
            Field::HalfmoveClock => Problem::HalfmoveNegative,
            _ => Problem::FullmoveNegative,
        };
        return (start, warning(problem));
    } else if !sign.is_empty() {
        warning(Problem::CounterSign(field))
    } else if digits.len() > 1 && digits.starts_with('0') {
        warning(Problem::CounterLeadingZero(field))
    } else {
        None
    };
    (value, complaint)
}

/// A fullmove number of 0: after another clock than 0 the two are likely swapped.
fn report_zero(reader: &mut Reader<'_>, token: Token) {
    let span = reader.span(token);
    let clock = reader.setup.halfmove_clock;
    let halfmove = reader.layout.field(Field::HalfmoveClock);
    if let Some(halfmove) = halfmove.filter(|_| clock > 0) {
        reader
            .report(Severity::Warning, Problem::CountersSwapped, halfmove)
            .fix(
                Repair::SwapCounters,
                vec![
                    super::span::Edit::new(halfmove, "0"),
                    super::span::Edit::new(span, clock.to_string()),
                ],
            )
            .replace(Repair::SetFullmove(1), span, "1");
        return;
    }
    reader.report(Severity::Warning, Problem::FullmoveZero, span).replace(
        Repair::SetFullmove(1),
        span,
        "1",
    );
}
