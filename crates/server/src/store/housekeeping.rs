//! Housekeeping: when no server ran, what is due, and what is old.

use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use host::TableId;
use sqlx::SqliteConnection;
use tokio::sync::oneshot;

use super::alive::write_alive;
use super::write::{Write, changing, statement};
use super::{Absence, Store, StoreError};

/// The ages of tables to delete, as times in milliseconds since the beginning of 1970; 0 for none.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OldTables {
    /// Those that are over or stopped since before this.
    pub(crate) over_before: u64,
    /// Those whose first game has not begun and that were opened before this.
    pub(crate) unbegun_before: u64,
    /// Those that are not over, where the last thing happened before this and no clock runs.
    pub(crate) idle_before: u64,
}

/// The time for which a report is kept: 180 days, in milliseconds.
const KEEP_REPORTS_MS: u64 = 180 * DAY_MS;

/// The time for which an entry of the audit log is kept: two years, in milliseconds.
const KEEP_LOG_MS: u64 = 730 * DAY_MS;
const DAY_MS: u64 = 86_400_000;

impl Store {
    /// Notes that the server runs now, which matters only while a clock runs.
    pub(crate) async fn alive(&self, now: u64) -> Result<(), StoreError> {
        let change = changing(move |connection| {
            Box::pin(async move {
                let runs = sqlx::query("select 1 from dues limit 1")
                    .fetch_optional(&mut *connection)
                    .await?;
                match runs {
                    Some(_) => write_alive(connection, now).await,
                    None => Ok(0),
                }
            })
        });
        self.change(change).await.map(|_| ())
    }

