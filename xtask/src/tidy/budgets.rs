//! The budget of lines of each crate and of the page, in `data/bars.toml`.

use std::collections::BTreeMap;

use toml::Table;

use crate::tree::{Finding, Tree};

const PATH: &str = "data/bars.toml";

/// Lines of source, and the most that there may be. `None` if the budget is missing.
type Row = (usize, Option<usize>);

/// Parts whose sources exceed their budget, have none, or are gone.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let finding = |(part, (lines, budget)): (String, Row)| {
        let what = match budget {
            None => format!("`{part}` has no budget of lines: it has {lines}"),
            Some(_) if lines == 0 => format!("`{part}` has a budget of lines but no source"),
            Some(budget) if lines > budget => {
                format!("`{part}` has {lines} lines, over its budget of {budget}")
            }
            Some(_) => return None,
        };
        Some(Finding::new(PATH, 1, what))
    };
    rows(tree).into_iter().filter_map(finding).collect()
}

/// A table with the lines of each part beside its budget, and their sum.
pub(super) fn table(tree: &Tree) -> String {
    let rows = rows(tree);
    let sum = rows.values().fold((0, 0), |sum, (lines, budget)| {
        (sum.0 + lines, sum.1 + budget.unwrap_or_default())
    });
    let line = |name: &str, lines, budget| format!("{name:<24}{lines:>8}{budget:>8}\n");
    let mut text = format!("{:<24}{:>8}{:>8}\n", "lines of source", "now", "budget");
    for (part, (lines, budget)) in rows {
        text += &line(&part, lines, budget.unwrap_or_default());
    }
    text + &line("all", sum.0, sum.1)
}

/// The rows by part: the folders that hold a `src`, with `/` replaced by `-`.
fn rows(tree: &Tree) -> BTreeMap<String, Row> {
    let bars: Table = tree.text(PATH).parse().unwrap_or_default();
    let budgets = bars.get("lines").and_then(|lines| lines.as_table());
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for (part, budget) in budgets.into_iter().flatten() {
        let budget = budget.as_integer().and_then(|lines| lines.try_into().ok());
        rows.insert(part.clone(), (0, budget));
    }
    for file in tree.files() {
        if let Some(part) = part(&file.path) {
            rows.entry(part).or_default().0 += file.text.lines().count();
        }
    }
    rows
}

/// The part to which a file of source belongs. Returns `None` for tests, fuzz targets and what is no source.
fn part(path: &str) -> Option<String> {
    let (folder, file) = path.split_once("/src/")?;
    let is_source = [".rs", ".ts", ".svelte"]
        .iter()
        .any(|end| file.ends_with(end));
    let is_test = ["tests.rs", ".test.ts"]
        .iter()
        .any(|end| file.ends_with(end))
        || file.split('/').any(|name| name == "tests");
    let is_counted = is_source && !is_test && folder != "fuzz";
    let name = folder.strip_prefix("crates/").unwrap_or(folder);
    is_counted.then(|| name.replace('/', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: [(&str, &str); 5] = [
        ("crates/game/src/lib.rs", "one\ntwo\n"),
        ("crates/game/src/tests.rs", "three\n"),
        ("crates/game/tests/laws.rs", "four\n"),
        ("crates/game/twin/src/lib.rs", "five\n"),
        ("web/src/site/main.ts", "six\n"),
    ];

    fn found(bars: &str) -> Vec<String> {
        let files = [&FILES[..], &[(PATH, bars)]].concat();
        let found = check(&Tree::of(&files));
        found.iter().map(Finding::to_string).collect()
    }

    #[test]
    fn each_part_keeps_to_its_budget() {
        assert_eq!(
            found("[lines]\ngame = 2\ngame-twin = 9\nweb = 1\n"),
            [""; 0]
        );
        assert_eq!(
            found("[lines]\ngame = 1\ngame-twin = 9\nsearch = 5\n"),
            [
                "data/bars.toml:1: `game` has 2 lines, over its budget of 1",
                "data/bars.toml:1: `search` has a budget of lines but no source",
                "data/bars.toml:1: `web` has no budget of lines: it has 1",
            ]
        );
    }

    #[test]
    fn the_table_has_a_sum() {
        let files = [&FILES[..], &[(PATH, "[lines]\ngame = 3\n")]].concat();
        let table = table(&Tree::of(&files));
        assert!(
            table
                .lines()
                .any(|line| line == "game                           2       3")
        );
        assert!(table.ends_with("all                            4       3\n"));
    }
}
