//! The slots of the tables in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex as BriefMutex, MutexGuard as BriefGuard, PoisonError};

use host::TableId;
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::Slot;

/// The holder of this lock owns the table until its step is durable and sent to its readers.
pub(super) type SharedSlot = Arc<Mutex<Slot>>;

/// A table that somebody owns.
pub(crate) type OwnedSlot = OwnedMutexGuard<Slot>;

/// The slots of the tables in memory, by the numbers of their tables.
pub(super) struct SlotMap {
    /// Each has a lock of its own, so that tasks that look up tables at once seldom wait for each other.
    shards: Vec<BriefMutex<HashMap<TableId, SharedSlot>>>,
}

/// The number of parts of the map.
const SHARDS: usize = 64;

impl SlotMap {
    pub(super) fn new() -> Self {
        Self {
            shards: (0..SHARDS).map(|_| BriefMutex::default()).collect(),
        }
    }

    fn shard(&self, id: TableId) -> BriefGuard<'_, HashMap<TableId, SharedSlot>> {
        lock(&self.shards[id.stored() as usize % SHARDS])
    }

    /// The slot of a table. Returns `None` if it is not in memory.
    pub(super) fn get(&self, id: TableId) -> Option<SharedSlot> {
        self.shard(id).get(&id).cloned()
    }

    /// The slot of a table, a new one if it is not in memory.
    pub(super) fn get_or_insert(&self, id: TableId, new: impl FnOnce() -> Slot) -> SharedSlot {
        let mut shard = self.shard(id);
        let new = || Arc::new(Mutex::new(new()));
        Arc::clone(shard.entry(id).or_insert_with(new))
    }

    /// The tables in memory, in any order.
    pub(super) fn ids(&self) -> Vec<TableId> {
        let shards = self.shards.iter();
        let ids = shards.map(|shard| lock(shard).keys().copied().collect());
        ids.collect::<Vec<Vec<_>>>().concat()
    }

    /// Removes the slots that nobody uses and nobody has used since a time. Returns how many are left.
    pub(super) fn sweep(&self, before: u64) -> usize {
        let mut count = 0;
        for shard in &self.shards {
            let mut shard = lock(shard);
            shard.retain(|_, shared| {
                let Ok(slot) = shared.try_lock() else {
                    return true;
                };
                !is_alone(shared) || slot.table.used_at > before || slot.table.is_in_use()
            });
            count += shard.len();
        }
        count
    }

    /// Removes the slot of a table that could not be loaded.
    pub(super) fn remove_if_unused(&self, id: TableId) {
        let mut shard = self.shard(id);
        if shard.get(&id).is_some_and(is_alone) {
            shard.remove(&id);
        }
    }
}

fn lock<T>(shard: &BriefMutex<T>) -> BriefGuard<'_, T> {
    shard.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns true if only the map refers to a slot. While the map is locked nobody else can get a reference.
fn is_alone(shared: &SharedSlot) -> bool {
    Arc::strong_count(shared) == 1
}
