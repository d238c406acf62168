//! The Python package: its wheel, and its tests in an environment that has the wheel alone.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::clients;
use crate::command::{program, root, run as call, target};

/// The source of the package.
const SOURCE: &str = "bindings/python";

/// The packages that its checks need.
const REQUIREMENTS: &str = "bindings/python/tests/requirements.txt";

/// Builds the wheel of a release, and says where it is.
///
/// # Errors
///
/// If a tool is missing or the wheel does not build.
pub(crate) fn run() -> Result<()> {
    let wheel = build("dist")?;
    println!("pip install {}", wheel.display());
    Ok(())
}

/// Builds the wheel as in development, installs it into a new environment, and checks it there: tests, documentation, types, form.
///
/// # Errors
///
/// If a tool is missing, the wheel does not build, or a check fails.
pub(crate) fn check() -> Result<()> {
    let wheel = build("dev")?;
    let folder = target().join("wheel/python");
    let python = clients::fresh_environment(&folder, &[&wheel], REQUIREMENTS)?;
    let cache = folder.join("mypy");
    let check = |words: &str| {
        let mut python = program(&python);
        python
            .current_dir(root().join(SOURCE))
            .env("MYPY_CACHE_DIR", &cache);
        call(python.args(words.split(' ')))
    };
    check(
        "-X dev -m pytest -c pyproject.toml --pyargs tests README.md ../../docs/python.md ../../docs/learning.md tara",
    )?;
    check("examples/ppo.py --games 8 --iterations 2")?;
    check("-m mypy.stubtest tara")?;
    check("-m ruff format --no-cache --check .")?;
    check("-m ruff check --no-cache .")
}

/// Builds the wheel with a profile of cargo.
fn build(profile: &str) -> Result<PathBuf> {
    let folder = target().join("wheel").join(profile);
    if folder.is_dir() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    let mut maturin = program(clients::tool("maturin")?);
    maturin.args(["build", "--quiet", "--locked", "--profile", profile]);
    maturin.current_dir(root().join(SOURCE)).arg("--out");
    call(maturin.arg(&folder))?;
    let mut files = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let wheel = files.next().context("maturin built no wheel")??;
    Ok(wheel.path())
}
