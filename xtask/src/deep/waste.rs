//! Levels 3 to 7 of Seat of Kings in whole games: no cumal and hardly a card is spent for nothing.

use std::fs;

use anyhow::{Context, Result};

use crate::command::{cargo, run as call, target};
use crate::git;

/// The test that plays the games.
const TEST: &str =
    "test --release -p tara-bots --test players levels_from_3_on_waste -- --nocapture";

/// Games of each level with 2, 3 and 4 seats: a hundred in all.
const GAMES: u64 = 34;

/// Plays so many games of each level with each number of seats. What each game wasted is kept in the target folder, so an
/// interrupted run of the same commit continues where it ended. With uncommitted changes nothing is kept.
///
/// # Errors
///
/// If the test fails, or the folder cannot be made.
pub(super) fn run(games: Option<u64>) -> Result<()> {
    let mut test = cargo(TEST);
    test.env("TARA_WASTE_GAMES", games.unwrap_or(GAMES).to_string());
    if git::check_clean("games of another program are not kept").is_ok() {
        let folder = target().join("waste");
        fs::create_dir_all(&folder)
            .with_context(|| format!("{} cannot be made", folder.display()))?;
        let commit = git::line(&["rev-parse", "HEAD"])?;
        test.env("TARA_WASTE_KEPT", folder.join(commit));
    }
    call(&mut test)
}
