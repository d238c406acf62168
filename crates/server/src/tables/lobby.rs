//! The lobby: which of the listed tables are shown, and how many of them and of their seats an address may have.
//!
//! It keeps in memory only what it knows of addresses and of who is here.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use game::Seat;
use host::{Problem, TableId};

use super::Slot;
use crate::Settings;
use crate::net::address::Address;
use crate::store::Candidate;

/// Presence and openers of listed tables, in memory only.
pub(crate) struct Lobby {
    tables: Mutex<HashMap<TableId, ListedTable>>,
    /// When the server started, in milliseconds since the beginning of 1970.
    started_at: u64,
    max_tables: usize,
    max_seats: usize,
    /// After how long without anybody here a table is left out, in milliseconds.
    away_ms: u64,
}

/// A listed table whose first game has not begun, or that has a free seat.
struct ListedTable {
    /// The address that opened it; `None` if that is unknown since a restart.
    opener: Option<Address>,
    /// By seat: the address of the guest who took it without an invitation.
    guests: [Option<Address>; Seat::MAX_COUNT],
    here: [bool; Seat::MAX_COUNT],
    /// Since when nobody is here, in milliseconds since the beginning of 1970.
    empty_since: Option<u64>,
}

/// The people at the seats of a table, and which of them are connected, by seat.
#[derive(Debug, Clone, Copy)]
struct Presence {
    is_taken: [bool; Seat::MAX_COUNT],
    is_here: [bool; Seat::MAX_COUNT],
}

/// A table of the lobby.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ShownTable {
    pub(crate) table: TableId,
    /// By seat: whether its person is connected.
    pub(crate) here: [bool; Seat::MAX_COUNT],
    /// For how long nobody has been there, in milliseconds; 0 if somebody is.
    pub(crate) away_ms: u64,
}

/// The number of tables that the lobby shows.
const MAX_SHOWN: usize = 100;

/// After how many milliseconds without anybody here a table stands below those where somebody waits.
const DEMOTE_AFTER_MS: u64 = 180_000;

