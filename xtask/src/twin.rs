//! `cargo xtask twin`: perft tables and golden transcripts, made anew by the slow twin.

use anyhow::{Context, Result};

use crate::command::{built, output, program, root};

/// What the twin is asked for, and the file that keeps its answer. Another seed gives other games.
const FILES: [(&[&str], &str); 2] = [
    (&["tables"], "data/perft.txt"),
    (&["golden", "1"], "data/golden/ringforts.jsonl"),
];

/// Writes the files that come from the twin.
///
/// # Errors
///
/// If the twin does not build or run, or a file cannot be written.
pub(crate) fn run() -> Result<()> {
    let twin = built("ringforts-twin", "release")?;
    for (words, path) in FILES {
        let text = output(program(&twin).args(words))?;
        std::fs::write(root().join(path), &text).with_context(|| format!("cannot write {path}"))?;
        println!("{path}: {} lines", text.lines().count());
    }
    Ok(())
}
