//! `cargo xtask types`: describes the messages for clients, from their Rust types.

use anyhow::Result;

use crate::command::{cargo, run as call};

/// Writes `data/openapi.json`.
///
/// # Errors
///
/// If `server` does not build, or the file cannot be written.
pub(crate) fn run() -> Result<()> {
    let mut test = cargo("test --quiet --package server --lib the_kept_description_is_current");
    call(test.env("TARA_WRITE_TYPES", "1"))
}
