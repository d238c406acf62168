//! The checks of a database, before it is opened and by an operator: whether it is one of this program, and whole.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::TryStreamExt;
use host::{TableId, replay};
use serde::Serialize;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::files::{beside, read_only};
use super::read::EventLines;
use super::{StoreError, migrations};
use crate::metrics::Metrics;

/// The `application_id` of databases of this program, which migration 14 sets: "Tara".
const APPLICATION_ID: i64 = 0x5461_7261;

/// The time for the check of a large file at start; the rest of it is checked while the server runs.
const MAX_CHECK: Duration = Duration::from_millis(100);

/// After how many instructions SQLite asks whether it is to go on.
const STEPS: i32 = 1_000;

/// The facts known of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Checked {
    Whole,
    /// It is large, and was checked in part.
    Partly,
}

/// The content of a database or a backup, and its faults.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct DatabaseReport {
    /// The number of tables.
    pub tables: u64,
    /// The number of their events.
    pub events: u64,
    /// The size of the database without its log.
    pub bytes: u64,
    /// The faults of its pages and indexes that SQLite finds, 100 at most, in English.
    pub damage: Vec<String>,
    /// The number of rows whose table is missing.
    pub orphans: u64,
    /// The tables whose events cannot be read, but for those that were stopped.
    pub unreadable: Vec<TableId>,
}

impl DatabaseReport {
    /// Returns true if it has no faults.
    pub fn is_whole(&self) -> bool {
        self.damage.is_empty() && self.orphans == 0 && self.unreadable.is_empty()
    }
}

/// Checks a database, which is only read.
///
/// # Errors
///
/// [`StoreError::Foreign`] if it is of another program, [`StoreError::Damaged`], or that it cannot be read.
pub(super) async fn check(path: &Path) -> Result<Checked, StoreError> {
    match fs::metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Checked::Whole),
        Ok(metadata) if metadata.len() == 0 => return Ok(Checked::Whole),
        _ => {}
    }
    let done = async {
        let mut connection = open(path).await?;
        let until = Instant::now() + MAX_CHECK;
        let is_whole = quick_check(&mut connection, move || Instant::now() < until).await?;
        connection.close().await?;
        match is_whole {
            Some(true) => Ok(Checked::Whole),
            Some(false) => Err(StoreError::Damaged(path.into())),
            None => Ok(Checked::Partly),
        }
    };
    done.await.map_err(|error| of_file(error, path))
}

/// Checks all of a database or of a backup: its pages and indexes, what its rows belong to, and whether its tables can be read. It is
/// only read, and may be in use.
///
/// # Errors
///
/// [`StoreError::Foreign`] if it is of another program, [`StoreError::Damaged`] if so much is lost that nothing more is known, or that
/// it cannot be read or is of a newer version.
pub async fn check_database(path: &Path) -> Result<DatabaseReport, StoreError> {
    let done = async {
        let mut connection = open(path).await?;
        check_version(&mut connection).await?;
        let mut report = DatabaseReport {
            damage: sqlx::query_scalar("pragma integrity_check")
                .fetch_all(&mut connection)
                .await?,
            orphans: sqlx::query_scalar("select count(*) from pragma_foreign_key_check")
                .fetch_one(&mut connection)
                .await?,
            bytes: fs::metadata(path).map_err(sqlx::Error::Io)?.len(),
            ..DatabaseReport::default()
        };
        report.damage.retain(|said| said != "ok");
        if let Err(error) = read_tables(&mut connection, &mut report).await
            && report.is_whole()
        {
            return Err(error.into());
        }
        connection.close().await?;
        Ok(report)
    };
    done.await.map_err(|error| of_file(error, path))
}

/// Opens a database of this program to read it.
async fn open(path: &Path) -> Result<SqliteConnection, StoreError> {
    if is_cut_short(path).map_err(sqlx::Error::Io)? {
        return Err(StoreError::Damaged(path.into()));
    }
    let mut connection = read_only(path).connect().await?;
    if is_ours(&mut connection).await? {
        Ok(connection)
    } else {
        Err(StoreError::Foreign(path.into()))
    }
}

/// An error, with the file if that is damaged.
fn of_file(error: StoreError, path: &Path) -> StoreError {
    match error.reason() {
        "damaged" => StoreError::Damaged(path.into()),
        _ => error,
    }
}

