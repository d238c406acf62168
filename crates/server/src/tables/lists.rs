//! Lists of tables: those that look for guests, and those where a game is played.

use std::cmp::Reverse;
use std::collections::HashMap;

use host::api::TableEntry;
use host::{Problem, StoredTable, TableId, live_entry, table_entries};
use play::{ClockRule, Stage};
use tokio::sync::Mutex;

use super::Tables;
use super::lobby::Lobby;
use crate::store::{Store, StoreError};

/// The last list of running games, and the time at which it was made.
#[derive(Default)]
pub(crate) struct RunningGames(Mutex<Option<(u64, Vec<TableEntry>)>>);

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

/// The tables that look for guests: those where somebody is first, the newest first.
pub(crate) async fn listed(
    store: &Store,
    lobby: &Lobby,
    now: u64,
) -> Result<Vec<TableEntry>, Problem> {
    let candidates = store.waiting_tables().await?;
    let shown = lobby.choose(&candidates, now);
    let ids: Vec<TableId> = shown.iter().map(|shown| shown.table).collect();
    let tables = store.tables(&ids).await?;
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
pub(crate) async fn running(
    tables: &Tables,
    last: &RunningGames,
) -> Result<Vec<TableEntry>, Problem> {
    let now = tables.clock.now();
    let mut cached = last.0.lock().await;
    if let Some((at, entries)) = &*cached
        && now.saturating_sub(*at) < RUNNING_MS
    {
        return Ok(entries.clone());
    }
    let ids = tables.store.running_tables().await?;
    let stored = tables.store.tables(&ids).await?;
    let mut games = with_live(tables, stored).await;
    let moved_at = |table: &StoredTable| table.live.as_ref().map_or(0, |live| live.moved_at);
    let is_here = |table: &StoredTable| table.here.is_some_and(|here| here.contains(&true));
    games.retain(|table| {
        table.live.is_some() && (is_here(table) || now < moved_at(table) + WATCHED_FOR_MS)
    });
    games.sort_by_key(|table| (!is_here(table), Reverse(moved_at(table))));
    games.truncate(MAX_RUNNING);
    let entries = table_entries(games, &[]);
    *cached = Some((now, entries.clone()));
    Ok(entries)
}

/// These tables with what happens there and who is, those that are played first to be looked at; the others stay as
/// they are once many have been.
pub(crate) async fn with_live(tables: &Tables, mut stored: Vec<StoredTable>) -> Vec<StoredTable> {
    let mut order: Vec<usize> = (0..stored.len()).collect();
    order.sort_by_key(|&place| stored[place].stage != Stage::Playing.name());
    for place in order.into_iter().take(MAX_LIVE) {
        let table = &mut stored[place];
        // A table that cannot be loaded is listed without its board.
        if let Ok(slot) = tables.own(table.table).await
            && let Ok(loaded) = slot.loaded()
        {
            table.live = Some(live_entry(loaded));
            table.here = Some(slot.table.here());
        }
    }
    stored
}

/// Forgets tables of the lobby that were deleted or have begun.
pub(crate) async fn sweep(store: &Store, lobby: &Lobby) -> Result<(), StoreError> {
    let known = lobby.tables();
    let listed = store.listed_ids().await?;
    for id in known {
        if !listed.contains(&id) {
            lobby.remove(id);
        }
    }
    Ok(())
}
