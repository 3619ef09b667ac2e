//! The command line.

fn main() {
    println!("forsyth {}", env!("CARGO_PKG_VERSION"));
}
