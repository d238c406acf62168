//! Every way to install a release, tried in clean systems, with the time and the size of each.

mod clean;
mod routes;

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use self::clean::Clean;
use self::routes::{ROUTES, Route};
use crate::command::{output, program, require, target};

/// The time of all routes together.
const LIMIT: Duration = Duration::from_secs(30 * 60);

/// The findings on a route.
struct Outcome<'a> {
    route: &'a Route,
    time: Duration,
    /// The size of what is fetched, and of what is on the disk afterwards, in bytes; `None` if it failed.
    sizes: Option<(u64, u64)>,
}

/// Tries all routes, or those of a name, and prints a table at the end.
///
/// # Errors
///
/// If a tool or the release is missing, or a route fails or has no time left.
pub(super) fn run(only: Option<&str>) -> Result<()> {
    let chosen: Vec<&Route> = ROUTES
        .iter()
        .filter(|route| only.is_none_or(|only| only == route.name))
        .collect();
    ensure!(
        !chosen.is_empty(),
        "no such route; there are archive, package, source, image"
    );
    check()?;
    println!(
        "at most {} minutes; an interrupt ends it, and leaves nothing but target/install/",
        LIMIT.as_secs() / 60
    );
    let end = Instant::now() + LIMIT;
    let mut outcomes = Vec::new();
    for route in chosen {
        println!("\n-- {route}");
        let began = Instant::now();
        let left = end.saturating_duration_since(began);
        let sizes = if left.is_zero() {
            Err(anyhow::anyhow!("not tried: no time is left"))
        } else {
            route.run(end)
        };
        if let Err(error) = &sizes {
            println!("error: {error:#}");
        }
        outcomes.push(Outcome {
            route,
            time: began.elapsed(),
            sizes: sizes.ok(),
        });
    }
    Clean::remove_all()?;
    report(&outcomes)
}

/// Checks what can be known before.
fn check() -> Result<()> {
    let user = output(program("id").arg("-u"))?;
    ensure!(
        user.trim() == "0",
        "clean systems are entered by chroot: run this as root"
    );
    require(
        program("mmdebstrap").arg("--version"),
        "apt-get install mmdebstrap",
    )?;
    require(program("umoci").arg("--version"), "apt-get install umoci")?;
    let mut sums = program("sha256sum");
    sums.args(["--check", "--quiet", "SHA256SUMS"]);
    let release = target().join("dist");
    ensure!(
        release.is_dir(),
        "there is no release to install: cargo xtask dist"
    );
    let status = sums.current_dir(release).stderr(Stdio::null()).status();
    ensure!(
        status.context("cannot start sha256sum")?.success(),
        "the release is not as SHA256SUMS says: make it again, cargo xtask dist"
    );
    Ok(())
}

fn report(outcomes: &[Outcome<'_>]) -> Result<()> {
    println!(
        "\n| route | system | seconds | fetched, MB | on the disk, MB |\n|---|---|---|---|---|"
    );
    for Outcome { route, time, sizes } in outcomes {
        let megabytes = |bytes: u64| format!("{:.1}", bytes as f64 / 1e6);
        let (fetched, kept) = match sizes {
            Some((fetched, kept)) => (megabytes(*fetched), megabytes(*kept)),
            None => ("FAILED".into(), String::new()),
        };
        let seconds = time.as_secs();
        println!(
            "| {} | {} | {seconds} | {fetched} | {kept} |",
            route.name, route.system
        );
    }
    match outcomes
        .iter()
        .filter(|outcome| outcome.sizes.is_none())
        .count()
    {
        0 => Ok(()),
        failed => bail!("{failed} of {} routes failed", outcomes.len()),
    }
}

/// The file of the release whose name ends so.
fn released(ending: &str) -> Result<PathBuf> {
    let folder = target().join("dist");
    let files = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut files = files.filter_map(|entry| Some(entry.ok()?.path()));
    files
        .find(|path| path.to_string_lossy().ends_with(ending))
        .with_context(|| format!("the release has no file that ends in {ending}"))
}
