//! `cargo xtask load`: measures a server under load.

use anyhow::Result;

use crate::command::{built, program, run as call};

/// The duration of the soak of `cargo xtask deep`, in seconds.
const SOAK_SECONDS: &str = "600";

/// Builds the server and the load tool, and runs the tool with these options.
///
/// # Errors
///
/// If something does not build or run, or a bar of `data/bars.toml` is missed.
pub(crate) fn run(options: &[&str]) -> Result<()> {
    let tara = built("tara", "release")?;
    let load = built("load", "release")?;
    call(program(load).arg("--tara").arg(tara).args(options))
}

/// Runs the load for ten minutes, in which the memory must not grow.
///
/// # Errors
///
/// As [`run`], or if the memory grows.
pub(crate) fn soak() -> Result<()> {
    run(&["--seconds", SOAK_SECONDS, "--flat"])
}

/// Runs the attacks of `docs/siege.md`, while two people play.
///
/// # Errors
///
/// As [`run`], or if the memory grows by too much or the players wait for too long.
pub(crate) fn siege() -> Result<()> {
    run(&["--siege"])
}
