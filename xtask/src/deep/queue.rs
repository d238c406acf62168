//! Times short decisions of computer players while long ones are asked for.

use anyhow::Result;

use crate::command::{cargo, run as call};

/// Decisions of each short player that are timed under each load.
const DECISIONS: u32 = 100;

/// Checks that 99 % of short decisions are answered within 250 ms, while one address has 60 tables of level 8 and ten persons
/// play against level 8.
///
/// # Errors
///
/// If they are not.
pub(super) fn run() -> Result<()> {
    let words = "test --release -p cli --test server -- --nocapture hold_up_no_short_one";
    call(cargo(words).env("TARA_SHORT_DECISIONS", DECISIONS.to_string()))
}
