//! The page names no clause and no variant and takes no stack apart, but in `web/src/game`.

use serde_json::Value;

use crate::clauses::{Clauses, PATH, section};
use crate::tree::{File, Finding, Tree};

/// All variants, in the groups of the start page.
const VARIANTS: &str = "data/games.json";

/// Reads of the piece on top of a stack, and of the seat of a piece.
const STACKS: [&str; 2] = [".at(-1)?.toLowerCase()", "piece.toLowerCase()"];

pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let Ok(clauses) = Clauses::read(tree) else {
        return vec![Finding::new(PATH, 1, "cannot be read")];
    };
    let games: Option<Value> = serde_json::from_str(tree.text(VARIANTS)).ok();
    let Some(groups) = games.as_ref().and_then(|games| games["groups"].as_object()) else {
        return vec![Finding::new(VARIANTS, 1, "has no groups")];
    };
    let groups = groups.values().filter_map(Value::as_array);
    let variants: Vec<&str> = groups.flatten().filter_map(Value::as_str).collect();
    // `B2` and `M6` are hills and paths of drawings too.
    let is_rule = |word: &str| {
        clauses
            .clause(word)
            .is_some_and(|clause| !clause.is_about_program)
    };
    let is_clause = |word: &str| section(word).len() > 1 && is_rule(word);
    let mut findings = Vec::new();
    for file in tree.files().filter(|file| is_of_page(file)) {
        let code = |(_, text): &(usize, &str)| {
            let text = text.trim_start();
            !["//", "/*", "*"]
                .into_iter()
                .any(|mark| text.starts_with(mark))
        };
        let draws = file.path.starts_with("web/src/seat-of-kings/");
        for (line, text) in file.lines().filter(code) {
            let words = text.split(['"', '`', '\'']).skip(1).step_by(2);
            let named = words.filter(|word| variants.contains(word) || is_clause(word));
            let read = STACKS
                .into_iter()
                .filter(|read| !draws && text.contains(read));
            for word in named.chain(read) {
                let what = format!("`{word}`: only `web/src/game` knows games");
                findings.push(Finding::new(&file.path, line, what));
            }
        }
    }
    findings
}

/// Returns true for sources of the page that know no game.
fn is_of_page(file: &File) -> bool {
    let path = &file.path;
    let is_source = path.ends_with(".ts") || path.ends_with(".svelte");
    let is_elsewhere = path.starts_with("web/src/game/") || path.ends_with(".test.ts");
    path.starts_with("web/src/") && is_source && !is_elsewhere
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::docs::tests::TREE;

    fn found(path: &str, text: &str) -> Vec<String> {
        let clauses = TREE[0].1.replace("B1", "SH3");
        let games = "{\"groups\": {\"one\": [\"four-treasures\"]}}";
        let tree = Tree::of(&[(TREE[0].0, &clauses), (VARIANTS, games), (path, text)]);
        check(&tree).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn only_one_folder_of_the_page_knows_games() {
        let text = "// As in `SH3`.\nif (variant === \"four-treasures\") say(\"SH3\");\nstack.at(-1)?.toLowerCase();\n";
        let names = ["four-treasures", "SH3"].map(|word| (2, word));
        let all = names.into_iter().chain([(3, STACKS[0])]);
        let all = all.map(|(line, word)| {
            format!("web/src/site/a.ts:{line}: `{word}`: only `web/src/game` knows games")
        });
        assert_eq!(found("web/src/site/a.ts", text), all.collect::<Vec<_>>());
        for path in [
            "web/src/game/a.ts",
            "web/src/site/a.test.ts",
            "web/tests/a.ts",
            "a.md",
        ] {
            assert_eq!(found(path, text), [""; 0], "{path}");
        }
        assert_eq!(
            found("web/src/site/a.ts", "pick(\"B2\"); course(\"treasures\");"),
            [""; 0]
        );
    }
}
