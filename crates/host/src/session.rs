//! One client: the secrets that it has shown, and what it watches.

use std::collections::HashMap;

use game::Seat;

use crate::api::{Target, ToClient};
use crate::loaded_table::SeenVersion;
use crate::problem::Problem;
use crate::secret::{Secret, SecretHash};
use crate::subscriber::{MAX_LOG_ENTRIES, MAX_MOMENTS, Outbox, reader};
use crate::table_id::TableId;
use crate::table_slot::TableSlot;

/// One client. Its driver reads its messages, and owns the slot of the table that a message is about.
pub struct Session<O> {
    outbox: O,
    held: HashMap<TableId, Vec<SecretHash>>,
    watched: Vec<Target>,
    /// The maximum number of secrets that it may show, and of targets that it may watch.
    max_tables: usize,
}

impl<O: Outbox> Session<O> {
    /// A client that has shown nothing yet.
    pub fn new(outbox: O, max_tables: usize) -> Self {
        Self {
            outbox,
            held: HashMap::new(),
            watched: Vec::new(),
            max_tables,
        }
    }

    /// The outbox of its messages.
    pub const fn outbox(&self) -> &O {
        &self.outbox
    }

    /// Refuses one more secret if it has shown too many.
    ///
    /// # Errors
    ///
    /// [`Problem::TooMany`].
    pub fn check_secrets(&self) -> Result<(), Problem> {
        let count: usize = self.held.values().map(Vec::len).sum();
        if count < self.max_tables {
            Ok(())
        } else {
            Err(Problem::TooMany)
        }
    }

    /// Takes a secret of a table, and answers with its seats.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if it holds none.
    pub fn show_secret(&mut self, slot: &TableSlot<O>, secret: &Secret) -> Result<(), Problem> {
        let (table, hash) = (slot.id(), secret.hash());
        let seats = slot.loaded()?.seats_of(hash);
        if seats.is_empty() {
            return Err(Problem::WrongSecret);
        }
        let held = self.held.entry(table).or_default();
        if !held.contains(&hash) {
            held.push(hash);
        }
        self.outbox.put(&ToClient::Seats { table, seats });
        Ok(())
    }

    /// Refuses to watch one more target if it watches too many.
    ///
    /// # Errors
    ///
    /// [`Problem::TooMany`].
    pub fn check_watched(&self, target: &Target) -> Result<(), Problem> {
        if self.watched.contains(target) || self.watched.len() < self.max_tables {
            Ok(())
        } else {
            Err(Problem::TooMany)
        }
    }

    /// Watches a table, whose log it has up to the version `since`.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if it has not shown the secret of the seat.
    pub fn watch(
        &mut self,
        slot: &mut TableSlot<O>,
        target: Target,
        since: Option<SeenVersion>,
        at: u64,
    ) -> Result<(), Problem> {
        let held = self.held_at(target.table);
        slot.watch(target.clone(), held, since, &self.outbox, at)?;
        if !self.watched.contains(&target) {
            self.watched.push(target);
        }
        Ok(())
    }

    /// Sends the entries of the log of a table that come before this number, the last 128 of them at most.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if it has not shown the secret of the seat.
    pub fn send_log(
        &self,
        slot: &TableSlot<O>,
        target: &Target,
        before: usize,
    ) -> Result<(), Problem> {
        let seat = self.reader_of(slot, target)?;
        let table = &slot.loaded()?.table;
        let before = before.min(table.log().len());
        let log_from = before.saturating_sub(MAX_LOG_ENTRIES);
        let log = &table.log_views(reader(seat), log_from..before);
        self.outbox.put(&ToClient::Log {
            target,
            log_from,
            log,
        });
        Ok(())
    }

    /// Sends the moments of the game at a table from this number of entries on, the next 32 of them at most.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if it has not shown the secret of the seat.
    pub fn send_moments(
        &self,
        slot: &TableSlot<O>,
        target: &Target,
        from: usize,
    ) -> Result<(), Problem> {
        self.reader_of(slot, target)?;
        let table = &slot.loaded()?.table;
        let from = from.min(table.log().len());
        let moments = &table.moments(from..from + MAX_MOMENTS);
        self.outbox.put(&ToClient::Moments { target, moments });
        Ok(())
    }

    /// The seat for which it reads; `None` for a spectator.
    fn reader_of(&self, slot: &TableSlot<O>, target: &Target) -> Result<Option<Seat>, Problem> {
        let seat = target.seat.as_ref();
        seat.map(|_| self.seat_of(slot, target)).transpose()
    }

    /// Notes that it no longer watches a target. The driver then calls [`TableSlot::leave`].
    pub fn forget_watched(&mut self, target: &Target) {
        self.watched.retain(|watched| watched != target);
    }

    /// The subscriptions of the client.
    pub fn watched(&self) -> &[Target] {
        &self.watched
    }

    /// The seat in whose name it orders something.
    ///
    /// # Errors
    ///
    /// [`Problem::WrongSecret`] if no seat is named or it has not shown its secret.
    pub fn seat_of(&self, slot: &TableSlot<O>, target: &Target) -> Result<Seat, Problem> {
        let name = target.seat.as_deref().ok_or(Problem::WrongSecret)?;
        let held = self.held_at(target.table);
        let (seat, _) = slot.loaded()?.seat_of(name, held)?;
        Ok(seat)
    }

    fn held_at(&self, table: TableId) -> &[SecretHash] {
        self.held.get(&table).map_or(&[], Vec::as_slice)
    }

    /// Acknowledges an order that is durable.
    pub fn acknowledge(&self, table: TableId, id: u64, version: u32) {
        self.outbox.put(&ToClient::Done { table, id, version });
    }

    /// Refuses a message about a table, if it is about one, or an order.
    pub fn refuse(&self, table: Option<TableId>, id: Option<u64>, problem: &Problem) {
        let error = problem.body(self.outbox.language());
        self.outbox.put(&ToClient::Error { table, id, error });
    }
}
