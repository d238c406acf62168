//! `cargo xtask module`: builds the rules, the computer players and the tables as a module for a worker of the page.

use std::fs;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::OnceLock;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, output, program, root, run as call, target};

/// The target, which `rust-toolchain.toml` names too.
const TARGET: &str = "wasm32-unknown-unknown";

/// The profile of the build: as fast as a release.
const PROFILE: &str = "module";

/// The command that fetches the target.
const FETCH: &str = "rustup target add wasm32-unknown-unknown";

/// Set when the module was built by this run of `cargo xtask`.
static BUILT: OnceLock<()> = OnceLock::new();

/// Builds the module once a run, and puts it where the page finds it.
///
/// # Errors
///
/// If the compiler cannot compile for browsers and the target cannot be fetched, or the module does not build.
pub(crate) fn build() -> Result<PathBuf> {
    let place = place();
    if BUILT.get().is_some() {
        return Ok(place);
    }
    ready()?;
    let words =
        format!("build --quiet --package tara-browser --target {TARGET} --profile {PROFILE}");
    call(&mut cargo(&words))?;
    let built = target().join(TARGET).join(PROFILE).join("browser.wasm");
    let bytes = fs::read(&built).with_context(|| built.display().to_string())?;
    if fs::read(&place).ok().as_deref() != Some(&bytes) {
        let folder = place.parent().expect("it is in a folder");
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        fs::write(&place, bytes).with_context(|| place.display().to_string())?;
    }
    let _ = BUILT.set(());
    Ok(place)
}

/// Builds the module where the compiler can compile for browsers. Elsewhere says so in one line, and the page is one without it, for which the
/// server answers.
///
/// # Errors
///
/// If the module does not build.
pub(crate) fn build_if_possible() -> Result<()> {
    if let Err(error) = ready() {
        println!("{error:#}; until then the server answers for the page");
        return match fs::remove_file(place()) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        };
    }
    build().map(drop)
}

/// The module, where the page finds it.
fn place() -> PathBuf {
    root().join("web/dist/module/tara.wasm")
}

/// Fetches the target unless the compiler has it.
fn ready() -> Result<()> {
    if has_target()?
        || (call(program("rustup").args(["target", "add", TARGET])).is_ok() && has_target()?)
    {
        return Ok(());
    }
    bail!("the module of the page needs a compiler for browsers; fetch it with: {FETCH}")
}

/// Returns true if the compiler has a standard library for browsers.
fn has_target() -> Result<bool> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let folder = output(program(rustc).args(["--print", "target-libdir", "--target", TARGET]))?;
    Ok(fs::read_dir(folder.trim()).is_ok_and(|mut files| files.next().is_some()))
}
