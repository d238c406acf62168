//! Tables: each has one owner at a time, and nobody learns of a step that is not durable.

pub(crate) mod handover;
pub(crate) mod inspection;
pub(crate) mod invitations;
mod lapses;
pub(crate) mod lists;
pub(crate) mod lobby;
pub(crate) mod moderation;
pub(crate) mod opening;
pub(crate) mod orders;
pub(crate) mod readers;
pub(crate) mod seats;
mod slot;
mod slot_map;
pub(crate) mod thinking;
pub(crate) mod timer;
mod withholders;

use std::collections::HashSet;
use std::sync::Arc;

use host::{Append, LoadedTable, Problem, TableId, WaitingTimes, replay};
use play::fair::Bytes;
use play::{Event, Table, TimedEvent, Transition, VacancyReason};
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

use crate::Settings;
use crate::admin_messages::LogEntry;
use crate::clock::Clock;
use crate::metrics::Metrics;
use crate::net::address::Address;
use crate::net::limits::RateLimit;
use crate::store::{EventLines, Store};
use lapses::Lapses;
use lobby::Lobby;
use slot::Slot;
use slot_map::{OwnedSlot, SlotMap};
use thinking::Thinking;
use timer::Alarm;
use withholders::Withholders;

/// All tables of a server. It owns them and commits their steps; functions in the modules do the rest.
pub(crate) struct Tables {
    slots: SlotMap,
    store: Arc<Store>,
    thinking: Arc<Thinking>,
    alarms: mpsc::UnboundedSender<Alarm>,
    metrics: Arc<Metrics>,
    clock: Clock,
    times: WaitingTimes,
    /// For how long an invitation is good, in milliseconds.
    invitation_ms: u64,
    lobby: Arc<Lobby>,
    withholders: Withholders,
    lapses: Lapses,
    /// The events that addresses add: those of their orders, and of computer players at the tables that they opened.
    events: RateLimit,
}

const DAY_MS: u64 = 86_400_000;

impl Tables {
    pub(crate) fn new(
        store: &Arc<Store>,
        thinking: &Arc<Thinking>,
        lobby: &Arc<Lobby>,
        alarms: mpsc::UnboundedSender<Alarm>,
        metrics: &Arc<Metrics>,
        clock: &Clock,
        settings: &Settings,
    ) -> Self {
        Self {
            slots: SlotMap::new(),
            store: Arc::clone(store),
            thinking: Arc::clone(thinking),
            alarms,
            metrics: Arc::clone(metrics),
            clock: clock.clone(),
            times: settings.waiting_times(),
            invitation_ms: u64::from(settings.invitation_days) * DAY_MS,
            lobby: Arc::clone(lobby),
            withholders: Withholders::default(),
            lapses: Lapses::new(settings.sit_within_ms),
            events: RateLimit::per_hour(settings.events_per_hour),
        }
    }

    /// Waits until nobody else owns the table, and loads it if need be.
    pub(crate) async fn own(&self, id: TableId) -> Result<OwnedSlot, Problem> {
        let mut slot = self.own_unloaded(id).await;
        match self.load_if_absent(&mut slot).await {
            Ok(()) => Ok(slot),
            Err(problem) => {
                drop(slot);
                if !matches!(problem, Problem::Unavailable) {
                    self.slots.remove_if_unused(id);
                }
                Err(problem)
            }
        }
    }

    /// Waits until nobody else owns the slot of the table.
    async fn own_unloaded(&self, id: TableId) -> OwnedSlot {
        let shared = self.slots.get_or_insert(id, || Slot::new(id, self.times));
        let mut slot = shared.lock_owned().await;
        slot.table.used_at = self.clock.now();
        slot
    }

    /// Loads the table if it is not in memory. If the database fails, it is tried again later.
    async fn load_if_absent(&self, slot: &mut Slot) -> Result<(), Problem> {
        if slot.table.is_loaded() {
            return Ok(());
        }
        let loaded = self.load(slot).await;
        match &loaded {
            Ok(()) => self.lobby.note(slot, self.clock.now()),
            Err(Problem::Unavailable) => self.pause(slot),
            Err(problem) => slot.table.dismiss_all(problem),
        }
        loaded
    }

