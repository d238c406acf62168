//! The place of one table in memory: the table while it is loaded, its readers, and what it waits for.
//!
//! A table in memory runs ahead of its storage between a step and [`TableSlot::written`]. Meanwhile a driver must not
//! let anybody else use the slot.

mod readers;
mod waiting;

use std::panic::{AssertUnwindSafe, catch_unwind};

use game::Seat;
use play::{CommandContext, Order, Table, Transition, VacancyReason};

use crate::append::{Append, PendingStep};
use crate::capacity;
use crate::loaded_table::LoadedTable;
use crate::problem::Problem;
use crate::questions::MoveAnswer;
use crate::subscriber::{Outbox, Subscriber};
use crate::table_id::TableId;

pub use waiting::NextWork;

/// The place of one table in memory.
pub struct TableSlot<O> {
    id: TableId,
    /// `None` while the table has to be loaded.
    loaded: Option<LoadedTable>,
    /// The step that is not durable yet.
    unwritten: Option<PendingStep>,
    subscribers: Vec<Subscriber<O>>,
    /// By seat: since when no client has read for it.
    away_since: [u64; Seat::MAX_COUNT],
    /// The stored due time.
    stored_due: Option<u64>,
    /// The earliest alarm that is set.
    alarm: Option<u64>,
    /// The version for which a computer player is thinking.
    thinking: Option<u32>,
    times: WaitingTimes,
    /// The time of the last use of the table, in milliseconds since the beginning of 1970.
    pub used_at: u64,
}

/// For how long a table waits for its persons, in milliseconds.
#[derive(Debug, Clone, Copy)]
pub struct WaitingTimes {
    /// After how long an absence an opponent may claim the game by a Fischer clock.
    pub claim_after_ms: u64,
    /// Within how long a person who takes a seat before the first game has to sit; after that the seat is free again.
    pub sit_within_ms: u64,
}

impl<O: Outbox> TableSlot<O> {
    /// The place of a table that is not loaded.
    pub const fn new(id: TableId, times: WaitingTimes) -> Self {
        Self {
            id,
            loaded: None,
            unwritten: None,
            subscribers: Vec::new(),
            away_since: [0; Seat::MAX_COUNT],
            stored_due: None,
            alarm: None,
            thinking: None,
            times,
            used_at: 0,
        }
    }

    /// The table.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Returns true if the table is in memory.
    pub const fn is_loaded(&self) -> bool {
        self.loaded.is_some()
    }

    /// The table and who holds its seats.
    ///
    /// # Errors
    ///
    /// [`Problem::Unavailable`] if it is not loaded.
    pub fn loaded(&self) -> Result<&LoadedTable, Problem> {
        self.loaded.as_ref().ok_or(Problem::Unavailable)
    }

    /// Returns true if the slot must stay: somebody reads the table, or a computer player thinks for it.
    pub const fn is_in_use(&self) -> bool {
        !self.subscribers.is_empty() || self.thinking.is_some()
    }

    /// Returns true if a computer player was asked for the decision that the table waits for.
    pub const fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Returns true if persons play at the table, and it is in memory.
    pub fn has_persons(&self) -> bool {
        let loaded = self.loaded.as_ref();
        loaded.is_some_and(|loaded| loaded.table.has_persons())
    }

    /// Returns true if only computer players play at the table, and nobody watches: nobody needs their decisions.
    pub fn is_deserted(&self) -> bool {
        !self.has_persons() && !self.is_watched()
    }

    fn is_watched(&self) -> bool {
        self.subscribers
            .iter()
            .any(|reader| reader.outbox.is_open())
    }

    /// Takes a table that was replayed from its events.
    pub fn load(&mut self, loaded: LoadedTable, at: u64) {
        self.away_since = [at; Seat::MAX_COUNT];
        self.thinking = None;
        // The stored time may be earlier than the true one; as time 0 it is written again with the next step.
        self.loaded = Some(loaded);
        self.stored_due = self.due().map(|_| 0);
    }

    /// Drops the table, which has to be loaded again: memory may be ahead of what is stored.
    fn unload(&mut self) {
        self.loaded = None;
        self.unwritten = None;
        self.thinking = None;
    }

    /// Accounts for `downtime_ms` milliseconds in which no host ran, so that no clock runs on them, and does what this program does
    /// by itself where an older one waited. Returns `None` if there is nothing to do.
    ///
    /// # Errors
    ///
    /// [`Problem::Failed`] as [`TableSlot::order`].
    pub fn resume(&mut self, downtime_ms: u64, at: u64) -> Result<Option<Append>, Problem> {
        self.change(at, |table| {
            let mut transition = Transition::NONE;
            if downtime_ms > 0 && table.due().is_some() {
                transition.extend(table.resume(downtime_ms, at));
            }
            transition.extend(table.settle(at));
            Ok(transition)
        })
    }

