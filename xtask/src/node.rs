//! Node.js and npm, with which the page is built: those of the system, or a newer Node.js that npm fetches.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{output, program, root, target};
use crate::explain;

/// The versions that Vite runs on.
const NEEDED: &str = "20.19 or later, or 22.12 or later";

/// The package of npm that brings a Node.js, and the version that is fetched.
const PACKAGE: &str = "node@24";

/// Checks that there are npm and a Node.js that is new enough, and fetches a newer one into the target folder if the system's is too old, as that
/// of Debian 12 is.
///
/// # Errors
///
/// If one is missing, or a newer Node.js cannot be fetched.
pub(crate) fn ready() -> Result<()> {
    let Some(version) = version(Path::new("node")) else {
        bail!(
            "Node.js is missing; install it with: apt-get install nodejs npm (or brew install node, dnf install nodejs)"
        );
    };
    if version_of(npm_program()).is_none() {
        bail!(
            "npm is missing; install it with: apt-get install npm (or brew install node, dnf install npm)"
        );
    }
    if suffices(&version) || fetched().is_some() {
        return Ok(());
    }
    println!(
        "Node.js {version} is too old for the page, which needs {NEEDED}: npm fetches a newer one into the target folder."
    );
    let mut install = program(npm_program());
    install.args(["install", "--loglevel=error", "--no-save", "--prefix"]);
    explain::run(
        install.arg(folder()).arg(PACKAGE),
        "a newer Node.js was not fetched",
    )?;
    fetched()
        .map(drop)
        .context("the Node.js that npm fetched does not run; install version 24 by hand")
}

/// npm in the folder of the page, with a Node.js that is new enough.
pub(crate) fn npm() -> Command {
    let mut npm = program(npm_program());
    npm.current_dir(root().join("web"));
    if let Some(path) = path() {
        npm.env("PATH", path);
    }
    npm
}

/// The search path that finds the fetched Node.js first; `None` if the system's is used.
fn path() -> Option<OsString> {
    if version(Path::new("node")).is_some_and(|version| suffices(&version)) {
        return None;
    }
    let found = fetched()?;
    let folders = found.parent().map(Path::to_path_buf).into_iter();
    let path = env::var_os("PATH").unwrap_or_default();
    env::join_paths(folders.chain(env::split_paths(&path))).ok()
}

/// The Node.js that npm fetched, if it is there and runs.
fn fetched() -> Option<PathBuf> {
    let name = format!("node{}", env::consts::EXE_SUFFIX);
    let node = folder().join("node_modules/node/bin").join(name);
    version(&node).filter(|version| suffices(version))?;
    Some(node)
}

fn folder() -> PathBuf {
    target().join("node")
}

const fn npm_program() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

fn version(node: &Path) -> Option<String> {
    Some(version_of(node)?.trim_start_matches('v').to_owned())
}

/// The version that a program tells; `None` if it does not run.
fn version_of(name: impl AsRef<Path>) -> Option<String> {
    let answer = output(program(name.as_ref()).arg("--version")).ok()?;
    Some(answer.trim().to_owned())
}

/// True if Vite runs on this version of Node.js.
fn suffices(version: &str) -> bool {
    let mut numbers = version.split('.').map(|number| number.parse().unwrap_or(0));
    let mut next = || numbers.next().unwrap_or(0);
    matches!((next(), next()), (20, 19..) | (22, 12..) | (23.., _))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::suffices;

    #[test]
    fn old_versions_of_node_do_not_suffice() {
        for old in ["18.20.4", "20.18.3", "21.7.0", "22.11.9", "", "x"] {
            assert!(!suffices(old), "{old}");
        }
        for good in ["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.9.0"] {
            assert!(suffices(good), "{good}");
        }
    }
}
