//! Random games of the slow twins, replayed by `tara` with every legal list, final position, score and measure.

use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::command::{built, output, program};

/// Ringfort games that are replayed by default.
pub(super) const GAMES: u64 = 100_000;

/// Transcripts that the twin makes from one seed: two games of each of ten variants.
const GAMES_A_SEED: u64 = 20;

/// Seeds below this one are for the golden transcripts.
const FIRST_SEED: u64 = 1_000;

/// Tables of Seat of Kings: seats, edition, policy. A game there is as long as fifty of the others.
const TABLES: [[&str; 3]; 6] = [
    ["blue,red", "en", "uniform"],
    ["blue,red", "it", "eager"],
    ["blue,red,white", "en", "eager"],
    ["yellow,white,red", "it", "uniform"],
    ["blue,red,white,yellow", "en", "eager"],
    ["blue,red,white,yellow", "en", "uniform"],
];

/// Replays at least `games` ringfort games, and for every fifty of them one of Seat of Kings.
///
/// # Errors
///
/// At the first game that replays differently, with what `tara replay` says and how the game was made.
pub(super) fn run(games: u64) -> Result<()> {
    let tara = built("tara", "release")?;
    let twin = built("ringforts-twin", "release")?;
    let seeds = games.div_ceil(GAMES_A_SEED);
    for seed in FIRST_SEED..FIRST_SEED + seeds {
        replay(&tara, &twin, &["golden", &seed.to_string()])?;
    }
    let twin = built("seat-of-kings-twin", "release")?;
    let rounds = games.div_ceil(50 * TABLES.len() as u64);
    for seed in FIRST_SEED..FIRST_SEED + rounds {
        for [seats, edition, policy] in TABLES {
            let seed = seed.to_string();
            let words = [
                "random", seats, edition, "20", policy, "1", &seed, "--legal",
            ];
            replay(&tara, &twin, &words)?;
        }
    }
    println!(
        "{} ringfort games and {} of Seat of Kings replay as the twins played them",
        seeds * GAMES_A_SEED,
        rounds * TABLES.len() as u64
    );
    Ok(())
}

/// Replays the games that a twin plays with these arguments.
fn replay(tara: &Path, twin: &Path, words: &[&str]) -> Result<()> {
    let transcripts = output(program(twin).args(words))?;
    let mut replay = program(tara)
        .args(["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut input = replay.stdin.take().context("standard input is piped")?;
    // A replay that fails may stop reading; its exit code is checked below.
    let written = input.write_all(transcripts.as_bytes());
    drop(input);
    let replayed = replay.wait_with_output()?;
    if !replayed.status.success() || written.is_err() {
        let said = String::from_utf8_lossy(&replayed.stdout);
        let asked = words.join(" ");
        bail!("what the twin plays by `{asked}` replays differently:\n{said}");
    }
    Ok(())
}
