//! `cargo xtask twin`: makes the perft tables and golden transcripts with the slow twins.

use anyhow::{Context, Result};

use crate::command::{built, output, program, root};

/// A twin, its arguments, and the file that keeps its output. Another seed gives other games.
const FILES: [(&str, &[&str], &str); 3] = [
    ("ringforts-twin", &["tables"], "data/perft.txt"),
    (
        "ringforts-twin",
        &["golden", "1"],
        "data/golden/ringforts.jsonl",
    ),
    (
        "seat-of-kings-twin",
        &["golden", "1"],
        "data/golden/seat-of-kings.jsonl",
    ),
];

/// Writes the files that come from the twins.
///
/// # Errors
///
/// If a twin does not build or run, or a file cannot be written.
pub(crate) fn run() -> Result<()> {
    for (twin, words, path) in FILES {
        let twin = built(twin, "release")?;
        let text = output(program(&twin).args(words))?;
        std::fs::write(root().join(path), &text).with_context(|| format!("cannot write {path}"))?;
        println!("{path}: {} lines", text.lines().count());
    }
    Ok(())
}
