//! The database: tables as their events, and what belongs to them.
//!
//! SQLite lets one connection write at a time, so one task writes for all, and commits what has come together; other
//! connections read beside it.

mod append;
mod copy;
mod files;
mod housekeeping;
mod migrations;
mod people;
mod read;
mod records;
mod write;
mod writer;

use std::path::Path;
use std::sync::{Arc, Mutex};

use sqlx::ConnectOptions;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use thiserror::Error;
use tokio::sync::mpsc;

use crate::metrics::Metrics;
use writer::Writer;

pub use copy::{RestoreError, backup, restore};
pub(crate) use housekeeping::OldTables;

/// An open database.
pub(crate) struct Store {
    reads: SqlitePool,
    writes: mpsc::Sender<write::Write>,
    absences: Mutex<Vec<Absence>>,
}

/// A time in which no server ran, in milliseconds since the beginning of 1970.
#[derive(Debug, Clone, Copy)]
struct Absence {
    since: u64,
    until: u64,
}

/// Why the database did not do what it was asked.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The table has another version than expected, so nothing was written.
    #[error("the table is of another version")]
    Stale,
    /// The database does not write or read.
    #[error("the database failed: {0}")]
    Database(
        #[from]
        /// What it says.
        Arc<sqlx::Error>,
    ),
    /// Its tables are not those of this program.
    #[error("the database cannot be brought to this version: {0}")]
    Migration(
        #[from]
        /// What it says.
        sqlx::migrate::MigrateError,
    ),
    /// It is closed.
    #[error("the database is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

/// How many connections read at once.
const READERS: u32 = 2;

/// After how many pages SQLite moves the log into the database by itself: 32 MiB. Under load the writer does so before.
const LOG_PAGES: &str = "8000";

/// The length of the queue of writes. When it is full, whoever writes has to wait.
const MAX_WAITING: usize = 4096;

impl Store {
    /// Opens a database, makes it if there is none, and brings its tables to this version.
    pub(crate) async fn open(path: &Path, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        if let Err(error) = files::make_private(path) {
            // SQLite says better what is wrong with a place, if it cannot use it either.
            tracing::warn!(%error, "others may read the database");
        }
        let options = options(path).create_if_missing(true);
        let mut writer = options.connect().await?;
        migrations::all().run(&mut writer).await?;
        let writer = Writer::new(options.clone(), writer);
        let reads = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.read_only(true))
            .await?;
        let (writes, waiting) = mpsc::channel(MAX_WAITING);
        tokio::spawn(write::run(writer, waiting, metrics));
        Ok(Self {
            reads,
            writes,
            absences: Mutex::default(),
        })
    }
}

/// How every connection is opened: a log that is written ahead, and nothing is committed before the disk has it.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("secure_delete", "on")
        // What takes back a statement that is refused need not outlive the process.
        .pragma("temp_store", "memory")
        .pragma("wal_autocheckpoint", LOG_PAGES)
}

#[cfg(test)]
pub(crate) mod tests;
