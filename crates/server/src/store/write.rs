//! The one task that writes: what waits is written and committed together, then all who asked are told.

use std::collections::HashSet;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use play::Stamped;
use serde::Serialize;
use sqlx::sqlite::SqlitePool;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::{GameRecord, Store, StoreError};
use crate::clock::now;
use crate::metrics::Metrics;
use crate::table_id::TableId;

/// What happened at a table, to be written.
pub(crate) struct Append {
    pub(crate) table: TableId,
    /// How many events the table had before.
    pub(crate) expected: u32,
    pub(crate) events: Vec<Stamped>,
    /// When a clock of the table runs out, if one runs.
    pub(crate) due: Option<u64>,
    /// How far the table has come.
    pub(crate) stage: &'static str,
    /// The games that ended with these events.
    pub(crate) games: Vec<GameRecord>,
}

/// Anything else to be written; gives how many rows it changed.
pub(super) type Change =
    Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Changed<'c> + Send + 'static>;

pub(super) type Changed<'c> = Pin<Box<dyn Future<Output = Result<u64, sqlx::Error>> + Send + 'c>>;

/// A change as the compiler has to see it: for a connection of any lifetime.
pub(super) fn changing<F>(change: F) -> Change
where
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> Changed<'c> + Send + 'static,
{
    Box::new(change)
}

/// One wish to write.
pub(super) enum Write {
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
    Change(Change, oneshot::Sender<Result<u64, StoreError>>),
    /// The last one: what comes after is not written.
    End(oneshot::Sender<()>),
}

/// How many wishes are committed together at most.
const MOST_TOGETHER: usize = 512;

/// How far commits are apart at least: a host that has much to write asks the disk less often, and one that has little
/// waits for nothing.
const APART: Duration = Duration::from_millis(10);

impl Store {
    /// Writes events of a table with its seat index and due time, all or nothing; when this comes back they are durable.
    ///
    /// # Errors
    ///
    /// If the table is not of the expected version, or the database does not write.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (told, done) = oneshot::channel();
        let sent = self.writes.send(Write::Append(append, told)).await;
        sent.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what waits, says that the host runs now, and closes the database.
    pub(crate) async fn close(&self, now: u64) -> Result<(), StoreError> {
        self.alive(now).await?;
        // The last connection moves the log into the database, and only one that writes can.
        self.reads.close().await;
        let (told, done) = oneshot::channel();
        let sent = self.writes.send(Write::End(told)).await;
        sent.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)
    }

    pub(super) async fn change(&self, change: Change) -> Result<u64, StoreError> {
        let (told, done) = oneshot::channel();
        let sent = self.writes.send(Write::Change(change, told)).await;
        sent.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }
}

pub(super) async fn run(
    pool: SqlitePool,
    mut waiting: mpsc::Receiver<Write>,
    metrics: Arc<Metrics>,
) {
    let mut batch = Vec::new();
    let mut ended = Instant::now();
    while waiting.recv_many(&mut batch, MOST_TOGETHER).await > 0 {
        gather(&mut batch, &mut waiting, ended + APART).await;
        let began = Instant::now();
        let (appends, changes, ends) = parted(std::mem::take(&mut batch));
        for appends in without_twice(appends) {
            write_appends(&pool, appends, &metrics).await;
        }
        for (change, told) in changes {
            let done = write_change(&pool, change).await;
            metrics.commits.inc();
            // Who asked may have gone away; it is written all the same.
            let _ = told.send(done);
        }
        metrics
            .commit_seconds
            .observe(began.elapsed().as_secs_f64());
        if !ends.is_empty() {
            pool.close().await;
            for told in ends {
                // Who asked may have gone away.
                let _ = told.send(());
            }
            return;
        }
        ended = Instant::now();
    }
    pool.close().await;
}

/// Takes what comes until a moment too.
async fn gather(batch: &mut Vec<Write>, waiting: &mut mpsc::Receiver<Write>, until: Instant) {
    if Instant::now() < until {
        sleep_until(until).await;
        let room = MOST_TOGETHER.saturating_sub(batch.len());
        let more = std::iter::from_fn(|| waiting.try_recv().ok());
        batch.extend(more.take(room));
    }
}

type Appends = Vec<(Append, oneshot::Sender<Result<(), StoreError>>)>;
type Changes = Vec<(Change, oneshot::Sender<Result<u64, StoreError>>)>;

type Ends = Vec<oneshot::Sender<()>>;

fn parted(batch: Vec<Write>) -> (Appends, Changes, Ends) {
    let (mut appends, mut changes, mut ends) = (Vec::new(), Vec::new(), Vec::new());
    for write in batch {
        match write {
            Write::Append(append, told) => appends.push((append, told)),
            Write::Change(change, told) => changes.push((change, told)),
            Write::End(told) => ends.push(told),
        }
    }
    (appends, changes, ends)
}

