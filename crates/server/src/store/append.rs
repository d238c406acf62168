//! Writes the steps of tables: the events, and what follows from them in the lists of the database.

use std::slice;

use host::{Append, DueUpdate, TableId};
use play::TimedEvent;
use sqlx::error::ErrorKind;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use super::alive::write_alive;
use super::records::write_game;

/// The most events of one statement. SQLite prepares a statement once for each number of events, and keeps it.
const MAX_EVENTS: usize = 64;

/// Returns true if nothing but the events changes, as with most moves.
const fn is_events_only(append: &Append) -> bool {
    matches!(append.due, DueUpdate::Keep)
        && append.stage.is_none()
        && append.freed.is_empty()
        && append.filled.is_empty()
}

/// Writes all steps together; if that is refused because one of them is stale, each by itself. Returns for each whether
/// it is written. No table may be there twice.
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

/// Writes all or, if one is stale, nothing. Returns whether they are written.
async fn write_together(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<bool, sqlx::Error> {
    let events: usize = appends.iter().map(|append| append.events.len()).sum();
    let written = if events <= MAX_EVENTS && appends.iter().all(is_events_only) {
        // A single statement is a transaction of its own. Each further one would cost two switches to the thread of the
        // database and back.
        write_events(connection, appends).await
    } else {
        write_everything(connection, appends).await
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
        bar_holders(&mut transaction, append).await?;
        free_seats(&mut transaction, append).await?;
        void_invitation(&mut transaction, append).await?;
        fill_seats(&mut transaction, append).await?;
    }
    transaction.commit().await
}

/// Writes events. An event of a stale step would get the version null, which the table refuses, so nothing is written.
async fn write_events(
    connection: &mut SqliteConnection,
    appends: &[Append],
) -> Result<(), sqlx::Error> {
    let rows: Vec<_> = appends.iter().flat_map(rows).collect();
    for rows in rows.chunks(MAX_EVENTS) {
        let mut insert = sqlx::query(AssertSqlSafe(insert_statement(rows.len())));
        for step in rows.chunk_by(|one, next| one.0 == next.0) {
            let (table, expected, _) = step[0];
            for (_, version, event) in step {
                insert = insert.bind(table).bind(expected);
                insert = insert.bind(table).bind(*version).bind(text(event));
            }
        }
        insert.execute(&mut *connection).await?;
    }
    Ok(())
}

/// The table, the version and the event of each row of a step.
fn rows(append: &Append) -> impl Iterator<Item = (i64, u32, &TimedEvent)> {
    let versions = append.expected_version..;
    let rows = versions.zip(&append.events);
    rows.map(|(version, event)| (append.table.stored(), version, event))
}

/// The statement that inserts so many events. SQLite reads all rows before it writes any, so each event of a step is compared
/// with the version before the first of them.
fn insert_statement(events: usize) -> String {
    let row = "(?, iif(? = (select max(version) + 1 from events where table_id = ?), ?, null), ?)";
    let rows = vec![row; events].join(", ");
    format!("insert into events (table_id, version, event) values {rows}")
}

/// An event as it is stored.
pub(super) fn text(event: &TimedEvent) -> String {
    serde_json::to_string(event).expect("events have text for keys")
}

/// Stores which secrets lost seats for good, while the seats still have them.
async fn bar_holders(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), sqlx::Error> {
    for seat in &append.barred {
        sqlx::query(
            "insert or ignore into lost_seats (table_id, hash)
             select table_id, hash from seats where table_id = ?1 and seat = ?2 and hash is not null",
        )
        .bind(append.table.stored())
        .bind(seat)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

async fn free_seats(connection: &mut SqliteConnection, append: &Append) -> Result<(), sqlx::Error> {
    for seat in &append.freed {
        sqlx::query(
            "update seats set hash = null, name = null, taken_at = null where table_id = ?1
             and screen = (select screen from seats where table_id = ?1 and seat = ?2)",
        )
        .bind(append.table.stored())
        .bind(seat)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Voids the invitation by which a person came who withheld a share of a draw.
async fn void_invitation(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), sqlx::Error> {
    if !append.withheld.is_empty() {
        sqlx::query("update tables set invitation = x'', invited_until = 0 where id = ?1")
            .bind(append.table.stored())
            .execute(connection)
            .await?;
    }
    Ok(())
}

async fn fill_seats(connection: &mut SqliteConnection, append: &Append) -> Result<(), sqlx::Error> {
    for (seat, program) in &append.filled {
        sqlx::query(
            "update seats set program = ?3, hash = null, name = null, taken_at = null
             where table_id = ?1 and seat = ?2",
        )
        .bind(append.table.stored())
        .bind(seat)
        .bind(program)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Stores a due time, unless an earlier one is stored.
pub(super) async fn write_earlier_due(
    connection: &mut SqliteConnection,
    table: TableId,
    due: u64,
    now: u64,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "insert into dues (table_id, due) values (?1, ?2)
         on conflict (table_id) do update set due = min(due, excluded.due)",
    )
    .bind(table.stored())
    .bind(due as i64)
    .execute(&mut *connection)
    .await?;
    // As for every due time: a crash now must not count as an absence since the last clock ran.
    write_alive(connection, now).await?;
    Ok(())
}

async fn write_due(connection: &mut SqliteConnection, append: &Append) -> Result<(), sqlx::Error> {
    match append.due {
        DueUpdate::Keep => {}
        DueUpdate::Set(due) => {
            sqlx::query(
                "insert into dues (table_id, due) values (?1, ?2)
                 on conflict (table_id) do update set due = excluded.due",
            )
            .bind(append.table.stored())
            .bind(due as i64)
            .execute(&mut *connection)
            .await?;
            // The sign of life is not kept up while no clock runs: without this, a crash now would count as an absence since
            // the last clock ran.
            write_alive(connection, append.at).await?;
        }
        DueUpdate::Clear => {
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
    let Some(update) = append.stage else {
        return Ok(());
    };
    sqlx::query("update tables set stage = ?2, changed_at = ?3 where id = ?1")
        .bind(append.table.stored())
        .bind(update.stage.name())
        .bind(update.at as i64)
        .execute(&mut *connection)
        .await?;
    for game in &append.games {
        write_game(connection, append.table, game).await?;
    }
    Ok(())
}
