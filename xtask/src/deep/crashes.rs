//! Kills a server over and over while orders come.

use anyhow::Result;

use crate::command::{cargo, run as call};

/// Kills in one run.
const CRASHES: u32 = 200;

/// Kills the server at random moments, and checks after each start that everything acknowledged is there.
///
/// # Errors
///
/// At the first order that was lost, or that happened twice.
pub(super) fn run() -> Result<()> {
    let words = "test --release -p cli --test server -- crashes";
    call(cargo(words).env("TARA_CRASHES", CRASHES.to_string()))
}
