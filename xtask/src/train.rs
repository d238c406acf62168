//! `cargo xtask train`: fits the weights of the ringfort players.

use std::fs;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, root};

/// Fits the weights of one variant, or of all that have some, and writes them to `data/weights/`.
///
/// # Errors
///
/// If there are no weights of that name, the trainer does not build or run, or a file cannot be written.
pub(crate) fn run(only: Option<&str>) -> Result<()> {
    let variants = variants()?;
    let chosen: Vec<&String> = variants
        .iter()
        .filter(|name| only.is_none_or(|only| only == *name))
        .collect();
    if chosen.is_empty() {
        bail!("no such weights; there are {}", variants.join(", "));
    }
    for variant in chosen {
        let mut train = cargo("run --quiet --release -p bots --example lab -- train");
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
