//! Tests the page in a real browser against the real binary.

use std::process::Stdio;

use anyhow::{Result, bail};

use crate::command::{built, program, run as call};
use crate::{clients, page};

/// The names of the browser on Debian and elsewhere.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Runs the browser tests, and plays with generated clients.
///
/// # Errors
///
/// If there is no browser, the server does not build, or a check fails.
pub(crate) fn run() -> Result<()> {
    let browser = browser()?;
    page::run()?;
    let tara = built("tara", "test")?;
    let mut checks = page::npm();
    checks.args(["run", "--silent", "browser"]);
    checks.env("TARA", tara).env("TARA_BROWSER", browser);
    let client = clients::generate()?;
    call(
        checks
            .env("TARA_PYTHON", client.python)
            .env("PYTHONPATH", client.folder),
    )
}

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
