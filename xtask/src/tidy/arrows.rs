//! Which crate may use which: arrows point down the list of layers only.

use crate::finding::Finding;
use crate::tidy::manifests::{Dependency, Package, packages};
use crate::tree::Tree;

/// A crate may use those of the layers before its own.
const LAYERS: [&[&str]; 9] = [
    &["game"],
    &["ringforts", "seat-of-kings", "search"],
    &["catalog"],
    &["records", "bots", "view", "words"],
    &["play", "draw"],
    &["host"],
    &["server"],
    &["cli"],
    &["fuzz", "load"],
];

/// The slow twins use nothing of ours, and only tests use them.
const TWINS: [&str; 2] = ["ringforts-twin", "seat-of-kings-twin"];

/// Tests of rules whose positions are JSON, which rules crates do not know, read them through the catalog.
const READS_BY_CATALOG: &str = "seat-of-kings";

/// The commands of the project use no crate, so that they run while the crates do not compile.
const COMMANDS: &str = "xtask";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let packages = packages(tree);
    let mut findings = Vec::new();
    for package in &packages {
        let at = |line, what| Finding::new(&package.manifest.path, line, what);
        if !is_known(&package.name) {
            let what = format!(
                "{} has no place among the arrows of xtask/src/tidy/arrows.rs",
                package.name
            );
            findings.push(at(1, what));
            continue;
        }
        let ours = package.dependencies.iter();
        for dependency in ours.filter(|dependency| is_known(&dependency.name)) {
            if !is_allowed(package, dependency) {
                let what = format!("{} must not use {}", package.name, dependency.name);
                findings.push(at(dependency.line, what));
            }
        }
    }
    findings
}

fn is_known(name: &str) -> bool {
    TWINS.contains(&name) || name == COMMANDS || layer(name).is_some()
}

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&name))
}

fn is_allowed(package: &Package<'_>, dependency: &Dependency) -> bool {
    let [from, to] = [package.name.as_str(), dependency.name.as_str()].map(layer);
    match (from, to) {
        (Some(_), Some(_))
            if dependency.is_for_tests
                && package.name == READS_BY_CATALOG
                && dependency.name == "catalog" =>
        {
            true
        }
        (Some(from), Some(to)) => to < from,
        (Some(_), None) => TWINS.contains(&dependency.name.as_str()) && dependency.is_for_tests,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(name: &str, dependencies: &str) -> Vec<String> {
        let path = format!("crates/{name}/Cargo.toml");
        let manifest = format!("[package]\nname = \"{name}\"\n{dependencies}\n");
        let tree = Tree::of(&[(&path, &manifest)]);
        check(&tree).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn arrows_point_down() {
        assert_eq!(
            findings("records", "[dependencies]\ncatalog.workspace = true"),
            [""; 0]
        );
        assert_eq!(
            findings("ringforts", "[dependencies]\ncatalog.workspace = true"),
            ["crates/ringforts/Cargo.toml:4: ringforts must not use catalog"]
        );
        assert_eq!(
            findings("search", "[dependencies]\nringforts.workspace = true").len(),
            1
        );
        assert_eq!(
            findings("xtask", "[dependencies]\ngame.workspace = true").len(),
            1
        );
    }

    #[test]
    fn only_tests_use_the_twin() {
        let line = "ringforts-twin.workspace = true";
        assert_eq!(
            findings("ringforts", &format!("[dev-dependencies]\n{line}")).len(),
            0
        );
        assert_eq!(
            findings("ringforts", &format!("[dependencies]\n{line}")).len(),
            1
        );
        assert_eq!(
            findings(
                "ringforts-twin",
                "[dev-dependencies]\nringforts.workspace = true"
            )
            .len(),
            1
        );
    }

    #[test]
    fn a_new_crate_needs_a_place() {
        assert_eq!(findings("stranger", "").len(), 1);
    }
}
