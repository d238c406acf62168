//! Rules crates know no IO, clock, random source, thread or JSON; `host` and all below it know no operating system.

use crate::finding::Finding;
use crate::source::Source;
use crate::tidy::manifests::{Package, packages};
use crate::tree::{Tree, numbered};

/// The rules crates, each with the crates that it may use.
const RULES: [(&str, &[&str]); 5] = [
    ("game", &["rand_core", "thiserror"]),
    ("ringforts", &["game", "thiserror"]),
    ("seat-of-kings", &["game", "rand_core", "thiserror", "toml"]),
    ("ringforts-twin", &["rand_xoshiro", "serde_json"]),
    (
        "seat-of-kings-twin",
        &["rand_core", "rand_xoshiro", "serde", "serde_json", "toml"],
    ),
];

/// The modules of `std` that a rules crate must not use.
const RULES_BAN: [&str; 7] = ["fs", "io", "time", "thread", "net", "env", "process"];

/// The other crates that a worker of the page runs too, where there is no operating system.
const PORTABLE: [&str; 8] = [
    "search", "catalog", "records", "bots", "view", "words", "play", "host",
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

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages(tree) {
        let source = format!("{}/src/", package.folder);
        if let Some((_, allowed)) = RULES.iter().find(|(name, _)| *name == package.name) {
            findings.extend(banned_crates(&package, |name| !allowed.contains(&name)));
            // A twin is a program too, which may read arguments and print.
            if !package.name.ends_with("-twin") {
                findings.extend(impure_lines(tree, &source, "a rules crate", &RULES_BAN));
            }
        }
        if PORTABLE.contains(&package.name.as_str()) {
            findings.extend(banned_crates(&package, |name| {
                SYSTEM_CRATES.contains(&name)
            }));
            let who = "a crate that also runs in a browser";
            findings.extend(impure_lines(tree, &source, who, &PORTABLE_BAN));
        }
    }
    findings
}

/// The dependencies of a package, except those of its tests, that are banned.
fn banned_crates(package: &Package<'_>, is_banned: impl Fn(&str) -> bool) -> Vec<Finding> {
    let own = package.dependencies.iter();
    let banned = own.filter(|one| !one.is_for_tests && is_banned(&one.name));
    banned
        .map(|one| {
            let what = format!("{} must not use {}", package.name, one.name);
            Finding::new(&package.manifest.path, one.line, what)
        })
        .collect()
}

/// Whether a file is tests only, which may read data.
fn is_tests(path: &str) -> bool {
    path.ends_with("/tests.rs") || path.contains("/tests/")
}

fn impure_lines(tree: &Tree, folder: &str, who: &str, ban: &[&str]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree
        .rust_files()
        .filter(|file| file.path.starts_with(folder) && !is_tests(&file.path))
    {
        let source = Source::new(&file.text);
        for (line, code) in numbered(&source.code) {
            for what in impure(code, ban) {
                let what = format!("{who} must not use {what}");
                findings.push(Finding::new(&file.path, line, what));
            }
        }
    }
    findings
}

/// The banned modules and macros that a line of code uses.
fn impure(code: &str, ban: &[&str]) -> Vec<String> {
    let mut used = Vec::new();
    for after in code.split("std::").skip(1) {
        let names = match after.strip_prefix('{') {
            Some(group) => group.split('}').next().unwrap_or_default(),
            None => after
                .split(|letter: char| !letter.is_alphanumeric())
                .next()
                .unwrap_or_default(),
        };
        let firsts = names
            .split(',')
            .map(|name| name.trim().split("::").next().unwrap_or_default());
        let banned = firsts.filter(|name| ban.contains(name));
        used.extend(banned.map(|name| format!("std::{name}")));
    }
    let words = code.split(|letter: char| letter.is_whitespace() || letter == '(');
    used.extend(
        words
            .filter(|word| MACROS.contains(word))
            .map(str::to_owned),
    );
    used
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_what_it_uses() {
        assert_eq!(
            impure("use std::{fmt, fs::File, time};", &RULES_BAN),
            ["std::fs", "std::time"]
        );
        assert_eq!(impure("let x = std::io::stdin();", &RULES_BAN), ["std::io"]);
        assert_eq!(impure("println!(  )", &RULES_BAN), ["println!"]);
        assert_eq!(
            impure("use std::fmt; use std::iter::once;", &RULES_BAN),
            [""; 0]
        );
    }

    #[test]
    fn rules_crates_use_nothing_from_outside() {
        let manifest = "[package]\nname = \"ringforts\"\n[dependencies]\nserde.workspace = true\n";
        let tree = Tree::of(&[
            ("crates/ringforts/Cargo.toml", manifest),
            ("crates/ringforts/src/a.rs", "//! std::fs\nuse std::fs;\n"),
            ("crates/ringforts/tests/b.rs", "use std::fs;\n"),
        ]);
        let found: Vec<String> = check(&tree).iter().map(Finding::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/ringforts/Cargo.toml:4: ringforts must not use serde",
                "crates/ringforts/src/a.rs:2: a rules crate must not use std::fs",
            ]
        );
    }

    #[test]
    fn what_runs_in_a_browser_uses_no_operating_system() {
        let manifest = "[package]\nname = \"host\"\n[dependencies]\ntokio.workspace = true\n";
        let code = "use std::io::Write;\nuse std::time::Instant;\nuse core::time::Duration;\n";
        let tree = Tree::of(&[
            ("crates/host/Cargo.toml", manifest),
            ("crates/host/src/a.rs", code),
            ("crates/host/src/a/tests.rs", "use std::fs;\n"),
        ]);
        let found: Vec<String> = check(&tree).iter().map(Finding::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/host/Cargo.toml:4: host must not use tokio",
                "crates/host/src/a.rs:2: a crate that also runs in a browser must not use std::time",
            ]
        );
    }
}
