//! `cargo xtask tidy`: the house rules that the compiler does not check.

mod budgets;
mod cited;
mod crates;
mod languages;
mod layers;
mod lines;
mod named;
mod page;

use anyhow::{Result, bail};

use crate::clauses::{Clauses, PATH};
use crate::command::{output, program};
use crate::docs;
use crate::tree::{Finding, Tree};

/// A check of the whole tree.
type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: [(&str, Check); 11] = [
    (
        "arrows between crates, and what each may use",
        crates::check,
    ),
    ("layers of the server's modules", layers::check),
    (
        "first lines, doc lines, open ends, unsafe code, paths of one machine",
        lines::check,
    ),
    ("clauses, their texts and their pages", docs::check),
    ("every language has the same messages", languages::check),
    ("every clause has a test", tested),
    ("every cited clause exists", cited::check),
    ("what pages and comments name exists", named::check),
    ("only one folder of the page knows games", page::check),
    ("no part has more lines than its budget", budgets::check),
    ("the patch of the eleventh book applies", eleventh_book),
];

const PATCH: &str = "docs/eleventh-book.patch";

/// Runs all checks over the tree and prints what they find.
///
/// # Errors
///
/// If anything is found.
pub(crate) fn run() -> Result<()> {
    let tree = Tree::read()?;
    let mut count = 0;
    for (name, check) in CHECKS {
        let findings = check(&tree);
        let word = if findings.is_empty() { "ok" } else { "FAILED" };
        println!("{word:<7}{name}");
        for finding in &findings {
            println!("  {finding}");
        }
        count += findings.len();
    }
    println!("\n{}", budgets::table(&tree));
    match count {
        0 => Ok(()),
        _ => bail!("tidy: {count} findings"),
    }
}

/// Every clause that is carried out has a test named after it.
fn tested(tree: &Tree) -> Vec<Finding> {
    let Ok(clauses) = Clauses::read(tree) else {
        return vec![Finding::new(PATH, 1, "cannot be read")];
    };
    let has_test = |id: &str| {
        let name = format!("fn {}_", id.to_lowercase());
        let mut files = tree.rust_files();
        files.any(|file| {
            let mut tests = file.text.split("#[test]").skip(1);
            tests.any(|test| test.trim_start().starts_with(&name))
        })
    };
    let carried_out = clauses
        .clauses
        .iter()
        .filter(|clause| clause.waits.is_none());
    let untested = carried_out.filter(|clause| !has_test(&clause.id));
    untested
        .map(|clause| {
            let (id, name) = (&clause.id, clause.id.to_lowercase());
            let what = format!("{id} has no test: no `fn {name}_...` under `#[test]`");
            Finding::new(PATH, clause.line(tree), what)
        })
        .collect()
}

/// The patch of the eleventh rule book applies to the tree.
fn eleventh_book(_: &Tree) -> Vec<Finding> {
    let applies = output(program("git").args(["apply", "--check", PATCH]));
    let what = "does not apply; docs/eleventh-book.md says how to regenerate it";
    applies
        .err()
        .map(|_| Finding::new(PATCH, 1, what))
        .into_iter()
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::docs::tests::TREE;

    #[test]
    fn a_clause_needs_a_test_unless_it_waits() {
        let found = |source: &str| -> Vec<String> {
            let tree = Tree::of(&[TREE[0], TREE[1], ("a.rs", source)]);
            tested(&tree).iter().map(Finding::to_string).collect()
        };
        assert_eq!(found("#[test]\nfn b1_is_a_board() {}"), [""; 0]);
        let missing = ["data/clauses.toml:2: B1 has no test: no `fn b1_...` under `#[test]`"];
        assert_eq!(found("fn b1_is_no_test() {}"), missing);
        assert_eq!(found("#[test]\nfn b12_is_another() {}"), missing);
    }
}
