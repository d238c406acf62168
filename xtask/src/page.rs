//! `cargo xtask page`: builds the page into `web/dist`, which the server embeds.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context, Result};

use crate::command::{root, run as call};
use crate::node::npm;
use crate::{explain, node};

/// Set when the page was built by this run of `cargo xtask`.
static BUILT: OnceLock<()> = OnceLock::new();

/// Builds the page once a run, and fetches what that needs if it has changed. A page that comes out as it was is left alone, so that the
/// server is not built again.
///
/// # Errors
///
/// If Node.js or npm is missing, or the page does not build.
pub(crate) fn run() -> Result<()> {
    if BUILT.get().is_some() {
        return Ok(());
    }
    fetch()?;
    let new = root().join("web/dist/next");
    let out = format!("--outDir={}", new.display());
    call(npm().args(["run", "--silent", "build", "--", &out]))?;
    replace(&root().join("web/dist/page"), &new)?;
    let _ = BUILT.set(());
    Ok(())
}

/// Puts a new folder in the place of an old one, unless they hold the same.
fn replace(old: &Path, new: &Path) -> Result<()> {
    if old.is_dir() {
        if files(old)? == files(new)? {
            return fs::remove_dir_all(new).with_context(|| new.display().to_string());
        }
        fs::remove_dir_all(old).with_context(|| old.display().to_string())?;
    }
    fs::rename(new, old).with_context(|| old.display().to_string())
}

/// The files below a folder, with what they hold.
fn files(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next).with_context(|| next.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
                files.insert(path.strip_prefix(folder)?.to_owned(), bytes);
            }
        }
    }
    Ok(files)
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
    // The lock of what npm fetched last is kept beside it.
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
