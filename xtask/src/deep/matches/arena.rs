//! One match by `tara arena`, and its row in the table.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::Value;

use super::Baseline;
use crate::command::{output, program, target};

/// The maximum number of games in a match.
const MAX_GAMES: &str = "200";

/// The maximum number of trial matches.
const MAX_TRIALS: u32 = 4;

/// The maximum number of matches, if the times of the first are not equal.
const MAX_MATCHES: u32 = 3;

/// The SPEC of the search without its nodes.
const SEARCH: &str = "search:nodes=";

/// The seed of trial matches, so that they are not games of the match itself.
const TRIAL_SEED: &str = "1000000";

/// The nodes of the first trial match for each playout.
const NODES_A_PLAYOUT: u64 = 3;

/// The part of the baseline's time that trials aim at, and the accepted distance.
const AIM: f64 = 0.94;
const NEAR: f64 = 0.02;

/// The times are equal if the search takes no more, and not less than this part.
const EQUAL: f64 = 0.9;

/// A match at equal processor time.
pub(super) struct EqualTimeMatch<'a> {
    tara: &'a Path,
    variant: &'a str,
    baseline: &'a Baseline,
    /// The file of its games.
    file: PathBuf,
}

impl<'a> EqualTimeMatch<'a> {
    pub(super) fn new(tara: &'a Path, variant: &'a str, baseline: &'a Baseline) -> Result<Self> {
        let folder = target().join("matches");
        fs::create_dir_all(&folder).context("cannot make the folder of the matches")?;
        Ok(Self {
            tara,
            variant,
            baseline,
            file: folder.join(format!("{variant}-uct-{}.jsonl", baseline.playouts)),
        })
    }

    /// Plays the games that are missing. If the times turn out not to be equal, plays the match again with other nodes.
    pub(super) fn play(&self) -> Result<Row> {
        let mut nodes = match self.begun()? {
            Some(nodes) => nodes,
            None => self.equal()?,
        };
        let mut row = self.play_with(nodes)?;
        for _ in 1..MAX_MATCHES {
            if row.is_equal() {
                break;
            }
            fs::remove_file(&self.file).context("cannot drop a match at unequal times")?;
            nodes = row.equal(nodes);
            row = self.play_with(nodes)?;
        }
        Ok(row)
    }

    fn play_with(&self, nodes: u64) -> Result<Row> {
        let [elo0, elo1] = self.baseline.elo;
        let file = self.file.to_string_lossy();
        let mut options = vec!["--games", MAX_GAMES, "--seed", "1", "--until-decided"];
        options.extend(["--elo0", elo0, "--elo1", elo1, "--out", &file]);
        self.arena(nodes, &options)
    }

    /// The nodes of the match in the file. `None` if there is no file.
    fn begun(&self) -> Result<Option<u64>> {
        if !self.file.exists() {
            return Ok(None);
        }
        let text = fs::read_to_string(&self.file).context("cannot read a match")?;
        let first: Value = serde_json::from_str(text.lines().next().unwrap_or_default())
            .with_context(|| format!("{} is not a match", self.file.display()))?;
        let search = first["arena"]["a"].as_str().unwrap_or_default();
        let nodes = search
            .strip_prefix(SEARCH)
            .and_then(|nodes| nodes.parse().ok());
        nodes.map(Some).context("a match without a search")
    }

    /// The nodes that take as long as the baseline, found by trial matches.
    fn equal(&self) -> Result<u64> {
        let mut nodes = self.baseline.playouts * NODES_A_PLAYOUT;
        for _ in 0..MAX_TRIALS {
            let options = ["--games", self.baseline.trial, "--seed", TRIAL_SEED];
            let row = self.arena(nodes, &options)?;
            if (row.ratio() - AIM).abs() <= NEAR {
                break;
            }
            nodes = row.equal(nodes);
        }
        Ok(nodes)
    }

    fn arena(&self, nodes: u64, options: &[&str]) -> Result<Row> {
        let search = format!("{SEARCH}{nodes}");
        let baseline = format!("uct:{}", self.baseline.playouts);
        let mut words = vec!["arena", self.variant, "--a", &search, "--b", &baseline];
        words.extend(["--threads", "1", "--json"]);
        words.extend(options);
        let report = output(program(self.tara).args(words))?;
        serde_json::from_str(&report).context("`tara arena --json` prints no JSON")
    }
}

