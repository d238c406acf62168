//! The pages of `docs/rules/` are those that `cargo xtask docs` writes.

use crate::docs::{FOLDER, pages};
use crate::finding::Finding;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let pages = match pages(tree) {
        Ok(pages) => pages,
        Err(error) => return vec![Finding::new(FOLDER, 1, format!("{error:#}"))],
    };
    let mut findings = Vec::new();
    for (path, text) in &pages {
        let now = tree.text(path);
        if now != text {
            let same = now
                .lines()
                .zip(text.lines())
                .take_while(|(now, new)| now == new);
            let what = "out of date: run `cargo xtask docs`";
            findings.push(Finding::new(path, same.count() + 1, what));
        }
    }
    for file in tree.files().filter(|file| file.path.starts_with(FOLDER)) {
        if pages.iter().all(|(path, _)| *path != file.path) {
            findings.push(Finding::new(
                &file.path,
                1,
                "no section and no variant has this page",
            ));
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::docs::tests::TREE;

    #[test]
    fn old_and_strange_pages_are_found() {
        let pages = pages(&Tree::of(&TREE)).expect("the tree is whole");
        let mut files = TREE.to_vec();
        files.extend(
            pages
                .iter()
                .map(|(path, text)| (path.as_str(), text.as_str())),
        );
        assert_eq!(check(&Tree::of(&files)), []);
        files[3].1 = "# B. Board\n\nsomething else\n";
        files.push(("docs/rules/X.md", ""));
        let found = check(&Tree::of(&files));
        let found: Vec<String> = found.iter().map(Finding::to_string).collect();
        assert_eq!(
            found,
            [
                "docs/rules/B.md:3: out of date: run `cargo xtask docs`",
                "docs/rules/X.md:1: no section and no variant has this page",
            ]
        );
    }
}
