//! The database: tables as their events, with their seats, records and reports.
//!
//! SQLite lets one connection write at a time, so one task writes for all and commits what is queued together; other
//! connections read meanwhile.

mod admin;
mod admin_log;
mod alive;
mod append;
mod bans;
mod copy;
mod files;
mod health;
mod housekeeping;
mod integrity;
mod lock;
mod migrations;
mod opened_file;
mod people;
mod probe;
mod read;
mod reads;
mod records;
mod reports;
mod write;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use host::Problem;
use sqlx::ConnectOptions;
use sqlx::error::DatabaseError;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use thiserror::Error;
use tokio::sync::{Mutex as AsyncMutex, mpsc};

use crate::metrics::Metrics;
use health::Health;
use integrity::Checked;
use lock::DatabaseLock;
use opened_file::OpenedFile;
use probe::Probe;
use reads::Reads;
use writer::Writer;

pub use copy::{RestoreError, backup, restore};
pub(crate) use housekeeping::OldTables;
pub use integrity::{DatabaseReport, check_database};
pub(crate) use read::{Candidate, EventLines};

/// An open database.
pub(crate) struct Store {
    reads: Reads,
    writes: mpsc::Sender<write::Write>,
    absences: Mutex<Vec<Absence>>,
    health: Arc<Health>,
    probe: AsyncMutex<Probe>,
    /// True if the log may hold what was deleted.
    has_deleted: AtomicBool,
    metrics: Arc<Metrics>,
    /// True when the check of the whole file is to end.
    is_closing: Arc<AtomicBool>,
    lock: DatabaseLock,
}

/// A time in which no server ran, in milliseconds since the beginning of 1970.
#[derive(Debug, Clone, Copy)]
struct Absence {
    since: u64,
    until: u64,
}

/// An error of the database.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The table has another version than expected, so nothing was written.
    #[error("the table is of another version")]
    Stale,
    /// The database cannot be read or written.
    #[error("the database failed: {0}")]
    Database(
        /// Its content.
        Arc<sqlx::Error>,
    ),
    /// Its tables are not those of this program.
    #[error("the database cannot be brought to this version: {0}")]
    Migration(
        /// Its content.
        MigrateError,
    ),
    /// Its name means something else than a file to SQLite, such as `:memory:`.
    #[error("{file} is no file to SQLite; for a file of this name, write ./{file}", file = .0.display())]
    NoFile(
        /// Its name.
        PathBuf,
    ),
    /// It is the database of another program.
    #[error("{} is the database of another program", .0.display())]
    Foreign(
        /// Its file.
        PathBuf,
    ),
    /// Its file is damaged or cut short.
    #[error("the database {} is damaged", .0.display())]
    Damaged(
        /// Its file.
        PathBuf,
    ),
    /// Another server has it open.
    #[error("another server has the database open: {} is locked", .0.display())]
    InUse(
        /// The file that is locked.
        PathBuf,
    ),
    /// Its lock cannot be made.
    #[error("the database {} cannot be opened: {error}", path.display())]
    Lock {
        /// The file of the database.
        path: PathBuf,
        /// The error of the operating system.
        error: Arc<std::io::Error>,
    },
    /// It failed to write, or did not write in time.
    #[error("the database does not write")]
    Failing,
    /// It is closed.
    #[error("the database is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        Self::Migration(error)
    }
}

impl StoreError {
    /// A word for what is wrong with the database, by which its sentence is found in each language; `other` if there is none.
    pub fn reason(&self) -> &'static str {
        let error: &sqlx::Error = match self {
            Self::Migration(MigrateError::VersionMissing(_)) => return "newer",
            Self::Migration(
                MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _),
            ) => error,
            Self::Database(error) => error,
            _ => return "other",
        };
        match code(error) {
            Some(5 | 6) => "locked",
            Some(8) => "read-only",
            Some(10) => "disk",
            Some(11) => "damaged",
            Some(13) => "full",
            Some(14) => "unopened",
            Some(26) => "foreign",
            _ => "other",
        }
    }
}

/// The result code of SQLite; `None` if another has failed.
fn code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error().and_then(DatabaseError::code);
    // The higher bits tell details.
    code.and_then(|code| Some(code.parse::<u32>().ok()? & 0xff))
}

/// Notes for as long as the server runs if an error says that the database is damaged.
fn note_damage(error: Option<&sqlx::Error>, metrics: &Metrics) {
    if error.and_then(code) == Some(11) && metrics.database_damaged.set(1) == 0 {
        tracing::error!("the database is damaged: restore a backup");
    }
}

/// The log has what the database says; a client learns only that the host is unavailable.
impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database refused");
        Self::Unavailable
    }
}

/// The number of connections that read at once.
const READERS: u32 = 2;

/// After how many pages SQLite moves the log into the database by itself: 32 MiB. Under load the writer does so before.
const LOG_PAGES: &str = "8000";

/// The time that a write waits for another program that has locked the database. Players wait as long before they are told
/// that the table is paused.
const BUSY_TIMEOUT: Duration = Duration::from_secs(1);

/// The length of the queue of writes. When it is full, writers wait.
const MAX_WAITING: usize = 4096;

impl Store {
    /// Opens a database for one server, makes it if there is none, and brings its tables to this version.
    pub(crate) async fn open(path: &Path, metrics: Arc<Metrics>) -> Result<Self, StoreError> {
        files::check_name(path)?;
        let lock = DatabaseLock::take(path)?;
        let checked = integrity::check(path).await?;
        if let Err(error) = files::make_private(path) {
            // SQLite says better what is wrong with a place, if it cannot use it either.
            tracing::warn!(%error, "others may read the database");
        }
        let options = options(path);
        let mut writer = options.clone().create_if_missing(true).connect().await?;
        migrations::all().run(&mut writer).await?;
        let file = OpenedFile::at(path).map_err(sqlx::Error::Io)?;
        let writer = Writer::new(options.clone(), file, writer);
        let reads = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone().read_only(true))
            .await?;
        let (writes, waiting) = mpsc::channel(MAX_WAITING);
        let health = Arc::new(Health::default());
        let is_closing = Arc::new(AtomicBool::new(false));
        if checked == Checked::Partly {
            let (closing, metrics) = (Arc::clone(&is_closing), Arc::clone(&metrics));
            tokio::spawn(integrity::check_beside(options.clone(), closing, metrics));
        }
        let (writing, reading) = (Arc::clone(&metrics), Arc::clone(&metrics));
        tokio::spawn(write::run(writer, waiting, writing, Arc::clone(&health)));
        Ok(Self {
            reads: Reads::new(reads, reading),
            metrics,
            writes,
            absences: Mutex::default(),
            health,
            probe: AsyncMutex::default(),
            // A server that was killed may have left something in the log.
            has_deleted: AtomicBool::new(true),
            is_closing,
            lock,
        })
    }
}

/// The options of every connection: a write-ahead log, and no commit before the disk has it.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .pragma("secure_delete", "on")
        // The statement journal, which undoes a refused statement, need not outlive the process.
        .pragma("temp_store", "memory")
        .pragma("wal_autocheckpoint", LOG_PAGES)
}

#[cfg(test)]
pub(crate) mod tests;
