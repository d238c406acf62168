//! All tables: each has one owner at a time, and nobody is told what is not durable.

mod looking;
mod orders;
mod seats;
mod upkeep;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex as BriefMutex, MutexGuard as BriefGuard, PoisonError};

use game::Seat;
use play::{Table, Transition};
use tokio::sync::{Mutex, OwnedMutexGuard, mpsc};

use crate::clock::now;
use crate::live::{self, Inner, Live};
use crate::metrics::Metrics;
use crate::problem::Problem;
use crate::store::{Append, Store};
use crate::table_id::TableId;
use crate::thinking::{Question, Thinking};
use crate::timer::Alarm;

pub(crate) use seats::{Guest, NewlyOpened};

/// All tables of a server.
pub(crate) struct Tables {
    shards: Vec<BriefMutex<HashMap<TableId, Slot>>>,
    pub(crate) store: Store,
    pub(crate) thinking: Thinking,
    alarms: mpsc::UnboundedSender<Alarm>,
    pub(crate) metrics: Arc<Metrics>,
}

/// The place of one table. Whoever holds its lock owns the table, until what it did is durable and told.
type Slot = Arc<Mutex<Inner>>;

/// A table that somebody owns.
pub(crate) type Owned = OwnedMutexGuard<Inner>;

/// In how many parts the map of tables is, so that those who look one up seldom wait.
const SHARDS: usize = 64;

/// After how many milliseconds a computer player that found no place to think tries again.
const AGAIN_MS: u64 = 500;

impl Tables {
    pub(crate) fn new(
        store: Store,
        thinking: Thinking,
        alarms: mpsc::UnboundedSender<Alarm>,
        metrics: Arc<Metrics>,
    ) -> Self {
        Self {
            shards: (0..SHARDS).map(|_| BriefMutex::default()).collect(),
            store,
            thinking,
            alarms,
            metrics,
        }
    }

    fn shard(&self, id: TableId) -> BriefGuard<'_, HashMap<TableId, Slot>> {
        let shard = &self.shards[id.stored() as usize % SHARDS];
        shard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of this number, loaded if need be.
    pub(crate) async fn own(&self, id: TableId) -> Result<Owned, Problem> {
        let slot = {
            let mut shard = self.shard(id);
            Arc::clone(shard.entry(id).or_default())
        };
        let mut inner = slot.lock_owned().await;
        if inner.live.is_none()
            && let Err(problem) = self.load(id, &mut inner).await
        {
            inner.dismiss(&problem);
            drop(inner);
            self.forget_if_unused(id);
            return Err(problem);
        }
        inner.used_at = now();
        Ok(inner)
    }

    async fn load(&self, id: TableId, inner: &mut Inner) -> Result<(), Problem> {
        let stored = self.store.load(id).await?.ok_or(Problem::NoTable)?;
        let events = stored.events;
        let replayed = catch_unwind(|| {
            events.and_then(|events| Table::replay(events).map_err(|error| error.to_string()))
        });
        let replayed = replayed.unwrap_or_else(|_| Err("the program failed".into()));
        let table = match replayed {
            Ok(table) => table,
            Err(why) => {
                tracing::warn!(table = %id, %why, stage = stored.stage, "the events make no table anymore");
                self.store.mark_stopped(id, now()).await?;
                return Err(Problem::Stopped);
            }
        };
        let at = now();
        inner.away_since = [at; Seat::MOST];
        inner.thinks = None;
        // What is stored may be earlier than what is true, and is written anew.
        inner.stored_due = table.due().map(|_| 0);
        inner.live = Some(Live {
            table,
            places: stored.places,
            invitation: stored.invitation,
            is_listed: stored.is_listed,
        });
        self.resume(id, inner, stored.version, at).await
    }

