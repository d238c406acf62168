//! House rules for crates: where each stands, which others it may use, what its code must not touch.

use toml::{Table, Value};

use crate::tree::{File, Finding, Tree, numbered};

/// A crate may use those of the layers before its own.
const LAYERS: [&[&str]; 10] = [
    &["game"],
    &["ringforts", "seat-of-kings", "search"],
    &["catalog"],
    &["records", "bots", "envs", "view", "words"],
    &["play", "draw", "games"],
    &["host"],
    &["sheets"],
    &["server", "browser"],
    &["cli", "python"],
    &["fuzz", "load"],
];

/// The slow twins use nothing of ours, and only tests use them.
const TWINS: [&str; 2] = ["ringforts-twin", "seat-of-kings-twin"];

/// The commands of the project use no crate, so that they run while the crates do not compile.
const COMMANDS: &str = "xtask";

/// The rules crates, which know no IO, clock, random source, thread or JSON, each with the crates that it may use.
const RULES: [(&str, &[&str]); 3] = [
    ("game", &["rand_core", "serde", "thiserror"]),
    ("ringforts", &["game", "thiserror"]),
    ("seat-of-kings", &["game", "rand_core", "thiserror", "toml"]),
];

/// The modules of `std` that a rules crate must not use.
const RULES_BAN: [&str; 7] = ["fs", "io", "time", "thread", "net", "env", "process"];

/// The other crates that a worker of the page runs too, where there is no operating system.
const PORTABLE: [&str; 12] = [
    "search", "catalog", "records", "bots", "view", "words", "play", "draw", "host", "sheets",
    "browser", "games",
];

/// The modules of `std` that need an operating system. The traits of `io` do not; a duration is in `core`.
const PORTABLE_BAN: [&str; 6] = ["fs", "time", "thread", "net", "env", "process"];

/// Crates that need an operating system: network, database, system time and system random numbers.
const SYSTEM_CRATES: [&str; 8] = [
    "axum",
    "cpu-time",
    "getrandom",
    "hyper",
    "rustix",
    "signal-hook",
    "sqlx",
    "tokio",
];

const MACROS: [&str; 4] = ["print!", "println!", "eprint!", "eprintln!"];

/// The names of published packages begin so; in the workspace they are called without it.
const PREFIX: &str = "tara-";

const MANIFEST: &str = "Cargo.toml";
const MAP: &str = "ARCHITECTURE.md";

/// A package of the workspace.
struct Package<'a> {
    name: String,
    manifest: &'a File,
    /// From the root, without a slash at the end.
    folder: &'a str,
    dependencies: Vec<Dependency>,
}

struct Dependency {
    name: String,
    /// True if only tests, examples and benchmarks use it.
    is_for_tests: bool,
    /// True if its version stands in the root manifest, or it needs none.
    is_inherited: bool,
}

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let packages: Vec<Package<'_>> = tree.files().filter_map(Package::read).collect();
    let mut findings = without_reason(tree.text(MANIFEST));
    for package in &packages {
        findings.extend(package.check(tree));
    }
    findings.extend(gone_from_map(tree));
    findings
}

impl<'a> Package<'a> {
    /// `None` if the file is no manifest of a package; one that cannot be read is left to cargo.
    fn read(manifest: &'a File) -> Option<Self> {
        let folder = manifest.path.strip_suffix("/Cargo.toml")?;
        let table: Table = manifest.text.parse().ok()?;
        let name = table.get("package")?.get("name")?.as_str()?;
        let name = name.strip_prefix(PREFIX).unwrap_or(name).to_owned();
        let targets = table.get("target").and_then(Value::as_table);
        let targets = targets
            .into_iter()
            .flatten()
            .filter_map(|(_, target)| target.as_table());
        let dependencies = [&table].into_iter().chain(targets).flat_map(dependencies);
        Some(Self {
            name,
            manifest,
            folder,
            dependencies: dependencies.collect(),
        })
    }

    fn check(&self, tree: &Tree) -> Vec<Finding> {
        let mut findings = Vec::new();
        let mut add = |line, what| findings.push(Finding::new(&self.manifest.path, line, what));
        if !is_known(&self.name) {
            add(
                1,
                format!(
                    "{} has no place among the arrows of xtask/src/tidy/crates.rs",
                    self.name
                ),
            );
        }
        if !tree.text(MAP).contains(&format!("`{}`", self.folder)) {
            add(1, format!("`{}` is not on the map in {MAP}", self.folder));
        }
        for dependency in &self.dependencies {
            let name = &dependency.name;
            let line = self.manifest.line_where(|line| is_entry(line, name));
            if !self.may_use(dependency) {
                add(line, format!("{} must not use {name}", self.name));
            }
            if !dependency.is_inherited {
                add(line, format!("{name} is not `workspace = true`"));
            }
        }
        if self.rules().is_some() {
            findings.extend(self.impure_lines(tree, "a rules crate", &RULES_BAN));
        } else if PORTABLE.contains(&self.name.as_str()) {
            let who = "a crate that also runs in a browser";
            findings.extend(self.impure_lines(tree, who, &PORTABLE_BAN));
        }
        findings
    }