/// Rounds in which no table is written to twice, so that each is checked against what was committed before.
fn without_twice(appends: Appends) -> Vec<Appends> {
    let mut rounds: Vec<(HashSet<TableId>, Appends)> = Vec::new();
    for append in appends {
        let table = append.0.table;
        match rounds
            .iter_mut()
            .find(|(tables, _)| !tables.contains(&table))
        {
            Some((tables, round)) => {
                tables.insert(table);
                round.push(append);
            }
            None => rounds.push((HashSet::from([table]), vec![append])),
        }
    }
    rounds.into_iter().map(|(_, round)| round).collect()
}

async fn write_appends(pool: &SqlitePool, appends: Appends, metrics: &Metrics) {
    let result = try_appends(pool, &appends).await;
    metrics.commits.inc();
    for (place, (append, told)) in appends.into_iter().enumerate() {
        let done = match &result {
            Ok(fresh) if fresh.contains(&(place as i64)) => {
                metrics.events.inc_by(append.events.len() as u64);
                Ok(())
            }
            Ok(_) => Err(StoreError::Stale),
            Err(error) => Err(StoreError::Database(Arc::clone(error))),
        };
        let _ = told.send(done);
    }
}

/// Writes those whose table is of the version that they expect, and gives their places.
async fn try_appends(
    pool: &SqlitePool,
    appends: &Appends,
) -> Result<HashSet<i64>, Arc<sqlx::Error>> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let fresh = fresh(&mut transaction, appends).await?;
    let written = || {
        let kept = appends.iter().enumerate();
        kept.filter(|(place, _)| fresh.contains(&(*place as i64)))
            .map(|(_, (append, _))| append)
    };
    write_all(&mut transaction, written()).await?;
    for append in written() {
        write_stage(&mut transaction, append).await?;
    }
    transaction.commit().await?;
    Ok(fresh)
}

/// The places of those whose table has as many events as they expect.
async fn fresh(
    connection: &mut SqliteConnection,
    appends: &Appends,
) -> Result<HashSet<i64>, sqlx::Error> {
    let expected = appends.iter();
    let expected: Vec<(i64, u32)> = expected
        .map(|(append, _)| (append.table.stored(), append.expected))
        .collect();
    let places: Vec<i64> = sqlx::query_scalar(
        "select one.key from json_each(?1) as one
         where (select max(version) + 1 from events where table_id = one.value ->> 0) = one.value ->> 1",
    )
    .bind(serde_json::to_string(&expected).expect("pairs have no keys"))
    .fetch_all(connection)
    .await?;
    Ok(places.into_iter().collect())
}

/// A table, its version before, when a clock runs out, and the events.
#[derive(Serialize)]
struct Row(i64, u32, Option<u64>, Vec<String>);

/// What all appends of a commit write, asked of the database at once: each question costs a thread two changes.
const WRITE_ALL: &str = "
    insert into events (table_id, version, event)
        select one.value ->> 0, (one.value ->> 1) + event.key, event.value
        from json_each(?1) as one, json_each(one.value, '$[3]') as event;
    insert into dues (table_id, due)
        select value ->> 0, value ->> 2 from json_each(?1) where value ->> 2 is not null
        on conflict (table_id) do update set due = excluded.due;
    delete from dues
        where table_id in (select value ->> 0 from json_each(?1) where value ->> 2 is null);
    insert into host (one, alive_at) values (1, ?2)
        on conflict (one) do update set alive_at = max(alive_at, excluded.alive_at)";

async fn write_all<'a>(
    connection: &mut SqliteConnection,
    appends: impl Iterator<Item = &'a Append>,
) -> Result<(), sqlx::Error> {
    let row = |append: &Append| {
        let events = append.events.iter().map(text).collect();
        Row(append.table.stored(), append.expected, append.due, events)
    };
    let rows: Vec<Row> = appends.map(row).collect();
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(WRITE_ALL)
        .bind(serde_json::to_string(&rows).expect("rows have no keys"))
        .bind(now() as i64)
        .execute(connection)
        .await?;
    Ok(())
}

/// An event as the database has it.
pub(super) fn text(event: &Stamped) -> String {
    serde_json::to_string(event).expect("events have text for keys")
}

/// Only what makes a table go to another stage changes more than its events.
async fn write_stage(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), sqlx::Error> {
    use play::Event;

    let changes_stage = |event: &Event| {
        matches!(
            event,
            Event::Began { .. } | Event::Ended { .. } | Event::Again | Event::Stopped { .. }
        )
    };
    let Some(last) = append
        .events
        .iter()
        .rfind(|stamped| changes_stage(&stamped.event))
    else {
        return Ok(());
    };
    sqlx::query("update tables set stage = ?2, changed_at = ?3 where id = ?1")
        .bind(append.table.stored())
        .bind(append.stage)
        .bind(last.at as i64)
        .execute(&mut *connection)
        .await?;
    for game in &append.games {
        super::records::write_game(connection, append.table, game).await?;
    }
    Ok(())
}

async fn write_change(pool: &SqlitePool, change: Change) -> Result<u64, StoreError> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let changed = change(&mut transaction).await?;
    transaction.commit().await?;
    Ok(changed)
}
