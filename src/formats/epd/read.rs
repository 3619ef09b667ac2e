//! From a text to a record.

use super::super::san;
use super::{Epd, Fault, FaultKind, Operand, Operation};
use crate::chess::Setup;
use crate::fen::{Edit, Problem, Span, parse};
use crate::rules::moves::{pass, play};

/// Reads a line of EPD, or of FEN with or without operations behind it.
pub fn read(text: &str) -> Epd {
    let parsed = parse(text);
    let mut diagnostics = parsed.diagnostics;
    diagnostics.retain(|diagnostic| diagnostic.problem != Problem::EpdOperations);
    let fields = |count| parsed.layout.fields.iter().take(count).flatten();
    let end = |count| fields(count).map(|span: &Span| span.end).max().unwrap_or(text.len());
    // A number behind the four fields is a counter; anything else begins the operations.
    let tail = text.get(end(4)..).unwrap_or_default().trim_start();
    let start = if tail.starts_with(|c: char| c.is_ascii_digit()) { end(6) } else { end(4) };
    let mut epd = Epd {
        setup: parsed.setup,
        operations: Vec::new(),
        layout: parsed.layout,
        diagnostics,
        faults: Vec::new(),
    };
    let mut reader = Reader { text, at: start, epd: &mut epd };
    reader.operations();
    for i in 0..epd.operations.len() {
        check(&mut epd, i);
    }
    epd
}

struct Reader<'t, 'e> {
    text: &'t str,
    at: usize,
    epd: &'e mut Epd,
}

impl Reader<'_, '_> {
    fn peek(&self) -> Option<char> {
        self.text.get(self.at..).and_then(|rest| rest.chars().next())
    }

    fn skip(&mut self, is_skipped: fn(char) -> bool) {
        while let Some(c) = self.peek().filter(|c| is_skipped(*c)) {
            self.at += c.len_utf8();
        }
    }

    fn operations(&mut self) {
        loop {
            self.skip(|c| is_blank(c) || c == ';');
            if self.peek().is_none() {
                return;
            }
            self.operation();
        }
    }

    fn operation(&mut self) {
        let name = self.word();
        let opcode = name.of(self.text).to_string();
        let mut operands = Vec::new();
        let mut end = name.end;
        loop {
            self.skip(is_blank);
            match self.peek() {
                Some(';') => break,
                None => {
                    let fix = vec![Edit::new(Span::at(end), ";")];
                    self.fault(FaultKind::NoSemicolon, Span::at(end), fix);
                    break;
                }
                Some('"') => operands.push(self.string()),
                Some(_) => {
                    let span = self.word();
                    let text = span.of(self.text).to_string();
                    operands.push(Operand { text, quoted: false, span });
                }
            }
            end = self.at;
        }
        if !is_opcode(&opcode) {
            self.fault(FaultKind::Opcode, name, Vec::new());
        } else if self.epd.operation(&opcode).is_some() {
            self.fault(FaultKind::Duplicate, name, Vec::new());
        }
        let span = Span::new(name.start, end);
        self.epd.operations.push(Operation { opcode, operands, span });
    }

    /// Everything up to a space or a semicolon.
    fn word(&mut self) -> Span {
        let start = self.at;
        self.skip(|c| !is_blank(c) && c != ';');
        Span::new(start, self.at)
    }

    /// A string: there is no way to write a quotation mark within it.
    fn string(&mut self) -> Operand {
        let start = self.at;
        let inner = start + 1;
        let rest = self.text.get(inner..).unwrap_or_default();
        let end = match rest.find('"') {
            Some(length) => inner + length,
            None => {
                // A semicolon is more likely to end the operation than to be meant.
                let end = inner + rest.find(';').unwrap_or(rest.len());
                let fix = vec![Edit::new(Span::at(end), "\"")];
                self.fault(FaultKind::OpenString, Span::new(start, end), fix);
                end
            }
        };
        let text = Span::new(inner, end).of(self.text).to_string();
        self.at = end;
        if self.peek() == Some('"') {
            self.at += 1;
        }
        Operand { text, quoted: true, span: Span::new(start, self.at) }
    }

    fn fault(&mut self, kind: FaultKind, span: Span, fix: Vec<Edit>) {
        self.epd.faults.push(Fault { kind, span, fix });
    }
}

/// Spaces of all kinds, and characters that nobody has typed.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || c.is_control()
}

fn is_opcode(name: &str) -> bool {
    name.len() <= 15
        && name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Judges the operands of an operation, and reads the counters.
fn check(epd: &mut Epd, at: usize) {
    let Some(operation) = epd.operations.get(at) else { return };
    let faults = &mut epd.faults;
    let mut fault = |kind, span| faults.push(Fault { kind, span, fix: Vec::new() });
    let first = operation.operands.first();
    let number = || first.and_then(|operand| operand.text.parse::<u32>().ok());
    match operation.opcode.as_str() {
        "hmvc" | "fmvn" | "acd" | "acn" | "acs" | "ce" | "dm" | "bm" | "am" | "sm" | "pm"
        | "pv" | "id"
            if first.is_none() =>
        {
            fault(FaultKind::NoOperand, operation.span);
        }
        "hmvc" => match number() {
            Some(clock) => epd.setup.halfmove_clock = clock,
            None => fault(FaultKind::NotANumber, operation.span),
        },
        "fmvn" => match number() {
            Some(number) => epd.setup.fullmove_number = number.max(1),
            None => fault(FaultKind::NotANumber, operation.span),
        },
        "acd" | "acn" | "acs" | "ce" | "dm"
            if first.is_some_and(|operand| operand.text.parse::<i64>().is_err()) =>
        {
            fault(FaultKind::NotANumber, operation.span);
        }
        "bm" | "am" | "sm" | "pm" => {
            for operand in &operation.operands {
                if let Err(kind) = played(&epd.setup, operand) {
                    fault(kind, operand.span);
                }
            }
        }
        "pv" => {
            let mut setup = epd.setup;
            for operand in &operation.operands {
                match played(&setup, operand) {
                    Ok(after) => setup = after,
                    Err(kind) => {
                        fault(kind, operand.span);
                        break;
                    }
                }
            }
        }
        _ => {}
    }
}

/// The position after the move that an operand is.
fn played(setup: &Setup, operand: &Operand) -> Result<Setup, FaultKind> {
    let san = san::read(&operand.text).ok_or(FaultKind::Move(san::Impossible::Unreadable))?;
    let mv = san::resolve(setup, san).map_err(FaultKind::Move)?;
    Ok(mv.map_or_else(|| pass(setup), |mv| play(setup, &mv)))
}
