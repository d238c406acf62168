//! Attacks a server while two people play there.

use anyhow::Result;

use crate::load;

/// Runs the attacks of `docs/siege.md` against a server of this machine.
///
/// # Errors
///
/// If something does not build or run, the server's memory grows by too much, or the players wait for too long.
pub(super) fn run() -> Result<()> {
    load::run(&["--siege"])
}
