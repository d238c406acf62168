//! House rules for the modules of the server: which of them may use which others.

use std::collections::HashMap;

use crate::tree::{File, Finding, Tree};

/// The modules of a folder in layers. A module may use those of the layers before its own, and no other, so there is no circle.
struct Layers {
    /// The file that declares the modules.
    root: &'static str,
    /// The folder of the modules, with a slash at the end.
    folder: &'static str,
    /// The beginning of a path to one of them.
    prefix: &'static str,
    layers: &'static [&'static [&'static str]],
}

const ORDERS: [Layers; 3] = [
    Layers {
        root: "crates/server/src/lib.rs",
        folder: "crates/server/src/",
        prefix: "crate::",
        layers: &[
            &[
                "admin_messages",
                "clock",
                "closing",
                "metrics",
                "public_url",
                "random",
                "version",
            ],
            &["settings"],
            &["net", "store"],
            &["tables"],
            &["kept"],
            &["pictures"],
            &["state"],
            &["admin", "socket"],
            &["routes"],
            &["serve"],
        ],
    },
    Layers {
        root: "crates/server/src/net.rs",
        folder: "crates/server/src/net/",
        prefix: "crate::net::",
        layers: &[
            &["address", "origins", "refusal"],
            &["limits", "unsent"],
            &["bans", "connection", "outbox"],
            &["listen", "sockets"],
        ],
    },
    Layers {
        root: "crates/server/src/store.rs",
        folder: "crates/server/src/store/",
        prefix: "crate::store::",
        layers: &[
            &[
                "alive",
                "files",
                "health",
                "migrations",
                "opened_file",
                "read",
                "reads",
                "records",
            ],
            &["append", "copy", "integrity", "lock", "writer"],
            &["write"],
            &["admin_log", "housekeeping", "people", "probe"],
            &["bans", "reports"],
            &["admin", "tests"],
        ],
    },
];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    ORDERS
        .iter()
        .flat_map(|order| order.findings(tree))
        .collect()
}

impl Layers {
    fn findings(&self, tree: &Tree) -> Vec<Finding> {
        let exported = exported(tree.text(self.root));
        let mut findings = Vec::new();
        for file in tree.rust_files().filter(|file| file.path != self.root) {
            let Some(module) = self.module(&file.path) else {
                continue;
            };
            let Some(own) = self.layer(module) else {
                let what = format!("{module} has no layer in xtask/src/tidy/layers.rs");
                findings.push(Finding::new(&file.path, 1, what));
                continue;
            };
            for (line, used) in self.uses(file, &exported) {
                let is_below = self.layer(used).is_some_and(|layer| layer < own);
                if used != module && !is_below {
                    let what = format!("{module} must not use {used}, which is not below it");
                    findings.push(Finding::new(&file.path, line, what));
                }
            }
        }
        findings
    }

    /// The module of this order that a file belongs to. Returns `None` for a file elsewhere.
    fn module<'a>(&self, path: &'a str) -> Option<&'a str> {
        let path = path.strip_prefix(self.folder)?.strip_suffix(".rs")?;
        path.split('/').next()
    }

    fn layer(&self, module: &str) -> Option<usize> {
        self.layers.iter().position(|layer| layer.contains(&module))
    }

    /// The modules that a file names, each with its line, from 1.
    fn uses<'a>(
        &self,
        file: &'a File,
        exported: &HashMap<&'a str, &'a str>,
    ) -> Vec<(usize, &'a str)> {
        let path = file.path.strip_prefix(self.folder).unwrap_or_default();
        let climb = "super::".repeat(path.split('/').count());
        let mut uses = Vec::new();
        let text = file.text.as_str();
        for (prefix, is_whole) in [(self.prefix, true), (climb.as_str(), false)] {
            for (at, _) in text.match_indices(prefix) {
                if is_in_word(text, at) || is_in_comment(text, at) {
                    continue;
                }
                let line = text[..at].matches('\n').count() + 1;
                for name in names(&text[at + prefix.len()..]) {
                    let module = exported.get(name).copied().unwrap_or(name);
                    // In a module within a file, `super` is the file.
                    if is_whole || self.layer(module).is_some() {
                        uses.push((line, module));
                    }
                }
            }
        }
        uses
    }
}

