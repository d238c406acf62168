//! What happened at tables, written: the events, and what follows from them in the lists of the database.

use std::slice;

use play::Stamped;
use serde::Serialize;
use sqlx::error::ErrorKind;
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
    /// When it went to that stage by these events, if it did.
    pub(crate) stage_changed_at: Option<u64>,
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
    fn is_events_only(&self) -> bool {
        self.due == Due::Kept && self.stage_changed_at.is_none()
    }
}

/// Writes all of them together; if that is refused because one of them is stale, each by itself. Gives of
/// each whether it is written. No table is there twice.
pub(super) async fn write(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<Vec<bool>, sqlx::Error> {
    if write_together(connection, appends).await? {
        return Ok(vec![true; appends.len()]);
    }
    let mut written = Vec::new();
    for append in appends {
        written.push(write_together(connection, slice::from_ref(append)).await?);
    }
    Ok(written)
}

/// Writes all or nothing: nothing if one is stale. Gives whether they are written.
async fn write_together(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<bool, sqlx::Error> {
    let written = match appends.iter().all(Append::is_events_only) {
        // A single statement is a transaction of its own: each question to the database costs its thread two changes.
        true => write_events(connection, appends).await,
        false => write_everything(connection, appends).await,
    };
    match written {
        Ok(()) => Ok(true),
        Err(sqlx::Error::Database(error)) if error.kind() == ErrorKind::NotNullViolation => {
            Ok(false)
        }
        Err(error) => Err(error),
    }
}

async fn write_everything(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin().await?;
    write_events(&mut transaction, appends).await?;
    for append in appends {
        write_due(&mut transaction, append).await?;
        write_stage(&mut transaction, append).await?;
    }
    transaction.commit().await
}

/// A table, its version before, and the events.
#[derive(Serialize)]
struct Row(i64, u32, Vec<String>);

/// Writes events. Those of a table that is of another version would have none, which is refused, and nothing is written.
async fn write_events(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<(), sqlx::Error> {
    let row = |append: &Append| {
        let events = append.events.iter().map(text).collect();
        Row(append.table.stored(), append.expected, events)
    };
    let rows: Vec<Row> = appends.iter().map(row).collect();
    sqlx::query(
        "insert into events (table_id, version, event)
            select one.value ->> 0, iif(one.value ->> 1 = (
                select max(version) + 1 from events where table_id = one.value ->> 0
            ), (one.value ->> 1) + event.key, null), event.value
            from json_each(?1) as one, json_each(one.value, '$[2]') as event",
    )
    .bind(serde_json::to_string(&rows).expect("rows have no keys"))
    .execute(connection)
    .await?;
    Ok(())
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
    let Some(at) = append.stage_changed_at else {
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
