//! Mutation tests of the rules: small changes to the code that no test notices must have a reason.

use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, program, require, root, target};

/// The file with the reasons, each after its mutant in backticks.
const REASONS: &str = "docs/mutants.md";

/// The rules crates, each with the tests that catch most mutants in less than a second; as options of every call of
/// cargo, so that no other test is built.
const CRATES: [(&str, &[&str]); 2] = [
    (
        "ringforts",
        &["-C=--lib", "-C=--test=rules", "-C=--test=index"],
    ),
    ("seat-of-kings", &["-C=--lib", "-C=--test=rules"]),
];

/// Runs cargo-mutants over the rules crates, or over the files of one name in them: the quick tests first, then all
/// tests of the crate for what survived them.
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
    let reasons = std::fs::read_to_string(root().join(REASONS)).unwrap_or_default();
    let mut survivors = Vec::new();
    for (package, quick) in CRATES {
        let files = format!("crates/{package}/src/**/{}", file.unwrap_or("*.rs"));
        let folder = folder.join(package);
        std::fs::create_dir_all(&folder).context("cannot make a place for the run")?;
        test_mutants(
            package,
            &files,
            &folder,
            "--profile mutants --timeout 20",
            quick,
        )?;
        // The slow tests are optimized: they play whole games.
        test_mutants(package, &files, &folder, "--timeout 300 --iterate", &[])?;
        // Without a file of that name in the crate there is no list.
        let list = folder.join("mutants.out/missed.txt");
        let missed = std::fs::read_to_string(list).unwrap_or_default();
        survivors.extend(without_reason(&missed, &reasons));
    }
    if survivors.is_empty() {
        Ok(())
    } else {
        bail!(
            "mutants survive that {REASONS} does not name:\n{}",
            survivors.join("\n")
        )
    }
}

fn test_mutants(
    package: &str,
    files: &str,
    folder: &Path,
    options: &str,
    tests: &[&str],
) -> Result<()> {
    let fixed = "--jobs 2 --no-shuffle --colors never";
    let words = format!("mutants --package tara-{package} {fixed} {options}");
    let mut mutants = cargo(&words);
    mutants.args(["--file", files]);
    // Each job builds in a folder of its own; in one that they share, it would test what the other has built.
    mutants.env_remove("CARGO_TARGET_DIR");
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
