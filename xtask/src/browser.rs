//! Tests the page in a real browser against the real binary.

use std::fs;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::command::{built, log, program, run as call, target};
use crate::node::npm;
use crate::{clients, module, page};

/// The names of the browser on Debian and elsewhere.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The same browser without windows of its own: the tests take a third less time in it.
const HEADLESS: &str = "chromium-headless-shell";

/// The file in the target folder with the result of each test.
const RESULTS: &str = "browser-tests.txt";

/// Runs the browser tests, and plays with generated clients.
///
/// # Errors
///
/// If there is no browser, the server does not build, or a check fails.
pub(crate) fn run() -> Result<()> {
    call(&mut all()?)
}

/// Runs the browser tests without showing more than which of them fail, and gives a line for each: its result and its name. The first
/// words of a failure follow, indented.
///
/// # Errors
///
/// If there is no browser, or the server does not build.
pub(crate) fn results() -> Result<String> {
    log(&mut all()?)?;
    kept()
}

/// The lines of the last run for the tests that passed at their second try only.
pub(crate) fn flaky() -> Vec<String> {
    let kept = kept().unwrap_or_default();
    let flaky = kept.lines().filter(|line| line.starts_with("flaky "));
    flaky.map(|line| line.replacen(' ', ": ", 1)).collect()
}

fn kept() -> Result<String> {
    let file = target().join(RESULTS);
    fs::read_to_string(&file).with_context(|| file.display().to_string())
}

/// All browser tests, which write their results.
fn all() -> Result<Command> {
    let mut checks = checks("browser", lightest()?)?;
    let client = clients::generate()?;
    let file = target().join(RESULTS);
    // Those of an earlier run are none of this one.
    let _ = fs::remove_file(&file);
    checks
        .env("TARA_RESULTS", file)
        .env("TARA_PYTHON", client.python)
        .env("PYTHONPATH", client.folder);
    Ok(checks)
}

/// Makes so many random visits, with random presses, resizes, reloads and lost lines: no script fails. The number of the first,
/// 0 by default, goes on where an interrupted run was.
///
/// # Errors
///
/// If the number cannot be read, there is no browser, the server does not build, or a script fails.
pub(crate) fn visits(count: u64, first: Option<&str>) -> Result<()> {
    let mut visits = checks("deep", lightest()?)?;
    repeated(visits.args(["--", "visits"]), "TARA_VISITS", count, first)
}

/// Kills tabs and workers of a folder of files so many times, at random moments: nothing acknowledged is lost. The number of the
/// first, 0 by default, goes on where an interrupted run was.
///
/// # Errors
///
/// If the number cannot be read, there is no browser, the module or the server does not build, or something is lost.
pub(crate) fn kills(count: u64, first: Option<&str>) -> Result<()> {
    module::build()?;
    let mut kills = checks("browser", lightest()?)?;
    kills.args(["--", "home", "-t", "killed at random"]);
    repeated(&mut kills, "TARA_KILLS", count, first)
}

fn repeated(check: &mut Command, name: &str, count: u64, first: Option<&str>) -> Result<()> {
    let first: u64 = first.unwrap_or("0").parse().context("FIRST is no number")?;
    check.env(format!("{name}_FIRST"), first.to_string());
    call(check.env(name, count.to_string()))
}

/// Regenerates the stored pictures of boards and of the page.
///
/// # Errors
///
/// If there is no browser, the server does not build, or a picture cannot be made.
pub(crate) fn pictures() -> Result<()> {
    call(
        checks("browser", lightest()?)?
            .args(["--", "sheets", "readme"])
            .env("TARA_WRITE_PICTURES", "1"),
    )
}

/// Asks Lighthouse for the scores of the page on the profile of a phone. The machine should be quiet.
///
/// # Errors
///
/// If there is no browser, the server does not build, or a score is too low.
pub(crate) fn lighthouse() -> Result<()> {
    call(checks("deep", browser()?)?.args(["--", "lighthouse"]))
}

/// Answers every step of every course at its board.
///
/// # Errors
///
/// If there is no browser, the server does not build, or a step does not take the answers that it accepts.
pub(crate) fn courses() -> Result<()> {
    call(checks("deep", browser()?)?.args(["--", "courses"]))
}

/// Measures how soon the page is there, how smoothly a game moves, and the memory of a tab after many visits. The machine should be quiet.
///
/// # Errors
///
/// If there is no browser, the server does not build, or a bar is missed.
pub(crate) fn bars() -> Result<()> {
    module::build()?;
    let mut checks = checks("deep", browser()?)?;
    // Searches of the module are compared with those that people have.
    checks.env("TARA", built("tara", "release")?);
    call(checks.args(["--", "bars", "heap"]))
}

/// Takes a move back in both homes, and plays a whole game in a folder of files that is gone, in each variant or in one. For all,
/// games of the ringforts in a folder are also read out as recorded with a server.
///
/// # Errors
///
/// If there is no browser, the module or the server does not build, there is no such variant, or a game goes otherwise.
pub(crate) fn homes(variant: Option<&str>) -> Result<()> {
    module::build()?;
    let mut homes = checks("deep", lightest()?)?;
    homes.env("TARA_VARIANT", variant.unwrap_or_default());
    call(homes.args(["--", "homes"]))?;
    if variant.is_none() {
        let mut games = checks("browser", lightest()?)?;
        games.args(["--", "games", "-t", "read out as recorded"]);
        call(games.env("TARA_HOME", "page"))?;
    }
    Ok(())
}

/// The browser tests that a script of npm runs, for the page that is built now.
fn checks(script: &str, browser: &str) -> Result<Command> {
    page::run()?;
    let tara = built("tara", "test")?;
    let mut checks = npm();
    checks.args(["run", "--silent", script]);
    checks.env("TARA", tara).env("TARA_BROWSER", browser);
    Ok(checks)
}

/// The browser without windows if it is there, else the one that people have.
fn lightest() -> Result<&'static str> {
    if is_there(HEADLESS) {
        return Ok(HEADLESS);
    }
    browser()
}

/// The browser that people have: what is measured in it is what they meet.
fn browser() -> Result<&'static str> {
    match BROWSERS.into_iter().find(|name| is_there(name)) {
        Some(name) => Ok(name),
        None => bail!("a browser is missing; install it with: apt-get install chromium"),
    }
}

fn is_there(name: &str) -> bool {
    let mut ask = program(name);
    ask.arg("--version");
    ask.stdout(Stdio::null()).stderr(Stdio::null());
    ask.status().is_ok_and(|status| status.success())
}
