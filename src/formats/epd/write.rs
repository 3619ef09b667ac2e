//! From a record to a text.

use super::{Epd, Operation};
use crate::fen::{Dialect, write};

impl Epd {
    /// Writes the record with its operations as they are.
    pub fn write(&self, dialect: Dialect) -> String {
        let mut out = String::new();
        for (i, field) in write(&self.setup, dialect).split(' ').take(4).enumerate() {
            if i > 0 {
                out.push(' ');
            }
            out.push_str(field);
        }
        for operation in &self.operations {
            out.push(' ');
            push_operation(&mut out, operation);
        }
        out
    }

    /// Puts the operations in the order that the standard has for export: that of ASCII, each
    /// opcode once, where the first one stays; and the counters among them.
    pub fn tidy(&mut self) {
        self.set("fmvn", false, &self.setup.fullmove_number.to_string());
        self.set("hmvc", false, &self.setup.halfmove_clock.to_string());
        let mut tidy: Vec<Operation> = Vec::with_capacity(self.operations.len());
        for operation in self.operations.drain(..) {
            let at = tidy.partition_point(|other| other.opcode < operation.opcode);
            if tidy.get(at).is_none_or(|other| other.opcode != operation.opcode) {
                tidy.insert(at, operation);
            }
        }
        self.operations = tidy;
    }
}

fn push_operation(out: &mut String, operation: &Operation) {
    out.push_str(&operation.opcode);
    for operand in &operation.operands {
        out.push(' ');
        if operand.quoted {
            out.push('"');
            // A string can't hold these two.
            out.extend(operand.text.chars().map(|c| match c {
                '"' => '\'',
                _ if c.is_control() => ' ',
                _ => c,
            }));
            out.push('"');
        } else {
            out.push_str(&operand.text);
        }
    }
    out.push(';');
}
