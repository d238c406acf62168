//! Every clause that code or a page cites exists.

use crate::clauses::{Clauses, PATH, section};
use crate::tree::{File, Finding, Tree};

/// The mark before the clauses of a function.
const MARK: &str = "Rule: ";

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let Ok(clauses) = Clauses::read(tree) else {
        return vec![Finding::new(PATH, 1, "cannot be read")];
    };
    let mut findings = Vec::new();
    for file in tree.files() {
        let unknown = match file.path.rsplit_once('.') {
            // Explanations name clauses in strings.
            Some((path, "rs")) if path.ends_with("explain") => {
                [in_comments(&clauses, file), in_words(&clauses, file)].concat()
            }
            Some((_, "rs")) => in_comments(&clauses, file),
            Some((_, "md" | "ftl")) => in_words(&clauses, file),
            _ => Vec::new(),
        };
        for (line, id) in unknown {
            let what = format!("cites {id}, which is not in {PATH}");
            findings.push(Finding::new(&file.path, line, what));
        }
    }
    findings
}

/// The unknown clauses of the lists after [`MARK`], such as `SH3, SH5-SH7`; a section such as `FT` stands for all its own.
fn in_comments(clauses: &Clauses, file: &File) -> Vec<(usize, String)> {
    let sections = clauses.sections();
    let mut unknown = Vec::new();
    let mut continues = false;
    for (number, line) in file.lines() {
        let Some((_, comment)) = line
            .split_once("//")
            .filter(|(code, _)| !code.contains('"'))
        else {
            continues = false;
            continue;
        };
        let list = match comment.split_once(MARK) {
            Some((_, list)) => list,
            None if continues => comment.trim_start_matches([' ', '/', '!']),
            None => continue,
        };
        let list = list.trim();
        continues = list.ends_with(',');
        let ids = list
            .trim_end_matches(['.', ','])
            .split([',', '-'])
            .map(str::trim);
        let is_known = |id: &str| clauses.clause(id).is_some() || sections.contains(&id);
        unknown.extend(
            ids.filter(|id| !is_known(id))
                .map(|id| (number, id.to_owned())),
        );
    }
    unknown
}

/// Words that look like clauses of our sections but are not. `B1` to `B7` are hills too.
fn in_words(clauses: &Clauses, file: &File) -> Vec<(usize, String)> {
    let sections = clauses.sections();
    let is_hill = |word: &str| matches!(word.as_bytes(), [b'B', b'1'..=b'7']);
    let is_strange = |word: &str| {
        let section = section(word);
        section != word
            && sections.contains(&section)
            && clauses.clause(word).is_none()
            && !is_hill(word)
    };
    let words = file.lines().flat_map(|(number, line)| {
        let words = line.split(|letter: char| !letter.is_alphanumeric());
        words.map(move |word| (number, word))
    });
    let strange = words.filter(|(_, word)| is_strange(word));
    strange
        .map(|(number, word)| (number, word.to_owned()))
        .collect()
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
