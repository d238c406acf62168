//! `cargo xtask types`: generates the page's types from the Rust types of the messages.

use anyhow::Result;

use crate::command::{cargo, run as call};

/// Writes `web/src/client/wire.ts`.
///
/// # Errors
///
/// If `host` does not build, or the file cannot be written.
pub(crate) fn run() -> Result<()> {
    let mut test = cargo("test --quiet --package host --lib the_types_of_the_page_are_current");
    call(test.env("TARA_WRITE_TYPES", "1"))
}
