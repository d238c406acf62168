//! The file of the database, to notice if somebody moves or deletes it while the server runs.

use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};

/// A file as it was when it was opened.
pub(super) struct OpenedFile {
    path: PathBuf,
    id: Option<FileId>,
}

/// The device and the inode of a file.
type FileId = (u64, u64);

impl OpenedFile {
    /// The file that is at this path now.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub(super) fn at(path: &Path) -> io::Result<Self> {
        Ok(Self {
            path: path.to_owned(),
            id: id(&path.metadata()?),
        })
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Checks that the same file is still at its path.
    ///
    /// # Errors
    ///
    /// If it was moved, deleted or replaced.
    pub(super) fn check(&self) -> Result<(), sqlx::Error> {
        let is_same = match self.path.metadata() {
            Ok(metadata) => id(&metadata) == self.id,
            Err(_) => false,
        };
        if is_same {
            return Ok(());
        }
        let what = format!(
            "{} was moved, deleted or replaced while the server runs",
            self.path.display()
        );
        Err(sqlx::Error::Io(io::Error::other(what)))
    }
}

#[cfg(unix)]
fn id(metadata: &Metadata) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt;

    Some((metadata.dev(), metadata.ino()))
}

/// Elsewhere an open file cannot be moved or deleted.
#[cfg(not(unix))]
fn id(_: &Metadata) -> Option<FileId> {
    None
}
