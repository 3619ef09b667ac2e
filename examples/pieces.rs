//! Prints the drawings of a piece set as symbols: `cargo run --example pieces [standard]`.
//! `script/sizes` weighs them.

use forsyth::diagram::{PieceSet, symbols_of};

fn main() -> Result<(), String> {
    let name = std::env::args().nth(1).unwrap_or("standard".to_string());
    let set = PieceSet::ALL.into_iter().find(|set| set.name() == name);
    println!("{}", symbols_of(set.ok_or(format!("There is no set called {name}."))?, ""));
    Ok(())
}
