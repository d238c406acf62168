//! The audit log: each change by `tara admin` is written in the transaction of what it changes.

use sqlx::SqliteConnection;

use super::write::{Change, changing};
use super::{Store, StoreError};
use crate::admin_messages::LogEntry;

/// A row of the log: time, user, command, target, end of a ban, reason.
type LogRow = (
    i64,
    Option<u32>,
    String,
    String,
    Option<i64>,
    Option<String>,
);

impl Store {
    /// The entries of the audit log, the newest first.
    pub(crate) async fn admin_log(&self, limit: u32) -> Result<Vec<LogEntry>, StoreError> {
        let rows: Vec<LogRow> = sqlx::query_as(
            "select at, user, command, target, until, reason from admin_log
             order by number desc limit ?1",
        )
        .bind(limit)
        .fetch_all(&self.reads)
        .await?;
        let entry = |(at, user, command, target, until, reason): LogRow| LogEntry {
            at: at as u64,
            user,
            command,
            target,
            until: until.map(|until| until as u64),
            reason,
        };
        Ok(rows.into_iter().map(entry).collect())
    }
}

/// A change that also writes an entry of the log, unless it changes no row.
pub(super) fn logged(change: Change, entry: LogEntry) -> Change {
    changing(move |connection| {
        Box::pin(async move {
            let changed = change(connection).await?;
            if changed > 0 {
                write(connection, entry).await?;
            }
            Ok(changed)
        })
    })
}

async fn write(connection: &mut SqliteConnection, entry: LogEntry) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into admin_log (at, user, command, target, until, reason)
         values (?1, ?2, ?3, ?4, ?5, ?6)",
    )
    .bind(entry.at as i64)
    .bind(entry.user)
    .bind(entry.command)
    .bind(entry.target)
    .bind(entry.until.map(|until| until as i64))
    .bind(entry.reason)
    .execute(connection)
    .await?;
    Ok(())
}
