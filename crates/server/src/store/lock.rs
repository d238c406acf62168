//! The lock of a database: one server at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use super::{StoreError, files};

/// Holds the lock of a database until it is dropped; the system frees that of a process that ends. It is on the file of the database itself,
/// whatever name leads there. It keeps nobody from reading or copying: SQLite has locks of another kind.
///
/// It is opened before SQLite opens the file and closed after: closing a file frees all locks of that other kind which the process has on it.
#[derive(Debug)]
pub(super) struct DatabaseLock(File);

impl DatabaseLock {
    /// Locks the database at this path. Makes an empty file if there is none.
    ///
    /// # Errors
    ///
    /// If another server has locked it, or the file cannot be opened.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let failed = |error| StoreError::Lock {
            path: database.into(),
            error: Arc::new(error),
        };
        let mut options = OpenOptions::new();
        options.read(true).write(true);
        let file = match options.open(database) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                files::private_file(database).and_then(|()| options.open(database))
            }
            opened => opened,
        };
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(database.into())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Frees the lock early: the database is closed.
    pub(super) fn release(&self) {
        // Closing the file frees it too.
        let _ = self.0.unlock();
    }
}
