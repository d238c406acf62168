//! Every outside dependency has its version and its reason once, in the root manifest.

use crate::finding::Finding;
use crate::tidy::manifests::packages;
use crate::tree::{Tree, numbered};

const MANIFEST: &str = "Cargo.toml";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = without_reason(tree.text(MANIFEST));
    for package in packages(tree) {
        for dependency in package
            .dependencies
            .iter()
            .filter(|dependency| !dependency.is_inherited)
        {
            let what = format!("{} is not `workspace = true`", dependency.name);
            findings.push(Finding::new(&package.manifest.path, dependency.line, what));
        }
    }
    findings
}

fn without_reason(manifest: &str) -> Vec<Finding> {
    let lines = numbered(manifest).skip_while(|(_, line)| *line != "[workspace.dependencies]");
    let entries = lines.skip(1).take_while(|(_, line)| !line.starts_with('['));
    let bare = entries.filter(|(_, line)| {
        let is_entry = line.contains('=') && !line.starts_with('#');
        is_entry && !line.contains("path =") && !line.contains("# ")
    });
    bare.map(|(line, _)| Finding::new(MANIFEST, line, "a dependency without a reason"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_needs_a_reason() {
        let root = "[workspace.dependencies]\na = { path = \"a\" }\n\n# Why.\nb = \"1\" # good\nc = \"2\"\n[x]\ny = 1\n";
        let crate_a = "[package]\nname = \"a\"\n[dependencies]\nb.workspace = true\nd = \"1\"\n";
        let tree = Tree::of(&[(MANIFEST, root), ("a/Cargo.toml", crate_a)]);
        let found: Vec<String> = check(&tree).iter().map(Finding::to_string).collect();
        assert_eq!(
            found,
            [
                "Cargo.toml:6: a dependency without a reason",
                "a/Cargo.toml:5: d is not `workspace = true`",
            ]
        );
    }
}
