//! A write that only tries whether the database writes.

use std::time::{Duration, Instant};

use sqlx::{Connection, SqliteConnection};
use tokio::sync::oneshot;
use tokio::time::timeout;

use super::alive::write_alive;
use super::write::{Write, changing};
use super::{Store, StoreError};

/// The time limit of a write that only tries. A database that is locked lets a write wait for longer.
const PROBE_TIMEOUT: Duration = Duration::from_millis(700);

/// For how long its result holds.
const PROBE_HOLDS: Duration = Duration::from_millis(250);

/// The write that tries, of which there is one at a time.
#[derive(Default)]
pub(super) struct Probe {
    running: Option<oneshot::Receiver<Result<u64, StoreError>>>,
    /// The time at which the last one ended or was given up, and whether it wrote.
    last: Option<(Instant, bool)>,
}

impl Store {
    /// Checks within a second that the database writes.
    ///
    /// # Errors
    ///
    /// If the last write of events or the last of anything else failed, or one that tries fails or takes too long.
    pub(crate) async fn check(&self, now: u64) -> Result<(), StoreError> {
        if self.health.has_failed() {
            return Err(StoreError::Failing);
        }
        self.probe(now).await
    }

    /// Tries to write: the sign of life at this time, and an event that is taken back. Those who ask at once share one write.
    ///
    /// # Errors
    ///
    /// If it fails or takes too long.
    pub(crate) async fn probe(&self, now: u64) -> Result<(), StoreError> {
        let mut probe = self.probe.lock().await;
        if let Some((at, is_written)) = probe.last
            && at.elapsed() < PROBE_HOLDS
        {
            return if is_written {
                Ok(())
            } else {
                Err(StoreError::Failing)
            };
        }
        let mut running = match probe.running.take() {
            Some(running) => running,
            None => self.begin_probe(now)?,
        };
        let done = timeout(PROBE_TIMEOUT, &mut running).await;
        let done = match done {
            Ok(done) => done.unwrap_or(Err(StoreError::Closed)).map(|_| ()),
            Err(_) => {
                probe.running = Some(running);
                Err(StoreError::Failing)
            }
        };
        probe.last = Some((Instant::now(), done.is_ok()));
        done
    }

    fn begin_probe(
        &self,
        now: u64,
    ) -> Result<oneshot::Receiver<Result<u64, StoreError>>, StoreError> {
        let (reply, response) = oneshot::channel();
        let change = changing(move |connection| Box::pin(try_to_write(connection, now)));
        // If even the queue is full, nothing is written in time.
        let sent = self.writes.try_send(Write::Probe(change, reply));
        sent.map_err(|_| StoreError::Failing)?;
        Ok(response)
    }
}

/// Writes the sign of life, and an event of some table, of a version that no event has, which is taken back: where the one can be written the
/// other may fail.
async fn try_to_write(connection: &mut SqliteConnection, now: u64) -> Result<u64, sqlx::Error> {
    let mut event = connection.begin().await?;
    sqlx::query(
        "insert into events (table_id, version, event) select id, -1, '{}' from tables limit 1",
    )
    .execute(&mut *event)
    .await?;
    event.rollback().await?;
    write_alive(connection, now).await
}
