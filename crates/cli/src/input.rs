//! Positions and transcripts from arguments, files and standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, bail};
use catalog::AnyGame;

/// More than any position needs, and little enough to read before saying so.
const MOST_BYTES: u64 = 1 << 20;

/// Reads the argument that gives a position: a text, the id of a variant, `@FILE`, or `-`.
pub(crate) fn position(argument: &str) -> anyhow::Result<AnyGame> {
    let name = argument.strip_prefix('@');
    let Some(name) = name.or((argument == "-").then_some("-")) else {
        return Ok(AnyGame::read(argument)?);
    };
    let text = short_text(name).with_context(|| quoted(name))?;
    let line = text.strip_suffix('\n').unwrap_or(&text);
    let line = line.strip_suffix('\r').unwrap_or(line);
    AnyGame::read(line).with_context(|| quoted(name))
}

/// Opens a file, or standard input for `-`, to be read line by line.
pub(crate) fn lines(path: &Path) -> anyhow::Result<Box<dyn BufRead>> {
    if path == Path::new("-") {
        return Ok(Box::new(io::stdin().lock()));
    }
    Ok(Box::new(BufReader::with_capacity(
        1 << 16,
        File::open(path)?,
    )))
}

fn short_text(name: &str) -> anyhow::Result<String> {
    let mut text = String::new();
    let read = lines(Path::new(name))?
        .take(MOST_BYTES)
        .read_to_string(&mut text)?;
    if read as u64 == MOST_BYTES {
        bail!("too long for a position");
    }
    Ok(text)
}

/// A name as it stands in messages.
pub(crate) fn quoted(name: impl AsRef<Path>) -> String {
    name.as_ref().display().to_string()
}
