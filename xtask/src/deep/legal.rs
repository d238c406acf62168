//! Checks that the players choose legal moves at a million positions.

use anyhow::Result;

use crate::command::{cargo, run as call};

/// The eleven games, each with so many positions.
const POSITIONS: u32 = 1_000_000 / 11 + 1;

/// Lets the players choose a move at so many positions of each game.
///
/// # Errors
///
/// At the first move that is not legal.
pub(super) fn run() -> Result<()> {
    let words = "test --release -p bots --test legality";
    call(cargo(words).env("TARA_LEGAL_POSITIONS", POSITIONS.to_string()))
}
