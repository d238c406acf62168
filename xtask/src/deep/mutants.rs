//! Mutation tests of the rules: small changes to the code that no test notices must have a reason.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, program, require, root, target};

/// Where the reasons stand, each after the mutant in backticks.
const REASONS: &str = "docs/mutants.md";

/// The tests that catch most mutants in less than a second; as options of every call of cargo, so that no other test
/// is built.
const QUICK: &[&str] = &["-C=--lib", "-C=--test=rules", "-C=--test=index"];

/// Runs cargo-mutants over the rules crate, or over one file of it: the quick tests first, then all tests for what
/// survived them.
///
/// # Errors
///
/// If cargo-mutants is missing or cannot run, or if a mutant survives without a reason.
pub(super) fn run(file: Option<&str>) -> Result<()> {
    let install = "cargo install --locked cargo-mutants";
    require(program("cargo").args(["mutants", "--version"]), install)?;
    let folder = target().join("mutants");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).context("cannot remove the last run")?;
    }
    std::fs::create_dir_all(&folder).context("cannot make a place for the run")?;
    test_mutants(&folder, file, "--timeout 20", QUICK)?;
    test_mutants(&folder, file, "--timeout 300 --iterate", &[])?;
    let list = folder.join("mutants.out/missed.txt");
    let missed = std::fs::read_to_string(list).context("cannot read the list of survivors")?;
    let reasons = std::fs::read_to_string(root().join(REASONS)).unwrap_or_default();
    let survivors = without_reason(&missed, &reasons);
    match survivors.is_empty() {
        true => Ok(()),
        false => bail!(
            "mutants survive that {REASONS} does not name:\n{}",
            survivors.join("\n")
        ),
    }
}

fn test_mutants(folder: &Path, file: Option<&str>, options: &str, tests: &[&str]) -> Result<()> {
    let fixed =
        "mutants --package ringforts --profile mutants --jobs 2 --no-shuffle --colors never";
    let mut mutants = cargo(&format!("{fixed} {options}"));
    if let Some(file) = file {
        mutants.args(["--file", &format!("crates/ringforts/src/**/{file}")]);
    }
    let status = mutants.arg("--output").arg(folder).args(tests).status()?;
    // 0: all caught; 2: some survived; 3: some ran into the time limit, which is as good as caught.
    match status.code() {
        Some(0 | 2 | 3) => Ok(()),
        _ => bail!("cargo mutants ended with {status}"),
    }
}

/// The survivors, as `file: change`, that the page does not have in backticks.
fn without_reason(missed: &str, reasons: &str) -> Vec<String> {
    let survivors = missed.lines().filter_map(without_place);
    survivors
        .filter(|mutant| !reasons.contains(&format!("`{mutant}`")))
        .collect()
}

/// `file:line:column: change` without line and column, which every edit moves.
fn without_place(mutant: &str) -> Option<String> {
    let (place, change) = mutant.split_once(": ")?;
    let file = place.split(':').next()?;
    Some(format!("{file}: {change}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_survivor_needs_a_reason() {
        let missed =
            "src/a.rs:3:5: replace f -> bool with true\nsrc/a.rs:9:1: replace | with ^ in g\n";
        let reasons = "- `src/a.rs: replace | with ^ in g`: the sets are disjoint.\n";
        assert_eq!(
            without_reason(missed, reasons),
            ["src/a.rs: replace f -> bool with true"]
        );
    }
}
