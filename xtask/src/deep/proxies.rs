//! The samples of `data/hosting/` as they run: a server behind nginx and behind Caddy, and the sandbox of its unit.

use anyhow::Result;

use crate::command::{cargo, program, require, run as call};

/// The test that starts the proxies.
const TEST: &str = "test -p tara-cli --test server -- --nocapture through_proxies";

/// The highest exposure that `systemd-analyze` may find, from 0 to 100: ten times the level that it prints.
const MAX_EXPOSURE: &str = "--threshold=15";

/// Plays through both proxies, and prints how much of the machine the unit can reach.
///
/// # Errors
///
/// If a program is missing, a proxy does not do what it must, or the unit can reach more than it may.
pub(super) fn run() -> Result<()> {
    require(program("nginx").arg("-v"), "apt-get install nginx-light")?;
    require(program("caddy").arg("version"), "apt-get install caddy")?;
    let analyze = || program("systemd-analyze");
    require(analyze().arg("--version"), "apt-get install systemd")?;
    call(cargo(TEST).env("TARA_PROXIES", "1"))?;
    let mut security = analyze();
    security.args(["security", "--offline=true", "--no-pager", MAX_EXPOSURE]);
    call(security.arg("data/hosting/tara.service"))
}
