//! Runs a long command, shows what it prints as it comes, and says in one sentence why it failed.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The number of last bytes of a command that are searched for the cause of its failure.
const SEARCHED: usize = 1 << 16;

/// Causes, and the words of cargo, npm, compilers and linkers by which they are known. The first that is found counts.
const CAUSES: [(&str, &[&str]); 4] = [
    (
        "the disk is full: a build needs 3 GB",
        &["No space left on device", "ENOSPC"],
    ),
    (
        "the machine ran out of memory: close other programs, or let one compiler run at a time, with CARGO_BUILD_JOBS=1 before the command",
        &[
            "SIGKILL",
            "signal 9",
            "Cannot allocate memory",
            "out of memory",
            "ENOMEM",
        ],
    ),
    (
        "a registry cannot be reached: check the network, then try again; what was fetched is kept",
        &[
            "Could not resolve host",
            "Could not connect to server",
            "failed to download from",
            "spurious network error",
            "ENOTFOUND",
            "ECONNREFUSED",
            "EAI_AGAIN",
            "ETIMEDOUT",
            "ECONNRESET",
        ],
    ),
    (
        "a file or folder cannot be written: see whose it is",
        &[
            "Permission denied",
            "EACCES",
            "EPERM",
            "Read-only file system",
            "EROFS",
        ],
    ),
];

/// Runs a command, and shows what it prints as it comes.
///
/// # Errors
///
/// If it cannot start or fails: this sentence, and the cause if it is one that people can mend.
pub(crate) fn run(command: &mut Command, failed: &str) -> Result<()> {
    let mut child = command
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| failed.to_owned())?;
    let mut errors = child.stderr.take().context("standard error is not piped")?;
    let mut last = Vec::new();
    let mut bytes = [0; 4096];
    loop {
        let count = errors.read(&mut bytes)?;
        if count == 0 {
            break;
        }
        let _ = std::io::stderr().write_all(&bytes[..count]);
        last.extend_from_slice(&bytes[..count]);
        let surplus = last.len().saturating_sub(SEARCHED);
        last.drain(..surplus);
    }
    let status = child.wait()?;
    if status.success() {
        return Ok(());
    }
    let text = format!("{} {status}", String::from_utf8_lossy(&last));
    match cause(&text) {
        Some(cause) => bail!("{failed}: {cause}"),
        None => bail!("{failed}; the lines above say why"),
    }
}

/// The cause that the last lines of a command tell; `None` if it is none that is known.
fn cause(text: &str) -> Option<&'static str> {
    let (cause, _) = CAUSES
        .iter()
        .find(|(_, words)| words.iter().any(|word| text.contains(word)))?;
    Some(cause)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::process::Command;

    use super::{cause, run};

    #[test]
    fn the_cause_of_a_failure_is_told() {
        for (text, word) in [
            ("npm error code ENOTFOUND", "network"),
            (
                "Caused by: [6] Could not resolve hostname (Could not resolve host: index)",
                "network",
            ),
            (
                "process didn't exit successfully: `rustc` (signal: 9, SIGKILL: kill)",
                "memory",
            ),
            (
                "error: failed to write: No space left on device (os error 28)",
                "disk",
            ),
            ("npm error code EACCES", "written"),
        ] {
            assert!(cause(text).unwrap().contains(word), "{text}");
        }
        assert_eq!(cause("error[E0308]: mismatched types"), None);
    }

    #[test]
    fn a_command_that_fails_is_told_with_its_cause() {
        let script = "echo ENOSPC >&2; exit 3";
        let error = run(Command::new("sh").args(["-c", script]), "nothing was built").unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("nothing was built: the disk is full")
        );
        run(
            Command::new("sh").args(["-c", "exit 0"]),
            "nothing was built",
        )
        .unwrap();
    }
}
