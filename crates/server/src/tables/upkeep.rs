//! What keeps the memory small: tables that nobody looks at leave it.

use std::sync::{Arc, PoisonError};

use super::Tables;
use crate::clock::now;
use crate::store::StoreError;
use crate::table_id::TableId;

impl Tables {
    /// Sets the alarms of all tables of which a clock runs.
    pub(crate) async fn set_alarms(&self) -> Result<(), StoreError> {
        for (id, due) in self.store.dues().await? {
            // Without a timer the server is about to end.
            let _ = self.alarms.send((due, id));
        }
        Ok(())
    }

    /// Lets those tables leave the memory that nobody has used for so long, in milliseconds; gives how many are left.
    pub(crate) fn sweep(&self, idle_ms: u64) -> usize {
        let before = now().saturating_sub(idle_ms);
        let mut left = 0;
        for shard in &self.shards {
            let mut shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
            shard.retain(|_, slot| {
                // Nobody can come to hold a slot that only the map has while the map is locked.
                let is_alone = Arc::strong_count(slot) == 1;
                let Ok(inner) = slot.try_lock() else {
                    return true;
                };
                let is_used = inner.used_at >= before || inner.thinks.is_some();
                !is_alone || is_used || !inner.lookers.is_empty()
            });
            left += shard.len();
        }
        self.metrics.tables.set(left as i64);
        left
    }

    /// Lets the place of a table go that could not be loaded.
    pub(super) fn forget_if_unused(&self, id: TableId) {
        let mut shard = self.shard(id);
        let is_alone = |slot: &super::Slot| Arc::strong_count(slot) == 1;
        if shard.get(&id).is_some_and(is_alone) {
            shard.remove(&id);
        }
    }
}
