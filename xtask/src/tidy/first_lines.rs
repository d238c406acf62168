//! Every Rust file begins with `//!` and one sentence.

use crate::finding::Finding;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let files = tree.rust_files();
    let wrong = files.filter(|file| !is_sentence(&first_paragraph(&file.text)));
    wrong
        .map(|file| Finding::new(&file.path, 1, "does not begin with `//!` and one sentence"))
        .collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn is_fine(text: &str) -> bool {
        check(&Tree::of(&[("a.rs", text)])).is_empty()
    }

    #[test]
    fn a_file_begins_with_one_sentence() {
        assert!(is_fine("//! One hill of the board.\n"));
        assert!(is_fine(
            "//! `cargo xtask tidy`: the\n//! house rules.\n//!\n//! More. And more.\n"
        ));
        let two = "//! Two. Sentences.";
        for wrong in [
            "use std::fmt;",
            two,
            "//! no capital.",
            "//! No stop",
            "",
            "//!",
            "\n//! Late.",
        ] {
            assert!(!is_fine(wrong), "{wrong}");
        }
    }

    #[test]
    fn only_rust_files_are_looked_at() {
        let tree = Tree::of(&[("a.rs", ""), ("b.rs", "//! Fine.\n"), ("c.md", "")]);
        let found: Vec<String> = check(&tree).iter().map(Finding::to_string).collect();
        assert_eq!(
            found,
            ["a.rs:1: does not begin with `//!` and one sentence"]
        );
    }
}
