//! Health of the database: the steps that it failed to write, until a probe succeeds.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use host::Append;
/// The last steps that were not written; `None` if no write has failed since a probe succeeded. They are empty if only
/// other writes failed.
#[derive(Default)]
pub(super) struct Health(Mutex<Option<Arc<Vec<Append>>>>);

impl Health {
    /// Notes that steps were not written.
    pub(super) fn note_steps(&self, steps: Vec<Append>) {
        *self.failed() = Some(Arc::new(steps));
    }

    /// Notes that something else was not written.
    pub(super) fn note_other(&self) {
        self.failed().get_or_insert_default();
    }

    /// Notes that a probe succeeded.
    pub(super) fn note_success(&self) {
        *self.failed() = None;
    }

    /// The steps that failed last, if a write has failed and no probe has succeeded since.
    pub(super) fn failed_steps(&self) -> Option<Arc<Vec<Append>>> {
        self.failed().clone()
    }

    fn failed(&self) -> MutexGuard<'_, Option<Arc<Vec<Append>>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
