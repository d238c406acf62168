//! `cargo xtask tidy`: the house rules that the compiler does not check.

mod arrows;
mod cited;
mod eleventh_book;
mod first_lines;
mod manifests;
mod map;
mod open_ends;
mod pages;
mod paths;
mod pure;
mod reasons;
mod tested;
mod texts;
mod unsafe_code;

use anyhow::{Result, bail};

use crate::finding::Finding;
use crate::tree::Tree;

/// A check of the whole tree.
type Check = fn(&Tree) -> Vec<Finding>;

const CHECKS: [(&str, Check); 13] = [
    ("arrows between crates", arrows::check),
    ("rules crates are pure", pure::check),
    ("first lines", first_lines::check),
    ("clauses and their texts", texts::check),
    ("every clause has a test", tested::check),
    ("every cited clause exists", cited::check),
    ("every crate is on the map", map::check),
    ("unsafe code in one file only", unsafe_code::check),
    ("no paths of one machine", paths::check),
    ("reasons for dependencies", reasons::check),
    ("nothing left open", open_ends::check),
    ("the pages of the rules", pages::check),
    (
        "the patch of the eleventh book applies",
        eleventh_book::check,
    ),
];

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
    match count {
        0 => Ok(()),
        _ => bail!("tidy: {count} findings"),
    }
}
