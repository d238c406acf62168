//! No file names a path that only one machine has.

use crate::finding::Finding;
use crate::tree::Tree;

/// The first folders of such paths.
const FOLDERS: [&str; 4] = ["work", "root", "home", "Users"];

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in tree.files() {
        for (line, text) in file.lines() {
            for folder in FOLDERS.iter().filter(|folder| has_path(text, folder)) {
                let what = format!("names a path of one machine, in the folder `{folder}`");
                findings.push(Finding::new(&file.path, line, what));
            }
        }
    }
    findings
}

/// Whether a path from the root into this folder begins somewhere in a line.
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

    #[test]
    fn a_path_from_the_root_is_found() {
        let line = format!("see `/{}/somebody/notes`", FOLDERS[2]);
        assert!(has_path(&line, FOLDERS[2]));
        assert!(!has_path("the src/home/page of /homes/", FOLDERS[2]));
        let tree = Tree::of(&[("a.md", line.as_str())]);
        assert_eq!(
            check(&tree)[0].to_string(),
            "a.md:1: names a path of one machine, in the folder `home`"
        );
    }
}
