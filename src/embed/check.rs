//! What is wrong with a text, as JSON.

use crate::chess::{Color, Setup, Square};
use crate::digits::{push_number, push_square};
use crate::fen::{
    Concern, Diagnostic, Dialect, Parsed, Problem, Severity, Span, write, write_castling,
    write_placement,
};
use crate::rules::{Verdict, diagnose, verdict};
use crate::words::Words;

/// The most bytes that are looked at: nobody reads further, and a page should not wait.
const LIMIT: usize = 100_000;

/// Reads any text and tells what is wrong with it.
///
/// The answer is a JSON object: `fen`, the best reading as it is written properly; `setup`, the
/// same field by field; `verdict`; `notice`, a sentence for those who only look at the board,
/// empty where nothing is wrong enough; and `diagnostics`, each with `code`, `severity`, `message`,
/// `start` and `end`, `squares`, and `fixes`, of which each has a `label`, `edits` and the
/// `result`. Places in the text are counted in UTF-16 code units, as JavaScript does.
pub fn check(text: &str, words: &Words) -> String {
    let mut end = text.len().min(LIMIT);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let text = &text[..end];
    let parsed = diagnose(text);
    let mut json = Json { out: String::new() };
    json.open('{');
    json.field("fen", &write(&parsed.setup, Dialect::AsGiven));
    json.key("setup");
    push_setup(&mut json, &parsed.setup);
    json.field(
        "verdict",
        match verdict(&parsed) {
            Verdict::Legal => "legal",
            Verdict::Playable => "playable",
            Verdict::Illegal => "illegal",
            Verdict::Unreadable => "unreadable",
        },
    );
    json.field("notice", &notice(&parsed, words));
    json.key("diagnostics");
    json.open('[');
    for diagnostic in &parsed.diagnostics {
        push_diagnostic(&mut json, text, diagnostic, words);
    }
    json.close(']');
    json.close('}');
    json.out
}

/// The first error, unless it is only that a diagram has no king.
fn notice(parsed: &Parsed, words: &Words) -> String {
    let is_told = |diagnostic: &&Diagnostic| {
        let is_diagram =
            matches!(diagnostic.problem, Problem::KingsMissing { .. } | Problem::BoardEmpty);
        diagnostic.severity == Severity::Error && !is_diagram
    };
    let mut told: Vec<&Diagnostic> = parsed.diagnostics.iter().filter(is_told).collect();
    // What is said of a board that could not be read in full may be wrong.
    if told.iter().any(|diagnostic| diagnostic.problem.concern() == Concern::Form) {
        told.retain(|diagnostic| diagnostic.problem.concern() == Concern::Form);
    }
    told.first().map_or(String::new(), |diagnostic| {
        let mut sentence = words.problem(&diagnostic.problem);
        if !sentence.ends_with('.') {
            sentence.push('.');
        }
        sentence
    })
}

fn push_setup(json: &mut Json, setup: &Setup) {
    json.open('{');
    json.field("placement", &write_placement(&setup.board));
    json.field(
        "sideToMove",
        match setup.side_to_move {
            Color::White => "white",
            Color::Black => "black",
        },
    );
    json.field("castling", &write_castling(setup, Dialect::AsGiven));
    json.key("enPassant");
    match setup.ep_square {
        Some(square) => json.text(&name(square)),
        None => json.raw("null"),
    }
    json.number("halfmoveClock", setup.halfmove_clock as usize);
    json.number("fullmoveNumber", setup.fullmove_number as usize);
    json.key("pieces");
    json.open('{');
    for (square, piece) in setup.board.iter() {
        json.field(&name(square), piece.letter().encode_utf8(&mut [0; 4]));
    }
    json.close('}');
    json.close('}');
}

fn push_diagnostic(json: &mut Json, text: &str, diagnostic: &Diagnostic, words: &Words) {
    json.open('{');
    json.field("code", diagnostic.code());
    json.field("severity", diagnostic.severity.name());
    json.field("message", &words.problem(&diagnostic.problem));
    push_span(json, text, diagnostic.span);
    json.key("squares");
    json.open('[');
    for square in diagnostic.squares {
        json.text(&name(square));
    }
    json.close(']');
    json.key("fixes");
    json.open('[');
    for fix in &diagnostic.fixes {
        json.open('{');
        json.field("label", &words.repair(&fix.repair));
        json.key("edits");
        json.open('[');
        for edit in &fix.edits {
            json.open('{');
            push_span(json, text, edit.span);
            json.field("text", &edit.replacement);
            json.close('}');
        }
        json.close(']');
        json.field("result", &fix.apply(text));
        json.close('}');
    }
    json.close(']');
    json.close('}');
}

