//! Copies of a database: taken while it is used, and put back where there is none.

use std::path::Path;

use sqlx::{ConnectOptions, Connection};
use thiserror::Error;

use super::{StoreError, options};

/// Why a copy cannot be put back.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// Something is there already.
    #[error("there is a file already")]
    Occupied,
    /// The copy is no whole database of this program.
    #[error("the copy is not whole")]
    NotWhole,
    /// The copy cannot be read, or the place not be written.
    #[error(transparent)]
    Store(
        #[from]
        /// What is wrong.
        StoreError,
    ),
}

/// Copies a database to a file that is not there yet, while a server may use it.
///
/// # Errors
///
/// If there is such a file already, or the database cannot be read.
pub async fn backup(database: &Path, to: &Path) -> Result<(), RestoreError> {
    copy(database, to).await
}

/// Puts a copy back where no database is.
///
/// # Errors
///
/// If a file is there, or the copy is not whole.
pub async fn restore(from: &Path, database: &Path) -> Result<(), RestoreError> {
    let mut beside = database.as_os_str().to_owned();
    beside.push("-wal");
    if Path::new(&beside).exists() {
        return Err(RestoreError::Occupied);
    }
    copy(from, database).await
}

async fn copy(from: &Path, to: &Path) -> Result<(), RestoreError> {
    if to.exists() {
        return Err(RestoreError::Occupied);
    }
    let mut connection = options(from).connect().await.map_err(StoreError::from)?;
    check(&mut connection).await?;
    sqlx::query("vacuum into ?1")
        .bind(to.to_string_lossy().into_owned())
        .execute(&mut connection)
        .await
        .map_err(StoreError::from)?;
    connection.close().await.map_err(StoreError::from)?;
    Ok(())
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
    match whole == "ok" && tables == 1 {
        true => Ok(()),
        false => Err(RestoreError::NotWhole),
    }
}
