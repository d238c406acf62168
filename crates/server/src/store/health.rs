//! Health of the database: how the last writes ended.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The state of writing.
#[derive(Default)]
pub(super) struct Health {
    /// The last failures since a write of their kind has succeeded.
    failures: Mutex<Failures>,
}

/// The times at which writes last failed; `None` for a kind whose last write succeeded.
#[derive(Debug, Clone, Copy, Default)]
struct Failures {
    /// Of events of tables.
    events: Option<Instant>,
    /// Of anything else.
    others: Option<Instant>,
}

/// The kind of a write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum WriteKind {
    /// The events of a table. That others succeed says nothing about these.
    Events,
    /// Anything else.
    Other,
}

/// For how long one write that failed counts, if none of its kind succeeds afterwards. After that the one that tries decides, which writes an
/// event too.
const FAILURE_HOLDS: Duration = Duration::from_secs(30);

impl Health {
    /// Notes how a write ended, other than one that tries. A write that is refused as stale has not failed.
    pub(super) fn note(&self, kind: WriteKind, is_written: bool) {
        let mut failures = self.failures();
        let failed_at = if is_written {
            None
        } else {
            Some(Instant::now())
        };
        match kind {
            WriteKind::Events => failures.events = failed_at,
            WriteKind::Other => failures.others = failed_at,
        }
    }

    /// Returns true if a write failed lately and none of its kind has succeeded since.
    pub(super) fn has_failed(&self) -> bool {
        let Failures { events, others } = *self.failures();
        let mut failures = [events, others].into_iter().flatten();
        failures.any(|at| at.elapsed() < FAILURE_HOLDS)
    }

    fn failures(&self) -> MutexGuard<'_, Failures> {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
