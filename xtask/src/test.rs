//! `cargo xtask test`: every check that a change must pass.

use anyhow::Result;

use crate::command::{cargo, program, require, run as call};
use crate::{browser, examples, page, steps, tidy};

/// Runs all checks, in order, and prints the summaries of the test runners as they come.
///
/// # Errors
///
/// If any check failed. A check whose tool is missing fails.
pub(crate) fn run() -> Result<()> {
    steps::run(&[
        ("format", &format),
        ("the page: build", &page::run),
        ("the page: form, types, parts", &page::check),
        ("clippy", &clippy),
        (
            "tests: units, rules, laws, twin, doc examples, fuzz corpus",
            &tests,
        ),
        ("host for a browser", &host_for_browser),
        ("examples of the README and the docs", &examples::run),
        ("pages of the crates", &pages),
        ("tidy", &tidy::run),
        ("the page in a browser", &browser::run),
    ])
}

fn format() -> Result<()> {
    require(&mut cargo("fmt --version"), "rustup component add rustfmt")?;
    call(&mut cargo("fmt --check"))
}

fn clippy() -> Result<()> {
    require(
        &mut cargo("clippy --version"),
        "rustup component add clippy",
    )?;
    call(&mut cargo(
        "clippy --workspace --all-targets -- -D warnings",
    ))
}

fn tests() -> Result<()> {
    require(
        program("cc").arg("--version"),
        "apt-get install build-essential",
    )?;
    call(&mut cargo("test --workspace --no-fail-fast"))
}

/// The target of a worker of the page: no clock, file, socket or thread.
const BROWSER_TARGET: &str = "wasm32-unknown-unknown";

/// Compiles `host` for a browser if the target is installed. Where it is not, tidy still refuses what needs an operating
/// system, by the source.
fn host_for_browser() -> Result<()> {
    let installed = program("rustup")
        .args(["target", "list", "--installed"])
        .output();
    let has_target =
        installed.is_ok_and(|list| String::from_utf8_lossy(&list.stdout).contains(BROWSER_TARGET));
    if has_target {
        let target = format!("check --package host --target {BROWSER_TARGET}");
        return call(&mut cargo(&target));
    }
    println!("not compiled: rustup target add {BROWSER_TARGET}");
    Ok(())
}

fn pages() -> Result<()> {
    let mut doc = cargo("doc --workspace --no-deps");
    call(doc.env("RUSTDOCFLAGS", "-D warnings"))
}
