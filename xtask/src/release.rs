//! `cargo xtask release VERSION`: cuts a release from `CHANGELOG.md`, as one commit and its tag.

mod changelog;

use std::fs;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use semver::Version;

use crate::command::{cargo, output, program, root, run as call, target};
use crate::{git, versions};

/// A file that a release changes: its path from the root, and all of it afterwards.
type Change = (&'static str, String);

/// Shows what would be changed, and the notes, and changes nothing.
///
/// # Errors
///
/// If no release can be cut.
pub(crate) fn plan(version: &str) -> Result<()> {
    let (changes, notes) = changes(version)?;
    let folder = target().join("release-plan");
    for (path, text) in &changes {
        let new = folder.join(path);
        fs::create_dir_all(new.parent().context("a file is in a folder")?)?;
        fs::write(&new, text)?;
        show_difference(path, &new)?;
    }
    fs::remove_dir_all(folder)?;
    println!("\nnotes of v{version}:\n\n{notes}\n\nnothing was changed");
    Ok(())
}

/// Changes the files, commits them and tags the commit.
///
/// # Errors
///
/// If no release can be cut; all files are then as they were.
pub(crate) fn run(version: &str) -> Result<()> {
    let (changes, notes) = changes(version)?;
    if let Err(error) = commit(version, &changes) {
        let paths = changes.iter().map(|(path, _)| *path);
        call(
            program("git")
                .args(["checkout", "--quiet", "HEAD", "--"])
                .args(paths),
        )?;
        return Err(error);
    }
    let message = format!("Tara {version}\n\n{notes}");
    let tag = format!("v{version}");
    // Headings begin with the sign by which git knows comments.
    call(program("git").args([
        "tag",
        "--cleanup=whitespace",
        "--annotate",
        &tag,
        "--message",
        &message,
    ]))?;
    println!(
        "{tag} is committed and tagged; make its files with `cargo xtask dist`, and publish both with `git push --follow-tags`"
    );
    Ok(())
}

/// The changes of the release, and its notes.
fn changes(version: &str) -> Result<(Vec<Change>, String)> {
    git::check_clean("a release is a commit of its own")?;
    let manifest = read("Cargo.toml")?;
    let old = versions::workspace(&manifest)?;
    let order = if is_tagged(&old)? {
        Order::Higher
    } else {
        Order::NotLower
    };
    check_version(version, &old, order)?;
    if is_tagged(version)? {
        bail!("the tag v{version} exists: choose a higher version");
    }
    let date = output(program("date").args(["-u", "+%Y-%m-%d"]))?;
    let (changelog, notes) = changelog::cut(&read("CHANGELOG.md")?, version, date.trim_end())?;
    let changes = vec![
        ("CHANGELOG.md", changelog),
        (
            "Cargo.lock",
            versions::in_lock(&read("Cargo.lock")?, &old, version),
        ),
        (
            "Cargo.toml",
            versions::in_manifest(&manifest, &old, version),
        ),
        (
            "data/openapi.json",
            versions::in_description(&read("data/openapi.json")?, &old, version)?,
        ),
    ];
    Ok((changes, notes))
}

/// The order that a version must have to that of the manifest.
#[derive(Clone, Copy, PartialEq)]
enum Order {
    Higher,
    /// While the version of the manifest has no tag, it is not yet released.
    NotLower,
}

fn is_tagged(version: &str) -> Result<bool> {
    let tags = git::line(&["tag", "--list", &format!("v{version}")])?;
    Ok(!tags.is_empty())
}

fn check_version(new: &str, old: &str, order: Order) -> Result<()> {
    let Ok(parsed) = Version::parse(new) else {
        bail!("{new} is no version: write it as 1.2.3, without a v");
    };
    let old_parsed = Version::parse(old).context("the version in Cargo.toml cannot be read")?;
    let is_fine = parsed > old_parsed || (parsed == old_parsed && order == Order::NotLower);
    if !is_fine {
        bail!("{new} is not higher than {old}, the version in Cargo.toml: choose a higher one");
    }
    Ok(())
}

fn commit(version: &str, changes: &[Change]) -> Result<()> {
    for (path, text) in changes {
        fs::write(root().join(path), text).with_context(|| format!("cannot write {path}"))?;
    }
    let mut metadata = cargo("metadata --locked --offline --format-version 1");
    call(metadata.stdout(Stdio::null())).context("cargo does not accept the new version")?;
    let paths = changes.iter().map(|(path, _)| *path);
    let mut commit = program("git");
    commit.args([
        "commit",
        "--quiet",
        "--message",
        &format!("release: {version}"),
        "--",
    ]);
    call(commit.args(paths))
}

fn show_difference(path: &str, new: &Path) -> Result<()> {
    let mut git = program("git");
    git.args(["--no-pager", "diff", "--no-index", "--"])
        .arg(path)
        .arg(new);
    // Its code is 1 if the files differ.
    let status = git.status().context("cannot start git")?;
    match status.code() {
        Some(0 | 1) => Ok(()),
        _ => bail!("git cannot compare {path}"),
    }
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(root().join(path)).with_context(|| format!("cannot read {path}"))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::{Order, check_version};

    #[test]
    fn a_version_must_be_higher_unless_it_is_the_first() {
        for (new, old) in [
            ("0.1.1", "0.1.0"),
            ("1.0.0", "1.0.0-rc.1"),
            ("0.10.0", "0.9.0"),
        ] {
            check_version(new, old, Order::Higher).unwrap();
        }
        check_version("0.1.0", "0.1.0", Order::NotLower).unwrap();
        for (new, order) in [
            ("0.1.0", Order::Higher),
            ("0.0.9", Order::NotLower),
            ("0.1.0-rc.1", Order::NotLower),
            ("v0.2.0", Order::Higher),
            ("0.2", Order::Higher),
        ] {
            assert!(check_version(new, "0.1.0", order).is_err(), "{new}");
        }
    }
}
