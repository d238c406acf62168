//! What happened at tables, written: the events, and what follows from them in the lists of the database.

use std::collections::HashSet;

use play::{Event, Stamped};
use serde::Serialize;
use sqlx::{Connection, SqliteConnection};

use super::GameRecord;
use super::housekeeping::write_alive;
use super::records::write_game;
use crate::clock::now;
use crate::table_id::TableId;

/// What happened at a table, to be written.
pub(crate) struct Append {
    pub(crate) table: TableId,
    /// How many events the table had before.
    pub(crate) expected: u32,
    pub(crate) events: Vec<Stamped>,
    pub(crate) due: Due,
    /// How far the table has come.
    pub(crate) stage: &'static str,
    /// The games that ended with these events.
    pub(crate) games: Vec<GameRecord>,
}

/// What becomes of the time that the database has for a table: before it no clock runs out there, so that only then
/// somebody has to look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    /// It stays.
    Kept,
    /// It is this, in milliseconds since the beginning of 1970.
    At(u64),
    /// There is none: no clock runs.
    Nothing,
}

impl Append {
    /// When the table went to another stage, if it did.
    fn changed_at(&self) -> Option<u64> {
        let changes = |stamped: &&Stamped| {
            matches!(
                stamped.event,
                Event::Began { .. } | Event::Ended { .. } | Event::Again | Event::Stopped { .. }
            )
        };
        self.events.iter().rfind(changes).map(|last| last.at)
    }

    fn is_events_only(&self) -> bool {
        self.due == Due::Kept && self.changed_at().is_none()
    }
}

/// Writes those whose table is of the version that they expect, all or nothing, and gives their tables as they are stored.
/// No table is there twice.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<HashSet<i64>, sqlx::Error> {
    // A single statement is a transaction of its own: each question to the database costs its thread two changes.
    if appends.iter().all(Append::is_events_only) {
        return write_events(connection, appends).await;
    }
    let mut transaction = connection.begin().await?;
    let fresh = write_events(&mut transaction, appends).await?;
    for append in appends {
        if fresh.contains(&append.table.stored()) {
            write_due(&mut transaction, append).await?;
            write_stage(&mut transaction, append).await?;
        }
    }
    transaction.commit().await?;
    Ok(fresh)
}

/// A table, its version before, and the events.
#[derive(Serialize)]
struct Row(i64, u32, Vec<String>);

async fn write_events(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<HashSet<i64>, sqlx::Error> {
    let row = |append: &Append| {
        let events = append.events.iter().map(text).collect();
        Row(append.table.stored(), append.expected, events)
    };
    let rows: Vec<Row> = appends.iter().map(row).collect();
    let tables: Vec<i64> = sqlx::query_scalar(
        "insert into events (table_id, version, event)
            select one.value ->> 0, (one.value ->> 1) + event.key, event.value
            from json_each(?1) as one, json_each(one.value, '$[2]') as event
            where (select max(version) + 1 from events where table_id = one.value ->> 0) = one.value ->> 1
         returning table_id",
    )
    .bind(serde_json::to_string(&rows).expect("rows have no keys"))
    .fetch_all(connection)
    .await?;
    Ok(tables.into_iter().collect())
}

/// An event as the database has it.
pub(super) fn text(event: &Stamped) -> String {
    serde_json::to_string(event).expect("events have text for keys")
}

async fn write_due(connection: &mut SqliteConnection, append: &Append) -> Result<(), sqlx::Error> {
    match append.due {
        Due::Kept => {}
        Due::At(due) => {
            sqlx::query(
                "insert into dues (table_id, due) values (?1, ?2)
                 on conflict (table_id) do update set due = excluded.due",
            )
            .bind(append.table.stored())
            .bind(due as i64)
            .execute(&mut *connection)
            .await?;
            write_alive(connection, now()).await?;
        }
        Due::Nothing => {
            sqlx::query("delete from dues where table_id = ?1")
                .bind(append.table.stored())
                .execute(connection)
                .await?;
        }
    }
    Ok(())
}

async fn write_stage(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), sqlx::Error> {
    let Some(at) = append.changed_at() else {
        return Ok(());
    };
    sqlx::query("update tables set stage = ?2, changed_at = ?3 where id = ?1")
        .bind(append.table.stored())
        .bind(append.stage)
        .bind(at as i64)
        .execute(&mut *connection)
        .await?;
    for game in &append.games {
        write_game(connection, append.table, game).await?;
    }
    Ok(())
}
