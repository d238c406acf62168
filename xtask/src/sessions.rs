//! `cargo xtask sessions`: replays the recorded sessions of `tara play`.
//!
//! The first line of `data/sessions/NAME.in` has the words after `tara play`, and the others are what is typed. What the command
//! prints goes into `NAME.out`; a test compares it byte for byte. Read the difference before you commit it.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, ensure};

use crate::command::{built, program, root};

/// Where the sessions are.
const FOLDER: &str = "data/sessions";

/// Plays all of them.
///
/// # Errors
///
/// If `tara` does not build or run, or a file cannot be read or written.
pub(crate) fn run() -> Result<()> {
    let tara = built("tara", "test")?;
    let folder = root().join(FOLDER);
    let mut inputs: Vec<_> = fs::read_dir(&folder)?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<_>>()?;
    inputs.retain(|path| path.extension().is_some_and(|end| end == "in"));
    inputs.sort();
    for input in inputs {
        let printed = printed(&tara, &input).with_context(|| input.display().to_string())?;
        fs::write(input.with_extension("out"), &printed)?;
        let name = input.file_stem().unwrap_or_default().display();
        println!("{name}: {} lines", printed.lines().count());
    }
    Ok(())
}

/// What the command prints in a session.
fn printed(tara: &Path, input: &Path) -> Result<String> {
    let text = fs::read_to_string(input)?;
    let (words, typed) = text.split_once('\n').context("a first line")?;
    let kept = std::env::temp_dir().join(format!("tara-session-{}", std::process::id()));
    fs::create_dir_all(&kept)?;
    let lines = kept.join("typed");
    fs::write(&lines, typed)?;
    let output = program(tara)
        .arg("play")
        .args(words.split(' '))
        .args(["--save", "kept.jsonl"])
        .current_dir(&kept)
        .stdin(Stdio::from(fs::File::open(&lines)?))
        .output()?;
    fs::remove_dir_all(&kept)?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success() && complaint.is_empty(),
        "{complaint}"
    );
    Ok(String::from_utf8(output.stdout)?)
}
