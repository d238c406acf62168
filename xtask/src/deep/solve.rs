//! Exact endgames against plain minimax, on the last positions of many random games of every variant.

use anyhow::Result;

use crate::command::{cargo, run as call};

/// Random games of each variant by default.
pub(super) const GAMES: u64 = 1_000;

/// Compares the values of so many games of each variant, which the test prints as it goes.
///
/// # Errors
///
/// At the first position whose value differs.
pub(super) fn run(games: u64) -> Result<()> {
    let words = "test --release -p bots --test endgames values_agree -- --nocapture";
    call(cargo(words).env("TARA_ENDGAME_GAMES", games.to_string()))
}
