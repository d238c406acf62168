//! `cargo xtask twin`: perft tables and golden transcripts, made anew by the slow twin.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use crate::command::{cargo, output, root};

/// The seed of the golden games; another one gives other games.
const SEED: u32 = 1;

/// Writes `data/perft.txt` and one file a variant in `data/golden/`.
///
/// # Errors
///
/// If the twin does not build or run, or a file cannot be written.
pub(crate) fn run() -> Result<()> {
    let twin = |words: &str| {
        output(&mut cargo(&format!(
            "run --release --quiet -p ringforts-twin -- {words}"
        )))
    };
    let tables = twin("tables")?;
    let golden = twin(&format!("golden {SEED}"))?;
    write("data/perft.txt", &tables)?;
    std::fs::create_dir_all(root().join("data/golden"))?;
    for (variant, lines) in by_variant(&golden)? {
        write(&format!("data/golden/{variant}.jsonl"), &lines)?;
    }
    Ok(())
}

fn write(path: &str, text: &str) -> Result<()> {
    std::fs::write(root().join(path), text).with_context(|| format!("cannot write {path}"))?;
    println!("{path}: {} lines", text.lines().count());
    Ok(())
}

/// The transcripts of each variant, one a line.
fn by_variant(transcripts: &str) -> Result<BTreeMap<String, String>> {
    let mut variants: BTreeMap<String, String> = BTreeMap::new();
    for line in transcripts.lines() {
        let transcript: serde_json::Value = serde_json::from_str(line)?;
        let variant = transcript["variant"]
            .as_str()
            .context("a transcript has a variant")?;
        let lines = variants.entry(variant.into()).or_default();
        *lines += line;
        lines.push('\n');
    }
    Ok(variants)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn transcripts_are_sorted_by_variant() {
        let lines = "{\"variant\":\"b\"}\n{\"variant\":\"a\"}\n{\"variant\":\"b\",\"x\":1}\n";
        let files = by_variant(lines).expect("reads");
        assert_eq!(files["a"], "{\"variant\":\"a\"}\n");
        assert_eq!(
            files["b"],
            "{\"variant\":\"b\"}\n{\"variant\":\"b\",\"x\":1}\n"
        );
        assert!(by_variant("{}").is_err());
    }
}
