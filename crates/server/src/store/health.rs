//! Health of the database: the last write, and a test write.

use std::sync::{Mutex as BriefMutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Mutex, oneshot};
use tokio::time::timeout;

use super::housekeeping::write_alive;
use super::write::{Write, changing};
use super::{Store, StoreError};

/// The state of writing.
#[derive(Default)]
pub(super) struct Health {
    /// The time at which a write last failed, unless one has succeeded since.
    failed_at: BriefMutex<Option<Instant>>,
    probe: Mutex<Probe>,
}

/// The write that tries, of which there is one at a time.
#[derive(Default)]
struct Probe {
    running: Option<oneshot::Receiver<Result<u64, StoreError>>>,
    /// The time at which the last one ended or was given up, and whether it wrote.
    last: Option<(Instant, bool)>,
}

/// The time limit of a write that only tries. A database that is locked lets a write wait for longer.
const PROBE_TIMEOUT: Duration = Duration::from_millis(700);

/// For how long its result holds.
const PROBE_HOLDS: Duration = Duration::from_millis(250);

/// For how long one write that failed counts, if nothing is written afterwards.
const FAILURE_HOLDS: Duration = Duration::from_secs(30);

impl Health {
    /// Notes how a write ended, other than one that tries. A write that is refused as stale has not failed.
    pub(super) fn note(&self, is_written: bool) {
        let mut failed_at = self
            .failed_at
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *failed_at = if is_written {
            None
        } else {
            Some(Instant::now())
        };
    }

    fn has_failed(&self) -> bool {
        let failed_at = self
            .failed_at
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        failed_at.is_some_and(|at| at.elapsed() < FAILURE_HOLDS)
    }
}

impl Store {
    /// Checks within a second that the database writes.
    ///
    /// # Errors
    ///
    /// If the last write failed, or one that tries fails or takes too long.
    pub(crate) async fn check(&self, now: u64) -> Result<(), StoreError> {
        if self.health.has_failed() {
            return Err(StoreError::Failing);
        }
        self.probe(now).await
    }

    /// Tries to write: the sign of life at this time. Those who ask at once share one write.
    ///
    /// # Errors
    ///
    /// If it fails or takes too long.
    pub(crate) async fn probe(&self, now: u64) -> Result<(), StoreError> {
        let mut probe = self.health.probe.lock().await;
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
        let change = changing(move |connection| Box::pin(write_alive(connection, now)));
        // If even the queue is full, nothing is written in time.
        let sent = self.writes.try_send(Write::Probe(change, reply));
        sent.map_err(|_| StoreError::Failing)?;
        Ok(response)
    }
}
