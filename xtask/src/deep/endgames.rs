//! The time of exact endgame proofs, against the bars of `data/bars.toml`.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use toml::Table;

use crate::command::{cargo, output, root};

/// The number of positions of each kind.
const POSITIONS: u32 = 200;

/// Positions of one variant that are solved.
#[derive(Debug, PartialEq)]
struct Kind {
    variant: String,
    /// The number of vacant hills; `None` for the first positions of Battle.
    vacant: Option<i64>,
    /// The bar for the median, in seconds.
    seconds: f64,
}

/// Solves positions of every variant that has a bar, or of one only, and prints what each kind took.
///
/// # Errors
///
/// If a bar is missed, or nothing has one.
pub(super) fn run(variant: Option<&str>) -> Result<()> {
    let bars: Table = fs::read_to_string(root().join("data/bars.toml"))?.parse()?;
    let kinds = kinds(&bars).context("data/bars.toml")?;
    let is_asked = |kind: &Kind| variant.is_none_or(|variant| variant == kind.variant);
    let mut missed = Vec::new();
    let mut count = 0;
    for kind in kinds.iter().filter(|&kind| is_asked(kind)) {
        let report = output(&mut cargo(&kind.words()))?;
        print!("{report}");
        if median(&report)? > kind.seconds {
            missed.push(kind.name());
        }
        count += 1;
    }
    ensure!(count > 0, "no bar of data/bars.toml is of that variant");
    if missed.is_empty() {
        Ok(())
    } else {
        bail!("slower than data/bars.toml asks for: {}", missed.join(", "))
    }
}

impl Kind {
    fn words(&self) -> String {
        let from = match self.vacant {
            Some(vacant) => format!("--vacant {vacant}"),
            None => "--battle".into(),
        };
        format!(
            "run --release --quiet -p tara-bots --example lab -- endgames --variant {} {from} --positions {POSITIONS}",
            self.variant
        )
    }

    fn name(&self) -> String {
        match self.vacant {
            Some(vacant) => format!("{} with {vacant} vacant hills", self.variant),
            None => format!("{} from Battle", self.variant),
        }
    }
}

/// The kinds that have a bar. `None` if the file is malformed.
fn kinds(bars: &Table) -> Option<Vec<Kind>> {
    let table = |name: &str| bars.get(name)?.as_table();
    let seconds = |table: &Table| {
        let seconds = table.get("seconds")?;
        seconds
            .as_float()
            .or(seconds.as_integer().map(|whole| whole as f64))
    };
    let endgames = table("endgames")?;
    let most = seconds(endgames)?;
    let hills = endgames.iter().filter(|(name, _)| *name != "seconds");
    let mut kinds: Vec<Kind> = hills
        .map(|(variant, hills)| {
            Some(Kind {
                variant: variant.clone(),
                vacant: Some(hills.as_integer()?),
                seconds: most,
            })
        })
        .collect::<Option<_>>()?;
    let battle = table("battle")?;
    let most = seconds(battle)?;
    for variant in battle.get("variants")?.as_array()? {
        kinds.push(Kind {
            variant: variant.as_str()?.into(),
            vacant: None,
            seconds: most,
        });
    }
    Some(kinds)
}

/// The median in the output of the example, in seconds.
fn median(output: &str) -> Result<f64> {
    let (_, after) = output
        .split_once("seconds median ")
        .context("it tells no median")?;
    let number = after.split(' ').next().unwrap_or_default();
    number
        .parse()
        .with_context(|| format!("no number: {number}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bars_are_read_and_the_median_is_found() {
        let bars = "[endgames]\nseconds = 1\nx = 20\n[battle]\nseconds = 2.5\nvariants = [\"y\"]";
        let kinds = kinds(&bars.parse().expect("TOML")).expect("bars");
        let names: Vec<String> = kinds.iter().map(Kind::name).collect();
        assert_eq!(names, ["x with 20 vacant hills", "y from Battle"]);
        assert_eq!([kinds[0].seconds, kinds[1].seconds], [1.0, 2.5]);
        let report = "x Vacant(20): seconds median 0.7500 p90 1.0";
        assert_eq!(median(report).expect("a median"), 0.75);
        assert!(median("nothing").is_err());
    }
}
