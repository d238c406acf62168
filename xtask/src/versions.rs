//! The version of the project, in each file that tells it.

use anyhow::{Context, Result, bail};
use toml::Table;

/// The version of the workspace, from its manifest.
///
/// # Errors
///
/// If the manifest has none.
pub(crate) fn workspace(manifest: &str) -> Result<String> {
    let table: Table = manifest.parse().context("Cargo.toml cannot be read")?;
    let package = table
        .get("workspace")
        .and_then(|table| table.get("package"));
    let version = package.and_then(|package| package.get("version"));
    let version = version.and_then(toml::Value::as_str);
    Ok(version
        .context("Cargo.toml has no version of the workspace")?
        .to_owned())
}

/// The manifest of the workspace with another version, of the packages in it too.
pub(crate) fn in_manifest(manifest: &str, old: &str, new: &str) -> String {
    let (old, new) = (
        format!("version = \"{old}\""),
        format!("version = \"{new}\""),
    );
    let line = |line: &str| {
        let is_ours = line == old || line.contains("path = \"crates/");
        if is_ours {
            line.replace(&old, &new)
        } else {
            line.to_owned()
        }
    };
    manifest
        .split('\n')
        .map(line)
        .collect::<Vec<_>>()
        .join("\n")
}

/// The lock file with another version of the packages of the workspace: those that have no source.
pub(crate) fn in_lock(lock: &str, old: &str, new: &str) -> String {
    let (old, new) = (
        format!("\nversion = \"{old}\""),
        format!("\nversion = \"{new}\""),
    );
    let package = |package: &str| {
        let is_ours = !package.contains("\nsource = ");
        if is_ours {
            package.replacen(&old, &new, 1)
        } else {
            package.to_owned()
        }
    };
    lock.split("\n\n")
        .map(package)
        .collect::<Vec<_>>()
        .join("\n\n")
}

/// The description of the server with another version.
///
/// # Errors
///
/// If it does not tell the old one exactly once.
pub(crate) fn in_description(description: &str, old: &str, new: &str) -> Result<String> {
    let (old, new) = (
        format!("\"version\": \"{old}\""),
        format!("\"version\": \"{new}\""),
    );
    if description.matches(&old).count() != 1 {
        bail!(
            "data/openapi.json does not give its version exactly once: regenerate it with `cargo xtask types`"
        );
    }
    Ok(description.replace(&old, &new))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::{in_description, in_lock, in_manifest, workspace};

    const MANIFEST: &str = "[workspace.package]\nversion = \"0.1.0\"\n\n[workspace.dependencies]\n\
        game = { package = \"tara-game\", path = \"crates/game\", version = \"0.1.0\" }\n\
        other = { version = \"0.1.0\", features = [] } # not ours\n";

    #[test]
    fn a_manifest_tells_another_version_of_what_is_ours() {
        assert_eq!(workspace(MANIFEST).unwrap(), "0.1.0");
        let new = in_manifest(MANIFEST, "0.1.0", "0.2.0");
        assert_eq!(workspace(&new).unwrap(), "0.2.0");
        assert!(
            new.contains("path = \"crates/game\", version = \"0.2.0\" }"),
            "{new}"
        );
        assert!(new.contains("other = { version = \"0.1.0\","), "{new}");
        assert!(workspace("[workspace]\n").is_err());
    }

    #[test]
    fn a_lock_file_tells_another_version_of_what_is_ours() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"0.1.0\"\nsource = \"x\"\n\n\
            [[package]]\nname = \"tara-game\"\nversion = \"0.1.0\"\n";
        let new = lock.replace(
            "tara-game\"\nversion = \"0.1.0\"",
            "tara-game\"\nversion = \"0.2.0\"",
        );
        assert_eq!(in_lock(lock, "0.1.0", "0.2.0"), new);
    }

    #[test]
    fn a_description_tells_its_version_once() {
        let old = "\"version\": \"0.1.0\"";
        assert_eq!(
            in_description(old, "0.1.0", "0.2.0").unwrap(),
            "\"version\": \"0.2.0\""
        );
        assert!(in_description("{}", "0.1.0", "0.2.0").is_err());
    }
}