/// Refuses a database that a newer version has changed.
async fn check_version(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: i64 = sqlx::query_scalar("select max(version) from _sqlx_migrations")
        .fetch_one(connection)
        .await?;
    if migrations::all().version_exists(version) {
        Ok(())
    } else {
        Err(MigrateError::VersionMissing(version).into())
    }
}

/// Counts the tables and events, and notes the tables that cannot be read.
async fn read_tables(
    connection: &mut SqliteConnection,
    report: &mut DatabaseReport,
) -> Result<(), sqlx::Error> {
    let mut tables = sqlx::query_as::<_, (i64, String, u32, String)>(
        "select id, stage, count(version), ifnull(group_concat(event, char(10) order by version), '')
         from tables left join events on table_id = id group by id",
    )
    .fetch(connection);
    while let Some((id, stage, events, lines)) = tables.try_next().await? {
        report.tables += 1;
        report.events += u64::from(events);
        if stage != "stopped" && EventLines::new(lines).read().and_then(replay).is_err() {
            report.unreadable.push(TableId::of_stored(id));
        }
    }
    Ok(())
}

/// Checks the whole of a database while it is in use, until `is_closing`.
pub(super) async fn check_beside(
    options: SqliteConnectOptions,
    is_closing: Arc<AtomicBool>,
    metrics: Arc<Metrics>,
) {
    let done = async {
        let mut connection = options.read_only(true).connect().await?;
        let goes_on = move || !is_closing.load(Ordering::Relaxed);
        let is_whole = quick_check(&mut connection, goes_on).await?;
        connection.close().await?;
        Ok::<_, sqlx::Error>(is_whole)
    };
    match done.await {
        Ok(Some(false)) => {
            metrics.database_damaged.set(1);
            tracing::error!("the database is damaged: restore a backup");
        }
        Ok(_) => {}
        Err(error) => tracing::error!(%error, "the database could not be checked"),
    }
}

/// Returns true if a file lacks the end of its last page, or pages that no log has.
fn is_cut_short(path: &Path) -> std::io::Result<bool> {
    let mut head = [0; 32];
    if File::open(path)?.read_exact(&mut head).is_err() {
        return Ok(true);
    }
    // The size of a page is 65536 if it is written as 1.
    let page = match u16::from_be_bytes([head[16], head[17]]) {
        1 => 1 << 16,
        size => u64::from(size.max(1)),
    };
    let pages = u32::from_be_bytes([head[28], head[29], head[30], head[31]]);
    let has_log = fs::metadata(beside(path, "-wal")).is_ok_and(|log| log.len() > 0);
    Ok(!has_log && head.starts_with(b"SQLite") && path.metadata()?.len() < page * u64::from(pages))
}

/// Returns true for a database of this program. Those of versions before the `application_id` are known by their tables; one whose
/// making was interrupted has none yet.
async fn is_ours(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    let id: i64 = sqlx::query_scalar("pragma application_id")
        .fetch_one(&mut *connection)
        .await?;
    let (ours, others): (i64, i64) = sqlx::query_as(
        "select count(*) filter (where name in ('tables', 'events', 'seats')),
            count(*) filter (where name not like '\\_sqlx%' escape '\\')
         from sqlite_schema where type = 'table'",
    )
    .fetch_one(connection)
    .await?;
    Ok(id == APPLICATION_ID || (id == 0 && (ours == 3 || others == 0)))
}

/// Returns whether a database is whole; `None` if the check was ended.
async fn quick_check(
    connection: &mut SqliteConnection,
    goes_on: impl FnMut() -> bool + Send + 'static,
) -> Result<Option<bool>, sqlx::Error> {
    let mut handle = connection.lock_handle().await?;
    handle.set_progress_handler(STEPS, goes_on);
    drop(handle);
    let said = sqlx::query_scalar::<_, String>("pragma quick_check(1)");
    match said.fetch_one(&mut *connection).await {
        Ok(said) => Ok(Some(said == "ok")),
        // It was interrupted.
        Err(sqlx::Error::Database(error)) if error.code().as_deref() == Some("9") => Ok(None),
        Err(error) => Err(error),
    }
}
