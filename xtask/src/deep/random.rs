//! Random games of the slow twin, replayed by `tara` with every legal list, final position, score and measure.

use std::io::Write;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::command::{built, output, program};

/// Transcripts that the twin makes from one seed: two games of each of ten variants.
const GAMES_A_SEED: u64 = 20;

/// Seeds below this one are for the golden transcripts.
const FIRST_SEED: u64 = 1_000;

/// Replays at least `games` games.
///
/// # Errors
///
/// At the first game that replays differently, with what `tara replay` says and the seed.
pub(super) fn run(games: u64) -> Result<()> {
    let tara = built("tara", "release")?;
    let twin = built("ringforts-twin", "release")?;
    let seeds = games.div_ceil(GAMES_A_SEED);
    for seed in FIRST_SEED..FIRST_SEED + seeds {
        let transcripts = output(program(&twin).args(["golden", &seed.to_string()]))?;
        let mut replay = program(&tara)
            .args(["replay", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut input = replay.stdin.take().context("standard input is piped")?;
        // A replay that fails may stop reading; its exit code tells.
        let written = input.write_all(transcripts.as_bytes());
        drop(input);
        let replayed = replay.wait_with_output()?;
        if !replayed.status.success() || written.is_err() {
            let said = String::from_utf8_lossy(&replayed.stdout);
            bail!("the games of seed {seed} replay differently:\n{said}");
        }
    }
    println!(
        "{} games replay as the twin played them",
        seeds * GAMES_A_SEED
    );
    Ok(())
}
