//! The bill of materials of the binary in CycloneDX: its crates by cargo-cyclonedx, and the packages of the page.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::licenses::Package;
use super::{Release, TRIPLE};
use crate::command::cargo;
use crate::{explain, git};

/// Writes the bill of materials into a folder.
///
/// # Errors
///
/// If cargo-cyclonedx fails.
pub(super) fn write(
    release: &Release,
    packages: &[Package],
    scratch: &Path,
    to: &Path,
) -> Result<()> {
    // A file is written beside each manifest, so it works on a copy.
    let copy = scratch.join("sbom");
    git::export(&copy)?;
    let mut bill = cargo(
        "cyclonedx --quiet --format json --spec-version 1.5 --no-build-deps --override-filename sbom",
    );
    bill.args([
        "--manifest-path",
        "crates/cli/Cargo.toml",
        "--target",
        TRIPLE,
    ]);
    bill.current_dir(&copy)
        .env("SOURCE_DATE_EPOCH", release.time_s.to_string());
    explain::run(&mut bill, "the bill of materials was not made")?;
    let text = fs::read_to_string(copy.join("crates/cli/sbom.json"))?;
    let text = completed(&text, &copy, packages)?;
    fs::write(to.join(release.name("sbom.cdx.json")), text)?;
    Ok(())
}

/// The bill with the packages of the page, and without the folder of the copy.
fn completed(bill: &str, copy: &Path, packages: &[Package]) -> Result<String> {
    let folder = format!("path+file://{}/", copy.display());
    let mut bill: Value = serde_json::from_str(&bill.replace(&folder, ""))?;
    let components = bill["components"]
        .as_array_mut()
        .context("a bill has components")?;
    components.extend(packages.iter().map(component));
    Ok(format!("{bill:#}\n"))
}

fn component(package: &Package) -> Value {
    let Package {
        name,
        version,
        license,
    } = package;
    let url = format!("pkg:npm/{}@{version}", name.replace('@', "%40"));
    json!({
        "type": "library",
        "bom-ref": url,
        "name": name,
        "version": version,
        "scope": "required",
        "licenses": [{ "expression": license }],
        "purl": url,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::Path;

    use serde_json::Value;

    use super::{Package, completed};

    #[test]
    fn a_bill_has_the_packages_of_the_page_and_no_folder_of_this_machine() {
        let bill =
            r#"{"components": [{"bom-ref": "path+file:///a/b/crates/game#tara-game@0.1.0"}]}"#;
        let package = Package {
            name: "@noble/hashes".into(),
            version: "2.4.0".into(),
            license: "MIT".into(),
        };
        let bill = completed(bill, Path::new("/a/b"), &[package]).unwrap();
        let bill: Value = serde_json::from_str(&bill).unwrap();
        assert_eq!(
            bill["components"][0]["bom-ref"],
            "crates/game#tara-game@0.1.0"
        );
        assert_eq!(
            bill["components"][1]["purl"],
            "pkg:npm/%40noble/hashes@2.4.0"
        );
    }
}
