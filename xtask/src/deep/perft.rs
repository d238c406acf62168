//! Perft of `tara` against the slow twin, move by move, then deeper: every leaf played against bulk counting.

use anyhow::{Context, Result, bail};

use crate::command::{built, cargo, output, program, root, run as call};

/// Every position of this table is counted one ply deeper than there.
const TABLE: &str = "data/perft.txt";

/// Compares all tables.
///
/// # Errors
///
/// At the first table that differs.
pub(super) fn run() -> Result<()> {
    let tara = built("tara", "release")?;
    let twin = built("ringforts-twin", "release")?;
    let table = std::fs::read_to_string(root().join(TABLE))
        .with_context(|| format!("cannot read {TABLE}"))?;
    for (position, depth) in deeper(&table) {
        let words = ["perft", &position, &depth.to_string(), "--divide"];
        let [ours, theirs] = [&tara, &twin].map(|binary| output(program(binary).args(words)));
        let (ours, theirs) = (ours?, theirs?);
        if ours != theirs {
            bail!("perft {depth} of {position}:\n{ours}\nthe twin says:\n{theirs}");
        }
        let total = ours.lines().last().unwrap_or_default();
        println!("{position} {depth}: {total}");
    }
    call(&mut cargo(
        "bench --quiet -p tara-ringforts --bench deep_perft",
    ))
}

/// The positions of the table, each one ply deeper than the deepest line for it.
///
/// A line is a count, a depth and the seven fields of a position; a comment begins with `#`.
fn deeper(table: &str) -> Vec<(String, u32)> {
    let mut positions: Vec<(String, u32)> = Vec::new();
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.splitn(3, ' ');
        let mut number = || words.next().and_then(|word| word.parse::<u32>().ok());
        let (Some(count), Some(depth), Some(position)) = (number(), number(), words.next()) else {
            continue;
        };
        positions.retain(|(other, _)| other != position);
        // A count of nothing stays nothing.
        if count > 0 {
            positions.push((position.to_owned(), depth + 1));
        }
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_position_goes_one_deeper() {
        let table = "# table\n45 1 a 5/5 red\n1980 2 a 5/5 red\n0 3 c\n";
        assert_eq!(deeper(table), [("a 5/5 red".to_owned(), 3)]);
    }
}
