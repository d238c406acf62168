//! `cargo xtask module`: builds the modules for workers of the page: the rules, the computer players and the tables; and pictures and sheets.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, output, program, root, run as call, target};

/// The target, which `rust-toolchain.toml` names too.
const TARGET: &str = "wasm32-unknown-unknown";

/// The profile of the build: as fast as a release.
const PROFILE: &str = "module";

/// The command that fetches the target.
const FETCH: &str = "rustup target add wasm32-unknown-unknown";

/// The modules: their files, where the page finds them, and the flags of their builds.
const MODULES: [(&str, &str); 2] = [("tara.wasm", " --no-default-features"), ("files.wasm", "")];

/// Set when the modules were built by this run of `cargo xtask`.
static BUILT: OnceLock<()> = OnceLock::new();

/// Builds the modules once a run, and puts them where the page finds them.
///
/// # Errors
///
/// If the compiler cannot compile for browsers and the target cannot be fetched, or a module does not build.
pub(crate) fn build() -> Result<()> {
    if BUILT.get().is_some() {
        return Ok(());
    }
    ready()?;
    let folder = folder();
    fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
    for (file, flags) in MODULES {
        build_one(&folder.join(file), flags)?;
    }
    let _ = BUILT.set(());
    Ok(())
}

fn build_one(place: &Path, flags: &str) -> Result<()> {
    let words = format!(
        "build --quiet --package tara-browser --target {TARGET} --profile {PROFILE}{flags}"
    );
    call(&mut cargo(&words))?;
    let built = target().join(TARGET).join(PROFILE).join("browser.wasm");
    let bytes = fs::read(&built).with_context(|| built.display().to_string())?;
    if fs::read(place).ok().as_deref() != Some(&bytes) {
        fs::write(place, bytes).with_context(|| place.display().to_string())?;
    }
    Ok(())
}

/// Builds the modules where the compiler can compile for browsers. Elsewhere says so in one line, and the page is one without them, for which
/// the server answers.
///
/// # Errors
///
/// If a module does not build.
pub(crate) fn build_if_possible() -> Result<()> {
    if let Err(error) = ready() {
        println!("{error:#}; until then the server answers for the page");
        return match fs::remove_dir_all(folder()) {
            Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
            _ => Ok(()),
        };
    }
    build()
}

/// The modules, where the page finds them.
fn folder() -> PathBuf {
    root().join("web/dist/module")
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
