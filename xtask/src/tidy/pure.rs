//! Rules crates know no IO, clock, random source, thread or JSON.

use crate::finding::Finding;
use crate::source::Source;
use crate::tidy::manifests::packages;
use crate::tree::{Tree, numbered};

/// The crates that must be pure, each with the outside crates that it may use.
const CRATES: [(&str, &[&str]); 5] = [
    ("game", &["rand_core", "thiserror"]),
    ("ringforts", &["game", "thiserror"]),
    ("seat-of-kings", &["game", "rand_core", "thiserror", "toml"]),
    ("ringforts-twin", &[]),
    (
        "seat-of-kings-twin",
        &["rand_core", "rand_xoshiro", "serde_json", "toml"],
    ),
];

const MODULES: [&str; 7] = ["fs", "io", "time", "thread", "net", "env", "process"];

const MACROS: [&str; 4] = ["print!", "println!", "eprint!", "eprintln!"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for package in packages(tree) {
        let Some((_, allowed)) = CRATES.iter().find(|(name, _)| *name == package.name) else {
            continue;
        };
        for dependency in package
            .dependencies
            .iter()
            .filter(|dependency| !dependency.is_for_tests)
        {
            if !allowed.contains(&dependency.name.as_str()) {
                let what = format!("{} must not use {}", package.name, dependency.name);
                findings.push(Finding::new(&package.manifest.path, dependency.line, what));
            }
        }
        // A twin is a program too, which may read arguments and print.
        if !package.name.ends_with("-twin") {
            findings.extend(impure_lines(tree, &format!("{}/src/", package.folder)));
        }
    }
    findings
}

fn impure_lines(tree: &Tree, folder: &str) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree
        .rust_files()
        .filter(|file| file.path.starts_with(folder))
    {
        let source = Source::new(&file.text);
        for (line, code) in numbered(&source.code) {
            for what in impure(code) {
                let what = format!("a rules crate must not use {what}");
                findings.push(Finding::new(&file.path, line, what));
            }
        }
    }
    findings
}

/// What a line of code uses that a rules crate must not.
fn impure(code: &str) -> Vec<String> {
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
        let banned = firsts.filter(|name| MODULES.contains(name));
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
            impure("use std::{fmt, fs::File, time};"),
            ["std::fs", "std::time"]
        );
        assert_eq!(impure("let x = std::io::stdin();"), ["std::io"]);
        assert_eq!(impure("println!(  )"), ["println!"]);
        assert_eq!(impure("use std::fmt; use std::iter::once;"), [""; 0]);
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
}
