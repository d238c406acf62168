//! The list of the tables that look for guests.

use std::collections::HashMap;

use game::Seat;
use host::api::TableEntry;
use host::{Problem, StoredTable, TableId, table_entries};

use super::{Slot, Tables};
use crate::lobby::Presence;
use crate::store::StoreError;

impl Tables {
    /// The tables that look for guests: those where somebody is first, the newest first.
    pub(crate) async fn listed(&self) -> Result<Vec<TableEntry>, Problem> {
        let candidates = self.store.waiting_tables().await?;
        let shown = self.lobby.choose(&candidates, self.clock.now());
        let ids: Vec<TableId> = shown.iter().map(|shown| shown.table).collect();
        let tables = self.store.tables(&ids).await?;
        let by_id = |stored: StoredTable| (stored.table, stored);
        let mut tables: HashMap<TableId, StoredTable> = tables.into_iter().map(by_id).collect();
        let ordered = shown.into_iter().filter_map(|shown| {
            let stored = tables.remove(&shown.table)?;
            let here = Some(shown.here);
            Some(StoredTable { here, ..stored })
        });
        Ok(table_entries(ordered.collect(), &[]))
    }

    /// Notes in the lobby who is at a listed table, or that it waits for nobody.
    pub(super) fn note_listed(&self, slot: &Slot) {
        let loaded = slot.loaded().ok().filter(|loaded| loaded.is_listed);
        let Some(loaded) = loaded else {
            return;
        };
        if !loaded.waits_for_persons() {
            self.lobby.remove(slot.id());
        } else {
            let mut is_taken = [false; Seat::MAX_COUNT];
            for person in &loaded.people {
                is_taken[usize::from(person.seat)] = person.holder.is_some();
            }
            let is_here = slot.here();
            let presence = Presence { is_taken, is_here };
            let now = self.clock.now();
            self.lobby.update(slot.id(), slot.opener, presence, now);
        }
    }

    /// Forgets tables of the lobby that were deleted or have begun.
    pub(crate) async fn sweep_listed(&self) -> Result<(), StoreError> {
        let known = self.lobby.tables();
        let listed = self.store.listed_ids().await?;
        for id in known {
            if !listed.contains(&id) {
                self.lobby.remove(id);
            }
        }
        Ok(())
    }
}