impl Lobby {
    pub(crate) fn new(settings: &Settings, started_at: u64) -> Self {
        Self {
            tables: Mutex::default(),
            started_at,
            max_tables: settings.listed_tables_per_address,
            max_seats: settings.listed_seats_per_address,
            away_ms: settings.listed_away_ms,
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, ListedTable>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Refuses one more listed table of an address that has as many as it may have. Those that are left out do not count.
    ///
    /// # Errors
    ///
    /// [`Problem::TooMany`].
    pub(crate) fn check_tables(&self, address: Address, now: u64) -> Result<(), Problem> {
        let is_shown = |table: &&ListedTable| {
            let away = table
                .empty_since
                .map_or(0, |since| now.saturating_sub(since));
            table.opener == Some(address) && away < self.away_ms
        };
        let tables = self.lock();
        let count = tables.values().filter(is_shown).count();
        refuse_unless(count < self.max_tables)
    }

    /// Notes which address takes seats of a table without an invitation.
    ///
    /// # Errors
    ///
    /// [`Problem::TooMany`] if the address has taken seats of as many tables as it may at once.
    pub(crate) fn take_seats(
        &self,
        id: TableId,
        seats: &[Seat],
        address: Address,
        now: u64,
    ) -> Result<(), Problem> {
        let mut tables = self.lock();
        let has_seat = |table: &&ListedTable| table.guests.contains(&Some(address));
        let count = tables.values().filter(has_seat).count();
        refuse_unless(count < self.max_seats)?;
        let table = tables.entry(id).or_insert_with(|| ListedTable::new(now));
        for seat in seats {
            table.guests[seat.index()] = Some(address);
        }
        Ok(())
    }

    /// Notes who is at a table, if it is listed, or that it waits for nobody.
    pub(super) fn note(&self, slot: &Slot, now: u64) {
        let loaded = slot.loaded().ok().filter(|loaded| loaded.is_listed);
        let Some(loaded) = loaded else {
            return;
        };
        if !loaded.waits_for_persons() {
            return self.remove(slot.id());
        }
        let mut is_taken = [false; Seat::MAX_COUNT];
        for person in &loaded.people {
            is_taken[usize::from(person.seat)] = person.holder.is_some();
        }
        let is_here = slot.table.here();
        let presence = Presence { is_taken, is_here };
        self.update(slot.id(), slot.opener, presence, now);
    }

    /// Notes who is at a listed table that waits. The first address that is known for it counts as its opener's.
    fn update(&self, id: TableId, opener: Option<Address>, presence: Presence, now: u64) {
        let mut tables = self.lock();
        let table = tables.entry(id).or_insert_with(|| ListedTable::new(now));
        table.opener = table.opener.or(opener);
        table.here = presence.is_here;
        for (guest, is_taken) in table.guests.iter_mut().zip(presence.is_taken) {
            guest.take_if(|_| !is_taken);
        }
        if presence.is_here.contains(&true) {
            table.empty_since = None;
        } else {
            table.empty_since.get_or_insert(now);
        }
    }

    /// Forgets a table that is no longer listed, or has begun.
    pub(crate) fn remove(&self, id: TableId) {
        self.lock().remove(&id);
    }

    /// The tables that it knows.
    pub(crate) fn tables(&self) -> Vec<TableId> {
        self.lock().keys().copied().collect()
    }

    /// Chooses the tables to be shown of these, the newest first. Tables where nobody has been for some minutes come behind all
    /// others, and those where nobody has been for long are left out. If there are too many, each address has its first table
    /// shown before any has its second.
    pub(crate) fn choose(&self, candidates: &[Candidate], now: u64) -> Vec<ShownTable> {
        let tables = self.lock();
        let mut waiting: Vec<(u64, Candidate, Option<&ListedTable>)> = Vec::new();
        for &candidate in candidates {
            let known = tables.get(&candidate.table);
            let since = match known {
                Some(table) => table.empty_since,
                None => Some(candidate.opened_at.max(self.started_at)),
            };
            let away = since.map_or(0, |since| now.saturating_sub(since));
            if away < self.away_ms {
                waiting.push((away, candidate, known));
            }
        }
        let sinks = |away| away >= DEMOTE_AFTER_MS;
        waiting.sort_by_key(|&(away, candidate, _)| (sinks(away), Reverse(candidate.opened_at)));
        let mut counts: HashMap<Option<Address>, usize> = HashMap::new();
        let mut ranked = Vec::new();
        for (place, (away_ms, candidate, known)) in waiting.into_iter().enumerate() {
            let opener = known.and_then(|table| table.opener);
            let count = counts.entry(opener).or_default();
            // Tables whose opener is unknown share their turns, but may be of many addresses.
            if opener.is_none() || *count < self.max_tables {
                let here = known.map_or([false; Seat::MAX_COUNT], |table| table.here);
                let shown = ShownTable {
                    table: candidate.table,
                    here,
                    away_ms,
                };
                ranked.push((sinks(away_ms), *count, place, shown));
            }
            *count += 1;
        }
        ranked.sort_by_key(|&(sinks, turn, place, _)| (sinks, turn, place));
        ranked.truncate(MAX_SHOWN);
        ranked.sort_by_key(|&(_, _, place, _)| place);
        ranked.into_iter().map(|(_, _, _, shown)| shown).collect()
    }
}

impl ListedTable {
    const fn new(now: u64) -> Self {
        Self {
            opener: None,
            guests: [None; Seat::MAX_COUNT],
            here: [false; Seat::MAX_COUNT],
            empty_since: Some(now),
        }
    }
}

fn refuse_unless(is_allowed: bool) -> Result<(), Problem> {
    if is_allowed {
        Ok(())
    } else {
        Err(Problem::TooMany)
    }
}

#[cfg(test)]
mod tests;
