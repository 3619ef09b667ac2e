//! Writes the words of each language that the page fetches into a folder. Trunk calls it; see
//! `script/words`. With `--labels` it prints those of a board in somebody's page (see
//! `script/embed`), with `--rest` the English ones that the page does not begin with (see
//! `script/split.mjs`).

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    use forsyth::words::{Label, Lang, Words};
    use std::path::PathBuf;

    let Some(folder) = std::env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Usage: words FOLDER | --labels | --rest");
        std::process::exit(2);
    };
    if folder.as_os_str() == "--labels" {
        println!("{}", Label::json());
        return Ok(());
    }
    if folder.as_os_str() == "--rest" {
        print!("{}", Words::english_rest_text());
        return Ok(());
    }
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        std::fs::write(folder.join(lang.file_name()), Words::file(lang))?;
    }
    Ok(())
}

#[cfg(target_arch = "wasm32")]
fn main() {}
