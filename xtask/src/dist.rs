//! `cargo xtask dist`: makes a release of the commit that is checked out, in `target/dist/`.

mod archive;
mod binaries;
mod deb;
mod image;
mod licenses;
mod made;
mod sbom;
mod source;
mod sums;
mod tree;

use std::fs;

use anyhow::{Result, bail};

use crate::command::{cargo, output, program, require, root, target};
use crate::start::check_writable;
use crate::{git, module, node, page, versions};
use made::Made;

/// The one system that releases are built for.
const TRIPLE: &str = "x86_64-unknown-linux-gnu";

/// The version, commit and time of a release.
struct Release {
    version: String,
    /// In full.
    commit: String,
    /// When it was committed, in seconds since 1970: the time of every file.
    time_s: u64,
}

impl Release {
    /// The commit that is checked out.
    fn read() -> Result<Self> {
        Ok(Self {
            version: versions::workspace(&fs::read_to_string(root().join("Cargo.toml"))?)?,
            commit: git::line(&["rev-parse", "HEAD"])?,
            time_s: git::line(&["log", "-1", "--format=%ct"])?.parse()?,
        })
    }

    /// The name of a file or folder of the release without its ending.
    fn name(&self, kind: &str) -> String {
        format!("tara-{}-{kind}", self.version)
    }
}

/// Makes the release in a folder beside `target/dist/` and moves it there at the end.
///
/// # Errors
///
/// If the tree is dirty, a tool or a network is missing, a license is not accepted, or something does not build: each in one sentence. Nothing
/// half-made is left then, and an earlier release stays.
pub(crate) fn run() -> Result<()> {
    step(1, "checking what is needed");
    check()?;
    let release = Release::read()?;
    let made = Made::begin(&target())?;
    step(2, "building the page");
    module::build()?;
    page::run()?;
    step(3, "collecting licenses");
    let licenses = licenses::collect(made.scratch())?;
    step(4, "describing what the binary is made of");
    sbom::write(&release, &licenses.packages, made.scratch(), made.folder())?;
    step(5, "laying out the source with all crates");
    let source = source::make(&release, made.scratch())?;
    step(6, "building two binaries, which takes some minutes each");
    let tree = tree::make(&release, &licenses, made.scratch())?;
    step(7, "writing archives, packages and checksums");
    for folder in [&tree, &source] {
        archive::write(folder, release.time_s, made.folder())?;
    }
    deb::write(&release, &tree, made.scratch(), made.folder())?;
    image::write(&release, &tree, made.scratch(), made.folder())?;
    sums::write(made.folder())?;
    let folder = made.finish()?;
    println!();
    for file in sums::files(&folder)? {
        let bytes = fs::metadata(folder.join(&file))?.len();
        println!("{:>8.1} MB  {file}", bytes as f64 / 1e6);
    }
    println!("the release is in {}", folder.display());
    Ok(())
}

/// Compares the files of `target/dist/` with their checksums.
///
/// # Errors
///
/// If one differs or is missing, or there is no release.
pub(crate) fn verify() -> Result<()> {
    let count = sums::verify(&target().join(made::FOLDER))?;
    println!("{count} files are as SHA256SUMS says");
    Ok(())
}

fn step(number: usize, what: &str) {
    println!("[{number}/7] {what}");
}

/// Checks all that can be known before anything is built.
fn check() -> Result<()> {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        bail!("a release is built on Linux with an x86-64 processor: run this there");
    }
    git::check_clean("a release is made of one commit")?;
    require(
        program("cc").arg("--version"),
        "apt-get install build-essential",
    )?;
    node::ready()?;
    for (tool, install) in [
        ("about", "cargo install cargo-about --locked --features cli"),
        ("cyclonedx", "cargo install cargo-cyclonedx --locked"),
    ] {
        require(&mut cargo(&format!("{tool} --version")), install)?;
    }
    deb::check()?;
    image::check()?;
    let host = output(&mut cargo("-vV"))?;
    if !host.contains(&format!("host: {TRIPLE}")) {
        bail!(
            "a release is built by the Rust of {TRIPLE}: rustup target list --installed tells yours"
        );
    }
    check_writable(&target())
}
