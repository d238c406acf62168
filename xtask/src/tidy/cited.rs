//! Every clause that code or a page cites exists.

use crate::clauses::{Clauses, PATH, section};
use crate::finding::Finding;
use crate::source::Source;
use crate::tree::{File, Tree, numbered};

/// What stands before the clauses of a function.
const MARK: &str = "Rule: ";

pub(crate) fn check(tree: &Tree) -> Vec<Finding> {
    let Ok(clauses) = Clauses::read(tree) else {
        return vec![Finding::new(PATH, 1, "cannot be read")];
    };
    let mut findings = Vec::new();
    for file in tree.files() {
        let unknown = match file.path.rsplit_once('.') {
            Some((path, "rs")) => in_source(&clauses, &file.text, path.ends_with("explain")),
            Some((_, "md" | "ftl")) => in_page(&clauses, file),
            _ => Vec::new(),
        };
        let finding = |(line, id): (usize, String)| {
            Finding::new(
                &file.path,
                line,
                format!("cites {id}, which is not in {PATH}"),
            )
        };
        findings.extend(unknown.into_iter().map(finding));
    }
    findings
}

fn in_source(clauses: &Clauses, text: &str, is_explain: bool) -> Vec<(usize, String)> {
    let source = Source::new(text);
    let sections = clauses.sections();
    let mut unknown = Vec::new();
    let mut continues = false;
    for (line, comment) in numbered(&source.comments) {
        let list = match comment.split_once(MARK) {
            Some((_, list)) => list,
            None if continues => comment.trim_start_matches([' ', '/', '!']),
            None => continue,
        };
        let list = list.trim();
        continues = list.ends_with(',');
        let strange = ids(list)
            .into_iter()
            .filter(|id| clauses.clause(id).is_none() && !sections.contains(&id.as_str()));
        unknown.extend(strange.map(|id| (line, id)));
    }
    if is_explain {
        for (line, strings) in numbered(&source.strings) {
            unknown.extend(strange_words(clauses, strings).map(|id| (line, id)));
        }
    }
    unknown
}

/// The ids of a list such as `SH3, SH5-SH7`; a section such as `FT` stands for all its clauses.
fn ids(list: &str) -> Vec<String> {
    let list = list.trim_end_matches(['.', ',']);
    let items = list.split(',').map(str::trim);
    items
        .flat_map(|item| item.split('-'))
        .map(str::to_owned)
        .collect()
}

/// Words of a page that look like clauses of our sections but are not. `B1` to `B7` are hills too.
fn in_page(clauses: &Clauses, file: &File) -> Vec<(usize, String)> {
    let mut unknown = Vec::new();
    for (line, text) in file.lines() {
        unknown.extend(strange_words(clauses, text).map(|id| (line, id)));
    }
    unknown
}

fn strange_words(clauses: &Clauses, text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words
        .filter(|word| clauses.could_be_clause(word) && clauses.clause(word).is_none())
        .filter(|word| !is_hill(word))
        .map(str::to_owned)
}

fn is_hill(word: &str) -> bool {
    section(word) == "B" && matches!(word.as_bytes(), [_, b'1'..=b'7'])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::docs::tests::TREE;

    fn found(path: &str, text: &str) -> Vec<String> {
        let tree = Tree::of(&[TREE[0], TREE[1], (path, text)]);
        check(&tree).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_cited_clause_must_exist() {
        assert_eq!(
            found("a.rs", "/// A hill. Rule: B1, B1-B2, B\nfn f() {}"),
            [""; 0]
        );
        assert_eq!(
            found("a.rs", "\n/// A hill. Rule: B1, B9\nfn f() {}"),
            ["a.rs:2: cites B9, which is not in data/clauses.toml"]
        );
        assert_eq!(found("a.rs", "/// Rule: B1,\n/// ZZ1\nfn f() {}").len(), 1);
        assert_eq!(found("a.rs", "let x = \"Rule: B9\";"), [""; 0]);
    }

    #[test]
    fn strings_of_explanations_are_read_too() {
        assert_eq!(found("explain.rs", "f(\"B1\", \"B9\")").len(), 1);
        assert_eq!(found("other.rs", "f(\"B9\")").len(), 0);
    }

    #[test]
    fn pages_cite_what_exists() {
        assert_eq!(
            found("a.md", "From (B1) to B7, D4 and C9.\nNot B12."),
            ["a.md:2: cites B12, which is not in data/clauses.toml"]
        );
    }
}
