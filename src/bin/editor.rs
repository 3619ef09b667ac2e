//! The page. Built for the browser by Trunk; see `script/server`.

/// A good deal smaller than the one that Rust brings along.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

#[cfg(target_arch = "wasm32")]
fn main() {
    if let Some(root) = gloo::utils::document().get_element_by_id("app") {
        yew::Renderer::<forsyth::app::App>::with_root(root).render();
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The editor runs in a browser: start it with script/server.");
}
