//! A list of checks that all run, with the name and the time of each.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// A check: its name and what it does.
pub(crate) type Step<'a> = (&'a str, &'a dyn Fn() -> Result<()>);

/// Runs all steps in order, also after a failure, then prints one line for each.
///
/// # Errors
///
/// If any of them failed.
pub(crate) fn run(steps: &[Step<'_>]) -> Result<()> {
    let mut done: Vec<(&str, Duration, bool)> = Vec::new();
    for (name, step) in steps {
        println!("\n== {name}");
        let began = Instant::now();
        let result = step();
        if let Err(error) = &result {
            println!("error: {error:#}");
        }
        done.push((name, began.elapsed(), result.is_ok()));
    }
    println!("\n== summary");
    for (name, time, is_ok) in &done {
        let word = if *is_ok { "ok" } else { "FAILED" };
        println!("{word:<7}{:>8.1} s  {name}", time.as_secs_f64());
    }
    let failed: Vec<&str> = done
        .iter()
        .filter(|step| !step.2)
        .map(|step| step.0)
        .collect();
    if failed.is_empty() {
        Ok(())
    } else {
        bail!("failed: {}", failed.join(", "))
    }
}
