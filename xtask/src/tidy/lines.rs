//! House rules for single lines: file headers and forbidden text.

use crate::tree::{Finding, Tree};

/// The argued files with unsafe code: one is measured, the other names functions for a worker.
const UNSAFE_FILES: [&str; 2] = [
    "crates/ringforts/src/nth_bit.rs",
    "crates/browser/src/exports.rs",
];

/// Placeholders that clippy does not refuse, split so that this file has none.
const OPEN_ENDS: [&str; 4] = [
    concat!("#[", "ignore"),
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
];

/// Words that begin no doc line: it names the thing or the truth that it is about.
const RIDDLES: [&str; 4] = ["What", "How", "Who", "Whether"];

/// The first folders of paths that only one machine has.
const FOLDERS: [&str; 4] = ["work", "root", "home", "Users"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files() {
        let is_rust = file.path.ends_with(".rs");
        if is_rust && !is_sentence(&first_paragraph(&file.text)) {
            let what = "does not begin with `//!` and one sentence";
            findings.push(Finding::new(&file.path, 1, what));
        }
        for (number, line) in file.lines() {
            let mut add = |what: String| findings.push(Finding::new(&file.path, number, what));
            if is_rust {
                let left = OPEN_ENDS.iter().filter(|word| line.contains(*word));
                left.for_each(|word| add(format!("`{word}` is left")));
            }
            if let Some(word) = RIDDLES.iter().find(|word| begins_doc(line, word)) {
                add(format!("a doc line begins with `{word}`"));
            }
            // The lint that denies unsafe code must not be lifted elsewhere.
            if is_rust
                && line.contains("(unsafe_code)]")
                && lifts_lint(line)
                && !UNSAFE_FILES.contains(&file.path.as_str())
            {
                add("unsafe code".into());
            }
            for folder in FOLDERS.iter().filter(|folder| has_path(line, folder)) {
                add(format!(
                    "names a path of one machine, in the folder `{folder}`"
                ));
            }
        }
    }
    findings
}

/// The text of the `//!` lines at the top, up to an empty one.
fn first_paragraph(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix("//! "));
    lines.collect::<Vec<_>>().join(" ")
}

fn is_sentence(text: &str) -> bool {
    let begins = text.starts_with(|first: char| first.is_uppercase() || first == '`');
    begins && text.ends_with(['.', '?', '!']) && !text.contains(". ")
}

/// Returns whether an attribute lifts a lint.
fn lifts_lint(line: &str) -> bool {
    ["allow(", "expect(", "warn("]
        .iter()
        .any(|word| line.contains(word))
}

/// Returns true if a line is a doc line that begins with this word.
fn begins_doc(line: &str, word: &str) -> bool {
    let mut words = line.split_whitespace();
    let is_doc = matches!(words.next(), Some("///" | "//!" | "/**" | "*"));
    is_doc && words.next() == Some(word)
}

/// Returns whether a path from the root into this folder begins somewhere in a line.
fn has_path(line: &str, folder: &str) -> bool {
    let path = format!("/{folder}/");
    line.match_indices(&path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|letter| !letter.is_alphanumeric() && !"./-_".contains(letter))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let tree = Tree::of(&[(path, text)]);
        check(&tree).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_rust_file_begins_with_one_sentence() {
        for fine in [
            "//! One hill of the board.\n",
            "//! `cargo xtask tidy`: the\n//! house rules.\n//!\n//! More. And more.\n",
        ] {
            assert_eq!(found("a.rs", fine), [""; 0]);
        }
        for wrong in [
            "use std::fmt;",
            "//! Two. Sentences.",
            "//! no capital.",
            "//! No stop",
            "",
            "//!",
            "\n//! Late.",
        ] {
            let expected = ["a.rs:1: does not begin with `//!` and one sentence"];
            assert_eq!(found("a.rs", wrong), expected, "{wrong}");
        }
        assert_eq!(found("c.md", ""), [""; 0]);
    }

    #[test]
    fn placeholders_are_found() {
        let text = format!(
            "//! Fine.\n{} = \"slow\"]\nf() // {}: later\n",
            OPEN_ENDS[0], OPEN_ENDS[1]
        );
        let expected = OPEN_ENDS[..2].iter().zip(2..);
        let expected: Vec<_> = expected
            .map(|(word, line)| format!("a.rs:{line}: `{word}` is left"))
            .collect();
        assert_eq!(found("a.rs", &text), expected);
    }

    #[test]
    fn a_doc_line_names_its_thing_first() {
        let text = "//! Fine.\n/// What is it\n// What?\n/// Whatever: How\n";
        assert_eq!(
            found("a.rs", text),
            ["a.rs:2: a doc line begins with `What`"]
        );
        assert_eq!(
            found("a.ts", " * Who\n"),
            ["a.ts:1: a doc line begins with `Who`"]
        );
    }

    #[test]
    fn only_the_argued_files_may_have_unsafe_code() {
        let text = format!(
            "//! Not unsafe.\n#![deny(unsafe_code)]\n#[{}(unsafe_code)]\n",
            "allow"
        );
        assert_eq!(found("a.rs", &text), ["a.rs:3: unsafe code"]);
        for file in UNSAFE_FILES {
            assert_eq!(found(file, &text), [""; 0]);
        }
    }

    #[test]
    fn a_path_from_the_root_is_found() {
        let line = format!("see `/{}/somebody/notes`", FOLDERS[2]);
        assert!(!has_path("the src/home/page of /homes/", FOLDERS[2]));
        let expected = ["a.md:1: names a path of one machine, in the folder `home`"];
        assert_eq!(found("a.md", &line), expected);
    }
}
