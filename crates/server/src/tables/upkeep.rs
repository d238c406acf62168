//! Keeps memory small: tables that nobody uses leave it.

use std::sync::{Arc, PoisonError};

use host::TableId;

use super::{SharedSlot, Tables};
use crate::store::StoreError;

impl Tables {
    /// Sets the alarms of all tables with a running clock.
    pub(crate) async fn set_alarms(&self) -> Result<(), StoreError> {
        for (id, due) in self.store.dues().await? {
            self.set_alarm(id, Some(due));
        }
        Ok(())
    }

    /// Removes the tables from memory that nobody has used for `idle_ms` milliseconds; with 0 all that nobody uses now.
    pub(crate) fn sweep(&self, idle_ms: u64) {
        let before = self.clock.now().saturating_sub(idle_ms);
        let mut count = 0;
        for shard in &self.shards {
            let mut shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
            shard.retain(|_, shared| {
                let Ok(slot) = shared.try_lock() else {
                    return true;
                };
                !is_alone(shared) || slot.used_at > before || slot.is_in_use()
            });
            count += shard.len();
        }
        self.metrics.tables.set(count as i64);
    }

    /// Removes the place of a table that could not be loaded.
    pub(super) fn forget_if_unused(&self, id: TableId) {
        let mut shard = self.shard(id);
        if shard.get(&id).is_some_and(is_alone) {
            shard.remove(&id);
        }
    }
}

/// Returns true if only the map refers to a slot. While the map is locked nobody else can get a reference.
fn is_alone(shared: &SharedSlot) -> bool {
    Arc::strong_count(shared) == 1
}
