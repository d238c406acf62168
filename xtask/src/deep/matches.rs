//! The search against the yardstick, in every ringfort variant, at equal processor time.
//!
//! How many nodes cost as much as the playouts is found by short matches first. A match is kept in the target folder, so
//! that a run that was interrupted goes on where it was, with the nodes of before.

mod arena;

use std::path::Path;

use anyhow::{Result, bail};
use serde_json::Value;

use self::arena::{Arena, Row};
use crate::command::{built, output, program};

/// Somebody whom the search must beat.
struct Yardstick {
    playouts: u64,
    /// The games of a short match.
    trial: &'static str,
    /// The test, in Elo, that ends a match.
    elo: [&'static str; 2],
    /// The share of the wins that the search must have.
    least_share: f64,
}

/// A share of 0.75 is 191 Elo, so a test about that is for the weaker one.
const YARDSTICKS: [Yardstick; 2] = [
    Yardstick {
        playouts: 5_000,
        trial: "24",
        elo: ["120", "260"],
        least_share: 0.75,
    },
    Yardstick {
        playouts: 50_000,
        trial: "6",
        elo: ["0", "100"],
        least_share: 0.0,
    },
];

/// Plays the matches of one variant, or of all, the cheap ones first.
///
/// # Errors
///
/// If a match cannot be played, or one misses its bar.
pub(super) fn run(only: Option<&str>) -> Result<()> {
    let tara = built("tara", "release")?;
    let variants = variants(&tara, only)?;
    let mut missed = Vec::new();
    println!("{}", Row::HEAD);
    for yardstick in &YARDSTICKS {
        for variant in &variants {
            let row = Arena::new(&tara, variant, yardstick)?.play()?;
            println!("{}", row.line());
            let playouts = yardstick.playouts;
            let whys = row.missed(yardstick).into_iter();
            missed.extend(whys.map(|why| format!("{variant} against uct:{playouts}: {why}")));
        }
    }
    if missed.is_empty() {
        Ok(())
    } else {
        bail!("{}", missed.join("; "))
    }
}

/// The ringfort variants, or that one of them.
///
/// # Errors
///
/// If there is no such variant.
pub(super) fn variants(tara: &Path, only: Option<&str>) -> Result<Vec<String>> {
    let listed: Value = serde_json::from_str(&output(program(tara).args(["variants", "--json"]))?)?;
    let listed = listed.as_array().into_iter().flatten();
    let ids = listed.filter_map(|variant| variant["id"].as_str());
    let ids: Vec<String> = ids
        .filter(|id| *id != "seat-of-kings" && only.is_none_or(|only| only == *id))
        .map(String::from)
        .collect();
    if ids.is_empty() {
        bail!("no such variant: {}", only.unwrap_or_default())
    } else {
        Ok(ids)
    }
}
