//! Finds the built page and the commit, which become part of the binary.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// The number of digits that name a commit, as many as git shows.
const DIGITS: usize = 8;

fn main() {
    println!("cargo::rerun-if-changed=page");
    println!("cargo::rerun-if-env-changed=TARA_COMMIT");
    if env::var_os("CARGO_FEATURE_PAGE").is_some() && !Path::new("page/index.html").is_file() {
        println!(
            "cargo::error=the page is not built: run `cargo xtask page` first, or install from a release's source archive, which carries it, or build \
             without it by --no-default-features"
        );
    }
    let commit = commit().unwrap_or_else(|| "unknown".into());
    println!("cargo::rustc-env=TARA_COMMIT={commit}");
}

/// The commit that is built: named by a release, by cargo in a published package, or by git.
fn commit() -> Option<String> {
    let digits = |commit: &str| commit.trim().get(..DIGITS).map(str::to_owned);
    if let Ok(commit) = env::var("TARA_COMMIT") {
        return digits(&commit);
    }
    if let Ok(info) = fs::read_to_string(".cargo_vcs_info.json") {
        let (_, rest) = info.split_once("\"sha1\": \"")?;
        return digits(rest);
    }
    // Each commit and each change of branch is written here.
    let log = git(&["rev-parse", "--git-path", "logs/HEAD"])?;
    println!("cargo::rerun-if-changed={}", log.trim());
    digits(&git(&["rev-parse", "HEAD"])?)
}

/// The output of git; `None` if it is not there, or this is no copy of the project that it keeps.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}
