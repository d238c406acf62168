//! The pages of the rules can be built: every clause has its text, and every link leads somewhere.

use crate::docs::pages;
use crate::finding::Finding;
use crate::messages::RULES;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let error = pages(tree).err();
    let finding = error.map(|error| Finding::new(RULES, 1, format!("{error:#}")));
    finding.into_iter().collect()
}
