//! The command line, as its caller sees it.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test stops at what is not as it should be")]

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

const GOOD: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SHORT: &str = "rnbqkbnr/pp1pppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
const UNTIDY: &str = "4k3/8/8/8/8/8/8/4K2R w Kk - 0 1";
const RETRO: &str = "4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1";

/// Runs the program with something on its standard input.
fn run(words: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_forsyth"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may end before it has read everything.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn objects(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A file of its own for a test, in the folder that Cargo keeps for that.
fn file(name: &str, content: &[u8]) -> String {
    let path = format!("{}/{name}", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(&path, content).unwrap();
    path
}

#[test]
fn exit_statuses() {
    let missing = format!("{}/there-is-no-such-file", env!("CARGO_TARGET_TMPDIR"));
    let folder = env!("CARGO_TARGET_TMPDIR");
    for (words, input, status) in [
        (vec!["check"], GOOD, 0),
        (vec!["check", "-"], UNTIDY, 0),
        (vec!["check"], SHORT, 1),
        (vec!["check", "--json"], SHORT, 1),
        (vec!["check"], "", 0),
        (vec!["check", &missing], "", 2),
        (vec!["check", &missing, "-"], SHORT, 2),
        (vec!["check", folder], "", 2),
        (vec!["check", "--colour"], GOOD, 2),
        (vec!["chekc"], GOOD, 2),
        (vec![], GOOD, 2),
        (vec!["--help"], "", 0),
        (vec!["--version"], "", 0),
    ] {
        let output = run(&words, input.as_bytes());
        assert_eq!(output.status.code(), Some(status), "{words:?}");
        assert_eq!(output.stderr.is_empty(), status != 2, "{words:?}");
    }
}

#[test]
fn json_objects() {
    let input = format!("# openings\n\n{GOOD}\n  \n{SHORT}\r\n{UNTIDY}\nstartpos\n");
    let objects = objects(&run(&["check", "--json"], input.as_bytes()));
    let lines: Vec<_> = objects.iter().map(|o| o["line"].as_u64().unwrap()).collect();
    assert_eq!(lines, [3, 5, 6, 7]);
    let severities: Vec<_> = objects.iter().map(|o| o["severity"].as_str().unwrap()).collect();
    assert_eq!(severities, ["ok", "error", "warning", "error"]);
    for object in &objects {
        let keys: Vec<_> = object.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(keys, ["diagnostics", "fen", "input", "line", "severity"]);
    }
    assert_eq!(objects[0]["fen"], GOOD);
    assert_eq!(objects[1]["input"], SHORT);
    assert_eq!(objects[3]["fen"], Value::Null);
    let diagnostic = &objects[1]["diagnostics"][0];
    assert_eq!(diagnostic["code"], "rank-short");
    assert_eq!((&diagnostic["start"], &diagnostic["end"]), (&9.into(), &16.into()));
    assert_eq!(diagnostic["message"], "Rank 7 has 7 squares; it needs 8");
    assert_eq!(diagnostic["squares"].as_array().unwrap().len(), 8);
    assert_eq!(
        diagnostic["fixes"][0]["result"],
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"
    );
    assert!(diagnostic["fixes"][0]["label"].is_string());
}

#[test]
fn reports_have_carets_under_the_span() {
    let path = file("report.fen", format!("{GOOD}\n{SHORT}\n").as_bytes());
    let output = run(&["check", &path], b"");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "error[rank-short]: Rank 7 has 7 squares; it needs 8");
    assert_eq!(lines[1], format!("  at {path}:2:10"));
    let column = lines[2].find("pp1pppp").unwrap();
    assert_eq!(lines[3].find('^'), Some(column));
    assert_eq!(lines[3].matches('^').count(), "pp1pppp".len());
    assert_eq!(lines.last(), Some(&"2 positions: 1 with errors, 0 with warnings only"));
}

#[test]
fn several_files_and_standard_input() {
    let one = file("one.fen", format!("{GOOD}\n").as_bytes());
    let two = file("two.fen", UNTIDY.as_bytes());
    let output = run(&["check", "--json", &one, "-", &two], format!("{SHORT}\n").as_bytes());
    let inputs: Vec<_> =
        objects(&output).iter().map(|o| o["input"].as_str().unwrap().to_string()).collect();
    assert_eq!(inputs, [GOOD, SHORT, UNTIDY]);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn the_deep_pass_runs_when_asked_for() {
    let severity = |words: &[&str]| objects(&run(words, RETRO.as_bytes()))[0]["severity"].clone();
    assert_eq!(severity(&["check", "--json"]), "ok");
    assert_eq!(severity(&["check", "--json", "--deep"]), "warning");
}

#[test]
fn bytes_that_are_no_text_are_judged_all_the_same() {
    let input = b"rnbqkbnr/pp\xffppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\x00\xfe\n";
    let objects = objects(&run(&["check", "--json"], input));
    assert_eq!(objects.len(), 2);
    assert!(objects.iter().all(|object| object["severity"] == "error"));
}

/// Output begins while input is still coming, and a reader that has seen enough ends it all.
#[test]
fn lines_come_out_as_they_go_in() {
    let line = format!("{SHORT}\n");
    let output = run(&["check", "--json"], line.repeat(20_000).as_bytes());
    assert_eq!(objects(&output).len(), 20_000);

    let mut child = Command::new(env!("CARGO_BIN_EXE_forsyth"))
        .args(["check", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let writer = std::thread::spawn(move || while stdin.write_all(line.as_bytes()).is_ok() {});
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}