/// A span in UTF-16 code units.
fn push_span(json: &mut Json, text: &str, span: Span) {
    let units =
        |byte: usize| text.get(..byte).unwrap_or(text).chars().map(char::len_utf16).sum::<usize>();
    json.number("start", units(span.start));
    json.number("end", units(span.end));
}

fn name(square: Square) -> String {
    let mut name = String::new();
    push_square(&mut name, square);
    name
}

/// JSON that grows.
struct Json {
    out: String,
}

impl Json {
    /// Goes on with a list or an object.
    fn separate(&mut self) {
        if !matches!(self.out.as_bytes().last(), None | Some(b'{' | b'[' | b':')) {
            self.out.push(',');
        }
    }

    fn open(&mut self, bracket: char) {
        self.separate();
        self.out.push(bracket);
    }

    fn close(&mut self, bracket: char) {
        self.out.push(bracket);
    }

    fn raw(&mut self, text: &str) {
        self.separate();
        self.out.push_str(text);
    }

    fn key(&mut self, name: &str) {
        self.text(name);
        self.out.push(':');
    }

    fn field(&mut self, name: &str, value: &str) {
        self.key(name);
        self.text(value);
    }

    fn number(&mut self, name: &str, value: usize) {
        self.key(name);
        push_number(&mut self.out, value as u32);
    }

    fn text(&mut self, text: &str) {
        self.separate();
        self.out.push('"');
        for c in text.chars() {
            match c {
                '"' | '\\' => {
                    self.out.push('\\');
                    self.out.push(c);
                }
                // Also the two that JavaScript takes for the end of a line.
                '\0'..='\u{1f}' | '\u{2028}' | '\u{2029}' => {
                    self.out.push_str("\\u");
                    for place in (0..4).rev() {
                        let digit = (c as u32) >> (4 * place) & 15;
                        self.out.push(char::from_digit(digit, 16).unwrap_or('0'));
                    }
                }
                _ => self.out.push(c),
            }
        }
        self.out.push('"');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn checked(text: &str) -> Value {
        serde_json::from_str(&check(text, Words::english())).unwrap()
    }

    #[test]
    fn a_right_fen() {
        let json = checked("4k3/8/8/8/8/8/4P3/4K3 b - - 3 12");
        assert_eq!(json["fen"], "4k3/8/8/8/8/8/4P3/4K3 b - - 3 12");
        assert_eq!(json["verdict"], "legal");
        assert_eq!(json["notice"], "");
        assert_eq!(json["diagnostics"], Value::Array(Vec::new()));
        let setup = serde_json::json!({
            "placement": "4k3/8/8/8/8/8/4P3/4K3", "sideToMove": "black", "castling": "-",
            "enPassant": null, "halfmoveClock": 3, "fullmoveNumber": 12,
            "pieces": { "e1": "K", "e2": "P", "e8": "k" },
        });
        assert_eq!(json["setup"], setup);
    }

    #[test]
    fn places_are_counted_as_javascript_does() {
        let text = "(𝄞é) 4k3/8/8/8/8/8/4P3/4K4 w - - 0 1";
        let json = checked(text);
        let units: Vec<u16> = text.encode_utf16().collect();
        let at = |value: &Value| {
            let place = |key: &str| value[key].as_u64().unwrap() as usize;
            String::from_utf16(&units[place("start")..place("end")]).unwrap()
        };
        let found = json["diagnostics"].as_array().unwrap();
        let long = found.iter().find(|it| it["code"] == "rank-long").unwrap();
        assert_eq!(at(long), "4K4");
        assert_eq!(json["notice"], "Rank 1 has 9 squares; it has room for 8.");
        let fix = &long["fixes"][0];
        assert!(!at(&fix["edits"][0]).is_empty() && fix["result"].is_string());
        assert!(!fix["label"].as_str().unwrap().is_empty());
    }

    #[test]
    fn a_diagram_without_kings_gets_no_notice() {
        for text in ["8/8/3ppp2/8/3PPP2/8/8/8", "8/8/8/8/8/8/8/8 w - - 0 1", "4k3/8/8/8/8/8/8/8 w"]
        {
            assert_eq!(checked(text)["notice"], "", "{text}");
        }
        for text in ["4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "no FEN", "", "8/8/8 w - - 0 1"] {
            assert_ne!(checked(text)["notice"], "", "{text}");
        }
    }

    #[test]
    fn any_text_gives_json() {
        let corpus = include_str!("../../tests/data/corpus.jsonl");
        let hostile = ["__proto__", "\"},\"x\":{\"", "<script>\u{2028}\0\u{7f}\\", "\u{202e}8/8"];
        for text in corpus.lines().take(400).chain(hostile) {
            assert!(checked(text).is_object(), "{text}");
        }
        for long in ["8/".repeat(500_000), "é".repeat(500_000), "[FEN \"".repeat(160_000)] {
            assert!(checked(&long).is_object());
        }
    }
}
