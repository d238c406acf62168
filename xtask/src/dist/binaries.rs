//! The two binaries of a release: one for every x86-64 processor, and a faster one that it gives way to where the processor allows it.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::{Release, TRIPLE};
use crate::command::{cargo, root, target};
use crate::explain;

/// The profile of a release.
const PROFILE: &str = "dist";

/// Builds the command for this class of processors and all better ones.
///
/// # Errors
///
/// If it does not build.
pub(super) fn build(processor: &str, release: &Release) -> Result<PathBuf> {
    let folder = target().join(format!("dist-{processor}"));
    let mut build = cargo("build --locked --package tara-cli --bin tara");
    build.args(["--profile", PROFILE, "--target", TRIPLE, "--target-dir"]);
    build.arg(&folder);
    build.env("CARGO_ENCODED_RUSTFLAGS", flags(processor)?);
    build.env("TARA_COMMIT", &release.commit);
    explain::run(&mut build, "the tara command was not built")?;
    Ok(folder.join(TRIPLE).join(PROFILE).join("tara"))
}

/// The flags of the compiler, in place of all others. The folders of this machine are not told.
fn flags(processor: &str) -> Result<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    let home = home.context("the folder of cargo is not known: set CARGO_HOME")?;
    let flags = [
        format!("-Ctarget-cpu={processor}"),
        format!("--remap-path-prefix={}=cargo", home.display()),
        format!("--remap-path-prefix={}=.", root().display()),
    ];
    Ok(flags.join("\u{1f}"))
}
