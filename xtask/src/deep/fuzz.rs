//! Runs the fuzz targets under libFuzzer, which watches the coverage on the stable toolchain.

mod corpus;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use self::corpus::{Corpus, archive};
use crate::command::{cargo, output, program, require, root, run as call, target};
use crate::deep::Minimize;

/// Tells the compiler to report coverage and comparisons, and to check arithmetic.
const FLAGS: [&str; 8] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "-Cdebug-assertions",
    "-Coverflow-checks",
    "-Ccodegen-units=1",
];

/// The most inputs per target that minimizing leaves in the corpus.
const MAX_INPUTS: usize = 100;

/// Runs each target, or one, for some minutes from the corpus of the project.
///
/// # Errors
///
/// If a tool is missing or a target fails; the input that makes it fail is left in `fuzz/artifacts/`.
pub(super) fn run(only: Option<&str>, minutes: u64, minimize: Minimize) -> Result<()> {
    require(
        program("c++").arg("--version"),
        "apt-get install build-essential",
    )?;
    let targets = targets()?;
    let chosen: Vec<&String> = targets
        .iter()
        .filter(|name| only.is_none_or(|only| only == *name))
        .collect();
    if chosen.is_empty() {
        bail!("no such target; there are {}", targets.join(", "));
    }
    let binaries = build()?;
    for name in chosen {
        let binary = binaries.join(name);
        // For libFuzzer no time means no end.
        if minutes > 0 {
            fuzz(&binary, name, minutes)?;
        }
        if minimize == Minimize::Yes {
            minimize_corpus(&binary, name)?;
        }
    }
    Ok(())
}

/// The names of the targets: the files of `fuzz/targets/`.
fn targets() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/targets"))? {
        let path = entry?.path();
        names.extend(
            path.file_stem()
                .map(|name| name.to_string_lossy().into_owned()),
        );
    }
    names.sort();
    Ok(names)
}

/// Builds all targets in a folder of their own and gives it.
fn build() -> Result<PathBuf> {
    let host = output(program("rustc").args(["--print", "host-tuple"]))?;
    let host = host.trim();
    let folder = target().join("fuzz");
    // These flags join those of .cargo/config.toml. With a named target they leave build scripts alone.
    let flags = format!("target.{host}.rustflags={FLAGS:?}");
    let mut build = cargo("build --release -p fuzz --bins --features libfuzzer");
    build
        .args(["--config", &flags, "--target", host, "--target-dir"])
        .arg(&folder);
    call(build.env("CARGO_PROFILE_RELEASE_LTO", "off"))?;
    Ok(folder.join(host).join("release"))
}

/// Adds an input to the corpus, under the name of its file.
///
/// # Errors
///
/// If there is no such target, or the file cannot be read.
pub(super) fn add(target: &str, file: &str) -> Result<()> {
    let targets = targets()?;
    if !targets.iter().any(|name| name == target) {
        bail!("no such target; there are {}", targets.join(", "));
    }
    let bytes = fs::read(file).with_context(|| file.to_owned())?;
    let name = Path::new(file).file_name().context("a file has a name")?;
    let mut corpus = Corpus::read(&archive())?;
    corpus.insert(target, &name.to_string_lossy(), bytes);
    corpus.write(&archive())
}

/// The corpus of a target, unpacked for libFuzzer.
fn seeds(name: &str) -> Result<PathBuf> {
    let folder = target().join("fuzz/seeds").join(name);
    Corpus::read(&archive())?.unpack(name, &folder)?;
    Ok(folder)
}

/// The corpus that fuzzing has found so far, outside the project.
fn found(name: &str) -> PathBuf {
    target().join("fuzz/corpus").join(name)
}

fn fuzz(binary: &Path, name: &str, minutes: u64) -> Result<()> {
    let artifacts = root().join("fuzz/artifacts").join(name);
    for folder in [&artifacts, &found(name)] {
        fs::create_dir_all(folder)?;
    }
    println!("fuzzing {name} for {minutes} minutes");
    let mut run = program(binary);
    run.arg(format!("-max_total_time={}", minutes * 60));
    run.arg(format!("-artifact_prefix={}/", artifacts.display()));
    run.args([
        "-max_len=4096",
        "-timeout=10",
        "-print_final_stats=1",
        "-verbosity=0",
    ]);
    call(run.arg(found(name)).arg(seeds(name)?)).with_context(|| format!("target {name}"))
}

/// Replaces the corpus of a target by the fewest inputs that cover as much, the smallest of them. Inputs that a person
/// added stay.
fn minimize_corpus(binary: &Path, name: &str) -> Result<()> {
    let merged = target().join("fuzz/merged").join(name);
    if merged.exists() {
        fs::remove_dir_all(&merged)?;
    }
    fs::create_dir_all(&merged)?;
    let mut merge = program(binary);
    merge.args([
        "-set_cover_merge=1",
        "-use_counters=0",
        "-max_len=4096",
        "-verbosity=0",
    ]);
    call(merge.arg(&merged).arg(seeds(name)?).arg(found(name)))?;
    let mut inputs: Vec<(String, Vec<u8>)> = fs::read_dir(&merged)?
        .map(|entry| {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            Ok((name, fs::read(entry.path())?))
        })
        .collect::<Result<_>>()?;
    inputs.sort_by_key(|(name, bytes)| (bytes.len(), name.clone()));
    inputs.truncate(MAX_INPUTS);
    let mut corpus = Corpus::read(&archive())?;
    corpus.remove_generated(name);
    println!("{name}: {} inputs kept", inputs.len());
    for (input, bytes) in inputs {
        corpus.insert(name, &input, bytes);
    }
    corpus.write(&archive())
}
