//! The command line: `forsyth check`, `convert` and `read`.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use forsyth::cli::{Command, HELP, Status, check, convert, read};
    use std::io::{BufWriter, Write, stderr, stdout};

    let mut out = BufWriter::new(stdout().lock());
    let done = match Command::read(std::env::args_os().skip(1)) {
        Ok(Command::Help) => write!(out, "{HELP}").map(|()| Status::Fine),
        Ok(Command::Version) => {
            writeln!(out, "forsyth {}", env!("CARGO_PKG_VERSION")).map(|()| Status::Fine)
        }
        Ok(Command::Check(args)) => check(&args, &mut out, &mut stderr()),
        Ok(Command::Convert(args)) => convert(&args, &mut out, &mut stderr()),
        Ok(Command::Read(args)) => read(&args, &mut out, &mut stderr()),
        Err(usage) => {
            eprintln!("forsyth: {usage}\n\n{HELP}");
            Ok(Status::Failed)
        }
    };
    let done = done.and_then(|status| out.flush().map(|()| status));
    // A reader that has seen enough closes the pipe; that is no failure of ours to report.
    std::process::ExitCode::from(done.unwrap_or(Status::Failed).code())
}

#[cfg(target_arch = "wasm32")]
fn main() {}
