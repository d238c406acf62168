//! Every crate is on the map in `ARCHITECTURE.md`, and what is on the map exists.

use crate::finding::Finding;
use crate::tidy::manifests::packages;
use crate::tree::{Tree, numbered};

const MAP: &str = "ARCHITECTURE.md";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let map = tree.text(MAP);
    let packages = packages(tree);
    let missing = packages
        .iter()
        .filter(|package| !map.contains(&format!("`{}`", package.folder)));
    let mut findings: Vec<Finding> = missing
        .map(|package| {
            let what = format!("`{}` is not on the map in {MAP}", package.folder);
            Finding::new(&package.manifest.path, 1, what)
        })
        .collect();
    for (line, text) in numbered(map) {
        let places = text
            .split('`')
            .skip(1)
            .step_by(2)
            .filter(|place| place.starts_with("crates/"));
        let gone = places.filter(|place| !tree.files().any(|file| is_at(&file.path, place)));
        findings
            .extend(gone.map(|place| Finding::new(MAP, line, format!("there is no `{place}`"))));
    }
    findings
}

/// Whether a path is this place, or lies in it.
fn is_at(path: &str, place: &str) -> bool {
    let rest = path.strip_prefix(place.trim_end_matches('/'));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_and_the_crates_agree() {
        let manifest = "[package]\nname = \"game\"\n";
        let tree = |map| Tree::of(&[(MAP, map), ("crates/game/Cargo.toml", manifest)]);
        assert_eq!(check(&tree("| `crates/game` | the contract |")), []);
        let found = check(&tree("\n| `crates/gone` | `x` |"));
        let found: Vec<String> = found.iter().map(Finding::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/game/Cargo.toml:1: `crates/game` is not on the map in ARCHITECTURE.md",
                "ARCHITECTURE.md:2: there is no `crates/gone`",
            ]
        );
    }
}
