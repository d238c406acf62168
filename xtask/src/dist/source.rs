//! The source archive of a release, from which it builds without a network.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result};

use super::Release;
use crate::command::{cargo, program, root, run as call};
use crate::{explain, git};

/// Takes crates from a folder of the archive.
const SOURCES: &str = r#"# This archive holds its crates, and knows its commit.
[source.crates-io]
replace-with = "vendored-sources"

[source.vendored-sources]
directory = "vendor"
"#;

/// Lays out the last commit with all crates and the built page, and gives its folder.
///
/// # Errors
///
/// If git or cargo fails, or a file cannot be written.
pub(super) fn make(release: &Release, scratch: &Path) -> Result<PathBuf> {
    let folder = scratch.join(release.name("source"));
    git::export(&folder)?;
    let mut vendor = cargo("vendor --quiet --locked --offline --versioned-dirs vendor");
    vendor.current_dir(&folder).stdout(Stdio::null());
    explain::run(&mut vendor, "the crates were not copied")?;
    let config = folder.join(".cargo/config.toml");
    let own = fs::read_to_string(&config).context("cannot read .cargo/config.toml")?;
    fs::write(config, completed(&own, &release.commit))?;
    let page = "web/dist/page";
    call(
        program("cp")
            .arg("-R")
            .arg(root().join(page))
            .arg(folder.join(page)),
    )?;
    Ok(folder)
}

/// The settings of cargo with the folder of the crates, and with the commit, which no git tells there.
fn completed(own: &str, commit: &str) -> String {
    format!("{own}\n{SOURCES}\n[env]\nTARA_COMMIT = \"{commit}\"\n")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use toml::Table;

    use super::completed;

    #[test]
    fn settings_of_cargo_are_kept() {
        let own = "[alias]\nxtask = \"run\"\n";
        let table: Table = completed(own, "abc").parse().unwrap();
        assert_eq!(table["alias"]["xtask"].as_str(), Some("run"));
        assert_eq!(
            table["source"]["crates-io"]["replace-with"].as_str(),
            Some("vendored-sources")
        );
        assert_eq!(table["env"]["TARA_COMMIT"].as_str(), Some("abc"));
    }
}
