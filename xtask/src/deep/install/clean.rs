//! A clean Debian, in a folder of the build until it is dropped.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::command::{output, program, root, run as call, target};

/// The scripts of the routes.
const TRIALS: &str = "data/release/trial";

/// The folder of a system.
pub(super) struct Clean {
    folder: PathBuf,
}

impl Clean {
    /// Makes a system of this release of Debian, from a copy that is kept until all routes are tried.
    ///
    /// # Errors
    ///
    /// If Debian cannot be reached, or a file cannot be written.
    pub(super) fn new(suite: &str, end: Instant) -> Result<Self> {
        let clean = Self::empty()?;
        let kept = target().join(format!("install/{suite}.tar"));
        if !kept.exists() {
            let part = kept.with_extension("part.tar");
            let mut debian = program("timeout");
            debian
                .arg(seconds(end))
                .args(["mmdebstrap", "--quiet", "--variant=minbase", suite]);
            call(debian.arg(&part))
                .with_context(|| format!("{suite} was not fetched from Debian"))?;
            fs::rename(part, kept.clone())?;
        }
        call(
            program("tar")
                .arg("-xf")
                .arg(kept)
                .arg("-C")
                .arg(&clean.folder),
        )?;
        let trial = clean.folder.join("trial");
        call(program("cp").arg("-R").arg(root().join(TRIALS)).arg(trial))?;
        Ok(clean)
    }

    /// An empty folder. What an interrupted run left is removed.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub(super) fn empty() -> Result<Self> {
        let folder = target().join("install/root");
        remove(&folder)?;
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        Ok(Self { folder })
    }

    pub(super) fn path(&self, path: &str) -> PathBuf {
        self.folder.join(path)
    }

    /// The bytes of all its files.
    ///
    /// # Errors
    ///
    /// If they cannot be counted.
    pub(super) fn bytes(&self) -> Result<u64> {
        let said = output(program("du").args(["-sxB1"]).arg(&self.folder))?;
        let bytes = said.split_whitespace().next().unwrap_or_default();
        bytes.parse().context("du tells no size")
    }

    /// Removes all that is kept.
    ///
    /// # Errors
    ///
    /// If a file cannot be removed.
    pub(super) fn remove_all() -> Result<()> {
        remove(&target().join("install"))
    }
}

impl Drop for Clean {
    fn drop(&mut self) {
        let _ = remove(&self.folder);
    }
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        // Not beyond a mount that somebody made there by hand.
        call(
            program("rm")
                .args(["-r", "-f", "--one-file-system"])
                .arg(folder),
        )?;
    }
    Ok(())
}

/// A command with mounts and processes of its own, which all end with it, at the latest at this time.
pub(super) fn alone(end: Instant) -> Command {
    let mut command = program("timeout");
    command.arg("--kill-after=10").arg(seconds(end));
    command.args(["unshare", "--mount", "--pid", "--fork", "--kill-child"]);
    command
}

/// Runs a command that [`alone`] began.
///
/// # Errors
///
/// If it fails or its time is up.
pub(super) fn finish(command: &mut Command) -> Result<()> {
    let status = command.status().context("cannot start timeout")?;
    ensure!(
        status.code() != Some(124),
        "no time is left: the limit of all routes is reached"
    );
    ensure!(status.success(), "the lines above say why");
    Ok(())
}

/// The seconds until then, at least one.
fn seconds(end: Instant) -> String {
    let left = end.saturating_duration_since(Instant::now());
    left.as_secs().max(1).to_string()
}