    /// No clock ran while the host was away.
    async fn resume(
        &self,
        id: TableId,
        inner: &mut Inner,
        version: u32,
        at: u64,
    ) -> Result<(), Problem> {
        let live = inner.live.as_mut().expect("it was loaded");
        let stood = self.store.away_since(live.table.last_at());
        if live.table.due().is_some() && stood > 0 {
            let resumed = live.table.resume(stood, at);
            return self.commit(id, inner, version, resumed).await;
        }
        self.go_on(id, inner);
        Ok(())
    }

    /// Lets something happen at a table that somebody owns: made durable, then told to everybody who looks; gives the version.
    ///
    /// # Errors
    ///
    /// If the table refuses, which leaves it as it was; if it could not be written, or the program failed.
    pub(crate) async fn change<F>(
        &self,
        id: TableId,
        inner: &mut Inner,
        what: F,
    ) -> Result<u32, Problem>
    where
        F: FnOnce(&mut Table) -> Result<Transition, Problem> + Send,
    {
        let live = inner.live.as_mut().ok_or(Problem::Unavailable)?;
        let expected = live.table.version();
        let done = catch_unwind(AssertUnwindSafe(|| what(&mut live.table)));
        let Ok(done) = done else {
            return Err(self.stop_failed(id, inner).await);
        };
        let transition = done?;
        if !transition.events.is_empty() {
            self.commit(id, inner, expected, transition).await?;
        }
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        Ok(live.table.version())
    }

    async fn commit(
        &self,
        id: TableId,
        inner: &mut Inner,
        expected: u32,
        transition: Transition,
    ) -> Result<(), Problem> {
        let Transition { events, change } = transition;
        let live = inner.live.as_ref().ok_or(Problem::Unavailable)?;
        let due = inner.due_to_write(live.table.due(), now());
        let append = Append {
            table: id,
            expected,
            due,
            stage: live.table.stage().name(),
            stage_changed_at: change.stage_changed_at,
            games: live::ended(&live.table, &change),
            events,
        };
        if let Err(error) = self.store.append(append).await {
            // What is in memory is ahead of what is stored, so it is loaded again.
            inner.live = None;
            inner.thinks = None;
            return Err(error.into());
        }
        inner.wrote_due(due);
        self.metrics.views.inc_by(inner.announce(change.log_kept));
        self.go_on(id, inner);
        Ok(())
    }

    /// A fault of the program ends the table, with the events that it had.
    async fn stop_failed(&self, id: TableId, inner: &mut Inner) -> Problem {
        tracing::error!(table = %id, "the program failed at a table, which is stopped");
        self.metrics.panics.inc();
        inner.live = None;
        inner.thinks = None;
        if self.load(id, inner).await.is_ok()
            && let Some(live) = inner.live.as_mut()
        {
            let expected = live.table.version();
            let stopped = live.table.stop("failed", now());
            // If this cannot be written either, the next to come finds the table as it was before.
            let _ = self.commit(id, inner, expected, stopped).await;
        }
        Problem::Failed
    }

    /// Lets a computer player think and sets an alarm, if the table waits for that.
    fn go_on(&self, id: TableId, inner: &mut Inner) {
        let Some(live) = &inner.live else {
            return;
        };
        let mut alarm = live.table.due();
        if let Some(wanted) = live.table.wanted()
            && inner.thinks != Some(wanted.version)
        {
            let version = wanted.version;
            let question = Question::of(id, wanted);
            match question.map(|question| self.thinking.ask(question)) {
                Some(Ok(())) => inner.thinks = Some(version),
                Some(Err(_)) => {
                    inner.tell(&crate::api::ToClient::Busy { table: id });
                    let again = now() + AGAIN_MS;
                    alarm = Some(alarm.map_or(again, |due| due.min(again)));
                }
                None => {
                    tracing::error!(table = %id, "a table waits for a player that nobody knows")
                }
            }
        }
        if let Some(at) = alarm
            && inner.alarm.is_none_or(|set| at < set)
        {
            inner.alarm = Some(at);
            // Without a timer the server is about to end.
            let _ = self.alarms.send((at, id));
        }
    }
}

#[cfg(test)]
mod tests;
