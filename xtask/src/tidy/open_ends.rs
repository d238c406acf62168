//! The tree has no placeholder, no ignored test and no note of unfinished work.

use crate::finding::Finding;
use crate::source::Source;
use crate::tree::{Tree, numbered};

const IN_CODE: [&str; 4] = ["todo!", "unimplemented!", "#[ignore", "dbg!"];

const IN_COMMENTS: [&str; 3] = ["TODO", "FIXME", "XXX"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.rust_files() {
        let source = Source::new(&file.text);
        for (text, words) in [
            (&source.code, &IN_CODE[..]),
            (&source.comments, &IN_COMMENTS[..]),
        ] {
            for (line, text) in numbered(text) {
                let found = words.iter().filter(|word| text.contains(*word));
                findings.extend(
                    found.map(|word| Finding::new(&file.path, line, format!("`{word}` is left"))),
                );
            }
        }
    }
    findings.sort();
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_found_outside_strings() {
        let text = "//! Fine.\n#[ignore = \"slow\"]\nfn f() { todo!() } // TODO: later\nlet x = \"todo!\";\n";
        let found = check(&Tree::of(&[("a.rs", text)]));
        let found: Vec<String> = found.iter().map(Finding::to_string).collect();
        assert_eq!(
            found,
            [
                "a.rs:2: `#[ignore` is left",
                "a.rs:3: `TODO` is left",
                "a.rs:3: `todo!` is left"
            ]
        );
    }
}
