//! `cargo xtask site`: the page as a folder of files, which needs no server: any static host shows it, below any path.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::command::{root, target};
use crate::{module, page};

/// The endings of files that only a server of Tara serves: it has them compressed beforehand.
const COMPRESSED: [&str; 2] = ["br", "gz"];

/// Builds the folder, and says where it is.
///
/// # Errors
///
/// If the module or the page does not build, or a file cannot be written.
pub(crate) fn run() -> Result<()> {
    module::build()?;
    page::run()?;
    let site = target().join("site");
    if site.is_dir() {
        fs::remove_dir_all(&site).with_context(|| site.display().to_string())?;
    }
    copy(&root().join("web/dist/page"), &site)?;
    println!(
        "{} has the page; any static host shows it, such as: python3 -m http.server --directory {}",
        site.display(),
        site.display()
    );
    Ok(())
}

/// Copies a folder of the page. Its pages say that they have no server.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| to.display().to_string())?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let path = entry?.path();
        let place: PathBuf = to.join(path.file_name().expect("an entry has a name"));
        let end = path.extension().and_then(|end| end.to_str());
        if path.is_dir() {
            copy(&path, &place)?;
        } else if end == Some("html") {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let text = text.replacen("<html ", "<html data-home ", 1);
            fs::write(&place, text).with_context(|| place.display().to_string())?;
        } else if !end.is_some_and(|end| COMPRESSED.contains(&end)) {
            fs::copy(&path, &place).with_context(|| place.display().to_string())?;
        }
    }
    Ok(())
}
