//! The page. Built for the browser by Trunk; see `script/server`.

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("The editor runs in a browser: start it with script/server.");
}
