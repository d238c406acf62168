//! The questions that the commands ask git.

use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::command::{output, program, require, root};

/// The output of git, without the end of its last line.
///
/// # Errors
///
/// If git is missing or fails.
pub(crate) fn line(arguments: &[&str]) -> Result<String> {
    Ok(output(program("git").args(arguments))?
        .trim_end()
        .to_owned())
}

/// Checks that all files are as the last commit has them, so that nothing else gets into what is made of it.
///
/// # Errors
///
/// If they are not, with this reason why they must be.
pub(crate) fn check_clean(why: &str) -> Result<()> {
    require(program("git").arg("--version"), "apt-get install git")?;
    if !root().join(".git").exists() {
        bail!("this is no clone of the project: clone it with git, because {why}");
    }
    match changed(&line(&["status", "--porcelain"])?) {
        Some(files) => bail!("the tree is dirty, but {why}: commit or stash {files} first"),
        None => Ok(()),
    }
}

/// Writes the files of the last commit into a folder.
///
/// # Errors
///
/// If git fails, or a file cannot be written.
pub(crate) fn export(folder: &Path) -> Result<()> {
    let mut git = program("git");
    git.args(["archive", "--format=tar", "HEAD"])
        .stdout(Stdio::piped());
    let mut git = git.spawn().context("cannot start git")?;
    let stream = git.stdout.take().context("standard output is piped")?;
    tar::Archive::new(stream)
        .unpack(folder)
        .with_context(|| format!("{} cannot be written", folder.display()))?;
    if !git.wait()?.success() {
        bail!("git cannot export the last commit");
    }
    Ok(())
}

/// The files that `git status --porcelain` tells, in words; `None` if there are none.
fn changed(status: &str) -> Option<String> {
    let first = status.lines().next()?.get(3..)?;
    match status.lines().count() - 1 {
        0 => Some(first.to_owned()),
        1 => Some(format!("{first} and another file")),
        more => Some(format!("{first} and {more} others")),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::changed;

    #[test]
    fn changed_files_are_counted() {
        assert_eq!(changed(""), None);
        assert_eq!(changed(" M a.rs").unwrap(), "a.rs");
        assert_eq!(changed("?? b\n M c").unwrap(), "b and another file");
        assert_eq!(changed(" M a\n M b\nA  c").unwrap(), "a and 2 others");
    }
}
