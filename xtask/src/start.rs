//! `cargo xtask start`: builds the page and the `tara` command, and starts the server.

use std::env;
use std::io::{ErrorKind, IsTerminal, stderr};
use std::net::TcpListener;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::command::{cargo, program, require, root, run as call, target};
use crate::{explain, module, node, page};

/// The profile of the build: nearly the speed of a release, in a fraction of its time. `cargo xtask deep start` compares them.
const PROFILE: &str = "start";

/// The address at which the server listens if nobody chooses another.
const ADDRESS: &str = "127.0.0.1:8272";

/// Builds what is missing, says how far it is, and runs the server until it is interrupted.
///
/// # Errors
///
/// If a tool is missing, a folder cannot be written, the address is taken, or something does not build: each in one sentence, before anything is built
/// where that can be known.
pub(crate) fn run() -> Result<()> {
    step(1, "checking what is needed");
    check()?;
    step(2, "building the page");
    module::build_if_possible()?;
    page::run()?;
    step(
        3,
        "building the tara command, which takes some minutes the first time",
    );
    let tara = build()?;
    let shown = tara.strip_prefix(root()).unwrap_or(&tara).display();
    step(4, "starting the server");
    println!(
        "\nOpen the address below in a browser and press the large button to learn a first game. Ctrl-C stops the server; its games are kept.\n\
         The same command plays in the terminal: {shown} play four-treasures\n"
    );
    let database = target().join("tara.db");
    let mut serve = program(&tara);
    // Warnings only: the address is to be the last line.
    serve.args(["serve", "--log", "warn", "--log-form", "text", "--database"]);
    call(serve.arg(database))
}

fn step(number: usize, what: &str) {
    println!("[{number}/4] {what}");
}

/// Checks all that can be known before the build.
fn check() -> Result<()> {
    require(
        program("cc").arg("--version"),
        "apt-get install build-essential (on macOS: xcode-select --install; on Fedora: dnf install gcc)",
    )?;
    node::ready()?;
    for folder in [target(), root().join("web")] {
        check_writable(&folder)?;
    }
    check_free(&env::var("TARA_LISTEN").unwrap_or_else(|_| ADDRESS.into()))
}

/// Checks that files can be made in a folder.
pub(crate) fn check_writable(folder: &Path) -> Result<()> {
    let probe = folder.join(".writable");
    std::fs::write(&probe, "")
        .and_then(|()| std::fs::remove_file(&probe))
        .with_context(|| format!("{} cannot be written", folder.display()))
}

/// Checks that nothing listens at an address.
fn check_free(address: &str) -> Result<()> {
    match TcpListener::bind(address) {
        Err(error) if error.kind() == ErrorKind::AddrInUse => bail!(
            "another program listens at {address}, perhaps this server; end it, or choose another address: TARA_LISTEN=127.0.0.1:8273 cargo xtask start"
        ),
        Err(error) => Err(error).with_context(|| format!("cannot listen at {address}")),
        Ok(_) => Ok(()),
    }
}

/// Builds the command, and shows cargo's progress.
pub(crate) fn build() -> Result<PathBuf> {
    let mut build = cargo("build --package tara-cli --bin tara --profile");
    build.arg(PROFILE);
    if stderr().is_terminal() {
        // Cargo writes into a pipe, and would show no progress there.
        build.envs([
            ("CARGO_TERM_PROGRESS_WHEN", "always"),
            ("CARGO_TERM_PROGRESS_WIDTH", "80"),
            ("CARGO_TERM_COLOR", "always"),
        ]);
    }
    explain::run(&mut build, "the tara command was not built")?;
    let name = format!("tara{}", env::consts::EXE_SUFFIX);
    Ok(target().join(PROFILE).join(name))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::net::TcpListener;

    use super::{check_free, check_writable};

    #[test]
    fn an_address_in_use_is_told_before_anything_is_built() {
        let is_free_again = (0..10).any(|_| {
            let taken = TcpListener::bind("127.0.0.1:0").unwrap();
            let address = taken.local_addr().unwrap().to_string();
            let error = check_free(&address).unwrap_err().to_string();
            assert!(
                error.contains(&address) && error.contains("TARA_LISTEN"),
                "{error}"
            );
            drop(taken);
            // Another program may get the port at this moment.
            check_free(&address).is_ok()
        });
        assert!(is_free_again);
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told() {
        let missing = std::env::temp_dir().join("tara-xtask-no-such-folder");
        let error = check_writable(&missing).unwrap_err().to_string();
        assert!(
            error.ends_with("tara-xtask-no-such-folder cannot be written"),
            "{error}"
        );
        check_writable(&std::env::temp_dir()).unwrap();
    }
}