/// The names behind a path: one, or the first of each path in braces.
fn names(rest: &str) -> Vec<&str> {
    let Some(group) = rest.strip_prefix('{') else {
        return first_name(rest).into_iter().collect();
    };
    let mut depth = 0;
    let end = group.find(|letter| {
        depth = depth_after(depth, letter);
        depth < 0
    });
    depth = 0;
    let paths = group[..end.unwrap_or(group.len())].split(|letter| {
        depth = depth_after(depth, letter);
        depth == 0 && letter == ','
    });
    paths
        .filter_map(|path| first_name(path.trim_start()))
        .collect()
}

/// The number of braces that are open behind a letter.
const fn depth_after(depth: i32, letter: char) -> i32 {
    match letter {
        '{' => depth + 1,
        '}' => depth - 1,
        _ => depth,
    }
}

/// The name at the beginning of a path. Returns `None` for `*`.
fn first_name(path: &str) -> Option<&str> {
    let is_of_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let name = path.split(|letter| !is_of_name(letter)).next()?;
    (!name.is_empty()).then_some(name)
}

/// The names that a file exports, each with the module that has it.
fn exported(root: &str) -> HashMap<&str, &str> {
    let paths = root.split("pub use ").skip(1);
    let paths = paths.filter_map(|rest| rest.split(';').next());
    let exports = paths.filter_map(|path| path.split_once("::"));
    exports
        .flat_map(|(module, names)| {
            let is_between = |letter: char| !(letter.is_alphanumeric() || letter == '_');
            names.split(is_between).map(move |name| (name, module))
        })
        .collect()
}

/// Returns true if what stands here is the end of a longer word, or goes on with a path.
fn is_in_word(text: &str, at: usize) -> bool {
    text[..at].ends_with(|letter: char| letter.is_alphanumeric() || "_$:".contains(letter))
}

fn is_in_comment(text: &str, at: usize) -> bool {
    let line = text[..at].rsplit('\n').next();
    line.is_some_and(|line| line.contains("//"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: (&str, &str) = (
        "crates/server/src/lib.rs",
        "mod settings;\npub use clock::{\n    Clock,\n};\npub use settings::Settings;\npub use serve::serve;\n",
    );

    fn found(path: &str, text: &str) -> Vec<String> {
        let path = format!("crates/server/src/{path}");
        let tree = Tree::of(&[ROOT, (&path, text)]);
        check(&tree).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_module_uses_those_below_it() {
        let allowed =
            "use crate::Settings;\nuse crate::net::address;\nuse crate::{Clock, store};\n";
        assert_eq!(found("tables.rs", allowed), [""; 0]);
        assert_eq!(found("tables/a/b.rs", "use crate::tables::c;\n"), [""; 0]);
        for (path, text, used) in [
            ("tables/a.rs", "\nuse crate::routes::b;", "routes"),
            ("tables.rs", "\nlet x: crate::state::App;", "state"),
            ("tables/a.rs", "\nuse super::super::state::App;", "state"),
            (
                "tables.rs",
                "\nuse crate::{Clock, store::{a, b}, serve};",
                "serve",
            ),
            (
                "tables.rs",
                "\nuse crate::{\n    Clock,\n    socket,\n};",
                "socket",
            ),
            ("tables.rs", "\nuse crate::strange;", "strange"),
        ] {
            let module = "must not use";
            assert_eq!(
                found(path, text),
                [format!(
                    "crates/server/src/{path}:2: tables {module} {used}, which is not below it"
                )],
                "{text}"
            );
        }
    }

    #[test]
    fn modules_of_a_layer_do_not_use_each_other() {
        assert_eq!(found("store/read.rs", "use crate::net::address;").len(), 1);
        assert_eq!(found("net/bans.rs", "use crate::store::Store;").len(), 1);
        assert_eq!(
            found("net/limits.rs", "use crate::net::unsent::A;").len(),
            1
        );
        assert_eq!(found("net/unsent.rs", "use super::outbox::A;").len(), 1);
        assert_eq!(found("net/outbox.rs", "use super::unsent::A;"), [""; 0]);
    }

    #[test]
    fn a_module_needs_a_layer() {
        let what = "crates/server/src/new.rs:1: new has no layer in xtask/src/tidy/layers.rs";
        assert_eq!(found("new.rs", "//! New.\n"), [what]);
    }

    #[test]
    fn comments_and_the_module_itself_are_not_uses() {
        let text = "//! [`crate::routes`]\n#[cfg(test)]\nmod tests {\n    use super::*;\n    use super::Clock;\n}\n";
        assert_eq!(found("clock.rs", text), [""; 0]);
        assert_eq!(found("net/bans.rs", "use other_crate::routes::A;"), [""; 0]);
    }
}
