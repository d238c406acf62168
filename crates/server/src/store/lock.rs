//! The lock of a database: one server at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::sync::Arc;

use super::StoreError;

/// Holds the lock of a database until it is dropped; the system frees that of a process that ends. It is a file of its own,
/// beside the database, because SQLite locks the database itself, and copies are made while a server runs.
#[derive(Debug)]
pub(super) struct DatabaseLock(File);

impl DatabaseLock {
    /// Locks the database at this path.
    ///
    /// # Errors
    ///
    /// If another server has locked it, or the file of the lock cannot be made.
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        let mut path = database.as_os_str().to_owned();
        path.push("-lock");
        let failed = |error| StoreError::Lock(Arc::new(error));
        let mut options = OpenOptions::new();
        let file = options.create(true).truncate(false).write(true).open(&path);
        let file = file.map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Self(file)),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path.into())),
            Err(TryLockError::Error(error)) => Err(failed(error)),
        }
    }

    /// Frees the lock early: the database is closed.
    pub(super) fn release(&self) {
        // Closing the file frees it too.
        let _ = self.0.unlock();
    }
}