    /// Does what a seat asks for, whose message took `lag_ms` milliseconds. Returns `None` if the table did it before. A
    /// clock that has run out by now must have been [ticked](Self::tick).
    ///
    /// # Errors
    ///
    /// The refusal of the table, which is unchanged. [`Problem::Failed`] if the program panicked: then the table is
    /// unloaded, and the driver loads it again and [stops](Self::stop) it.
    pub fn order(
        &mut self,
        seat: Seat,
        order: &Order,
        lag_ms: u64,
        at: u64,
    ) -> Result<Option<Append>, Problem> {
        let context = CommandContext {
            at,
            lag_ms,
            away_ms: self.away_ms(at),
            claim_after_ms: self.times.claim_after_ms,
        };
        self.change(at, |table| {
            capacity::check(table, seat, order)?;
            Ok(table.order(seat, order, &context)?)
        })
    }

    /// Lets clocks run out that have by now, and frees seats whose persons have not sat in time. Returns `None` if there are
    /// none.
    ///
    /// # Errors
    ///
    /// [`Problem::Failed`] as [`TableSlot::order`].
    pub fn tick(&mut self, at: u64) -> Result<Option<Append>, Problem> {
        if self.due().is_none_or(|due| due > at) {
            return Ok(None);
        }
        let overdue = self.loaded()?.overdue_seats(self.times.sit_within_ms, at);
        self.change(at, |table| {
            let mut transition = table.tick(at);
            if !overdue.is_empty()
                && let Ok(freed) = table.free_seats(&overdue, VacancyReason::NeverSat, at)
            {
                transition.extend(freed);
            }
            Ok(transition)
        })
    }

    /// Plays the decision of a computer player; a player that failed stops the table.
    ///
    /// # Errors
    ///
    /// That the game has gone on since the question, or [`Problem::Failed`] as [`TableSlot::order`].
    pub fn answered(&mut self, answer: &MoveAnswer, at: u64) -> Result<Option<Append>, Problem> {
        self.thinking = None;
        self.change(at, |table| match answer.action {
            Some(action) => Ok(table.program_moves(answer.seat, action, answer.version, at)?),
            None => Ok(table.stop("player", at)),
        })
    }

    /// Returns true if the table has all events that it may have, and is not over: it is to be [stopped](Self::stop).
    pub fn is_full(&self) -> bool {
        let loaded = self.loaded.as_ref();
        loaded.and_then(|loaded| capacity::reserved_left(&loaded.table)) == Some(0)
    }

    /// Stops the table for good, for a reason in one word.
    ///
    /// # Errors
    ///
    /// [`Problem::Failed`] as [`TableSlot::order`].
    pub fn stop(&mut self, why: &str, at: u64) -> Result<Option<Append>, Problem> {
        self.change(at, |table| Ok(table.stop(why, at)))
    }

    /// Makes any other step. A panic ends this table alone: it is unloaded, since nobody knows its state.
    ///
    /// # Errors
    ///
    /// As [`TableSlot::order`].
    pub fn change(
        &mut self,
        at: u64,
        change: impl FnOnce(&mut Table) -> Result<Transition, Problem>,
    ) -> Result<Option<Append>, Problem> {
        let step = catch_unwind(AssertUnwindSafe(|| self.make_step(at, change)));
        step.unwrap_or_else(|_| {
            self.unload();
            Err(Problem::Failed)
        })
    }

    fn make_step(
        &mut self,
        at: u64,
        change: impl FnOnce(&mut Table) -> Result<Transition, Problem>,
    ) -> Result<Option<Append>, Problem> {
        let loaded = self.loaded.as_mut().ok_or(Problem::Unavailable)?;
        let expected_version = loaded.table.version();
        let transition = change(&mut loaded.table)?;
        if transition.events.is_empty() {
            return Ok(None);
        }
        let log_kept = transition.change.log_kept;
        loaded.vacate(&transition.change.freed_seats());
        if !transition.change.withheld_seats().is_empty() {
            loaded.invitation = None;
        }
        let filled = transition.change.filled_seats();
        loaded
            .people
            .retain(|person| !filled.contains(&person.seat));
        let table = &self.loaded()?.table;
        let due = self.due_update(self.due(), at);
        let append = Append::new(self.id, expected_version, at, table, transition, due);
        self.unwritten = Some(append.unwritten(log_kept));
        Ok(Some(append))
    }

    /// Sends every reader its view of the last step, which is durable now. Returns how many there were.
    pub fn written(&mut self, at: u64) -> usize {
        if let Some(unwritten) = self.unwritten.take() {
            self.note_due(unwritten.due);
            self.send_views(unwritten.log_kept, at);
            self.warn_if_nearly_full();
        }
        self.subscribers.len()
    }
}
