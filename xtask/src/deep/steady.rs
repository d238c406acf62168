//! Runs the tests that wait for other programs again and again, and names each whose result differed.

use std::collections::BTreeMap;
use std::fs;
use std::hint::spin_loop;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, log, target};
use crate::{browser, git};

/// Runs by default.
pub(super) const RUNS: u64 = 10;

/// The processes beside which every second run is made.
const BUSY: usize = 4;

/// The results of a run: the last one of each test, such as `passed` or `flaky`.
type Results = BTreeMap<String, String>;

/// Runs the tests of the page in a browser and those of the server so many times, every second time beside a load. Each run is kept in
/// the target folder, so an interrupted command continues after the last whole run of the same commit.
///
/// # Errors
///
/// If there are uncommitted changes, a tool is missing, or a test failed in any of the runs.
pub(super) fn run(runs: u64) -> Result<()> {
    git::check_clean("runs of different programs cannot be compared")?;
    let commit = git::line(&["rev-parse", "HEAD"])?;
    let folder = target().join("steady").join(commit);
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let mut all = Vec::new();
    for number in 1..=runs {
        let file = folder.join(number.to_string());
        if !file.exists() {
            let began = Instant::now();
            let is_busy = number % 2 == 0;
            let text = if is_busy { beside_load(once)? } else { once()? };
            fs::write(&file, text)?;
            let load = if is_busy { ", beside a load" } else { "" };
            println!("run {number}: {} s{load}", began.elapsed().as_secs());
        }
        all.push(read(&file)?);
    }
    println!("words of each failure: {}", folder.display());
    report(&all)
}

/// Runs all of the tests once, and gives a line for each: its result and its name. The words of a failure follow, indented.
fn once() -> Result<String> {
    let mut text = browser::results()?;
    let printed = log(&mut cargo(
        "test --workspace --test server --test cli --no-fail-fast",
    ))?;
    for line in printed
        .lines()
        .filter_map(|line| line.strip_prefix("test "))
    {
        if let Some((name, result @ ("ok" | "FAILED"))) = line.rsplit_once(" ... ") {
            let result = if result == "ok" { "passed" } else { "failed" };
            text += &format!("{result} {name}\n");
        }
    }
    if printed.contains("FAILED") {
        text.extend(printed.lines().map(|line| format!("    {line}\n")));
    }
    Ok(text)
}

fn beside_load<T>(work: impl FnOnce() -> T) -> T {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..BUSY {
            scope.spawn(|| {
                while !is_over.load(Relaxed) {
                    spin_loop();
                }
            });
        }
        let done = work();
        is_over.store(true, Relaxed);
        done
    })
}

fn read(file: &Path) -> Result<Results> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let line = |line: &str| {
        let (result, name) = line.split_once(' ')?;
        // The words of a failure are indented.
        (!result.is_empty()).then(|| (name.to_owned(), result.to_owned()))
    };
    Ok(text.lines().filter_map(line).collect())
}

/// Prints each test that did not pass in all of the runs.
///
/// # Errors
///
/// If one failed.
fn report(runs: &[Results]) -> Result<()> {
    let mut names: Vec<&String> = runs.iter().flat_map(Results::keys).collect();
    names.sort();
    names.dedup();
    let mut failed = 0;
    for name in &names {
        let results: Vec<&str> = runs
            .iter()
            .map(|run| run.get(*name).map_or("missing", String::as_str))
            .collect();
        if results.iter().any(|&result| result != "passed") {
            println!("{name}: {}", results.join(" "));
        }
        failed += usize::from(results.contains(&"failed"));
    }
    println!("{} tests, {} runs", names.len(), runs.len());
    if failed > 0 {
        bail!("{failed} tests failed in at least one run");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::{Results, report};

    fn results(result: &str) -> Results {
        Results::from([("a test".to_owned(), result.to_owned())])
    }

    #[test]
    fn a_test_that_failed_once_is_reported() {
        report(&[results("passed"), results("flaky")]).unwrap();
        report(&[results("passed"), results("failed"), results("passed")]).unwrap_err();
    }
}
