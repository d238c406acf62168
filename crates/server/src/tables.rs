//! All tables: each has one owner at a time, and nobody learns of a step that is not durable.

mod handover;
mod orders;
mod readers;
mod seats;
mod upkeep;

use std::collections::HashMap;
use std::sync::{Arc, Mutex as BriefMutex, MutexGuard as BriefGuard, PoisonError};

use host::{Append, LoadedTable, Problem, TableId, TableSlot, replay};
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc};

use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::outbox::Outbox;
use crate::random::Random;
use crate::store::Store;
use crate::thinking::Thinking;
use crate::timer::Alarm;

/// All tables of a server.
pub(crate) struct Tables {
    shards: Vec<BriefMutex<HashMap<TableId, SharedSlot>>>,
    pub(crate) store: Store,
    pub(crate) thinking: Thinking,
    alarms: mpsc::UnboundedSender<Alarm>,
    pub(crate) metrics: Arc<Metrics>,
    clock: Clock,
    random: Random,
    /// After how long an absence an opponent may claim a game by a Fischer clock, in milliseconds.
    claim_after_ms: u64,
}

/// The place of one table in memory.
pub(crate) type Slot = TableSlot<Outbox>;

/// Whoever holds this lock owns the table, until its step is durable and sent to its readers.
type SharedSlot = Arc<Mutex<Slot>>;

/// A table that somebody owns.
pub(crate) type OwnedSlot = OwnedMutexGuard<Slot>;

/// How many parts the map of tables has. Each has a lock of its own, so that tasks that look up tables at once seldom
/// wait for each other.
const SHARDS: usize = 64;

impl Tables {
    pub(crate) fn new(
        store: Store,
        thinking: Thinking,
        alarms: mpsc::UnboundedSender<Alarm>,
        metrics: Arc<Metrics>,
        clock: Clock,
        random: Random,
        claim_after_ms: u64,
    ) -> Self {
        Self {
            shards: (0..SHARDS).map(|_| BriefMutex::default()).collect(),
            store,
            thinking,
            alarms,
            metrics,
            clock,
            random,
            claim_after_ms,
        }
    }

    fn shard(&self, id: TableId) -> BriefGuard<'_, HashMap<TableId, SharedSlot>> {
        let shard = &self.shards[id.stored() as usize % SHARDS];
        shard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until nobody else owns the table, and loads it if need be.
    pub(crate) async fn own(&self, id: TableId) -> Result<OwnedSlot, Problem> {
        let shared = {
            let mut shard = self.shard(id);
            let new = || Arc::new(Mutex::new(Slot::new(id, self.claim_after_ms)));
            Arc::clone(shard.entry(id).or_insert_with(new))
        };
        let mut slot = shared.lock_owned().await;
        if !slot.is_loaded()
            && let Err(problem) = self.load(&mut slot).await
        {
            slot.dismiss_all(&problem);
            drop(slot);
            self.forget_if_unused(id);
            return Err(problem);
        }
        slot.used_at = self.clock.now();
        Ok(slot)
    }

    async fn load(&self, slot: &mut Slot) -> Result<(), Problem> {
        let id = slot.id();
        let stored = self.store.load(id).await?.ok_or(Problem::NoTable)?;
        let table = match stored.events.and_then(replay) {
            Ok(table) => table,
            Err(why) => {
                tracing::warn!(table = %id, %why, stage = stored.stage, "the events make no table anymore");
                self.store.mark_stopped(id, self.clock.now()).await?;
                return Err(Problem::Stopped);
            }
        };
        let at = self.clock.now();
        let stood_ms = self.store.away_since(table.last_at());
        let loaded = LoadedTable {
            table,
            people: stored.people,
            invitation: stored.invitation,
            is_listed: stored.is_listed,
        };
        slot.load(loaded, at);
        match slot.resume(stood_ms, at)? {
            Some(append) => self.commit(slot, append).await,
            None => {
                self.go_on(slot);
                Ok(())
            }
        }
    }

    /// Makes a step durable and sends it to all readers. Returns the version of the table.
    ///
    /// # Errors
    ///
    /// If the table refused, which left it as it was; if the step could not be stored, or the program panicked.
    pub(crate) async fn finish(
        &self,
        slot: &mut Slot,
        step: Result<Option<Append>, Problem>,
    ) -> Result<u32, Problem> {
        match step {
            Ok(Some(append)) => self.commit(slot, append).await?,
            Ok(None) => {}
            Err(Problem::Failed) => {
                self.stop_failed(slot).await;
                return Err(Problem::Failed);
            }
            Err(problem) => return Err(problem),
        }
        Ok(slot.loaded()?.table.version())
    }

    async fn commit(&self, slot: &mut Slot, append: Append) -> Result<(), Problem> {
        if let Err(error) = self.store.append(append).await {
            // Memory is ahead of the database now.
            slot.unload();
            return Err(error.into());
        }
        let views = slot.written(self.clock.now());
        self.metrics.views.inc_by(views as u64);
        self.go_on(slot);
        Ok(())
    }

    /// Stops a table at which the program panicked, with the events that are stored.
    async fn stop_failed(&self, slot: &mut Slot) {
        tracing::error!(table = %slot.id(), "the program failed at a table, which is stopped");
        self.metrics.panics.inc();
        if self.load(slot).await.is_ok()
            && let Ok(Some(append)) = slot.stop("failed", self.clock.now())
        {
            // If this cannot be stored either, the next owner finds the table as it was before.
            let _ = self.commit(slot, append).await;
        }
    }

    /// Asks a computer player and sets an alarm, if the table waits for them.
    fn go_on(&self, slot: &mut Slot) {
        let next = slot.take_next();
        if next.lacks_player {
            tracing::error!(table = %slot.id(), "the table waits for a computer player that is not on offer");
        }
        self.set_alarm(slot.id(), next.alarm);
        if let Some(question) = next.question
            && self.thinking.ask(question).is_err()
        {
            let retry = slot.retry_later(self.clock.now());
            self.set_alarm(slot.id(), retry);
        }
    }

    fn set_alarm(&self, id: TableId, at: Option<u64>) {
        if let Some(at) = at {
            // Without a timer the server is about to end.
            let _ = self.alarms.send((at, id));
        }
    }
}

#[cfg(test)]
mod tests;
