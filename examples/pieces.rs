//! Prints the drawings of the twelve pieces as the page holds them: `cargo run --example pieces`.
//! `script/sizes` weighs them.

fn main() {
    println!("{}", forsyth::diagram::symbols(""));
}
