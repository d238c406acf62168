//! The client that is generated for Python from the description of the server, for the tests that play with it.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::command::{program, require, root, run as call, target};

/// The Python packages of the tests, of fixed versions.
const REQUIREMENTS: &str = "web/tests/clients/requirements.txt";

/// The settings of the generator: pictures and pages to print are bytes.
const CONFIG: &str = "web/tests/clients/generator.yaml";

/// The description from which clients are generated.
const DESCRIPTION: &str = "data/openapi.json";

/// A Python with the packages that the client needs, and the folder of the generated package.
pub(crate) struct PythonClient {
    pub(crate) python: PathBuf,
    pub(crate) folder: PathBuf,
}

/// Validates the description, and generates the package `tara_client` from it.
///
/// # Errors
///
/// If Python or a package is missing, or the description is not valid or leaves something out that a client needs.
pub(crate) fn generate() -> Result<PythonClient> {
    let folder = target().join("clients");
    let python = environment()?;
    call(
        program(&python)
            .args(["-m", "openapi_spec_validator"])
            .arg(root().join(DESCRIPTION)),
    )?;
    let mut generator = program(python.with_file_name("openapi-python-client"));
    // It formats what it writes with a tool that is installed beside it.
    generator.env("PATH", path_with(&python)?);
    call(
        generator
            .args([
                "generate",
                "--meta=none",
                "--overwrite",
                "--fail-on-warning",
            ])
            .arg(format!("--config={}", root().join(CONFIG).display()))
            .arg(format!("--path={}", root().join(DESCRIPTION).display()))
            .arg(format!(
                "--output-path={}",
                folder.join("tara_client").display()
            )),
    )?;
    Ok(PythonClient { python, folder })
}

/// A tool of the Python packages, such as `typos`.
///
/// # Errors
///
/// If Python or a package is missing.
pub(crate) fn tool(name: &str) -> Result<PathBuf> {
    Ok(environment()?.with_file_name(name))
}

/// Makes a virtual environment with the packages, unless it is there. Returns its Python.
fn environment() -> Result<PathBuf> {
    let folder = target().join("clients/python");
    let required = fs::read_to_string(root().join(REQUIREMENTS)).context(REQUIREMENTS)?;
    let installed = folder.join("installed.txt");
    if fs::read_to_string(&installed).is_ok_and(|installed| installed == required) {
        return Ok(folder.join("bin/python"));
    }
    let python = fresh_environment(&folder, &[], REQUIREMENTS)?;
    fs::write(&installed, required).with_context(|| installed.display().to_string())?;
    Ok(python)
}

/// Replaces a virtual environment by a new one with these wheels and the packages of a requirements file. Returns its Python.
///
/// # Errors
///
/// If Python or a package is missing.
pub(crate) fn fresh_environment(
    folder: &Path,
    wheels: &[&Path],
    requirements: &str,
) -> Result<PathBuf> {
    require(
        program("python3").args(["-c", "import ensurepip, venv"]),
        "apt-get install python3-venv",
    )?;
    let python = folder.join("bin/python");
    call(
        program("python3")
            .args(["-m", "venv", "--clear"])
            .arg(folder),
    )?;
    let mut install = program(&python);
    install.args(["-m", "pip", "install", "--quiet", "--requirement"]);
    call(install.arg(root().join(requirements)).args(wheels))?;
    Ok(python)
}

/// The folder of a program before all others in which programs are looked for.
fn path_with(program: &Path) -> Result<OsString> {
    let folder = program.parent().map(Path::to_owned);
    let others = std::env::var_os("PATH").unwrap_or_default();
    Ok(std::env::join_paths(
        folder.into_iter().chain(std::env::split_paths(&others)),
    )?)
}
