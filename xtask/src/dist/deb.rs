//! The package of Debian: the files of an installation below `/usr`, settings, and scripts that make the user of the server.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result};

use super::{Release, tree};
use crate::command::{cargo, program, require, root, run as call};
use crate::explain;

/// The folder of what the package is made of besides the files of an installation.
const PARTS: &str = "data/release/deb";

/// Parts, and where cargo-deb finds them.
const COPIED: [(&str, &str); 5] = [
    ("copyright", "copyright"),
    ("tara.toml", "etc/tara.toml"),
    ("postinst", "scripts/postinst"),
    ("prerm", "scripts/prerm"),
    ("postrm", "scripts/postrm"),
];

/// Checks that its tools are there.
///
/// # Errors
///
/// If one is not.
pub(super) fn check() -> Result<()> {
    require(
        &mut cargo("deb --version"),
        "cargo install cargo-deb --locked",
    )?;
    // It finds out which libraries the programs need.
    require(
        program("dpkg-shlibdeps").arg("--version"),
        "apt-get install dpkg-dev",
    )
}

/// Packs the files of an installation into a folder as a package.
///
/// # Errors
///
/// If cargo-deb fails, or a file cannot be written.
pub(super) fn write(
    release: &Release,
    installation: &Path,
    scratch: &Path,
    to: &Path,
) -> Result<()> {
    let folder = lay_out(release, installation, scratch)?;
    let mut deb = cargo("deb --quiet --no-build --no-strip --locked --offline");
    deb.arg("--manifest-path").arg(folder.join("Cargo.toml"));
    deb.arg("--output").arg(to.join(name(&release.version)));
    deb.current_dir(&folder)
        .env("CARGO_TARGET_DIR", folder.join("target"))
        .env("SOURCE_DATE_EPOCH", release.time_s.to_string());
    deb.stdout(Stdio::null());
    explain::run(&mut deb, "the Debian package was not made")
}

/// Lays out a folder that cargo-deb takes for a built crate.
fn lay_out(release: &Release, installation: &Path, scratch: &Path) -> Result<PathBuf> {
    let folder = scratch.join("deb");
    fs::create_dir_all(&folder)?;
    call(
        program("cp")
            .arg("-R")
            .arg(installation)
            .arg(folder.join("usr")),
    )?;
    let parts = root().join(PARTS);
    for (from, path) in COPIED {
        tree::copy(&parts.join(from), &folder.join(path))?;
    }
    let manifest = fs::read_to_string(parts.join("Cargo.toml.in"))
        .context("cannot read the manifest of the Debian package")?;
    tree::write(
        &folder.join("Cargo.toml"),
        &manifest.replace("\"VERSION\"", &format!("\"{}\"", release.version)),
    )?;
    tree::write(&folder.join("Cargo.lock"), &lock(&release.version))?;
    tree::write(&folder.join("main.rs"), "fn main() {}\n")?;
    Ok(folder)
}

/// The lock file of a crate that uses no other.
fn lock(version: &str) -> String {
    format!("version = 4\n\n[[package]]\nname = \"tara\"\nversion = \"{version}\"\n")
}

/// The name that Debian gives the file of a package.
pub(super) fn name(version: &str) -> String {
    format!("tara_{}_amd64.deb", version.replace('-', "~"))
}
