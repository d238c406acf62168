//! A temporary directory for a database.

use std::path::{Path, PathBuf};

use anyhow::Result;

/// A temporary directory for the database, deleted on drop.
pub(crate) struct TempDir(PathBuf);

impl TempDir {
    /// Makes a directory whose name begins with that of a command.
    ///
    /// # Errors
    ///
    /// If it cannot be made.
    pub(crate) fn new(command: &str) -> Result<Self> {
        let name = format!("tara-{command}-{}", std::process::id());
        let place = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&place)?;
        Ok(Self(place))
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        Path::new(&self.0).join(name)
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // Files left behind in a directory for such things harm nobody.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
