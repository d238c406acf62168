//! `cargo xtask test`: every check that a change must pass.

use anyhow::{Result, bail};

use crate::command::{cargo, output, program, require, run as call};
use crate::{browser, examples, module, packages, page, pictures, spelling, steps, tidy, wheel};

/// Runs all checks, in order, and prints the summaries of the test runners as they come.
///
/// # Errors
///
/// If any check failed. A check whose tool is missing fails.
pub(crate) fn run() -> Result<()> {
    let result = steps::run(&[
        ("format", &format),
        ("the modules of the page", &module::build),
        ("the page: build", &page::run),
        ("the page: form, types, parts", &page::check),
        ("clippy", &clippy),
        (
            "tests: units, rules, laws, twin, doc examples, fuzz corpus",
            &tests,
        ),
        ("the Python package", &wheel::check),
        ("examples of the README and the docs", &examples::run),
        ("the drawings of the docs", &pictures::check),
        ("pages of the crates", &pages),
        ("packages for registries", &packages::check),
        ("the library without features", &bare),
        ("tidy", &tidy::run),
        ("spelling", &spelling::run),
        ("the page in a browser", &browser::run),
    ]);
    for line in browser::flaky() {
        println!("{line}");
    }
    result
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
    // Examples are checked by clippy; what they do is no test. Those of the server wait more than they work.
    let mut units = cargo("test --workspace --tests --no-fail-fast");
    let units = call(units.env("RUST_TEST_THREADS", "4"));
    let docs = call(&mut cargo("test --workspace --doc --no-fail-fast"));
    units.and(docs)
}

fn pages() -> Result<()> {
    let mut doc = cargo("doc --workspace --no-deps");
    call(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Others take the library for its games alone: it builds without features, and then does not need what only they need.
fn bare() -> Result<()> {
    let bare = "--quiet --package tara-games --no-default-features";
    call(&mut cargo(&format!("check {bare}")))?;
    let tree = format!("tree {bare} --edges normal --prefix none");
    let tree = output(&mut cargo(&tree))?;
    let for_features = |line: &&str| line.starts_with("serde_json ") || line.starts_with("utoipa ");
    match tree.lines().find(for_features) {
        Some(line) => bail!("without features it needs {line}"),
        None => Ok(()),
    }
}
