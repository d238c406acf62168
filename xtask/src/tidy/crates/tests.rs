//! The house rules for crates, by small trees that break them.

use super::*;

fn found(files: &[(&str, &str)]) -> Vec<String> {
    check(&Tree::of(files))
        .iter()
        .map(Finding::to_string)
        .collect()
}

/// The findings of a crate on the map with these dependencies.
fn of_crate(name: &str, dependencies: &str) -> Vec<String> {
    let path = format!("crates/{name}/Cargo.toml");
    let manifest = format!("[package]\nname = \"{name}\"\n{dependencies}\n");
    found(&[(&path, &manifest), (MAP, &format!("`crates/{name}`"))])
}

#[test]
fn arrows_point_down() {
    let catalog = "[dependencies]\ncatalog.workspace = true";
    assert_eq!(of_crate("records", catalog), [""; 0]);
    let path = "crates/ringforts/Cargo.toml:4:";
    assert_eq!(
        of_crate("ringforts", catalog),
        [format!("{path} ringforts must not use catalog")]
    );
    assert_eq!(
        of_crate("search", "[dependencies]\nringforts.workspace = true").len(),
        1
    );
    assert_eq!(
        of_crate("xtask", "[dependencies]\ngame.workspace = true").len(),
        1
    );
    assert_eq!(of_crate("stranger", "").len(), 1);
}

#[test]
fn only_tests_use_the_twin() {
    let line = "ringforts-twin.workspace = true";
    assert_eq!(
        of_crate("ringforts", &format!("[dev-dependencies]\n{line}")).len(),
        0
    );
    assert_eq!(
        of_crate("ringforts", &format!("[dependencies]\n{line}")).len(),
        1
    );
    let fast = "[dev-dependencies]\nringforts.workspace = true";
    assert_eq!(of_crate("ringforts-twin", fast).len(), 1);
}

#[test]
fn dependencies_of_every_kind_are_read() {
    let manifest = "[package]\nname = \"a\"\n\n[dependencies]\nb.workspace = true\n\n[dev-dependencies]\nc = \"1\"\n\
                    [target.unix.dependencies]\nd = \"1\"\n";
    let tree = Tree::of(&[("crates/a/Cargo.toml", manifest)]);
    let package = tree.files().find_map(Package::read).expect("a package");
    let read = package.dependencies.iter();
    let read: Vec<_> = read
        .map(|one| (one.name.as_str(), one.is_for_tests, one.is_inherited))
        .collect();
    assert_eq!(
        read,
        [("b", false, true), ("c", true, false), ("d", false, false)]
    );
}

#[test]
fn a_version_needs_a_reason() {
    let root = "[workspace.dependencies]\na = { path = \"a\" }\n\n# Why.\nb = \"1\" # good\nc = \"2\"\n[x]\ny = 1\n";
    let load = "[package]\nname = \"load\"\n[dependencies]\nb.workspace = true\nd = \"1\"\n";
    assert_eq!(
        found(&[(MANIFEST, root), ("load/Cargo.toml", load), (MAP, "`load`")]),
        [
            "Cargo.toml:6: a dependency without a reason",
            "load/Cargo.toml:5: d is not `workspace = true`",
        ]
    );
}

#[test]
fn the_map_and_the_crates_agree() {
    let manifest = ("crates/game/Cargo.toml", "[package]\nname = \"game\"\n");
    assert_eq!(
        found(&[(MAP, "| `crates/game` | the contract |"), manifest]),
        [""; 0]
    );
    assert_eq!(
        found(&[(MAP, "\n| `crates/gone` | `x` |"), manifest]),
        [
            "crates/game/Cargo.toml:1: `crates/game` is not on the map in ARCHITECTURE.md",
            "ARCHITECTURE.md:2: there is no `crates/gone`",
        ]
    );
}

#[test]
fn a_line_tells_what_it_uses() {
    assert_eq!(
        impure("use std::{fmt, fs::File, time};", &RULES_BAN),
        ["std::fs", "std::time"]
    );
    assert_eq!(impure("let x = std::io::stdin();", &RULES_BAN), ["std::io"]);
    assert_eq!(impure("println!(  )", &RULES_BAN), ["println!"]);
    assert_eq!(
        impure("use std::fmt; use std::iter::once; // std::fs", &RULES_BAN),
        [""; 0]
    );
}

#[test]
fn rules_crates_use_nothing_from_outside() {
    let manifest = "[package]\nname = \"ringforts\"\n[dependencies]\nserde.workspace = true\n";
    assert_eq!(
        found(&[
            (MAP, "`crates/ringforts`"),
            ("crates/ringforts/Cargo.toml", manifest),
            ("crates/ringforts/src/a.rs", "//! std::fs\nuse std::fs;\n"),
            ("crates/ringforts/tests/b.rs", "use std::fs;\n"),
        ]),
        [
            "crates/ringforts/Cargo.toml:4: ringforts must not use serde",
            "crates/ringforts/src/a.rs:2: a rules crate must not use std::fs",
        ]
    );
}

#[test]
fn a_crate_that_runs_in_a_browser_uses_no_operating_system() {
    let manifest = "[package]\nname = \"host\"\n[dependencies]\ntokio.workspace = true\n";
    let code = "use std::io::Write;\nuse std::time::Instant;\nuse core::time::Duration;\n";
    assert_eq!(
        found(&[
            (MAP, "`crates/host`"),
            ("crates/host/Cargo.toml", manifest),
            ("crates/host/src/a.rs", code),
            ("crates/host/src/a/tests.rs", "use std::fs;\n"),
        ]),
        [
            "crates/host/Cargo.toml:4: host must not use tokio",
            "crates/host/src/a.rs:2: a crate that also runs in a browser must not use std::time",
        ]
    );
}
