//! A server that is killed over and over while orders come.

use anyhow::Result;

use crate::command::{cargo, run as call};

/// How often it is killed.
const CRASHES: u32 = 200;

/// Kills the server at random moments, and looks after each start whether all that was acknowledged is there.
///
/// # Errors
///
/// At the first order that was lost, or that happened twice.
pub(super) fn run() -> Result<()> {
    let words = "test --release -p cli --test server -- crashes";
    call(cargo(words).env("TARA_CRASHES", CRASHES.to_string()))
}
