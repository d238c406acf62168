//! The patch of the eleventh rule book applies to the tree.

use crate::command::{output, program};
use crate::finding::Finding;
use crate::tree::Tree;

const PATCH: &str = "docs/eleventh-book.patch";

pub(crate) fn check(_: &Tree) -> Vec<Finding> {
    let applies = output(program("git").args(["apply", "--check", PATCH]));
    match applies {
        Ok(_) => Vec::new(),
        Err(_) => vec![Finding::new(
            PATCH,
            1,
            "does not apply; docs/eleventh-book.md says how it is made anew",
        )],
    }
}
