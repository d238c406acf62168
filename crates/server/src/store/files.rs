//! The files of a database, which only its owner may read: they hold the root of all draws and every hidden card.

use std::ffi::OsString;
use std::fs::{self, OpenOptions, Permissions};
use std::io::{ErrorKind, Result as IoResult};
use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;

use super::StoreError;

/// The mode of a file that its owner alone reads and writes.
const PRIVATE: u32 = 0o600;

/// The endings of what SQLite keeps beside a database.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Refuses the name of a database that SQLite does not take for that of a file.
///
/// # Errors
///
/// [`StoreError::NoFile`].
pub(super) fn check_name(database: &Path) -> Result<(), StoreError> {
    let name = database.as_os_str().as_encoded_bytes();
    if name.starts_with(b":") || name.starts_with(b"file:") {
        return Err(StoreError::NoFile(database.into()));
    }
    Ok(())
}

/// Makes a file that only its owner reads, empty, if there is none.
///
/// # Errors
///
/// The error of the operating system.
pub(super) fn private_file(path: &Path) -> IoResult<()> {
    let mut options = OpenOptions::new();
    let options = options.append(true).create(true).mode(PRIVATE);
    options.open(path).map(drop)
}

/// Restricts a database and the files beside it to their owner (mode 0600). SQLite makes new ones beside it like the database.
///
/// # Errors
///
/// If there is no database and it cannot be made, or its mode cannot be changed.
pub(super) fn make_private(database: &Path) -> IoResult<()> {
    if !database.exists() {
        private_file(database)?;
    }
    set_private(database)?;
    for end in BESIDE {
        match set_private(&beside(database, end)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

fn set_private(path: &Path) -> IoResult<()> {
    let is_private = fs::metadata(path)?.permissions().mode() & 0o077 == 0;
    if is_private {
        return Ok(());
    }
    fs::set_permissions(path, Permissions::from_mode(PRIVATE))
}

/// The file of this name with an end added.
pub(super) fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name: OsString = file.into();
    name.push(end);
    name.into()
}

/// The options of a connection that writes nothing, not even beside the file. A log beside it has a part of its content.
pub(super) fn read_only(path: &Path) -> SqliteConnectOptions {
    let has_log = beside(path, "-wal").exists();
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    options.immutable(!has_log)
}
