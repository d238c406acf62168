//! Generated files: the data of the twins, recorded sessions, weights, the description of the messages.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use anyhow::{Context, Result, bail, ensure};

use crate::command::{built, cargo, output, program, root, run as call};

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
pub(crate) fn twin() -> Result<()> {
    for (twin, words, path) in FILES {
        let twin = built(twin, "release")?;
        let text = output(program(&twin).args(words))?;
        std::fs::write(root().join(path), &text).with_context(|| format!("cannot write {path}"))?;
        println!("{path}: {} lines", text.lines().count());
    }
    Ok(())
}

/// Writes `data/openapi.json`.
///
/// # Errors
///
/// If `server` does not build, or the file cannot be written.
pub(crate) fn types() -> Result<()> {
    let mut test = cargo("test --quiet --workspace --lib the_kept_description_is_current");
    call(test.env("TARA_WRITE_TYPES", "1"))
}

/// The recorded sessions. The first line of `NAME.in` has the words after `tara play`, and the others are what is typed; a
/// test compares what the command prints with `NAME.out`, byte for byte.
const SESSIONS: &str = "data/sessions";

/// Re-records all sessions, and the games that the tests of the page read. Read the diff before you commit it.
///
/// # Errors
///
/// If `tara` does not build or run, or a file cannot be read or written.
pub(crate) fn sessions() -> Result<()> {
    let tara = built("tara", "test")?;
    let folder = root().join(SESSIONS);
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
    let mut test = cargo("test --quiet -p tara-play --test table the_games_kept_for_the_page");
    call(test.env("TARA_WRITE_GAMES", "1"))
}

/// The output of the command in a session.
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

/// Fits the weights of one variant, or of all that have some, and writes them to `data/weights/`.
///
/// # Errors
///
/// If there are no weights of that name, the trainer does not build or run, or a file cannot be written.
pub(crate) fn train(only: Option<&str>) -> Result<()> {
    let variants = variants()?;
    let chosen: Vec<&String> = variants
        .iter()
        .filter(|name| only.is_none_or(|only| only == *name))
        .collect();
    if chosen.is_empty() {
        bail!("no such weights; there are {}", variants.join(", "));
    }
    for variant in chosen {
        let mut train = cargo("run --quiet --release -p tara-bots --example lab -- train");
        let train = train.arg(variant).stderr(Stdio::inherit());
        let ran = train.output().context("cannot start cargo")?;
        if !ran.status.success() {
            bail!("training of {variant} ended with {}", ran.status);
        }
        let path = format!("data/weights/{variant}.weights");
        fs::write(root().join(&path), &ran.stdout)
            .with_context(|| format!("cannot write {path}"))?;
        println!("{path}: {} bytes", ran.stdout.len());
    }
    Ok(())
}

/// The names of the files in `data/weights/`.
fn variants() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("data/weights"))? {
        let path = entry?.path();
        let stem = path.file_stem();
        names.extend(stem.map(|name| name.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}
