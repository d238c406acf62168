//! The one task that writes, which commits what waits together.
//!
//! A commit costs an fsync, however much is in it. Each caller gets its answer afterwards.

use std::collections::HashSet;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use host::{Append, TableId};
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use sqlx::{Connection, Sqlite, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::append;
use super::health::Health;
use super::writer::Writer;
use super::{Store, StoreError, note_damage};
use crate::metrics::Metrics;

/// Anything else to be written; it returns how many rows it changed.
pub(super) type Change =
    Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> ChangeFuture<'c> + Send + 'static>;

pub(super) type ChangeFuture<'c> =
    Pin<Box<dyn Future<Output = Result<u64, sqlx::Error>> + Send + 'c>>;

/// A change as the compiler has to see it: for a connection of any lifetime.
pub(super) fn changing<F>(change: F) -> Change
where
    F: for<'c> FnOnce(&'c mut SqliteConnection) -> ChangeFuture<'c> + Send + 'static,
{
    Box::new(change)
}

/// A change by one statement.
pub(super) fn statement(query: Query<'static, Sqlite, SqliteArguments>) -> Change {
    changing(move |connection| {
        Box::pin(async move {
            let done = query.execute(connection).await?;
            Ok(done.rows_affected())
        })
    })
}

/// One request to write, and where its answer goes.
pub(super) enum Write {
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
    Change(Change, oneshot::Sender<Result<u64, StoreError>>),
    /// A change that only tries whether the database writes.
    Probe(Change, oneshot::Sender<Result<u64, StoreError>>),
    /// Empties the log, and answers whether it could.
    EmptyLog(oneshot::Sender<Result<bool, StoreError>>),
    /// The last request: later ones are not written.
    End(oneshot::Sender<()>),
}

/// The maximum number of requests that are committed together.
const MAX_TOGETHER: usize = 512;

/// The least time from the end of a commit to the next one. Under load more requests share an fsync; a request that
/// comes later than that waits for nothing.
const MIN_PAUSE: Duration = Duration::from_millis(10);

impl Store {
    /// Writes a step of a table, all or nothing. When this returns, it is durable.
    ///
    /// # Errors
    ///
    /// If the table is not of the expected version, or the database does not write.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (reply, response) = oneshot::channel();
        let sent = self.writes.send(Write::Append(append, reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        response.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what waits, notes that the server ran until now, and closes the database.
    pub(crate) async fn close(&self, now: u64) -> Result<(), StoreError> {
        self.is_closing.store(true, Ordering::Relaxed);
        let noted = self.alive(now).await;
        // The last connection moves the log into the database, and only one that writes can.
        self.reads.close().await;
        let (reply, response) = oneshot::channel();
        let sent = self.writes.send(Write::End(reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        response.await.map_err(|_| StoreError::Closed)?;
        self.lock.release();
        noted
    }

    pub(super) async fn change(&self, change: Change) -> Result<u64, StoreError> {
        let (reply, response) = oneshot::channel();
        let sent = self.writes.send(Write::Change(change, reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        response.await.map_err(|_| StoreError::Closed)?
    }
}

pub(super) async fn run(
    mut writer: Writer,
    mut waiting: mpsc::Receiver<Write>,
    metrics: Arc<Metrics>,
    health: Arc<Health>,
) {
    let mut batch = Vec::new();
    let mut ended = Instant::now();
    while waiting.recv_many(&mut batch, MAX_TOGETHER).await > 0 {
        gather(&mut batch, &mut waiting, ended + MIN_PAUSE).await;
        let began = Instant::now();
        let Batch {
            appends,
            changes,
            empties,
            ends,
        } = Batch::of(std::mem::take(&mut batch));
        let events = appends.iter().map(|(append, _)| append.events.len()).sum();
        for appends in rounds(appends) {
            write_appends(&mut writer, appends, &metrics, &health).await;
        }
        for (change, reply, is_probe) in changes {
            let done = writer
                .with(async |connection| write_change(connection, change).await)
                .await
                .inspect_err(|error| note_damage(Some(error), &metrics))
                .map_err(StoreError::from);
            metrics.commits.inc();
            match &done {
                Ok(0) if is_probe => health.note_success(),
                Err(_) if !is_probe => {
                    metrics.failed_writes.inc();
                    health.note_other();
                }
                _ => {}
            }
            // The caller may have gone away; it is written all the same.
            let _ = reply.send(done);
        }
        for reply in empties {
            let emptied = writer.empty_log().await.map_err(StoreError::from);
            // The caller may have gone away.
            let _ = reply.send(emptied);
        }
        metrics
            .commit_seconds
            .observe(began.elapsed().as_secs_f64());
        if !ends.is_empty() {
            writer.close().await;
            for reply in ends {
                // The caller may have gone away.
                let _ = reply.send(());
            }
            return;
        }
        writer.wrote(events).await;
        ended = Instant::now();
    }
    writer.close().await;
}

/// Adds the requests that come until this time.
async fn gather(batch: &mut Vec<Write>, waiting: &mut mpsc::Receiver<Write>, until: Instant) {
    if Instant::now() < until {
        sleep_until(until).await;
        let room = MAX_TOGETHER.saturating_sub(batch.len());
        let more = std::iter::from_fn(|| waiting.try_recv().ok());
        batch.extend(more.take(room));
    }
}

type Appends = Vec<(Append, oneshot::Sender<Result<(), StoreError>>)>;
/// A change, where its answer goes, and whether it only tries.
type Changes = Vec<(Change, oneshot::Sender<Result<u64, StoreError>>, bool)>;

/// Requests that are committed together, by kind.
#[derive(Default)]
struct Batch {
    appends: Appends,
    changes: Changes,
    empties: Vec<oneshot::Sender<Result<bool, StoreError>>>,
    ends: Vec<oneshot::Sender<()>>,
}

impl Batch {
    fn of(writes: Vec<Write>) -> Self {
        let mut batch = Self::default();
        for write in writes {
            match write {
                Write::Append(append, reply) => batch.appends.push((append, reply)),
                Write::Change(change, reply) => batch.changes.push((change, reply, false)),
                Write::Probe(change, reply) => batch.changes.push((change, reply, true)),
                Write::EmptyLog(reply) => batch.empties.push(reply),
                Write::End(reply) => batch.ends.push(reply),
            }
        }
        batch
    }
}

/// Splits steps into rounds, each with one step of a table at most: the version that a step expects is compared with
/// what was committed before.
fn rounds(appends: Appends) -> Vec<Appends> {
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

async fn write_appends(writer: &mut Writer, appends: Appends, metrics: &Metrics, health: &Health) {
    let (appends, replies): (Vec<Append>, Vec<_>) = appends.into_iter().unzip();
    let result = writer
        .with(async |connection| append::write(connection, &appends).await)
        .await
        .inspect_err(|error| note_damage(Some(error), metrics))
        .map_err(Arc::new);
    metrics.commits.inc();
    for (place, (append, reply)) in appends.iter().zip(replies).enumerate() {
        let done = match &result {
            Ok(written) if written[place] => {
                metrics.events.inc_by(append.events.len() as u64);
                Ok(())
            }
            Ok(_) => Err(StoreError::Stale),
            Err(error) => Err(StoreError::Database(Arc::clone(error))),
        };
        // The caller may have gone away; it is written all the same.
        let _ = reply.send(done);
    }
    if result.is_err() {
        metrics.failed_writes.inc();
        health.note_steps(appends);
    }
}

async fn write_change(
    connection: &mut SqliteConnection,
    change: Change,
) -> Result<u64, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    let changed = change(&mut transaction).await?;
    transaction.commit().await?;
    Ok(changed)
}
