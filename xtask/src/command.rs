//! Runs other programs from the root of the project.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The root of the project.
pub(crate) fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask is a folder of the project")
}

/// Cargo, with these arguments separated by spaces.
pub(crate) fn cargo(arguments: &str) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = program(cargo);
    command.args(arguments.split_whitespace());
    command
}

/// A program, run in the root of the project; `tara` speaks English in it, in UTF-8, on every machine.
pub(crate) fn program(name: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root()).stdin(Stdio::null());
    command.env("TARA_LANG", "en").env("LC_ALL", "C.UTF-8");
    command
}

/// Runs a command and shows what it prints.
///
/// # Errors
///
/// If it cannot start, or ends with another code than 0.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("cannot start {}", line(command)))?;
    if status.success() {
        Ok(())
    } else {
        bail!("{} ended with {status}", line(command))
    }
}

/// Runs a command and gives what it writes to standard output; its errors are shown.
///
/// # Errors
///
/// If it cannot start, ends with another code than 0, or writes something that is not text.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start {}", line(command)))?;
    if !output.status.success() {
        bail!("{} ended with {}", line(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("{} writes no text", line(command)))
}

/// Runs a command, gives what it writes to standard output, and shows neither that nor its errors. It may fail.
///
/// # Errors
///
/// If it cannot start, or writes something that is not text.
pub(crate) fn log(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .with_context(|| format!("cannot start {}", line(command)))?;
    String::from_utf8(output.stdout).with_context(|| format!("{} writes no text", line(command)))
}

/// Checks that a tool is there by asking for its version.
///
/// # Errors
///
/// If it is not, with how to install it.
pub(crate) fn require(command: &mut Command, install: &str) -> Result<()> {
    let answer = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    match answer {
        Ok(status) if status.success() => Ok(()),
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => bail!("{} is missing; install it with: {install}", line(command)),
    }
}

/// Builds a binary of the workspace and gives its path.
///
/// # Errors
///
/// If it does not build.
pub(crate) fn built(binary: &str, profile: &str) -> Result<PathBuf> {
    // With the whole workspace and a small test, dependencies have the features of tests: none is built twice.
    let words = format!("build --quiet --workspace --bin {binary} --profile {profile}");
    let test = (profile == "test").then_some("--test=exact");
    run(cargo(&words).args(test))?;
    let folder = match profile {
        "dev" | "test" => "debug",
        other => other,
    };
    let name = format!("{binary}{}", std::env::consts::EXE_SUFFIX);
    Ok(target().join(folder).join(name))
}

/// The folder in which cargo builds.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// The command as typed, without folders.
fn line(command: &Command) -> String {
    let name = Path::new(command.get_program())
        .file_name()
        .unwrap_or_default();
    let words = std::iter::once(name).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    format!("`{}`", words.join(" "))
}
