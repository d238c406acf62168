//! The packages of the workspace and what each depends on.

use toml::{Table, Value};

use crate::tree::{File, Tree};

/// One package.
pub(crate) struct Package<'a> {
    /// Its name.
    pub(crate) name: String,
    /// Its folder from the root, without a slash at the end.
    pub(crate) folder: &'a str,
    /// Its `Cargo.toml`.
    pub(crate) manifest: &'a File,
    /// What it depends on, in the order of the tables.
    pub(crate) dependencies: Vec<Dependency>,
}

/// One dependency of a package.
pub(crate) struct Dependency {
    /// Its name in the workspace.
    pub(crate) name: String,
    /// Whether only tests, examples and benchmarks use it.
    pub(crate) is_for_tests: bool,
    /// Whether its version stands in the root manifest.
    pub(crate) is_inherited: bool,
    /// Its line in the manifest.
    pub(crate) line: usize,
}

/// All packages of a tree, by path; manifests that cannot be read are left to cargo.
pub(crate) fn packages(tree: &Tree) -> Vec<Package<'_>> {
    tree.files().filter_map(package).collect()
}

fn package(manifest: &File) -> Option<Package<'_>> {
    let folder = manifest.path.strip_suffix("/Cargo.toml")?;
    let table: Table = manifest.text.parse().ok()?;
    let name = table.get("package")?.get("name")?.as_str()?.to_owned();
    let mut dependencies = dependencies(manifest, &table);
    let targets = table.get("target").and_then(Value::as_table);
    for target in targets
        .into_iter()
        .flatten()
        .filter_map(|(_, target)| target.as_table())
    {
        dependencies.extend(self::dependencies(manifest, target));
    }
    Some(Package {
        name,
        folder,
        manifest,
        dependencies,
    })
}

fn dependencies(manifest: &File, table: &Table) -> Vec<Dependency> {
    let kinds = ["dependencies", "build-dependencies", "dev-dependencies"];
    let mut list = Vec::new();
    for kind in kinds {
        let entries = table.get(kind).and_then(Value::as_table);
        for (name, value) in entries.into_iter().flatten() {
            list.push(Dependency {
                name: name.clone(),
                is_for_tests: kind == "dev-dependencies",
                is_inherited: value.get("workspace").is_some(),
                line: manifest.line_where(|line| is_entry(line, name)),
            });
        }
    }
    list
}

/// Whether a line of a table begins with this key.
fn is_entry(line: &str, name: &str) -> bool {
    let rest = line.strip_prefix(name);
    rest.is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_come_with_their_kind_and_line() {
        let manifest = "[package]\nname = \"a\"\n\n[dependencies]\nb.workspace = true\n\n\
                        [dev-dependencies]\nc = \"1\"\n";
        let tree = Tree::of(&[("crates/a/Cargo.toml", manifest)]);
        let packages = packages(&tree);
        assert_eq!(
            (packages[0].name.as_str(), packages[0].folder),
            ("a", "crates/a")
        );
        let [b, c] = packages[0].dependencies.as_slice() else {
            panic!("two dependencies");
        };
        assert_eq!(
            (b.name.as_str(), b.line, b.is_for_tests, b.is_inherited),
            ("b", 5, false, true)
        );
        assert_eq!(
            (c.name.as_str(), c.line, c.is_for_tests, c.is_inherited),
            ("c", 8, true, false)
        );
    }
}
