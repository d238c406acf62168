//! Each level of the ringfort games against the one below it, by `tara arena`.

use std::path::Path;

use anyhow::Result;

use crate::command::{built, program, run as call};

use super::matches::variants;

/// The number of levels.
const LEVELS: u8 = 8;

/// A match has at most this many games.
const MAX_GAMES: &str = "200";

/// The test that ends a match: 70 Elo, a share of 0.6, against 0.
const TEST: [&str; 5] = ["--elo0", "0", "--elo1", "70", "--until-decided"];

/// Plays the levels of one variant, or of all. Level 1 plays `greedy`.
///
/// # Errors
///
/// If the program does not build, or a match cannot be played.
pub(super) fn run(only: Option<&str>) -> Result<()> {
    let tara = built("tara", "release")?;
    for variant in variants(&tara, only)? {
        for level in 1..=LEVELS {
            play(&tara, &variant, level)?;
        }
    }
    Ok(())
}

fn play(tara: &Path, variant: &str, level: u8) -> Result<()> {
    let below = match level {
        1 => "greedy".into(),
        _ => format!("level:{}", level - 1),
    };
    let mut arena = program(tara);
    arena.args([
        "arena",
        variant,
        "--a",
        &format!("level:{level}"),
        "--b",
        &below,
    ]);
    arena.args(["--games", MAX_GAMES, "--seed", "1"]).args(TEST);
    call(&mut arena)
}
