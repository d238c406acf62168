//! Unsafe code stands in one measured and argued file.

use crate::finding::Finding;
use crate::source::Source;
use crate::tree::{Tree, numbered};

const ALLOWED: [&str; 1] = ["crates/ringforts/src/select.rs"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let others = tree
        .rust_files()
        .filter(|file| !ALLOWED.contains(&file.path.as_str()));
    for file in others {
        let source = Source::new(&file.text);
        for (line, code) in numbered(&source.code) {
            let mut words = code.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            if words.any(|word| word == "unsafe") {
                findings.push(Finding::new(&file.path, line, "unsafe code"));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_file_may_have_it() {
        let text = "//! Not unsafe.\n#![deny(unsafe_code)]\nunsafe { f(\"unsafe\") }\n";
        let tree = Tree::of(&[("a.rs", text), (ALLOWED[0], text)]);
        let found: Vec<String> = check(&tree).iter().map(Finding::to_string).collect();
        assert_eq!(found, ["a.rs:3: unsafe code"]);
    }
}
