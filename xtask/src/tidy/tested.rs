//! Every clause that is carried out has a test named after it.

use std::collections::HashSet;

use crate::clauses::{Clauses, PATH};
use crate::finding::Finding;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let Ok(clauses) = Clauses::read(tree) else {
        return vec![Finding::new(PATH, 1, "cannot be read")];
    };
    let tested: HashSet<String> = tree
        .rust_files()
        .flat_map(|file| tested_ids(&file.text))
        .collect();
    let untested = clauses
        .clauses
        .iter()
        .filter(|clause| clause.waits.is_none() && !tested.contains(&clause.id.to_lowercase()));
    untested
        .map(|clause| {
            let id = &clause.id;
            let what = format!(
                "{id} has no test: no `fn {}_...` under `#[test]`",
                id.to_lowercase()
            );
            Finding::new(PATH, clause.line, what)
        })
        .collect()
}

/// The words before the first `_` in the names of tests.
fn tested_ids(text: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut is_test = false;
    for line in text.lines().map(str::trim) {
        if line == "#[test]" {
            is_test = true;
        } else if let Some(name) = line.strip_prefix("fn ") {
            let id = name.split_once('_').map(|(id, _)| id.to_owned());
            ids.extend(id.filter(|_| is_test));
            is_test = false;
        }
    }
    ids
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::docs::tests::TREE;

    fn found(source: &str) -> Vec<String> {
        let tree = Tree::of(&[TREE[0], TREE[1], ("a.rs", source)]);
        check(&tree).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_clause_needs_a_test_unless_it_waits() {
        assert_eq!(found("#[test]\nfn b1_is_a_board() {}"), [""; 0]);
        let missing = ["data/clauses.toml:2: B1 has no test: no `fn b1_...` under `#[test]`"];
        assert_eq!(found("fn b1_is_no_test() {}"), missing);
        assert_eq!(found("#[test]\nfn b12_is_another() {}"), missing);
    }
}
