//! Rebuilds the server when the page was rebuilt.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
