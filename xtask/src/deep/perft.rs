//! Perft of `tara` against the slow twin, move by move, then deeper: every leaf played against bulk counting.

use anyhow::{Context, Result, bail};

use crate::command::{built, cargo, output, program, root, run as call};

/// Each variant with a depth that the twin reaches in minutes.
const DEPTHS: [(&str, u32); 10] = [
    ("sacred-hill-1", 4),
    ("sacred-hill-2", 4),
    ("sacred-hill-doubles-1", 4),
    ("sacred-hill-doubles-2", 4),
    ("four-treasures", 4),
    ("four-treasures-doubles", 4),
    ("high-kings-1", 4),
    ("high-kings-2", 4),
    ("poisoned-chalice", 4),
    ("stone-of-destiny", 5),
];

/// Positions in mid-game are counted one ply deeper than in the table of the twin.
const TABLE: &str = "data/perft.txt";

/// Compares all tables.
///
/// # Errors
///
/// At the first table that differs.
pub(super) fn run() -> Result<()> {
    let (tara, twin) = (
        built("tara", "release")?,
        built("ringforts-twin", "release")?,
    );
    let table = std::fs::read_to_string(root().join(TABLE))
        .with_context(|| format!("cannot read {TABLE}"))?;
    let starts = DEPTHS
        .into_iter()
        .map(|(variant, depth)| (variant.to_owned(), depth));
    for (position, depth) in starts.chain(deeper(&table)) {
        let words = ["perft", &position, &depth.to_string(), "--divide"];
        let [ours, theirs] = [&tara, &twin].map(|binary| output(program(binary).args(words)));
        let (ours, theirs) = (ours?, theirs?);
        if ours != theirs {
            bail!(
                "perft {depth} of {position} differs from the twin:\n{ours}\nthe twin says:\n{theirs}"
            );
        }
        println!(
            "{position} {depth}: {}",
            ours.lines().last().unwrap_or_default()
        );
    }
    call(&mut cargo("bench --quiet -p ringforts --bench deep_perft"))
}

/// The positions of the table, each one ply deeper than its deepest line there.
///
/// A line holds the seven fields of a position, a depth and a number; a comment begins with `#`.
fn deeper(table: &str) -> Vec<(String, u32)> {
    let mut positions: Vec<(String, u32)> = Vec::new();
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [fields @ .., depth, _] = words.as_slice() else {
            continue;
        };
        let (position, Ok(depth)) = (fields.join(" "), depth.parse::<u32>()) else {
            continue;
        };
        match positions.last_mut() {
            Some((last, deepest)) if *last == position => *deepest = depth + 1,
            _ => positions.push((position, depth + 1)),
        }
    }
    positions.retain(|(position, _)| position.contains(' '));
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_position_goes_one_deeper() {
        let table = "# table\na 5/5 red battle - - - 1 45\na 5/5 red battle - - - 2 1980\nb 1 3\n";
        assert_eq!(deeper(table), [("a 5/5 red battle - - -".to_owned(), 3)]);
    }
}
