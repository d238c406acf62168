//! Every Rust file begins with `//!` and one sentence.

use crate::finding::Finding;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let files = tree.rust_files();
    let wrong = files.filter(|file| !is_sentence(file.text.lines().next().unwrap_or_default()));
    wrong
        .map(|file| {
            Finding::new(
                &file.path,
                1,
                "the first line is not `//!` and one sentence",
            )
        })
        .collect()
}

fn is_sentence(line: &str) -> bool {
    let Some(text) = line.strip_prefix("//! ") else {
        return false;
    };
    let begins = text.starts_with(|first: char| first.is_uppercase() || first == '`');
    begins && text.ends_with(['.', '?', '!']) && !text.contains(". ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_line_is_one_sentence() {
        assert!(is_sentence("//! One hill of the board."));
        assert!(is_sentence("//! `cargo xtask tidy`: the house rules."));
        for wrong in [
            "use std::fmt;",
            "//! Two. Sentences.",
            "//! no capital.",
            "//! No stop",
            "",
            "//!",
        ] {
            assert!(!is_sentence(wrong), "{wrong}");
        }
    }

    #[test]
    fn an_empty_file_is_found() {
        let tree = Tree::of(&[("a.rs", ""), ("b.rs", "//! Fine.\n"), ("c.md", "")]);
        let found: Vec<String> = check(&tree).iter().map(Finding::to_string).collect();
        assert_eq!(
            found,
            ["a.rs:1: the first line is not `//!` and one sentence"]
        );
    }
}
