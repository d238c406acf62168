//! Each level of the ringfort games against the one below it.

use anyhow::Result;

use crate::command::{built, cargo, run as call};

use super::matches::variants;

/// Plays the levels of one variant, or of all.
///
/// # Errors
///
/// If the matches do not build or run.
pub(super) fn run(only: Option<&str>) -> Result<()> {
    for variant in variants(&built("tara", "release")?, only)? {
        let mut ladder = cargo("run --quiet --release -p bots --example ladder -- check");
        call(ladder.arg(variant))?;
    }
    Ok(())
}
