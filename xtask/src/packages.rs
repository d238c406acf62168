//! The packages that registries may get: what each tells of itself, and that only files of its own are in it.

use std::path::Path;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::command::{cargo, output, run};
use crate::node::npm;

/// The folders of a crate that its package may have, and its files outside them.
const FOLDERS: [&str; 5] = ["data", "locales", "migrations", "page", "src"];
const FILES: [&str; 6] = [
    ".cargo_vcs_info.json",
    "Cargo.lock",
    "Cargo.toml",
    "Cargo.toml.orig",
    "README.md",
    "build.rs",
];

/// The keys that a registry wants to know of a crate.
const TOLD: [&str; 5] = [
    "description",
    "license",
    "keywords",
    "categories",
    "rust_version",
];

/// Checks all crates that may be published, and that the page may not be.
///
/// # Errors
///
/// If a crate lacks something, has a name of others, or would be published with other files.
pub(crate) fn check() -> Result<()> {
    let told = output(&mut cargo(
        "metadata --no-deps --offline --format-version 1",
    ))?;
    let told: Value = serde_json::from_str(&told)?;
    let packages = told["packages"]
        .as_array()
        .context("no packages are told")?;
    let mut count = 0;
    for package in packages
        .iter()
        .filter(|package| package["publish"].is_null())
    {
        let name = package["name"].as_str().context("a package has a name")?;
        if let Some(lack) = lack(package) {
            bail!("{name} cannot be published: {lack}");
        }
        let list = output(&mut cargo(&format!(
            "package --quiet --list --allow-dirty --offline --package {name}"
        )))?;
        if let Some(file) = list.lines().find(|file| !is_own(file)) {
            bail!("{name} would be published with {file}: see `include` in its Cargo.toml");
        }
        count += 1;
    }
    println!("{count} crates are fit to be published, with their own files alone");
    check_page()
}

/// Builds the package of each crate that may be published against those of the others, as a registry would serve them.
///
/// # Errors
///
/// If a package does not build.
pub(crate) fn verify() -> Result<()> {
    // The built page belongs to a package, and git ignores it.
    run(&mut cargo(
        "publish --dry-run --workspace --locked --allow-dirty --target-dir target/publish",
    ))
}

/// The page is part of the server: its package is private, and is the built page alone.
fn check_page() -> Result<()> {
    let private = output(npm().args(["pkg", "get", "private"]))?;
    if private.trim() != "true" {
        bail!("web/package.json may be published: set `private`");
    }
    let told = output(npm().args(["pack", "--dry-run", "--json", "--silent"]))?;
    let told: Value = serde_json::from_str(&told)?;
    let files = told[0]["files"].as_array().context("npm tells no files")?;
    for file in files.iter().filter_map(|file| file["path"].as_str()) {
        if file != "package.json" && !file.starts_with("dist/page/") {
            bail!("the package of the page would have {file}: see `files` in web/package.json");
        }
    }
    println!(
        "the package of the page has {} files of the built page",
        files.len() - 1
    );
    Ok(())
}

/// The first thing that a package lacks, in words; `None` if it lacks nothing.
fn lack(package: &Value) -> Option<String> {
    let name = package["name"].as_str()?;
    if !name.starts_with("tara-") {
        return Some("its name does not begin with tara-".into());
    }
    let is_there = |key: &&&str| match &package[**key] {
        Value::String(text) => !text.is_empty(),
        Value::Array(words) => !words.is_empty(),
        _ => false,
    };
    let lack = TOLD.iter().find(|key| !is_there(key))?;
    Some(format!("it has no {lack}"))
}

fn is_own(file: &str) -> bool {
    match Path::new(file).components().next() {
        Some(first) if first.as_os_str() != file => {
            FOLDERS.iter().any(|folder| first.as_os_str() == *folder)
        }
        _ => FILES.contains(&file),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use serde_json::json;

    use super::{is_own, lack};

    #[test]
    fn a_package_tells_of_itself_and_has_files_of_its_own() {
        let mut package = json!({
            "name": "tara-game", "description": "d", "license": "MIT", "keywords": ["k"], "categories": ["games"], "rust_version": "1.95",
        });
        assert_eq!(lack(&package), None);
        package["keywords"] = json!([]);
        assert_eq!(lack(&package).unwrap(), "it has no keywords");
        package["name"] = json!("game");
        assert!(lack(&package).unwrap().contains("tara-"));
        for (file, expected) in [
            ("src/lib.rs", true),
            ("Cargo.toml", true),
            ("tests/laws.rs", false),
            ("notes.md", false),
            ("src", false),
        ] {
            assert_eq!(is_own(file), expected, "{file}");
        }
    }
}
