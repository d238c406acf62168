//! `cargo xtask page`: builds the page into `web/dist`, which the server embeds.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use anyhow::{Context, Result};

use crate::command::{root, run as call};
use crate::node::npm;
use crate::{explain, node};

/// Set when the page was built by this run of `cargo xtask`.
static BUILT: OnceLock<()> = OnceLock::new();

/// Builds the page once a run, and fetches what that needs if it has changed.
///
/// # Errors
///
/// If Node.js or npm is missing, or the page does not build.
pub(crate) fn run() -> Result<()> {
    if BUILT.get().is_some() {
        return Ok(());
    }
    fetch()?;
    call(npm().args(["run", "--silent", "build"]))?;
    let _ = BUILT.set(());
    Ok(())
}

/// Checks the page without a browser: its form, its types, its parts.
///
/// # Errors
///
/// If a tool is missing or a check fails.
pub(crate) fn check() -> Result<()> {
    fetch()?;
    call(npm().args(["run", "--silent", "check"]))
}

/// Fetches the packages that the lock file names, unless they are there.
///
/// # Errors
///
/// If Node.js or npm is missing, or a package cannot be fetched.
pub(crate) fn fetch() -> Result<()> {
    node::ready()?;
    let web = root().join("web");
    let lock = read(&web.join("package-lock.json"))?;
    // What npm fetched last is kept beside it.
    let fetched = web.join("node_modules/.fetched-lock.json");
    if fs::read_to_string(&fetched).is_ok_and(|fetched| fetched == lock) {
        return Ok(());
    }
    explain::run(
        npm().args(["ci", "--loglevel=error"]),
        "the packages of the page were not fetched",
    )?;
    fs::write(&fetched, lock).with_context(|| fetched.display().to_string())
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