/// The result of a match, as `tara arena --json` prints it.
#[derive(Debug, Deserialize)]
pub(super) struct Row {
    variant: String,
    a: String,
    b: String,
    games: u64,
    points: Estimate,
    share: Estimate,
    sprt: Test,
    cpu_ms_a_move: Cpu,
}

/// A mean and its interval of 95 %; an end of it that is missing is infinite.
#[derive(Debug, Deserialize)]
struct Estimate {
    mean: f64,
    low: Option<f64>,
    high: Option<f64>,
}

#[derive(Debug, Deserialize)]
struct Test {
    verdict: String,
}

/// Milliseconds a move of the search and the baseline.
#[derive(Debug, Deserialize)]
struct Cpu {
    a: f64,
    b: f64,
}

impl Row {
    /// The names of the columns.
    pub(super) const HEAD: &'static str = "\
| variant | a | b | pairs | points a pair | share | test | CPU ms a move |
|---|---|---|---|---|---|---|---|";

    /// A line of the table.
    pub(super) fn line(&self) -> String {
        let Self { variant, a, b, .. } = self;
        let (pairs, points, share) = (self.games / 2, &self.points, &self.share);
        let (verdict, cpu) = (&self.sprt.verdict, &self.cpu_ms_a_move);
        format!(
            "| `{variant}` | `{a}` | `{b}` | {pairs} | {points} | {share} | {verdict} | {:.2}, {:.2} |",
            cpu.a, cpu.b
        )
    }

    /// The targets missed.
    pub(super) fn missed(&self, baseline: &Baseline) -> Vec<String> {
        let mut missed = Vec::new();
        if self.points.low.is_none_or(|low| low <= 0.0) {
            missed.push(format!("points a pair {}", self.points));
        }
        if self.share.mean < baseline.min_share {
            missed.push(format!("share {}", self.share));
        }
        if !self.is_equal() {
            missed.push(format!("time {:.2} of the baseline's", self.ratio()));
        }
        missed
    }

    fn is_equal(&self) -> bool {
        (EQUAL..=1.0).contains(&self.ratio())
    }

    /// The nodes, to a hundred, that would have taken as long as the baseline.
    fn equal(&self, nodes: u64) -> u64 {
        let wanted = nodes as f64 * AIM / self.ratio();
        (wanted / 100.0).round().max(1.0) as u64 * 100
    }

    /// The part of the baseline's time that the search took.
    fn ratio(&self) -> f64 {
        self.cpu_ms_a_move.a / self.cpu_ms_a_move.b
    }
}

impl fmt::Display for Estimate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let low = self.low.unwrap_or(f64::NEG_INFINITY);
        let high = self.high.unwrap_or(f64::INFINITY);
        write!(f, "{:.2} [{low:.2}, {high:.2}]", self.mean)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROW: &str = r#"{"variant":"four-treasures","a":"search:nodes=9","b":"uct:5","games":40,
        "points":{"mean":2.5,"low":LOW,"high":4.0},"share":{"mean":SHARE,"low":0.5,"high":0.9},
        "sprt":{"verdict":"elo1"},"cpu_ms_a_move":{"a":TIME,"b":2.0}}"#;

    fn missed(low: &str, share: &str, time: &str) -> Vec<String> {
        let report = ROW.replace("LOW", low).replace("SHARE", share);
        let report = report.replace("TIME", time);
        let row: Row = serde_json::from_str(&report).expect("reads");
        assert!(
            row.line()
                .starts_with("| `four-treasures` | `search:nodes=9` | `uct:5` | 20 | ")
        );
        row.missed(&super::super::BASELINES[0])
    }

    #[test]
    fn what_misses_a_bar_is_said() {
        assert_eq!(missed("1.0", "0.8", "1.9"), Vec::<String>::new());
        assert_eq!(
            missed("0.0", "0.8", "1.9"),
            ["points a pair 2.50 [0.00, 4.00]"]
        );
        assert_eq!(
            missed("null", "0.8", "1.9"),
            ["points a pair 2.50 [-inf, 4.00]"]
        );
        assert_eq!(missed("1.0", "0.74", "1.9"), ["share 0.74 [0.50, 0.90]"]);
        assert_eq!(missed("1.0", "0.8", "2.1"), ["time 1.05 of the baseline's"]);
        assert_eq!(missed("1.0", "0.8", "1.7"), ["time 0.85 of the baseline's"]);
    }
}
