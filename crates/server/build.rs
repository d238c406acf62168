//! Builds the server anew when the page was built anew.

fn main() {
    println!("cargo::rerun-if-changed=../../web/dist");
}
