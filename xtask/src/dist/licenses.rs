//! The licenses of all that is within the binary, which `about.toml` must accept.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use toml::Table;

use crate::command::{cargo, root};
use crate::explain;

/// The texts of the licenses, and what of the page they are for.
pub(super) struct Licenses {
    /// Each file beside its name in a release.
    pub(super) files: [(PathBuf, &'static str); 3],
    pub(super) packages: Vec<Package>,
}

/// A package of npm of which something is in the page.
#[derive(Debug, PartialEq)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    pub(super) license: String,
}

/// Collects the licenses of the crates into a folder, and finds those in the built page.
///
/// # Errors
///
/// If one is not accepted or not known.
pub(super) fn collect(folder: &Path) -> Result<Licenses> {
    explain::run(&mut cargo("fetch --locked"), "the crates were not fetched")?;
    let crates = folder.join("licenses-crates.txt");
    of_crates(&crates)?;
    let page = root().join("web/dist/page");
    let mut packages = bundled(&read(&page.join("licenses.txt"))?)?;
    packages.extend(faces(&read(&root().join("web/package-lock.json"))?)?);
    let about: Table = read(&root().join("about.toml"))?.parse()?;
    let accepted = about.get("accepted").and_then(toml::Value::as_array);
    let accepted = accepted.context("about.toml accepts no license")?;
    let accepted: Vec<&str> = accepted.iter().filter_map(toml::Value::as_str).collect();
    for Package { name, license, .. } in &packages {
        if !is_accepted(license, &accepted) {
            bail!("{}", refusal(name, license));
        }
    }
    let files = [
        (crates, "licenses-crates.txt"),
        (page.join("licenses.txt"), "licenses-page.txt"),
        (page.join("fonts.txt"), "licenses-fonts.txt"),
    ];
    Ok(Licenses { files, packages })
}

/// Writes the licenses of the crates by cargo-about.
fn of_crates(file: &Path) -> Result<()> {
    // A service on the network would change its answers on a crate from day to day.
    let mut about = cargo("about --color never generate --locked --offline --fail");
    about.args([
        "--config",
        "about.toml",
        "--manifest-path",
        "crates/cli/Cargo.toml",
    ]);
    about
        .arg("--output-file")
        .arg(file)
        .arg("data/release/licenses.hbs");
    let answer = about.stdout(Stdio::null()).output()?;
    if answer.status.success() {
        return Ok(());
    }
    let errors = String::from_utf8_lossy(&answer.stderr);
    if let Some((name, license)) = refused(&errors) {
        bail!("{}", refusal(name, license));
    }
    eprint!("{errors}");
    bail!("the licenses of the crates were not collected; the lines above say why");
}

fn refusal(name: &str, license: &str) -> String {
    format!(
        "{name} has the license {license}, which about.toml does not accept: read it, then add it there or do without {name}"
    )
}

/// The first crate that cargo-about refuses, and its license.
fn refused(errors: &str) -> Option<(&str, &str)> {
    let (_, rest) = errors.split_once("failed to satisfy license requirements")?;
    let (path, rest) = rest.split_once("/Cargo.toml:")?;
    let (_, rest) = rest.split_once("license = \"")?;
    Some((path.rsplit('/').next()?, rest.split('"').next()?))
}

/// The packages that the bundler of the page lists: `## NAME - VERSION (LICENSE)`.
fn bundled(list: &str) -> Result<Vec<Package>> {
    let heads = list.lines().filter_map(|line| line.strip_prefix("## "));
    let package = |head: &str| {
        let (name, rest) = head.split_once(" - ")?;
        let (version, license) = rest.split_once(' ')?;
        let license = license.strip_prefix('(')?.strip_suffix(')')?;
        Some(Package {
            name: name.into(),
            version: version.into(),
            license: license.into(),
        })
    };
    heads
        .map(|head| {
            package(head).with_context(|| {
                format!("{head} tells no license: look for it, or do without the package")
            })
        })
        .collect()
}

/// The packages of the faces, which are no part of the bundler's list.
fn faces(lock: &str) -> Result<Vec<Package>> {
    let lock: Value = serde_json::from_str(lock)?;
    let packages = lock["packages"]
        .as_object()
        .context("package-lock.json has no packages")?;
    let face = |(path, package): (&String, &Value)| {
        let name = path
            .strip_prefix("node_modules/")
            .filter(|name| name.starts_with("@fontsource/"))?;
        let text = |key: &str| package[key].as_str().unwrap_or("none").to_owned();
        Some(Package {
            name: name.into(),
            version: text("version"),
            license: text("license"),
        })
    };
    Ok(packages.iter().filter_map(face).collect())
}

/// Returns whether an expression such as `MIT OR (A AND B)`, with nothing deeper, allows a choice that is accepted.
fn is_accepted(expression: &str, accepted: &[&str]) -> bool {
    let is_fine = |license: &str| accepted.contains(&license.trim_matches(['(', ')', ' ']));
    expression
        .split(" OR ")
        .any(|choice| choice.split(" AND ").all(is_fine))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_license_is_accepted_if_one_may_choose_it() {
        let accepted = ["MIT", "Zlib"];
        for fine in ["MIT", "GPL-3.0 OR MIT", "(MIT AND Zlib) OR X"] {
            assert!(is_accepted(fine, &accepted), "{fine}");
        }
        for wrong in ["", "GPL-3.0", "MIT AND X", "MITX"] {
            assert!(!is_accepted(wrong, &accepted), "{wrong}");
        }
    }

    #[test]
    fn a_crate_whose_license_is_not_accepted_is_named() {
        let errors = "error: failed to satisfy license requirements\n   ┌─ /registry/foldhash-0.2.0/Cargo.toml:40:12\n   │\n40 │ license = \"Zlib\"\n";
        assert_eq!(refused(errors), Some(("foldhash-0.2.0", "Zlib")));
        assert_eq!(refused("error: no such file"), None);
    }

    #[test]
    fn packages_of_the_page_are_read_with_their_licenses() {
        let package = |name: &str, version: &str, license: &str| Package {
            name: name.into(),
            version: version.into(),
            license: license.into(),
        };
        let list = "# Licenses\n\n## @noble/hashes - 2.4.0 (MIT)\n\nThe MIT License\n";
        assert_eq!(
            bundled(list).unwrap(),
            [package("@noble/hashes", "2.4.0", "MIT")]
        );
        let error = bundled("## uqr - 0.1.3\n").unwrap_err().to_string();
        assert!(error.starts_with("uqr - 0.1.3 tells no license"), "{error}");
        let lock = r#"{"packages": {"": {}, "node_modules/vite": {}, "node_modules/@fontsource/almendra": {"version": "5.3.0", "license": "OFL-1.1"}}}"#;
        assert_eq!(
            faces(lock).unwrap(),
            [package("@fontsource/almendra", "5.3.0", "OFL-1.1")]
        );
    }
}
