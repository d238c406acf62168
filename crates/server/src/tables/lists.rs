//! The list of the tables that look for guests.

use std::cmp::Reverse;
use std::collections::HashMap;

use host::api::TableEntry;
use host::{Problem, StoredTable, TableId, live_entry, table_entries};
use play::{ClockRule, Stage};

use super::Tables;
use crate::store::StoreError;

/// After how many milliseconds without anybody there a table whose clocks would run at once is no longer shown.
const GHOST_AFTER_MS: u64 = 900_000;

/// For how many milliseconds the list of running games is kept.
const RUNNING_MS: u64 = 2_000;

/// For how many milliseconds after its last move a game is listed although nobody is there.
const WATCHED_FOR_MS: u64 = 86_400_000;

/// The maximum number of running games in a list.
const MAX_RUNNING: usize = 24;

/// The maximum number of tables of a list at which it is looked what happens there.
const MAX_LIVE: usize = 60;

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
            let agreed = stored.agreed.as_ref();
            let is_hurried =
                agreed.is_some_and(|agreed| matches!(agreed.clock, ClockRule::Fischer { .. }));
            let is_ghost = is_hurried && shown.away_ms >= GHOST_AFTER_MS;
            (!is_ghost).then_some(StoredTable { here, ..stored })
        });
        Ok(table_entries(ordered.collect(), &[]))
    }

    /// Listed tables where a game is played: those where somebody is, the last move first, then others with a move lately.
    pub(crate) async fn running(&self) -> Result<Vec<TableEntry>, Problem> {
        let now = self.clock.now();
        let mut cached = self.running.lock().await;
        if let Some((at, entries)) = &*cached
            && now.saturating_sub(*at) < RUNNING_MS
        {
            return Ok(entries.clone());
        }
        let ids = self.store.running_tables().await?;
        let stored = self.store.tables(&ids).await?;
        let mut tables = self.with_live(stored).await;
        let moved_at = |table: &StoredTable| table.live.as_ref().map_or(0, |live| live.moved_at);
        let is_here = |table: &StoredTable| table.here.is_some_and(|here| here.contains(&true));
        tables.retain(|table| {
            table.live.is_some() && (is_here(table) || now < moved_at(table) + WATCHED_FOR_MS)
        });
        tables.sort_by_key(|table| (!is_here(table), Reverse(moved_at(table))));
        tables.truncate(MAX_RUNNING);
        let entries = table_entries(tables, &[]);
        *cached = Some((now, entries.clone()));
        Ok(entries)
    }

    /// These tables with what happens there and who is, those that are played first to be looked at; the others stay as
    /// they are once many have been.
    pub(crate) async fn with_live(&self, mut tables: Vec<StoredTable>) -> Vec<StoredTable> {
        let mut order: Vec<usize> = (0..tables.len()).collect();
        order.sort_by_key(|&place| tables[place].stage != Stage::Playing.name());
        for place in order.into_iter().take(MAX_LIVE) {
            let table = &mut tables[place];
            // A table that cannot be loaded is listed without its board.
            if let Ok(slot) = self.own(table.table).await
                && let Ok(loaded) = slot.loaded()
            {
                table.live = Some(live_entry(loaded));
                table.here = Some(slot.table.here());
            }
        }
        tables
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
