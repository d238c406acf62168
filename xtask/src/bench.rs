//! `cargo xtask bench`: the benchmarks, then a table that compares them with the targets in `data/bars.toml`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;
use toml::Table;

use crate::command::{cargo, output, root, run as call, target};

/// The peer in the perft benchmark.
const PEER: &str = "cozy-chess";

/// Runs the benchmarks, or those that a filter of criterion picks, and prints the table.
///
/// # Errors
///
/// If a benchmark does not build or run, or its results cannot be read.
pub(crate) fn run(filters: &[&str]) -> Result<()> {
    let mut benches = cargo("bench -p tara-ringforts --bench perft --bench playouts --");
    call(benches.args(filters))?;
    let mut benches = cargo("bench -p tara-seat-of-kings --bench decisions --");
    call(benches.args(filters))?;
    let mut sizes = output(&mut cargo("bench --quiet -p tara-ringforts --bench sizes"))?;
    sizes += &output(&mut cargo(
        "bench --quiet -p tara-seat-of-kings --bench sizes",
    ))?;
    let bars: Table = fs::read_to_string(root().join("data/bars.toml"))?.parse()?;
    let rate = |bench: &str| rate(&target().join("criterion").join(bench));
    println!("\n{}", table(&bars, rate)?);
    println!("{}", decision_table(&bars, rate)?);
    println!("{}", size_table(&bars, &sizes));
    Ok(())
}

/// One row a variant: perft by leaf and in bulk, the ratio to the peer, random games, and the bars.
fn table(bars: &Table, rate: impl Fn(&str) -> Result<Option<f64>>) -> Result<String> {
    let peer = rate(&format!("perft/{PEER}"))?;
    let mut text = format!(
        "{:<24}{:>14}{:>9}{:>16}{:>14}{:>12}\n",
        "", "perft/s", "ratio", "perft bulk/s", "games/s", "games bar"
    );
    text += &format!("{PEER:<24}{:>14}{:>9}\n", number(peer), "1.00");
    let games = bars
        .get("playouts")
        .and_then(toml::Value::as_table)
        .context("no [playouts]")?;
    let mut missed = Vec::new();
    for variant in games.keys() {
        let perft = rate(&format!("perft/{variant}"))?;
        let bulk = rate(&format!("perft_bulk/{variant}"))?;
        let playouts = rate(&format!("playouts/{variant}"))?;
        let ratio = perft.zip(peer).map(|(ours, theirs)| ours / theirs);
        let mut compare = |what: &str, found: Option<f64>, bar: Option<f64>| {
            if found.zip(bar).is_some_and(|(found, bar)| found < bar) {
                missed.push(format!("{what} of {variant}"));
            }
        };
        let games_bar = bar(bars, "playouts", variant);
        compare("random games", playouts, games_bar);
        compare("perft", perft, bar(bars, "perft", variant));
        compare("ratio", ratio, bar(bars, "perft_ratio", "all"));
        text += &format!(
            "{variant:<24}{:>14}{:>9}{:>16}{:>14}{:>12}\n",
            number(perft),
            ratio.map_or("-".into(), |ratio| format!("{ratio:.2}")),
            number(bulk),
            number(playouts),
            number(games_bar),
        );
    }
    text += &if missed.is_empty() {
        "no bar of data/bars.toml is missed\n".into()
    } else {
        format!("below the bar: {}\n", missed.join(", "))
    };
    Ok(text)
}

/// One row a table of Seat of Kings: decisions a second, and the bar.
fn decision_table(bars: &Table, rate: impl Fn(&str) -> Result<Option<f64>>) -> Result<String> {
    let mut text = format!("{:<24}{:>14}{:>12}\n", "", "decisions/s", "bar");
    for seats in 2..=4 {
        let name = format!("seat-of-kings-{seats}");
        let found = rate(&format!("decisions/{name}"))?;
        let bar = bar(bars, "decisions", &name);
        let is_missed = found.zip(bar).is_some_and(|(found, bar)| found < bar);
        let word = if is_missed { "  below the bar" } else { "" };
        text += &format!("{name:<24}{:>14}{:>12}{word}\n", number(found), number(bar));
    }
    Ok(text)
}

fn bar(bars: &Table, table: &str, key: &str) -> Option<f64> {
    let value = bars.get(table)?.get(key)?;
    value
        .as_float()
        .or_else(|| value.as_integer().map(|bar| bar as f64))
}

/// The output of the benchmark `sizes`, a name and a number of bytes a line, beside the targets.
fn size_table(bars: &Table, sizes: &str) -> String {
    let mut text = String::new();
    for line in sizes.lines() {
        let (name, bytes) = line.rsplit_once(' ').unwrap_or((line, ""));
        let bar = bar(bars, "size", name).map_or(String::new(), |bar| format!("  (bar {bar})"));
        text += &format!("{name:<24}{bytes:>14} bytes{bar}\n");
    }
    text
}

/// Elements a second by the median of criterion's last run; nothing if there was none.
fn rate(bench: &Path) -> Result<Option<f64>> {
    let folder = bench.join("new");
    if !folder.exists() {
        return Ok(None);
    }
    let read = |name: &str| -> Result<Value> {
        let path = folder.join(name);
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {name}"))?;
        Ok(serde_json::from_str(&text)?)
    };
    let elements = read("benchmark.json")?["throughput"]["Elements"].as_f64();
    let median = read("estimates.json")?["median"]["point_estimate"].as_f64();
    Ok(elements
        .zip(median)
        .map(|(elements, nanoseconds)| elements / nanoseconds * 1e9))
}

/// A rate with its digits in groups of three.
fn number(rate: Option<f64>) -> String {
    let Some(rate) = rate else {
        return "-".into();
    };
    let digits = format!("{rate:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_come_in_groups() {
        assert_eq!(number(Some(1_234_567.4)), "1,234,567");
        assert_eq!(number(Some(999.0)), "999");
        assert_eq!(number(None), "-");
    }

    #[test]
    fn what_is_below_its_bar_is_said() {
        let bars: Table =
            "[perft_ratio]\nall = 1.0\n[playouts]\na = 10\nb = 30\n[size]\nposition = 64\n"
                .parse()
                .expect("reads");
        let rates = |bench: &str| {
            Ok(match bench {
                "perft/cozy-chess" => Some(100.0),
                "perft/a" | "perft/b" => Some(150.0),
                "playouts/a" | "playouts/b" => Some(20.0),
                _ => None,
            })
        };
        let table = table(&bars, rates).expect("the bars are whole");
        assert!(table.contains("1.50"), "{table}");
        assert!(
            table.ends_with("below the bar: random games of b\n"),
            "{table}"
        );
        assert!(size_table(&bars, "position 64\n").ends_with("64 bytes  (bar 64)\n"));
    }

    #[test]
    fn decisions_below_their_bar_are_said() {
        let bars: Table = "[decisions]\nseat-of-kings-4 = 10\n"
            .parse()
            .expect("reads");
        let slow = decision_table(&bars, |_| Ok(Some(5.0))).expect("reads");
        assert_eq!(slow.matches("below the bar").count(), 1, "{slow}");
        let fast = decision_table(&bars, |_| Ok(Some(15.0))).expect("reads");
        assert!(!fast.contains("below the bar"), "{fast}");
    }
}
