//! Backups of a database: taken while it is in use, and restored to a new file.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use thiserror::Error;
use tokio::task::spawn_blocking;

use super::files::{beside, check_name, private_file, read_only};
use super::{StoreError, migrations, options};
use crate::Random;

/// An error of restoring a backup.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The database file already exists.
    #[error("there is a file already")]
    Occupied,
    /// The backup is not a whole database of this program.
    #[error("the copy is not whole")]
    NotWhole,
    /// The backup cannot be read, or the database file cannot be written.
    #[error(transparent)]
    Store(
        #[from]
        /// The fault.
        StoreError,
    ),
    /// The operating system cannot write the file.
    #[error(transparent)]
    Io(
        #[from]
        /// Its content.
        io::Error,
    ),
}

/// Backs up a database to a new file, even while a server uses it. When this returns, the backup is durable.
///
/// # Errors
///
/// If the file already exists, or the database cannot be read.
pub async fn backup(database: &Path, to: &Path) -> Result<(), RestoreError> {
    check_name(database)?;
    check_name(to)?;
    copy(&options(database), to, Purpose::Backup).await
}

/// Restores a backup to a new database file. When this returns, the file is durable. The backup is only read, and
/// nothing is written next to it.
///
/// # Errors
///
/// If the file already exists, or the backup is not whole.
pub async fn restore(from: &Path, database: &Path) -> Result<(), RestoreError> {
    check_name(from)?;
    check_name(database)?;
    if beside(database, "-wal").exists() {
        return Err(RestoreError::Occupied);
    }
    copy(&read_only(from), database, Purpose::Restore).await
}

/// The purpose of a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Backup,
    Restore,
}

/// Copies beside the place, and gives the copy its name when the disk has it: no half of a copy is ever there.
async fn copy(
    from: &SqliteConnectOptions,
    to: &Path,
    purpose: Purpose,
) -> Result<(), RestoreError> {
    let part = beside(to, ".part");
    if to.exists() {
        return Err(RestoreError::Occupied);
    }
    // One that was interrupted may have left something there.
    let _ = fs::remove_file(&part);
    let mut copied = write(from, &part).await;
    if copied.is_ok() && purpose == Purpose::Restore {
        copied = renew(&part).await;
    }
    if copied.is_ok() {
        copied = settle(part.clone(), to.to_owned()).await;
    }
    if copied.is_err() {
        // It may be that nothing was written.
        let _ = fs::remove_file(&part);
    }
    copied
}

async fn write(from: &SqliteConnectOptions, part: &Path) -> Result<(), RestoreError> {
    let mut connection = from.connect().await.map_err(StoreError::from)?;
    check(&mut connection).await?;
    private_file(part)?;
    sqlx::query("vacuum into ?1")
        .bind(part.to_string_lossy().into_owned())
        .execute(&mut connection)
        .await
        .map_err(StoreError::from)?;
    connection.close().await.map_err(StoreError::from)?;
    Ok(())
}

/// Has 32 random bytes enter into all later draws of all tables when they are loaded, because people may have seen what they
/// would draw otherwise, and gives the tables another epoch, because clients may have later versions.
async fn renew(part: &Path) -> Result<(), RestoreError> {
    let part = SqliteConnectOptions::new().filename(part);
    let mut connection = part.connect().await.map_err(StoreError::from)?;
    let migrated = migrations::all().run(&mut connection).await;
    migrated.map_err(StoreError::from)?;
    let nonce: [u8; 32] = Random::system().bytes();
    sqlx::query("insert or replace into renewals (table_id, nonce) select id, ?1 from tables")
        .bind(nonce.as_slice())
        .execute(&mut connection)
        .await
        .map_err(StoreError::from)?;
    sqlx::query("update tables set epoch = ?1")
        .bind(new_epoch())
        .execute(&mut connection)
        .await
        .map_err(StoreError::from)?;
    connection.close().await.map_err(StoreError::from)?;
    Ok(())
}

/// A random number from 1 on that JSON can carry. A count would be the same for two restores of one copy.
fn new_epoch() -> i64 {
    let number = u64::from_le_bytes(Random::system().bytes());
    (number >> 11).max(1) as i64
}

/// Makes a file durable under another name in the same directory.
async fn settle(part: PathBuf, to: PathBuf) -> Result<(), RestoreError> {
    let settled = spawn_blocking(move || {
        File::open(&part)?.sync_all()?;
        fs::rename(&part, &to)?;
        let directory = to.parent().filter(|path| !path.as_os_str().is_empty());
        File::open(directory.unwrap_or(Path::new(".")))?.sync_all()
    });
    Ok(settled.await.map_err(io::Error::from)??)
}

async fn check(connection: &mut sqlx::SqliteConnection) -> Result<(), RestoreError> {
    let whole: String = sqlx::query_scalar("pragma integrity_check")
        .fetch_one(&mut *connection)
        .await
        .map_err(StoreError::from)?;
    let tables: i64 =
        sqlx::query_scalar("select count(*) from sqlite_schema where name = 'events'")
            .fetch_one(connection)
            .await
            .map_err(StoreError::from)?;
    if whole == "ok" && tables == 1 {
        Ok(())
    } else {
        Err(RestoreError::NotWhole)
    }
}
