//! A write that only tries whether the database writes.

use std::sync::Arc;
use std::time::Duration;

use host::Append;
use sqlx::{Connection, SqliteConnection};
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout_at};

use super::alive::write_alive;
use super::append;
use super::write::{Write, changing};
use super::{Store, StoreError};

/// The time limit of a write that only tries. A database that is locked lets a write wait for longer.
const PROBE_TIMEOUT: Duration = Duration::from_millis(700);

/// For how long its success holds, unless a write fails meanwhile.
const PROBE_HOLDS: Duration = Duration::from_millis(250);

/// The bytes that it writes after a failure: as many pages as a commit of several tables takes. A disk that has no room for those
/// may still have room for a sign of life.
const FILLER_BYTES: i64 = 16_384;

/// The write that tries, of which there is one at a time.
#[derive(Default)]
pub(super) struct Probe {
    /// The one that runs, and since when.
    running: Option<(Instant, oneshot::Receiver<Result<u64, StoreError>>)>,
    /// The time at which the last one ended or was given up, and what it found.
    last: Option<(Instant, Finding)>,
}

/// The findings of a probe.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Finding {
    Well,
    /// The database writes, but not the steps that failed last, or it is damaged in part.
    FailsSteps,
    Fails,
}

impl Store {
    /// Checks within a second that the database writes, also what it failed to write last.
    ///
    /// # Errors
    ///
    /// If it does not, takes too long, or is damaged.
    pub(crate) async fn check(&self, now: u64) -> Result<(), StoreError> {
        match self.find(now).await {
            Finding::Well => Ok(()),
            Finding::FailsSteps | Finding::Fails => Err(StoreError::Failing),
        }
    }

    /// Checks within a second that the database writes anything.
    ///
    /// # Errors
    ///
    /// If it does not, or takes too long.
    pub(crate) async fn probe(&self, now: u64) -> Result<(), StoreError> {
        match self.find(now).await {
            Finding::Well | Finding::FailsSteps => Ok(()),
            Finding::Fails => Err(StoreError::Failing),
        }
    }

    /// Tries to write. Those who ask at once share one write.
    async fn find(&self, now: u64) -> Finding {
        if self.metrics.database_damaged.get() != 0 {
            return Finding::FailsSteps;
        }
        let asked = Instant::now();
        let mut probe = self.probe.lock().await;
        if let Some((ended, finding)) = probe.last {
            let is_well = finding == Finding::Well && self.health.failed_steps().is_none();
            if ended >= asked || (is_well && ended.elapsed() < PROBE_HOLDS) {
                return finding;
            }
        }
        let finding = self.run_probe(&mut probe, asked, now).await;
        probe.last = Some((Instant::now(), finding));
        finding
    }

    async fn run_probe(&self, probe: &mut Probe, asked: Instant, now: u64) -> Finding {
        let deadline = Instant::now() + PROBE_TIMEOUT;
        loop {
            let (began, mut running) = match probe.running.take() {
                Some(running) => running,
                None => match self.begin_probe(now) {
                    Some(running) => (Instant::now(), running),
                    None => return Finding::Fails,
                },
            };
            match timeout_at(deadline, &mut running).await {
                Ok(Ok(Ok(0))) => return Finding::Well,
                Err(_) => {
                    probe.running = Some((began, running));
                    return Finding::Fails;
                }
                // The failure may have been mended since it began.
                Ok(_) if began < asked => {}
                Ok(Ok(Ok(_))) => return Finding::FailsSteps,
                Ok(_) => return Finding::Fails,
            }
        }
    }

    /// Returns `None` if even the queue is full: nothing is written in time.
    fn begin_probe(&self, now: u64) -> Option<oneshot::Receiver<Result<u64, StoreError>>> {
        let (reply, response) = oneshot::channel();
        let health = Arc::clone(&self.health);
        let change = changing(move |connection| {
            Box::pin(async move {
                try_to_write(connection, now).await?;
                match health.failed_steps() {
                    Some(steps) => retry(connection, &steps).await,
                    None => Ok(0),
                }
            })
        });
        self.writes.try_send(Write::Probe(change, reply)).ok()?;
        Some(response)
    }
}

/// Writes the sign of life, and an event of some table, of a version that no event has, which is rolled back: where the one can be
/// written the other may fail.
async fn try_to_write(connection: &mut SqliteConnection, now: u64) -> Result<(), sqlx::Error> {
    let mut event = connection.begin().await?;
    sqlx::query(
        "insert into events (table_id, version, event) select id, -1, '{}' from tables limit 1",
    )
    .execute(&mut *event)
    .await?;
    event.rollback().await?;
    write_alive(connection, now).await.map(|_| ())
}

/// Writes as much as steps take, and tries steps again that failed, which is rolled back. Returns 1 if only these still fail, else 0.
/// A step that is stale by now does not fail.
async fn retry(connection: &mut SqliteConnection, steps: &[Append]) -> Result<u64, sqlx::Error> {
    sqlx::query("insert or replace into fillers (one, bytes) values (1, randomblob(?1))")
        .bind(FILLER_BYTES)
        .execute(&mut *connection)
        .await?;
    let mut again = connection.begin().await?;
    let written = append::write(&mut again, steps).await;
    again.rollback().await?;
    Ok(u64::from(written.is_err()))
}
