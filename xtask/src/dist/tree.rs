//! The files of an installation: programs, man pages, completions, the unit of the server and licenses, where Unix looks for them.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::licenses::Licenses;
use super::{Release, binaries};
use crate::command::{output, program, root, run as call};

/// The program that people start, for every x86-64 processor.
const PROGRAM: &str = "bin/tara";

/// The one that it gives way to, with its version beside it.
const FASTER: &str = "libexec/tara/tara-x86-64-v3";
const VERSION: &str = "libexec/tara/version";

const MAN: &str = "share/man/man1";

/// Shells, and where each looks for completions.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/tara"),
    ("zsh", "share/zsh/site-functions/_tara"),
    ("fish", "share/fish/vendor_completions.d/tara.fish"),
];

/// Files of `data/hosting/`, and where systemd and people look for them.
const HOSTING: [(&str, &str); 5] = [
    ("tara.service", "lib/systemd/system/tara.service"),
    ("tara.sysusers", "lib/sysusers.d/tara.conf"),
    ("tara.toml", "share/doc/tara/examples/tara.toml"),
    ("Caddyfile", "share/doc/tara/examples/Caddyfile"),
    ("nginx.conf", "share/doc/tara/examples/nginx.conf"),
];

const DOCS: &str = "share/doc/tara";
const PAGES: [&str; 5] = [
    "README.md",
    "CHANGELOG.md",
    "NOTICE.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
];

/// Builds the programs, lays out all files, and gives their folder.
///
/// # Errors
///
/// If something does not build, or is of another version.
pub(super) fn make(release: &Release, licenses: &Licenses, scratch: &Path) -> Result<PathBuf> {
    let folder = scratch.join(release.name("x86_64-linux"));
    copy(&binaries::build("x86-64", release)?, &folder.join(PROGRAM))?;
    copy(
        &binaries::build("x86-64-v3", release)?,
        &folder.join(FASTER),
    )?;
    write(&folder.join(VERSION), &version(release, &folder)?)?;
    fs::create_dir_all(folder.join(MAN))?;
    let tara = folder.join(PROGRAM);
    call(program(&tara).args(["man", "--out"]).arg(folder.join(MAN)))?;
    for (shell, path) in COMPLETIONS {
        let script = output(program(&tara).args(["completions", shell]))?;
        write(&folder.join(path), &script)?;
    }
    for (name, path) in HOSTING {
        copy(&root().join("data/hosting").join(name), &folder.join(path))?;
    }
    let pages = PAGES.map(|page| (root().join(page), page));
    for (from, name) in pages.iter().chain(&licenses.files) {
        copy(from, &folder.join(DOCS).join(name))?;
    }
    Ok(folder)
}

/// The version that both programs tell, by which the first knows the second for its own.
fn version(release: &Release, folder: &Path) -> Result<String> {
    let told = |path| {
        output(
            program(folder.join(path))
                .arg("--version")
                .env("TARA_BASELINE", "1"),
        )
    };
    let (one, other) = (told(PROGRAM)?, told(FASTER)?);
    let version = one.strip_prefix("tara ").unwrap_or_default();
    let expected = format!("{} (commit {},", release.version, &release.commit[..8]);
    if one != other || !version.starts_with(&expected) {
        bail!(
            "the binaries are not of this commit: run `cargo clean`, then make the release again"
        );
    }
    Ok(version.to_owned())
}

pub(super) fn copy(from: &Path, to: &Path) -> Result<()> {
    create_parent(to)?;
    fs::copy(from, to).with_context(|| format!("cannot copy {}", from.display()))?;
    Ok(())
}

pub(super) fn write(to: &Path, text: &str) -> Result<()> {
    create_parent(to)?;
    fs::write(to, text).with_context(|| format!("cannot write {}", to.display()))
}

fn create_parent(path: &Path) -> Result<()> {
    let parent = path.parent().context("a file is in a folder")?;
    fs::create_dir_all(parent).with_context(|| format!("cannot write {}", parent.display()))
}