    /// The crates that a rules crate may use; `None` for other crates.
    fn rules(&self) -> Option<&'static [&'static str]> {
        let rules = RULES.iter().find(|(name, _)| *name == self.name);
        rules.map(|(_, allowed)| *allowed)
    }

    fn may_use(&self, dependency: &Dependency) -> bool {
        let (name, is_for_tests) = (dependency.name.as_str(), dependency.is_for_tests);
        if !is_known(name) {
            let is_allowed = self.rules().is_none_or(|allowed| allowed.contains(&name));
            let is_system = PORTABLE.contains(&self.name.as_str()) && SYSTEM_CRATES.contains(&name);
            return is_for_tests || (is_allowed && !is_system);
        }
        match [self.name.as_str(), name].map(layer) {
            // Tests of rules read positions in JSON, which rules crates do not know, through the catalog.
            _ if is_for_tests && self.name == "seat-of-kings" && name == "catalog" => true,
            [Some(from), Some(to)] => to < from,
            [Some(_), None] => is_for_tests && TWINS.contains(&name),
            [None, _] => false,
        }
    }

    /// The lines of the package, except its tests, that use something banned.
    fn impure_lines(&self, tree: &Tree, who: &str, ban: &[&str]) -> Vec<Finding> {
        let source = format!("{}/src/", self.folder);
        let is_test = |path: &str| path.ends_with("tests.rs") || path.contains("/tests/");
        let files = tree.rust_files();
        let files = files.filter(|file| file.path.starts_with(&source) && !is_test(&file.path));
        let lines =
            files.flat_map(|file| file.lines().map(move |(number, line)| (file, number, line)));
        let uses = lines.flat_map(|(file, number, line)| {
            let used = impure(line, ban).into_iter();
            used.map(move |what| {
                Finding::new(&file.path, number, format!("{who} must not use {what}"))
            })
        });
        uses.collect()
    }
}

fn dependencies(table: &Table) -> Vec<Dependency> {
    let mut list = Vec::new();
    for kind in ["dependencies", "build-dependencies", "dev-dependencies"] {
        let entries = table.get(kind).and_then(Value::as_table);
        list.extend(
            entries
                .into_iter()
                .flatten()
                .map(|(name, value)| Dependency {
                    name: name.clone(),
                    is_for_tests: kind == "dev-dependencies",
                    is_inherited: value.get("workspace").is_some()
                        || (kind == "dev-dependencies" && is_by_folder(value)),
                }),
        );
    }
    list
}

/// Returns whether a dependency is a crate of ours without a version, which a published package leaves out.
fn is_by_folder(value: &Value) -> bool {
    value.get("path").is_some() && value.get("version").is_none()
}

/// Returns whether a line of a table begins with this key.
fn is_entry(line: &str, name: &str) -> bool {
    let rest = line.strip_prefix(name);
    rest.is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
}

fn is_known(name: &str) -> bool {
    TWINS.contains(&name) || name == COMMANDS || layer(name).is_some()
}

fn layer(name: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&name))
}

/// The banned modules and macros that a line of code uses.
fn impure(line: &str, ban: &[&str]) -> Vec<String> {
    let code = line.split("//").next().unwrap_or_default();
    let words = code.split(|letter: char| letter.is_whitespace() || letter == '(');
    let mut used: Vec<String> = words
        .filter(|word| MACROS.contains(word))
        .map(str::to_owned)
        .collect();
    for path in code.split("std::").skip(1) {
        let group = path
            .strip_prefix('{')
            .and_then(|group| group.split('}').next());
        let names = group.map_or(vec![path], |group| group.split(',').collect());
        let firsts = names.iter().filter_map(|name| {
            name.trim()
                .split(|letter: char| !letter.is_alphanumeric())
                .next()
        });
        used.extend(
            firsts
                .filter(|name| ban.contains(name))
                .map(|name| format!("std::{name}")),
        );
    }
    used
}

/// Outside dependencies have their version and their reason once, in the root manifest.
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

/// The places on the map that do not exist.
fn gone_from_map(tree: &Tree) -> Vec<Finding> {
    let is_there = |place: &str| {
        let place = place.trim_end_matches('/');
        tree.files().any(|file| {
            let rest = file.path.strip_prefix(place);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    };
    let mut findings = Vec::new();
    for (line, text) in numbered(tree.text(MAP)) {
        let places = text.split('`').skip(1).step_by(2);
        let gone = places.filter(|place| place.starts_with("crates/") && !is_there(place));
        findings
            .extend(gone.map(|place| Finding::new(MAP, line, format!("there is no `{place}`"))));
    }
    findings
}

#[cfg(test)]
mod tests;