    async fn load(&self, slot: &mut Slot) -> Result<(), Problem> {
        let id = slot.id();
        let stored = self.store.load(id).await?.ok_or(Problem::NoTable)?;
        let table = match replay_apart(stored.events).await? {
            Ok(table) => table,
            Err(why) => {
                tracing::warn!(table = %id, %why, stage = stored.stage, "the events make no table anymore");
                self.store.mark_stopped(id, self.clock.now()).await?;
                return Err(Problem::Stopped);
            }
        };
        let at = self.clock.now();
        let downtime_ms = self.store.downtime_ms_since(table.last_at());
        let nonce = stored.renewal;
        let loaded = LoadedTable {
            table,
            people: stored.people,
            invitation: stored.invitation,
            is_listed: stored.is_listed,
            epoch: stored.epoch,
        };
        slot.table.load(loaded, at);
        if let Some(nonce) = nonce {
            self.renew_draws(slot, nonce, at).await?;
        }
        match slot.table.resume(downtime_ms, at)? {
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
    async fn finish(
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

    /// Changes a table, and finishes that step.
    async fn change(
        &self,
        slot: &mut Slot,
        at: u64,
        change: impl FnOnce(&mut Table) -> Result<Transition, Problem>,
    ) -> Result<(), Problem> {
        let step = slot.table.change(at, change);
        self.finish(slot, step).await.map(|_| ())
    }

    async fn commit(&self, slot: &mut Slot, append: Append) -> Result<(), Problem> {
        self.commit_logged(slot, append, None).await
    }

    /// Makes a step durable, with an entry of the audit log if the host makes it.
    async fn commit_logged(
        &self,
        slot: &mut Slot,
        append: Append,
        entry: Option<LogEntry>,
    ) -> Result<(), Problem> {
        let frees_seats = !append.freed.is_empty() || !append.filled.is_empty();
        let withheld = append.withheld.clone();
        let never_sat: Vec<u8> = append.events.iter().flat_map(seats_never_sat).collect();
        let changes_stage = append.stage.is_some();
        let stored = match entry {
            Some(entry) => self.store.append_logged(append, entry).await,
            None => self.store.append(append).await,
        };
        if let Err(error) = stored {
            // Memory is ahead of the database now.
            self.pause(slot);
            return Err(error.into());
        }
        slot.note_written();
        for address in slot.addresses_of(&withheld) {
            self.withholders.note(slot.id(), address);
        }
        let at = self.clock.now();
        self.note_unused(slot, &[withheld, never_sat].concat(), at);
        slot.forget_addresses();
        self.metrics.views.inc_by(slot.table.written(at) as u64);
        if frees_seats && let Err(problem) = self.reload_people(slot).await {
            self.pause(slot);
            return Err(problem);
        }
        if changes_stage {
            self.lobby.note(slot, at);
        }
        if slot.table.is_full()
            && let Some(stop) = slot.table.stop("full", at)?
        {
            tracing::warn!(table = %slot.id(), "the table has as many events as it may have, and is stopped");
            return Box::pin(self.commit(slot, stop)).await;
        }
        self.go_on(slot);
        Ok(())
    }

    /// Notes the addresses whose persons took these seats of a listed table and did not use them.
    fn note_unused(&self, slot: &Slot, seats: &[u8], at: u64) {
        if slot.loaded().is_ok_and(|loaded| loaded.is_listed) {
            let addresses: HashSet<Address> = slot.addresses_of(seats).into_iter().collect();
            for address in addresses {
                self.lapses.note(address, at);
            }
        }
    }

    /// Reads from the database who holds each seat, and tells the readers.
    async fn reload_people(&self, slot: &mut Slot) -> Result<(), Problem> {
        let people = self.store.people(slot.id()).await?;
        let now = self.clock.now();
        slot.table.set_people(people, now);
        self.lobby.note(slot, now);
        Ok(())
    }

    /// Gives a table that was restored from a copy other draws than people may have seen, in all its games. If the server ends
    /// before the nonce is deleted, it enters twice, which does no harm.
    async fn renew_draws(&self, slot: &mut Slot, nonce: Bytes, at: u64) -> Result<(), Problem> {
        if let Some(append) = slot
            .table
            .change(at, |table| Ok(table.renew_draws(nonce, at)))?
        {
            self.store.append(append).await?;
            slot.table.written(at);
        }
        Ok(self.store.delete_renewal(slot.id()).await?)
    }

    /// Takes a table out of memory because the database failed; its alarm loads it again.
    fn pause(&self, slot: &mut Slot) {
        let alarm = slot.pause(self.clock.now());
        self.set_alarm(slot.id(), alarm);
    }

    /// Stops a table at which the program panicked, with the events that are stored.
    async fn stop_failed(&self, slot: &mut Slot) {
        tracing::error!(table = %slot.id(), "the program failed at a table, which is stopped");
        self.metrics.panics.inc();
        if self.load(slot).await.is_ok()
            && let Ok(Some(append)) = slot.table.stop("failed", self.clock.now())
        {
            // If this cannot be stored either, the next owner finds the table as it was before.
            let _ = self.commit(slot, append).await;
        }
    }

    /// Asks a computer player and sets an alarm, if the table waits for them. A paused table waits for the end of its delay.
    fn go_on(&self, slot: &mut Slot) {
        if slot.delayed_until(self.clock.now()).is_some() {
            return;
        }
        let next = slot.table.take_next();
        if next.lacks_player {
            tracing::error!(table = %slot.id(), "the table waits for a computer player that is not on offer");
        }
        self.set_alarm(slot.id(), next.alarm);
        let Some(question) = next.question else {
            return;
        };
        if let Some(answer) = slot.unstored.take()
            && question.is_answered_by(&answer)
        {
            self.thinking.answer_again(answer);
        } else if self.has_spent_events(slot) || self.thinking.ask(slot.flow(), question).is_err() {
            let retry = slot.table.retry_later(self.clock.now());
            self.set_alarm(slot.id(), retry);
        }
    }

    /// Counts an event of a computer player for the address that opened the table. Returns true if it has added too many.
    fn has_spent_events(&self, slot: &Slot) -> bool {
        let checked = slot
            .opener
            .map(|address| self.events.check(address, Problem::TooMany));
        matches!(checked, Some(Err(_)))
    }

    /// Removes the tables from memory that nobody has used for `idle_ms` milliseconds; with 0 all that nobody uses now.
    pub(crate) fn sweep(&self, idle_ms: u64) {
        let count = self.slots.sweep(self.clock.now().saturating_sub(idle_ms));
        self.metrics.tables.set(count as i64);
        self.events.sweep();
    }

    fn set_alarm(&self, id: TableId, at: Option<u64>) {
        if let Some(at) = at {
            // Without a timer the server is about to end.
            let _ = self.alarms.send((at, id));
        }
    }
}

/// The seats that an event frees because nobody sat there in time.
fn seats_never_sat(event: &TimedEvent) -> Vec<u8> {
    match &event.event {
        Event::SeatsFreed {
            seats,
            reason: Some(VacancyReason::NeverSat),
        } => seats.clone(),
        _ => Vec::new(),
    }
}

/// Makes a table of its events.
///
/// Reading and replaying thousands of events takes a while, in which the thread of the network is not to stand still. Few
/// events are replayed there all the same: each thread that tables are made on keeps memory of its own for them.
async fn replay_apart(events: EventLines) -> Result<Result<Table, String>, Problem> {
    if events.are_few() {
        return Ok(events.read().and_then(replay));
    }
    let replayed = spawn_blocking(move || events.read().and_then(replay)).await;
    replayed.map_err(|_| Problem::Failed)
}

#[cfg(test)]
mod tests;
