//! The search against UCT in every ringfort variant, at equal processor time.
//!
//! Short trial matches find the number of nodes that costs as much as the playouts. The games of a match are kept in the
//! target folder, so an interrupted run continues where it ended, with the same number of nodes.

mod arena;

use std::path::Path;

use anyhow::{Result, bail};
use serde_json::Value;

use self::arena::{EqualTimeMatch, Row};
use crate::command::{built, output, program};

/// A UCT player that the search must beat.
struct Baseline {
    playouts: u64,
    /// The games of a trial match.
    trial: &'static str,
    /// The two hypotheses of the test that ends a match, in Elo.
    elo: [&'static str; 2],
    /// The share of the wins that the search must reach.
    min_share: f64,
}

/// A share of 0.75 is 191 Elo, in the middle of the test against the weaker one.
const BASELINES: [Baseline; 2] = [
    Baseline {
        playouts: 5_000,
        trial: "24",
        elo: ["120", "260"],
        min_share: 0.75,
    },
    Baseline {
        playouts: 50_000,
        trial: "6",
        elo: ["0", "100"],
        min_share: 0.0,
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
    for baseline in &BASELINES {
        for variant in &variants {
            let row = EqualTimeMatch::new(&tara, variant, baseline)?.play()?;
            println!("{}", row.line());
            let playouts = baseline.playouts;
            let whys = row.missed(baseline).into_iter();
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
    }
    Ok(ids)
}
