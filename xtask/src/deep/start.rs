//! The binary of `cargo xtask start` beside a release, in turn: `tara bench`, and what a move costs the server.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::command::{built, output, program};
use crate::start;

/// Builds both and compares them.
///
/// # Errors
///
/// If something does not build or run, or the binary is below 0.9 of a release's speed.
pub(super) fn run() -> Result<()> {
    let binaries = [start::build()?, built("tara", "release")?];
    let load = built("load", "release")?;
    let mut ratios: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for _ in 0..5 {
        let [ours, release] = binaries.each_ref().map(|tara| speeds(tara, &load));
        for ((figure, ours), release) in ours?.into_iter().zip(release?.into_values()) {
            ratios.entry(figure).or_default().push(ours / release);
        }
    }
    let mut least = f64::MAX;
    for (figure, ratios) in &mut ratios {
        ratios.sort_by(f64::total_cmp);
        println!("{figure:<40}{ratios:.2?}");
        least = least.min(ratios[ratios.len() / 2]);
    }
    ensure!(least >= 0.9, "{least:.2} of a release is not enough");
    Ok(())
}

/// The work that a binary does a second, by figure.
fn speeds(tara: &Path, load: &Path) -> Result<BTreeMap<String, f64>> {
    // A small load misses the targets of a large one, so its exit code says nothing.
    let small = "--tables 200 --playing 200 --seconds 10 --stored 0 --tara".split(' ');
    let report = String::from_utf8(program(load).args(small).arg(tara).output()?.stdout)?;
    let cost = report
        .split("processor a move")
        .nth(1)
        .context("a report")?;
    let cost: f64 = cost.split_whitespace().next().context("a time")?.parse()?;
    let mut speeds = BTreeMap::from([("moves through the server".into(), 1e6 / cost)]);
    for line in output(program(tara).args(["bench", "--json", "--millis", "300"]))?.lines() {
        let figure: Value = serde_json::from_str(line)?;
        if let Some(speed) = figure["per_second"].as_f64() {
            speeds.insert(format!("{} {}", figure["bench"], figure["variant"]), speed);
        }
    }
    Ok(speeds)
}