    /// Empties the log if something was deleted since: the database overwrites what is deleted, the log does not.
    pub(crate) async fn erase_deleted(&self) -> Result<(), StoreError> {
        if !self.has_deleted.swap(false, Ordering::Relaxed) {
            return Ok(());
        }
        let (reply, response) = oneshot::channel();
        let sent = self.writes.send(Write::EmptyLog(reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        let emptied = response.await.unwrap_or(Err(StoreError::Closed));
        if !matches!(emptied, Ok(true)) {
            self.has_deleted.store(true, Ordering::Relaxed);
        }
        emptied.map(|_| ())
    }

    /// The bytes of the database that are in use; those of what was deleted are not.
    pub(crate) async fn used_bytes(&self) -> Result<u64, StoreError> {
        let bytes: i64 = sqlx::query_scalar(
            "select (page_count - freelist_count) * page_size
             from pragma_page_count, pragma_freelist_count, pragma_page_size",
        )
        .fetch_one(&self.reads)
        .await?;
        Ok(bytes as u64)
    }

    /// The time at which a server was last known to run. Returns `None` in a new database.
    pub(crate) async fn last_alive(&self) -> Result<Option<u64>, StoreError> {
        let alive: Option<i64> = sqlx::query_scalar("select alive_at from host")
            .fetch_optional(&self.reads)
            .await?;
        Ok(alive.map(|at| at as u64))
    }

    /// Notes the absence that ends now, and puts off all due times by as long.
    pub(crate) async fn come_back(&self, now: u64) -> Result<(), StoreError> {
        let change = changing(move |connection| Box::pin(write_return(connection, now)));
        self.change(change).await?;
        let rows: Vec<(i64, i64)> =
            sqlx::query_as("select since, until from absences order by since")
                .fetch_all(&self.reads)
                .await?;
        let absence = |(since, until): (i64, i64)| Absence {
            since: since as u64,
            until: until as u64,
        };
        let mut absences = self.absences.lock().unwrap_or_else(PoisonError::into_inner);
        *absences = rows.into_iter().map(absence).collect();
        Ok(())
    }

    /// The milliseconds since this time in which no server ran.
    pub(crate) fn downtime_ms_since(&self, at: u64) -> u64 {
        let absences = self.absences.lock().unwrap_or_else(PoisonError::into_inner);
        let away = absences.iter().filter(|absence| absence.until > at);
        away.map(|absence| absence.until - absence.since.max(at))
            .sum()
    }

    /// The tables with a running clock, and a time before which it does not run out.
    pub(crate) async fn dues(&self) -> Result<Vec<(TableId, u64)>, StoreError> {
        let rows: Vec<(i64, i64)> = sqlx::query_as("select table_id, due from dues")
            .fetch_all(&self.reads)
            .await?;
        let due = |(table, due): (i64, i64)| (TableId::of_stored(table), due as u64);
        Ok(rows.into_iter().map(due).collect())
    }

    /// Deletes what had to enter into the draws of a table once.
    pub(crate) async fn delete_renewal(&self, table: TableId) -> Result<(), StoreError> {
        let change =
            statement(sqlx::query("delete from renewals where table_id = ?1").bind(table.stored()));
        self.change(change).await.map(|_| ())
    }

    /// Marks a table as stopped whose events make no table anymore. The events are kept.
    pub(crate) async fn mark_stopped(&self, table: TableId, at: u64) -> Result<(), StoreError> {
        let change = changing(move |connection| {
            Box::pin(async move {
                sqlx::query("delete from dues where table_id = ?1")
                    .bind(table.stored())
                    .execute(&mut *connection)
                    .await?;
                let done = sqlx::query(
                    "update tables set stage = 'stopped', changed_at = ?2
                     where id = ?1 and stage in ('seating', 'playing')",
                )
                .bind(table.stored())
                .bind(at as i64)
                .execute(connection)
                .await?;
                Ok(done.rows_affected())
            })
        });
        self.change(change).await.map(|_| ())
    }

    /// Deletes bans that have ended, and reports and entries of the audit log that are old.
    pub(crate) async fn delete_old_records(&self, now: u64) -> Result<(), StoreError> {
        let change = changing(move |connection| {
            Box::pin(async move {
                for (delete, before) in [
                    ("delete from bans where until <= ?1", now),
                    (
                        "delete from admin_log where at < ?1",
                        now.saturating_sub(KEEP_LOG_MS),
                    ),
                ] {
                    let delete = sqlx::query(delete).bind(before as i64);
                    delete.execute(&mut *connection).await?;
                }
                let done = sqlx::query("delete from reports where at < ?1")
                    .bind(now.saturating_sub(KEEP_REPORTS_MS) as i64)
                    .execute(connection)
                    .await?;
                Ok(done.rows_affected())
            })
        });
        if self.change(change).await? > 0 {
            self.has_deleted.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Deletes old tables and expired codes. Returns how many tables.
    pub(crate) async fn delete_old(&self, old: OldTables, now: u64) -> Result<u64, StoreError> {
        let change = changing(move |connection| {
            Box::pin(async move {
                sqlx::query("delete from handovers where until <= ?1")
                    .bind(now as i64)
                    .execute(&mut *connection)
                    .await?;
                let done = sqlx::query(
                    "delete from tables where id in (
                        select id from tables where stage in ('over', 'stopped') and changed_at < ?1
                        union
                        select id from tables where stage = 'seating' and changed_at < ?2 and changed_at = opened_at
                        union
                        select id from tables where stage in ('seating', 'playing') and changed_at < ?3
                        and (stage = 'playing' or changed_at > opened_at)
                        and not exists (select 1 from dues where table_id = id)
                        and ?3 > (
                            select json_extract(event, '$.at') from events
                            where table_id = id order by version desc limit 1
                        )
                     )",
                )
                .bind(old.over_before as i64)
                .bind(old.unbegun_before as i64)
                .bind(old.idle_before as i64)
                .execute(connection)
                .await?;
                Ok(done.rows_affected())
            })
        });
        let deleted = self.change(change).await?;
        if deleted > 0 {
            self.has_deleted.store(true, Ordering::Relaxed);
        }
        Ok(deleted)
    }
}

async fn write_return(connection: &mut SqliteConnection, now: u64) -> Result<u64, sqlx::Error> {
    let alive: Option<i64> = sqlx::query_scalar("select alive_at from host")
        .fetch_optional(&mut *connection)
        .await?;
    let since = alive.unwrap_or(now as i64);
    if since < now as i64 {
        sqlx::query("insert into absences (since, until) values (?1, ?2) on conflict (since) do update set until = excluded.until")
            .bind(since)
            .bind(now as i64)
            .execute(&mut *connection)
            .await?;
        sqlx::query("update dues set due = due + ?1")
            .bind(now as i64 - since)
            .execute(&mut *connection)
            .await?;
    }
    write_alive(connection, now).await
}
